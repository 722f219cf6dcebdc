package import AlmanacProtocol
import JSON
import Services
import Vocabulary
import Words

/// `config.get`: every setting with its origin; a secret shows only whether it is set.
extension Wire.ConfigGetMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let settings = call.invocation.settings
    return Wire.ConfigGetResult(
      values: settings.wireValues, language: Wire.LanguageInUse(call.language),
      readerUnits: Wire.UnitsInUse(settings, call.params.request.locale),
      warnings: settings.problems.map { problem in
        Wire.Warning(
          code: .notProvided, message: Sentence { _, _ in Text(written: problem.text) }, paths: [])
      })
  }
}

extension Wire.LanguageInUse {
  init(_ language: SpokenLanguage) {
    self.init(
      tag: language.rawValue, reviewed: language.isReviewed,
      dir: language.direction)
  }
}

extension Wire.UnitsInUse {
  fileprivate init(_ settings: Configuration, _ locale: String?) {
    let units = Wire.Units(settings.readerUnits(locale))
    guard settings.hasReaderUnits else {
      self.init(units: units, origin: .configured, territory: nil)
      return
    }
    let (code, origin) = settings.territory(locale)
    self.init(units: units, origin: origin, territory: code)
  }
}

extension Configuration {
  /// Every setting, by dotted path.
  package var wireValues: [Wire.ConfigValue] {
    var values = [
      Self.row("location", location) { EncodedJSON($0 ?? Array("null".utf8)) },
      Self.row("units", units) { EncodedJSON($0.json) },
      Self.row("locale", locale, Self.text),
      Self.row("timeFormat", timeFormat) { _ in Self.text(wording().clock.rawValue) },
      Self.row("sunset.model", sunsetModel) { Self.text($0.rawValue) },
      Self.row("cache.maxBytes", cacheMaximumBytes) { EncodedJSON(Array("\($0)".utf8)) },
      Self.row("skill.backfill", skillBackfill) { Self.text($0.rawValue) },
      Self.row("skill.correction", correction) { Self.text($0.rawValue) },
      Self.row("skill.blend", blend) { Self.text($0.rawValue) },
      Self.row("providers.order", providerOrder, Self.list),
    ]
    for name in Self.providerNames {
      let entry = providers[name] ?? ProviderEntry()
      let path = "providers.\(name)"
      values += [
        Self.row(path + ".baseURL", entry.baseURL) { Self.text($0?.shown) },
        Self.row(path + ".apiKey", entry.apiKey, Self.secret),
        Self.row(path + ".contact", entry.contact, Self.text),
        Self.row(path + ".enabled", entry.isEnabled) { EncodedJSON(Array("\($0)".utf8)) },
        Self.row(path + ".disabledCountries", entry.disabledCountries, Self.list),
      ]
    }
    return values
  }

  private static func row<Value>(
    _ path: String, _ setting: Setting<Value>, _ json: (Value) -> EncodedJSON
  ) -> Wire.ConfigValue {
    Wire.ConfigValue(
      setting: path, value: json(setting.value), origin: setting.origin)
  }

  private static func text(_ text: String?) -> EncodedJSON {
    text.map { EncodedJSON(JSONWriter.text($0)) } ?? .null
  }

  private static func list(_ names: [String]) -> EncodedJSON {
    var writer = JSONWriter()
    writer.array(names) { $0.value($1) }
    return EncodedJSON(writer.bytes)
  }

  /// Never the secret itself.
  private static func secret(_ text: String?) -> EncodedJSON {
    EncodedJSON(
      JSONWriter.object { writer in
        writer.member("secret", true)
        writer.member("set", text != nil)
      })
  }
}
