import Basics
import JSON
import Vocabulary

/// Reads the members of one JSON object and reports the first fault with its path.
///
/// Absent, null, `{}` and `[]` all mean an object without members; a null member is an absent one;
/// `3.0` is an integer; nothing else is converted.
struct Fields {
  private let value: JSONValue?
  let path: String

  init(_ value: JSONValue?, at path: String = "") throws(ParamsFault) {
    self.path = path
    switch value?.kind {
    case nil, .null: self.value = nil
    case .object: self.value = value
    case .array where value?.count == 0: self.value = nil
    case .array: throw ParamsFault(.invalidParams, at: path, hint: "Give params by name.")
    default: throw .type("an object", at: path)
    }
  }

  /// The member, unless it is absent or null.
  func present(_ name: String) -> JSONValue? {
    guard let value, let found = value[name], !found.isNull else { return nil }
    return found
  }

  func pointer(_ name: String) -> String { path + "/" + JSONPointer.escaped(name) }

  func required<T>(_ name: String, _ value: T?) throws(ParamsFault) -> T {
    guard let value else { throw ParamsFault(.missingParam, at: pointer(name)) }
    return value
  }

  func boolean(_ name: String) throws(ParamsFault) -> Bool? {
    guard let found = present(name) else { return nil }
    return try Bool(found, at: pointer(name))
  }

  func integer(
    _ name: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(ParamsFault) -> Int? {
    guard let found = present(name) else { return nil }
    let number = try Int(found, at: pointer(name))
    if number < minimum ?? .min || number > maximum ?? .max {
      throw outOfRange(pointer(name), minimum.map(Double.init), maximum.map(Double.init))
    }
    return number
  }

  func number(
    _ name: String, from minimum: Double? = nil, to maximum: Double? = nil
  ) throws(ParamsFault) -> Double? {
    guard let found = present(name) else { return nil }
    let number = try Double(found, at: pointer(name))
    if number < minimum ?? -.infinity || number > maximum ?? .infinity {
      throw outOfRange(pointer(name), minimum, maximum)
    }
    return number
  }

  /// Bounds are counted in UTF-8 bytes.
  func string(
    _ name: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(ParamsFault) -> String? {
    guard let found = present(name) else { return nil }
    return try String(found, at: pointer(name), from: minimum, to: maximum)
  }

  /// The name of one of these methods.
  func method(
    _ name: String, among methods: [MethodName]
  ) throws(ParamsFault) -> MethodName? {
    guard let text = try string(name) else { return nil }
    guard let method = methods.first(where: { $0.rawValue == text }) else {
      let allowed = methods.map(\.rawValue)
      throw ParamsFault(
        .notAllowed, at: pointer(name), allowed: allowed,
        didYouMean: Spelling.closest(to: text, in: allowed))
    }
    return method
  }

  func value<T: WireReadable>(_ name: String) throws(ParamsFault) -> T? {
    guard let found = present(name) else { return nil }
    return try T(found, at: pointer(name))
  }

  func list<T: WireReadable>(
    _ name: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(ParamsFault) -> [T]? {
    guard let found = present(name) else { return nil }
    return try [T](list: found, at: pointer(name), from: minimum, to: maximum)
  }

  /// Any JSON; null counts as a value where the member is there.
  func anything(_ name: String) -> JSONValue? { value?[name] }

  func object(_ name: String) throws(ParamsFault) -> JSONValue? {
    guard let found = present(name) else { return nil }
    if found.kind == .object || (found.kind == .array && found.count == 0) { return found }
    throw .type("an object", at: pointer(name))
  }

  /// Requires one of these members (`x-exactlyOne`).
  func exactlyOne(of names: [String]) throws(ParamsFault) {
    guard try !atMostOne(of: names) else { return }
    throw ParamsFault(
      .missingParam, at: pointer(names[0]), allowed: names, hint: "Give exactly one of these.")
  }

  /// Refuses more than one of these members (`x-atMostOne`). Of a flag only true counts as given.
  ///
  /// - Returns: whether one is given.
  @discardableResult
  func atMostOne(of names: [String]) throws(ParamsFault) -> Bool {
    let given = names.filter { present($0).map { $0.bool != false } ?? false }
    guard given.count > 1 else { return given.count == 1 }
    throw ParamsFault(
      .notAllowed, at: pointer(given[1]), allowed: names, hint: "Give only one of these.")
  }

  /// Refuses every member that is not in `known`.
  func end(_ known: [String]) throws(ParamsFault) {
    guard let value else { return }
    for member in value.members where !known.contains(member.key) {
      throw ParamsFault(
        .unknownParam, at: pointer(member.key),
        didYouMean: Spelling.closest(to: member.key, in: known))
    }
  }
}

func outOfRange(_ path: String, _ minimum: Double?, _ maximum: Double?) -> ParamsFault {
  ParamsFault(.outOfRange, at: path, range: .init(minimum: minimum, maximum: maximum))
}

/// JSON Pointer, RFC 6901.
package enum JSONPointer {
  /// One reference token: `~` as `~0`, `/` as `~1`.
  package static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") })
    else { return token }
    var result = ""
    for character in token.unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
