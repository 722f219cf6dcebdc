import AlmanacCLI
import AlmanacProtocol
package import AlmanacServer
import Basics
import EventLoop
import JSON
import Services
import Time
import Units

extension OutsideText {
  /// Goes through all that the program makes of an environment and a configuration at its start.
  /// - Returns: what does not hold; nothing may trap on the way.
  package static func complaint(
    _ environment: ProcessEnvironment, _ configuration: Configuration
  ) -> String? {
    if let locale = environment.locale, !Configuration.isLanguageTag(locale) {
      return "no language tag: \(locale)"
    }
    let folders = [
      environment.configurationFile, environment.dataFolder, environment.cacheFolder,
    ]
    if folders.contains("") { return "a folder without a name" }
    _ = (environment.isOffline, environment.logLevel, environment.timeZone)
    _ = environment[.now].flatMap { try? Instant(parsing: $0) }
    _ = Terminal(
      streams: StandardStreams(input: 0, output: 1), environment: environment, choice: nil,
      loss: OutputLoss())
    for value in configuration.wireValues {
      let bytes = ResultWriter.bytes(of: value, .plain)
      guard (try? JSONDocument(parsing: bytes)) != nil else {
        return "no JSON: \(value.setting)"
      }
    }
    for problem in configuration.problems {
      // By its bytes: a mark at the start of a name makes one letter with the slash before it.
      let isPointer = problem.path.isEmpty || problem.path.utf8.first == UInt8(ascii: "/")
      guard isPointer, !problem.message.isEmpty else {
        return "a problem without place or words: \(problem)"
      }
      let shown = TerminalText(problem.text).text.unicodeScalars
      if shown.contains(where: { $0.properties.generalCategory == .control }) {
        return "a problem that moves the cursor"
      }
      if shown.contains(where: isHidden) { return "a problem that hides: \(problem)" }
    }
    _ = ProviderConfiguration(configuration)
    let defaults = LocationDefaults(configuration, timeZone: environment.timeZone)
    for case let reference? in [defaults.environment, defaults.config] {
      _ = try? places.find(reference)
    }
    _ = defaults.timeZone.map { places.zones.rules(named: $0) }
    return nil
  }

  /// Has no shape, and gives none to what stands before it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl
      && !properties.isVariationSelector
  }

  /// Without a file behind the zones.
  private static let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
}
