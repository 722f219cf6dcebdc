import JSON

/// Removes private data from a message: keys are masked, coordinates rounded to a tenth of a degree
/// (about 11 km).
struct Redaction {
  static let mask = "***"

  /// Whether a coordinate was changed.
  private(set) var hasRounded = false
  private var writer = JSONWriter()

  /// - Parameter json: one JSON text; anything else is replaced by a JSON string saying that it was
  ///   invalid.
  init(_ json: some Collection<UInt8>) {
    if let document = try? JSONDocument(parsing: Array(json)) {
      write(document.root, name: "")
    } else {
      writer.value("not JSON, \(json.count) bytes")
    }
  }

  /// One JSON text.
  var text: [UInt8] { writer.bytes }

  private mutating func write(_ value: JSONValue, name: String) {
    switch value.kind {
    case .object:
      writer.beginObject()
      let setting = Self.setting(value)
      for (key, member) in value.members {
        writer.key(text: key)
        write(member, name: key == "value" ? setting ?? key : key)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, name: name) }
      writer.endArray()
    case .string: writer.value(redacted(value.string ?? "", name: name))
    case .number where Self.coordinates.contains(name): writer.value(rounded(value.double ?? 0))
    default: writer.value(value)
    }
  }

  /// The last part of a setting's path, which `config.set` sends next to the value.
  private static func setting(_ value: JSONValue) -> String? {
    value["path"]?.string?.split(separator: ".").last.map(String.init)
  }

  private static let coordinates: Set = ["latitude", "longitude"]
  private static let secrets: Set = ["apikey", "appid", "key", "token", "password", "secret"]

  private mutating func redacted(_ text: String, name: String) -> String {
    if Self.secrets.contains(name.lowercased()) { return Self.mask }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Self.number(parts[0]),
      let longitude = Self.number(parts[1])
    else {
      return text
    }
    return "\(rounded(latitude)),\(rounded(longitude))"
  }

  private static func number(_ text: Substring) -> Double? {
    Double(String(text.drop { $0 == " " }))
  }

  private mutating func rounded(_ degrees: Double) -> Double {
    let rounded = (degrees * 10).rounded() / 10
    if rounded != degrees { hasRounded = true }
    return rounded
  }
}
