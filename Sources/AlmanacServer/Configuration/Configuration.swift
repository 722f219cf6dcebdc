import AlmanacProtocol
import EventLoop
import JSON
import Providers
import Services
import Storage
import Time
package import Units
package import Vocabulary
package import Words

/// Every setting, each with its origin.
///
/// Precedence: `config.set` and `initialize`, then environment, file, default. One exception: the
/// file's language wins over the environment's, which is rarely set for Almanac alone.
package struct Configuration: Sendable {
  package enum TimeFormat: String, CaseIterable, Sendable {
    case twentyFourHours = "24h"
    case twelveHours = "12h"
  }

  /// How often the ledgers of the user's places are filled with earlier forecasts.
  package enum SkillBackfill: String, CaseIterable, Sendable {
    case never, weekly
  }

  /// A place reference as written: one JSON text, a string or an object.
  package typealias PlaceReference = [UInt8]

  package var location = Setting<PlaceReference?>(nil)
  package var units = Setting(UnitsSetting.metric)
  package var locale = Setting("en")
  /// What the environment says of measures (POSIX `LC_MEASUREMENT`); nil if nothing but the locale
  /// does.
  package private(set) var measurementLocale: String?
  /// nil: the locale's convention.
  package var timeFormat = Setting<TimeFormat?>(nil)
  /// Of every score for which the caller names no model.
  package var sunsetModel = Setting(SunsetModel.afterglow)
  package var providerOrder = Setting<[String]>([])
  package var providers: [String: ProviderEntry] = [:]
  package var cacheMaximumBytes = Setting(Self.defaultCacheMaximumBytes)
  package var skillBackfill = Setting(SkillBackfill.never)
  /// Whether past errors correct forecasts.
  package var correction = Setting(SkillUse.whenProven)
  /// Whether several providers' forecasts are blended.
  package var blend = Setting(SkillUse.never)
  /// In file order.
  package var problems: [ConfigurationProblem] = []

  package init() {}

  package static let defaultCacheMaximumBytes = CacheLimits.bytes
  package static let cacheMaximumBytesRange = 1_048_576...4_294_967_296

  /// The valid names of `providers` entries.
  package static let providerNames = ProviderID.allCases.map(\.rawValue)
}

/// A unit system and the JSON text that selected it.
package struct UnitsSetting: Equatable, Sendable {
  /// Nil for that of the reader's territory.
  package let system: UnitSystem?
  package let json: [UInt8]

  package static let metric = UnitsSetting(system: .metric, json: Array("\"metric\"".utf8))
  package static let locale = UnitsSetting(system: nil, json: Array("\"locale\"".utf8))

  package init(system: UnitSystem?, json: [UInt8]) { (self.system, self.json) = (system, json) }

  /// In the wire's shape, over metric.
  init(_ value: JSONValue, at path: String) throws(Failure) {
    let choice = try Wire.UnitsChoice(value, at: path)
    if case .unitSet(.locale) = choice {
      self = .locale
    } else {
      self.init(
        system: UnitSystem(choice, over: .metric, reader: .metric), json: Array(value.rawBytes))
    }
  }
}

package struct ProviderEntry: Sendable {
  package var baseURL = Setting<BaseURL?>(nil)
  package var apiKey = Setting<String?>(nil)
  package var contact = Setting<String?>(nil)
  package var isEnabled = Setting(true)
  /// ISO 3166-1.
  package var disabledCountries = Setting<[String]>([])
}

extension Configuration {
  /// Combines file, environment and command line; a pure function of the three.
  /// - Parameters:
  ///   - file: nil if its location is unknown.
  ///   - units: a preset from the command line.
  package init(
    environment: ProcessEnvironment, file: ConfigurationText?, units: String? = nil
  ) {
    self.init()
    if let file { apply(file) }
    apply(environment)
    // A page has the units of its reader unasked: that is its default.
    if let units { applyUnits(units, of: "--units", readersAre: .default) }
  }

  // MARK: Units

