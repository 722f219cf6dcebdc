import AlmanacProtocol
import JSON

/// `almanac-config.5`, from the schema of the configuration file.
enum ConfigurationPage {
  static func roff(version: String) -> String {
    var page = Roff(
      name: "almanac-config", section: 5, version: version, "the configuration file of almanac")
    page.section("DESCRIPTION")
    let bytes = ConfigurationSchema.text.withUTF8Buffer { unsafe Array($0) }
    let schema = try? JSONDocument(parsing: bytes)
    page.paragraph(schema?.root["description"]?.string ?? "")
    page.paragraph(
      "One JSON object. almanac config path names the file, almanac config set changes it.")
    page.section("ENTRIES")
    if let root = schema?.root {
      write(root, prefix: "", to: &page)
      page.section("ENTRIES OF A PROVIDER")
      page.paragraph("For example providers.openWeatherMap.apiKey.")
      if let provider = root["$defs"]?["provider"] { write(provider, prefix: "", to: &page) }
    }
    page.section("EXAMPLE")
    page.example([
      #"{"#, #"  "location": "Lisbon","#, #"  "units": "metric","#,
      #"  "providers": {"openWeatherMap": {"apiKey": "…"}}"#, #"}"#,
    ])
    page.section("SEE ALSO", "almanac(1), almanac-protocol(7)")
    return page.text
  }

  /// Entries by dotted path. A `oneOf` of constants lists its values; what several entries share is
  /// described once, separately.
  private static func write(_ schema: JSONValue, prefix: String, to page: inout Roff) {
    guard let properties = schema["properties"] else { return }
    for (name, property) in properties.members where name != "$schema" {
      let path = prefix + name
      if property["properties"] != nil {
        write(property, prefix: path + ".", to: &page)
      } else if property["$ref"]?.string?.hasPrefix("#/$defs/") != true {
        page.entry(path, SchemaText.of(property))
      }
    }
  }
}

/// A JSON Schema in a few words.
enum SchemaText {
  /// - Parameter schemas: the named ones; an enum is described by its values.
  static func of(_ schema: JSONValue, among schemas: JSONValue? = nil) -> String {
    var parts: [String] = []
    if let text = schema["description"]?.string { parts.append(text) }
    if let kind = kind(schema, schemas) { parts.append("(\(kind))") }
    if let value = schema["default"] {
      parts.append("Default: \(String(decoding: value.rawBytes, as: UTF8.self)).")
    }
    return parts.isEmpty ? "Any JSON value." : parts.joined(separator: " ")
  }

  private static func kind(_ schema: JSONValue, _ schemas: JSONValue?) -> String? {
    let words = schema["enum"]?.elements.compactMap(\.string) ?? []
    if !words.isEmpty { return words.joined(separator: ", ") }
    if let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      guard let named = schemas?[name], named["enum"] != nil else { return name }
      return kind(named, nil)
    }
    guard let type = schema["type"]?.string else { return nil }
    let bounds = [schema["minimum"], schema["maximum"]].map { bound in
      bound.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    }
    return bounds == ["", ""] ? type : "\(type) \(bounds[0])…\(bounds[1])"
  }
}
