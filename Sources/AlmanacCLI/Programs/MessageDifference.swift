import Basics
import JSON
import Time

/// Where two messages differ, by JSON Pointer. Volatile members are ignored: ages, fetch times,
/// error messages, and whether a value was fetched or stored.
struct MessageDifference {
  /// Compares names and types instead of values, because the call was not exactly the same. Lists
  /// may then differ in length, and values may be null.
  var isShapeOnly = false
  /// When the call came: two times that both say "now" are the same.
  var now: Instant?

  private static let volatile: Set = ["fetchedAt", "ageSeconds", "expiresAt", "uptimeSeconds"]
  /// The replay has an empty store.
  private static let fetched: Set = ["live", "cache"]

  func lines(_ expected: JSONValue?, _ actual: JSONValue?, at path: String = "") -> [String] {
    guard let expected else { return ["\(path) is new: \(short(actual))"] }
    guard let actual else { return ["\(path) is missing: \(short(expected))"] }
    switch (expected.kind, actual.kind) {
    case (.object, .object):
      let names = Set(expected.members.map(\.key)).union(actual.members.map(\.key))
      return names.sorted().filter { !isVolatile($0, in: path) }.flatMap {
        lines(expected[$0], actual[$0], at: "\(path)/\($0)")
      }
    case (.array, .array):
      let count =
        isShapeOnly ? min(expected.count, actual.count) : max(expected.count, actual.count)
      return (0..<count).flatMap {
        lines(expected.element(at: $0), actual.element(at: $0), at: "\(path)/\($0)")
      }
    default:
      guard !isSame(expected, actual, at: path) else { return [] }
      return ["\(path) was \(short(expected)), is \(short(actual))"]
    }
  }

  private func isSame(_ expected: JSONValue, _ actual: JSONValue, at path: String) -> Bool {
    if isShapeOnly {
      return expected.kind == actual.kind || expected.isNull || actual.isNull
    }
    switch (expected.kind, actual.kind) {
    case (.number, .number) where expected.double == actual.double: return true
    case (.string, .string):
      if expected.string == actual.string || isNow(expected) && isNow(actual) { return true }
      return path.hasSuffix("/kind") && Self.isFetched(expected) && Self.isFetched(actual)
    default: return expected.rawBytes.elementsEqual(actual.rawBytes)
    }
  }

  /// The server reads its clock a little after the message came, and times are rounded to seconds.
  private func isNow(_ value: JSONValue) -> Bool {
    guard let now, let time = value.string.flatMap({ try? Instant(parsing: $0) }) else {
      return false
    }
    return abs(time.seconds(since: now)) <= 1
  }

  private static func isFetched(_ value: JSONValue) -> Bool {
    value.string.map(fetched.contains) ?? false
  }

  private func isVolatile(_ name: String, in path: String) -> Bool {
    Self.volatile.contains(name) || (name == "message" && path == "/error")
  }

  private func short(_ value: JSONValue?) -> String {
    let text = value.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    return TextWidth.cut(text, to: 60)
  }
}
