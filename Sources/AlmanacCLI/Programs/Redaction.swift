import JSON

/// A message with what must not leave a person's machine taken out: keys are masked, coordinates
/// rounded to a tenth of a degree (some eleven kilometers).
enum Redaction {
  static let mask = "***"

  /// - Parameter json: one JSON text; anything else comes back as a JSON string that says so.
  static func text(_ json: some Collection<UInt8>) -> [UInt8] {
    var writer = JSONWriter()
    if let document = try? JSONDocument(parsing: Array(json)) {
      write(document.root, name: "", to: &writer)
    } else {
      writer.value("not JSON, \(json.count) bytes")
    }
    return writer.bytes
  }

  private static func write(_ value: JSONValue, name: String, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.beginObject()
      let setting = setting(value)
      for (key, member) in value.members {
        writer.key(text: key)
        write(member, name: key == "value" ? setting ?? key : key, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, name: name, to: &writer) }
      writer.endArray()
    case .string: writer.value(redacted(value.string ?? "", name: name))
    case .number where coordinates.contains(name): writer.value(rounded(value.double ?? 0))
    default: writer.value(value)
    }
  }

  /// The last part of a setting's path: what `config.set` says of a value that stands beside it.
  private static func setting(_ value: JSONValue) -> String? {
    value["path"]?.string?.split(separator: ".").last.map(String.init)
  }

  private static let coordinates: Set = ["latitude", "longitude"]
  private static let secrets: Set = ["apikey", "appid", "key", "token", "password", "secret"]

  private static func redacted(_ text: String, name: String) -> String {
    if secrets.contains(name.lowercased()) { return mask }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = number(parts[0]), let longitude = number(parts[1]) else {
      return text
    }
    return "\(rounded(latitude)),\(rounded(longitude))"
  }

  private static func number(_ text: Substring) -> Double? {
    Double(String(text.drop { $0 == " " }))
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 10).rounded() / 10 }
}
