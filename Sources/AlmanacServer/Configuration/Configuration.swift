package import AlmanacCore
import EventLoop
import Providers
import Services
import Storage

/// Everything that can be set, each value with where it came from.
///
/// Precedence: `config.set` and `initialize` over environment over file over default; only the
/// language of the file comes before that of the environment, which nobody sets for us alone.
package struct Configuration: Sendable {
  package enum TimeFormat: String, CaseIterable, Sendable {
    case twentyFourHours = "24h"
    case twelveHours = "12h"
  }

  /// A place reference as it was written: one JSON text, a string or an object.
  package typealias PlaceReference = [UInt8]

  package var location = Setting<PlaceReference?>(nil)
  package var units = Setting(UnitsSetting.metric)
  package var locale = Setting("en")
  /// nil: the habit of the locale.
  package var timeFormat = Setting<TimeFormat?>(nil)
  package var providerOrder = Setting<[String]>([])
  package var providers: [String: ProviderEntry] = [:]
  package var cacheMaximumBytes = Setting(Self.defaultCacheMaximumBytes)
  /// What was found wrong, in the order of the file.
  package var problems: [ConfigurationProblem] = []

  package init() {}

  package static let defaultCacheMaximumBytes = CacheLimits.bytes
  package static let cacheMaximumBytesRange = 1_048_576...4_294_967_296

  /// The names a `providers` entry may have.
  package static let providerNames = ProviderID.allCases.map(\.rawValue)
}

/// A unit system and the JSON text that chose it.
package struct UnitsSetting: Equatable, Sendable {
  package let system: UnitSystem
  package let json: [UInt8]

  package static let metric = UnitsSetting(system: .metric, json: Array("\"metric\"".utf8))
}

package struct ProviderEntry: Sendable {
  package var baseURL = Setting<BaseURL?>(nil)
  package var apiKey = Setting<String?>(nil)
  package var contact = Setting<String?>(nil)
}

extension Configuration {
  /// What file, environment and command line say together: a pure function of all three.
  /// - Parameters:
  ///   - file: as it was read; nil if nothing says where it would be.
  ///   - units: of the command line, a preset.
  package init(
    environment: ProcessEnvironment, file: ConfigurationText?, units: String? = nil
  ) {
    self.init()
    if let file { apply(file) }
    apply(environment)
    if let units { applyUnits(units, of: "--units") }
  }

  /// How an answer speaks.
  /// - Parameter locale: of a request; the configured one where it names none.
  package func wording(_ locale: String? = nil) -> Wording {
    Wording(locale: locale ?? self.locale.value, clock: timeFormat.value?.style)
  }

  /// Lays the environment's values over these.
  package mutating func apply(_ environment: ProcessEnvironment) {
    if let text = environment[.location] {
      location.set(Self.json(text), .environment)
      if let fault = Services.PlaceReference.text(text).fault {
        noteVariable(.location, Self.complaint(fault))
      }
    }
    if let locale = environment.locale, self.locale.origin == .default {
      self.locale.set(locale, .environment)
    }
    if let now = environment[.now], (try? Instant(parsing: now)) == nil {
      noteVariable(.now, "is not an RFC 3339 time with an offset; ignored.")
    }
    if let log = environment[.log], Log.Level(rawValue: log) == nil {
      let allowed = Log.Level.allCases.map(\.rawValue).joined(separator: ", ")
      noteVariable(.log, "is none of \(allowed); ignored.")
    }
    if let units = environment[.units] {
      applyUnits(units, of: EnvironmentVariable.units.rawValue)
    }
  }

  private mutating func applyUnits(_ name: String, of source: String) {
    guard let preset = UnitSystem.Preset(rawValue: name) else {
      let allowed = UnitSystem.Preset.allCases.map(\.rawValue).joined(separator: ", ")
      return note("/units", "\(source) is none of \(allowed); ignored.")
    }
    let setting = UnitsSetting(system: UnitSystem(preset: preset), json: Self.json(name))
    units.set(setting, .environment)
  }

  private mutating func noteVariable(_ variable: EnvironmentVariable, _ message: String) {
    note("", "\(variable.rawValue) \(message)")
  }
}
