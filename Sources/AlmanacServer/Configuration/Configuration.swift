package import AlmanacCore
import EventLoop
import Providers
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
  package var timeFormat = Setting(TimeFormat.twelveHours)
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
  /// Lays the environment's values over these.
  package mutating func apply(_ environment: ProcessEnvironment) {
    if let location = environment.location {
      self.location.set(Self.json(location), .environment)
    }
    if let locale = environment.locale, self.locale.origin == .default {
      self.locale.set(locale, .environment)
    }
    if let now = environment.now, (try? Instant(parsing: now)) == nil {
      problems.append(
        ConfigurationProblem(
          path: "", message: "ALMANAC_NOW is no RFC 3339 time with an offset; it is ignored."))
    }
    if let log = environment.log, Log.Level(rawValue: log) == nil {
      let allowed = Log.Level.allCases.map(\.rawValue).joined(separator: ", ")
      problems.append(
        ConfigurationProblem(
          path: "", message: "ALMANAC_LOG is none of \(allowed); it is ignored."))
    }
    guard let units = environment.units else { return }
    if let preset = UnitSystem.Preset(rawValue: units) {
      let setting = UnitsSetting(system: UnitSystem(preset: preset), json: Self.json(units))
      self.units.set(setting, .environment)
    } else {
      let allowed = UnitSystem.Preset.allCases.map(\.rawValue).joined(separator: ", ")
      problems.append(
        ConfigurationProblem(
          path: "/units", message: "ALMANAC_UNITS is none of \(allowed); it is ignored."))
    }
  }
}
