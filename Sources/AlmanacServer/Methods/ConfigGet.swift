import AlmanacCore
package import AlmanacProtocol
import JSON
import Services

/// `config.get`: every setting with its origin; a secret shows only whether it is set.
extension Wire.ConfigGetMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let settings = call.invocation.settings
    return Wire.ConfigGetResult(
      values: settings.wireValues, language: Wire.LanguageInUse(call.language),
      warnings: settings.problems.map { problem in
        Wire.Warning(code: .notProvided, message: problem.text, paths: [])
      })
  }
}

extension Wire.LanguageInUse {
  init(_ language: SpokenLanguage) {
    self.init(
      tag: language.rawValue, reviewed: language.isReviewed,
      dir: Wire.TextDirection(language.direction))
  }
}

extension Configuration {
  /// Every setting, by dotted path.
  package var wireValues: [Wire.ConfigValue] {
    var values = [
      Self.value("location", EncodedJSON(location.value ?? Array("null".utf8)), location.origin),
      Self.value("units", EncodedJSON(units.value.json), units.origin),
      Self.value("locale", Self.text(locale.value), locale.origin),
      Self.value("timeFormat", Self.text(wording().clock.rawValue), timeFormat.origin),
      Self.value(
        "sunset.model", Self.text(sunsetModel.value.rawValue), sunsetModel.origin),
      Self.value(
        "cache.maxBytes", EncodedJSON(Array("\(cacheMaximumBytes.value)".utf8)),
        cacheMaximumBytes.origin),
      Self.value(
        "skill.backfill", Self.text(skillBackfill.value.rawValue), skillBackfill.origin),
      Self.value("skill.correction", Self.text(correction.value.rawValue), correction.origin),
      Self.value("skill.blend", Self.text(blend.value.rawValue), blend.origin),
      Self.value("providers.order", Self.list(providerOrder.value), providerOrder.origin),
    ]
    for name in Self.providerNames {
      let entry = providers[name] ?? ProviderEntry()
      let path = "providers.\(name)"
      values += [
        Self.value(path + ".baseURL", Self.text(entry.baseURL.value?.text), entry.baseURL.origin),
        Self.value(path + ".apiKey", Self.secret(entry.apiKey.value), entry.apiKey.origin),
        Self.value(path + ".contact", Self.text(entry.contact.value), entry.contact.origin),
      ]
    }
    return values
  }

  static func value(
    _ path: String, _ value: EncodedJSON, _ origin: SettingOrigin
  ) -> Wire.ConfigValue {
    Wire.ConfigValue(
      path: path, value: value, origin: Wire.ConfigOrigin(origin))
  }

  static func text(_ text: String?) -> EncodedJSON {
    text.map { EncodedJSON(Self.json($0)) } ?? .null
  }

  private static func list(_ names: [String]) -> EncodedJSON {
    var writer = JSONWriter()
    writer.beginArray()
    for name in names { writer.value(name) }
    writer.endArray()
    return EncodedJSON(writer.bytes)
  }

  /// Never the secret itself.
  private static func secret(_ text: String?) -> EncodedJSON {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("secret", true)
    writer.member("set", text != nil)
    writer.endObject()
    return EncodedJSON(writer.bytes)
  }
}
