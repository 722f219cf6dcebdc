import JSON

/// A value of a result that has no members of its own, with where it is.
struct Leaf {
  /// "/days/0/label".
  let path: String
  /// A text, else nil.
  let text: String?
  /// As it is written.
  let value: String

  var line: String { "\(path) \(value)" }

  static func all(of value: JSONValue, _ path: String = "") -> [Leaf] {
    switch value.kind {
    case .object: value.members.flatMap { all(of: $0.value, path + "/" + $0.key) }
    case .array:
      value.elements.enumerated().flatMap { all(of: $0.element, path + "/\($0.offset)") }
    default:
      [
        Leaf(
          path: path, text: value.string,
          value: value.string ?? String(decoding: value.rawBytes, as: UTF8.self))
      ]
    }
  }
}
