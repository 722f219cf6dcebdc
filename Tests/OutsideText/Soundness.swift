import AlmanacCLI
import AlmanacCore
import AlmanacProtocol
package import AlmanacServer
import EventLoop
import JSON
import Services

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
      var writer = JSONWriter()
      value.write(to: &writer)
      guard (try? JSONDocument(parsing: writer.bytes)) != nil else {
        return "no JSON: \(value.path)"
      }
    }
    for problem in configuration.problems {
      guard problem.path.isEmpty || problem.path.hasPrefix("/"), !problem.message.isEmpty else {
        return "a problem without place or words: \(problem)"
      }
      let acts = TerminalText(problem.text).text.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      if acts { return "a problem that moves the cursor" }
    }
    _ = ProviderConfiguration(configuration)
    let defaults = LocationDefaults(configuration, timeZone: environment.timeZone)
    for case let reference? in [defaults.environment, defaults.config] {
      _ = try? places.find(reference)
    }
    _ = defaults.timeZone.map { places.zones.rules(named: $0) }
    return nil
  }

  /// Without a file behind the zones.
  private static let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
}