  /// The units of an answer that asks for none.
  /// - Parameter locale: from the request.
  package func units(_ locale: String?) -> UnitSystem {
    units.value.system ?? UnitSystem(territory: territory(locale).code)
  }

  /// The units of people: the configured ones, or else those of their territory.
  package func readerUnits(_ locale: String?) -> UnitSystem {
    hasReaderUnits ? UnitSystem(territory: territory(locale).code) : units(locale)
  }

  /// Whether people have the units of their territory, because no others are configured.
  package var hasReaderUnits: Bool { units.origin == .default || units.value.system == nil }

  /// The territory whose units people read, and what says so: the first that does of the locales of
  /// the request and of `initialize`, `LC_MEASUREMENT`, and the locale in force.
  package func territory(_ locale: String?) -> (code: String?, origin: UnitsOrigin) {
    let client = self.locale.origin == .initialize ? self.locale.value : nil
    let asked = [locale, client].lazy.compactMap(\.self).compactMap {
      LocaleTag($0).measuringTerritory
    }
    if let code = asked.first { return (code, .locale) }
    if let measurementLocale {
      return (LocaleTag(measurementLocale).measuringTerritory, .measurement)
    }
    let code = LocaleTag(self.locale.value).measuringTerritory
    return (code, code == nil ? .default : .locale)
  }

  /// The wording of an answer.
  /// - Parameter locale: from the request; nil uses the configured one.
  package func wording(_ locale: String? = nil) -> Wording {
    Wording(locale: locale ?? self.locale.value, clock: timeFormat.value?.style)
  }

  /// Overlays the environment's values.
  package mutating func apply(_ environment: ProcessEnvironment) {
    if let text = environment[.location] {
      location.set(JSONWriter.text(text), .environment)
      if let fault = Services.PlaceReference.text(text).fault {
        noteVariable(.location, Self.complaint(fault))
      }
    }
    if let locale = environment.locale, self.locale.origin == .default {
      self.locale.set(locale, .environment)
    }
    measurementLocale = environment.measurementLocale
    if let now = environment[.now], (try? Instant(parsing: now)) == nil {
      noteVariable(.now, "is not an RFC 3339 time with an offset; ignored.")
    }
    if let log = environment[.log], Log.Level(rawValue: log) == nil {
      let allowed = Log.Level.allCases.map(\.rawValue).joined(separator: ", ")
      noteVariable(.log, "is none of \(allowed); ignored.")
    }
    if let units = environment[.units] {
      applyUnits(units, of: EnvironmentVariable.units.rawValue, readersAre: .environment)
    }
    if let key = environment[.openWeatherMapKey] { applyKey(key) }
  }

  private mutating func applyKey(_ key: String) {
    guard key.utf8.count <= Self.maximumProviderTextBytes else {
      return noteVariable(.openWeatherMapKey, "is too long; ignored.")
    }
    let name = ProviderID.openWeatherMap.rawValue
    providers[name, default: ProviderEntry()].apiKey.set(key, .environment)
    noteUnsentKey(of: name)
  }

  /// - Parameter origin: of `locale`.
  private mutating func applyUnits(
    _ name: String, of source: String, readersAre origin: ConfigOrigin
  ) {
    guard let set = UnitSet(rawValue: name) else {
      let allowed = UnitSet.allCases.map(\.rawValue).joined(separator: ", ")
      return note("/units", "\(source) is none of \(allowed); ignored.")
    }
    guard let preset = set.preset else { return units = readerSetting(origin) }
    let setting = UnitsSetting(system: UnitSystem(preset: preset), json: JSONWriter.text(name))
    units.set(setting, .environment)
  }

  /// What `locale` means where something is configured already: that stays.
  package func readerSetting(_ origin: ConfigOrigin) -> Setting<UnitsSetting> {
    units.origin == .default ? Setting(.locale, origin) : units
  }

  private mutating func noteVariable(_ variable: EnvironmentVariable, _ message: String) {
    note("", "\(variable.rawValue) \(message)")
  }
}
