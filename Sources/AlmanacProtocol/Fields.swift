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

  init(_ value: JSONValue?, at path: String = "") throws(Failure) {
    self.path = path
    switch value?.kind {
    case nil, .null: self.value = nil
    case .object: self.value = value
    case .array where value?.count == 0: self.value = nil
    case .array: throw Failure(.invalidParams, at: path, hint: .paramsByName)
    default: throw .type(.expectedObject, at: path)
    }
  }

  /// The member, unless it is absent or null.
  func present(_ name: String) -> JSONValue? {
    guard let value, let found = value[name], !found.isNull else { return nil }
    return found
  }

  func pointer(_ name: String) -> String { path + "/" + JSONPointer.escaped(name) }

  func required<T>(_ name: String, _ value: T?) throws(Failure) -> T {
    guard let value else { throw Failure(.missingParam, at: pointer(name)) }
    return value
  }

  func boolean(_ name: String) throws(Failure) -> Bool? {
    guard let found = present(name) else { return nil }
    return try Bool(found, at: pointer(name))
  }

  func integer(
    _ name: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(Failure) -> Int? {
    guard let found = present(name) else { return nil }
    let number = try Int(found, at: pointer(name))
    if number < minimum ?? .min || number > maximum ?? .max {
      throw outOfRange(pointer(name), minimum.map(Double.init), maximum.map(Double.init))
    }
    return number
  }

  func number(
    _ name: String, from minimum: Double? = nil, to maximum: Double? = nil
  ) throws(Failure) -> Double? {
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
  ) throws(Failure) -> String? {
    guard let found = present(name) else { return nil }
    return try String(found, at: pointer(name), from: minimum, to: maximum)
  }

  /// The name of one of these methods.
  func method(
    _ name: String, among methods: [MethodName]
  ) throws(Failure) -> MethodName? {
    guard let text = try string(name) else { return nil }
    guard let method = methods.first(where: { $0.rawValue == text }) else {
      throw Failure(
        .notAllowed, at: pointer(name), allowed: methods.map(\.rawValue), given: text)
    }
    return method
  }

  func value<T: WireReadable>(_ name: String) throws(Failure) -> T? {
    guard let found = present(name) else { return nil }
    return try T(found, at: pointer(name))
  }

  func list<T: WireReadable>(
    _ name: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(Failure) -> [T]? {
    guard let found = present(name) else { return nil }
    return try [T](list: found, at: pointer(name), from: minimum, to: maximum)
  }

  /// Any JSON; null counts as a value where the member is there.
  func anything(_ name: String) -> JSONValue? { value?[name] }

  func object(_ name: String) throws(Failure) -> JSONValue? {
    guard let found = present(name) else { return nil }
    if found.kind == .object || (found.kind == .array && found.count == 0) { return found }
    throw .type(.expectedObject, at: pointer(name))
  }

  /// Requires one of these members (`x-exactlyOne`).
  func exactlyOne(of names: [String]) throws(Failure) {
    guard try !atMostOne(of: names) else { return }
    throw Failure(
      .missingParam, at: pointer(names[0]), allowed: names, hint: .giveExactlyOne)
  }

  /// Refuses more than one of these members (`x-atMostOne`). Of a flag only true counts as given.
  ///
  /// - Returns: whether one is given.
  @discardableResult
  func atMostOne(of names: [String]) throws(Failure) -> Bool {
    let given = names.filter { present($0).map { $0.bool != false } ?? false }
    guard given.count > 1 else { return given.count == 1 }
    throw Failure(
      .notAllowed, at: pointer(given[1]), allowed: names, hint: .giveOnlyOne)
  }

  /// Refuses every member that is not in `known`.
  func end(_ known: [String]) throws(Failure) {
    guard let value else { return }
    for member in value.members where !known.contains(member.key) {
      throw Failure(
        .unknownParam, at: pointer(member.key),
        didYouMean: Spelling.closest(to: member.key, in: known))
    }
  }
}

func outOfRange(_ path: String, _ minimum: Double?, _ maximum: Double?) -> Failure {
  Failure(.outOfRange, at: path, within: (minimum, maximum))
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
