import AlmanacProtocol
import AlmanacServer
import Basics
import JSON

/// Removes private data from a message: what is or could be a key is masked, coordinates are
/// rounded to a tenth of a degree (about 11 km).
///
/// A key that the process does not know is recognized only by its position: a setting that no
/// client can change, a member of `configuration` that the protocol does not know, a member named
/// like a key and everything below it, a part of an address. What the process knows is masked by
/// its value, whatever holds it (`TraceFile`).
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

  /// - Parameter isHidden: it may be a key.
  private mutating func write(_ value: JSONValue, name: String, isHidden: Bool = false) {
    switch value.kind {
    case .object:
      writer.beginObject()
      let setting = Self.setting(value)
      for (key, member) in value.members {
        writer.key(text: key)
        let isHiddenHere =
          isHidden || SecretName.isSecret(key)
          || key == "value" && setting.map(SecretName.isSecret) == true
        if key == "params", let method = value["method"]?.string {
          writeParams(member, of: method, isHidden: isHiddenHere)
        } else {
          write(member, name: key, isHidden: isHiddenHere)
        }
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, name: name, isHidden: isHidden) }
      writer.endArray()
    case .string where isHidden, .number where isHidden: writer.value(Self.mask)
    case .string: writer.value(redacted(value.string ?? ""))
    case .number where Self.coordinates.contains(name): writer.value(rounded(value.double ?? 0))
    default: writer.value(value)
    }
  }

  private mutating func writeParams(_ params: JSONValue, of method: String, isHidden: Bool) {
    guard params.kind == .object else {
      let isSetting = method == MethodName.configSet.rawValue
      return write(params, name: "params", isHidden: isHidden || isSetting)
    }
    writer.beginObject()
    for (key, member) in params.members {
      writer.key(text: key)
      switch (method, key) {
      case (MethodName.configSet.rawValue, let key) where key != "setting":
        let isSettable = Configuration.settablePaths.contains(params["setting"]?.string ?? "")
        write(member, name: key, isHidden: isHidden || !isSettable || key != "value")
      case ("initialize", "configuration"):
        writeConfiguration(member, isHidden: isHidden)
      default: write(member, name: key, isHidden: isHidden || SecretName.isSecret(key))
      }
    }
    writer.endObject()
  }

  private mutating func writeConfiguration(_ value: JSONValue, isHidden: Bool) {
    guard value.kind == .object else { return write(value, name: "", isHidden: true) }
    writer.beginObject()
    for (key, member) in value.members {
      writer.key(text: key)
      let isKnown = Self.configurationMembers.contains(key)
      write(member, name: key, isHidden: isHidden || !isKnown)
    }
    writer.endObject()
  }

  /// The members of `InitialConfiguration`, which accepts others and ignores them.
  static let configurationMembers: Set = ["location", "units", "locale"]

  /// The last part of a setting's name, which stands next to its value.
  private static func setting(_ value: JSONValue) -> String? {
    value["setting"]?.string?.split { ". /".contains($0) }.last.map(String.init)
  }

  private static let coordinates: Set = ["latitude", "longitude"]

  private mutating func redacted(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Self.number(parts[0]),
      let longitude = Self.number(parts[1])
    else {
      return SecretName.masked(address: text, with: Self.mask)
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

/// The names of keys in messages and addresses.
enum SecretName {
  private static let exact: Set = ["key", "keys", "token", "tokens", "auth"]
  private static let parts = [
    "apikey", "appid", "accesstoken", "authtoken", "apitoken", "passw", "secret", "credential",
    "authorization",
  ]

  /// A longer one is none; a text of separators only must not be read anew at each.
  private static let maximumName = 40

  /// Whatever the case, and whatever separates its words.
  static func isSecret(_ name: String) -> Bool {
    let bare = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return exact.contains(bare) || parts.contains { bare.mentions($0) }
  }

  /// A text without the user information and the secret query values of an address in it.
  static func masked(address text: String, with mask: String) -> String {
    var masked = ""
    var rest = text[...]
    while let end = rest.firstIndex(where: { "?&;@".contains($0) }) {
      let before = rest[..<end]
      let mark = rest[end]
      rest = rest[rest.index(after: end)...]
      if mark == "@", let slashes = before.range(ofSlashes: "://") {
        masked += before[..<slashes]
        masked += mask + "@"
        continue
      }
      masked += before
      masked.append(mark)
      guard mark != "@", let equals = rest.prefix(maximumName).firstIndex(of: "="),
        isSecret(String(rest[..<equals]))
      else { continue }
      masked += rest[...equals]
      masked += mask
      rest = rest[equals...].dropFirst().drop { !"&;#".contains($0) }
    }
    return masked + rest
  }
}

extension Substring {
  /// The end of the last occurrence of a text.
  fileprivate func range(ofSlashes text: String) -> Index? {
    indices.last { self[$0...].hasPrefix(text) }.map { index($0, offsetBy: text.count) }
  }
}
