import AlmanacProtocol
import JSON

/// A caller's condition over a result: comparisons of what a JSON Pointer finds, joined by all and
/// any.
struct SubscriptionWhen: Sendable {
  private let condition: Wire.SubscriptionCondition

  init(_ condition: Wire.SubscriptionCondition) { self.condition = condition }

  /// The first pointer that is none.
  static func fault(
    in condition: Wire.SubscriptionCondition, at path: String
  ) -> MethodFailure? {
    switch condition {
    case .allOf(let group): fault(in: group.all, at: path + "/all")
    case .anyOf(let group): fault(in: group.any, at: path + "/any")
    case .comparison(let comparison):
      isPointer(comparison.path)
        ? nil
        : MethodFailure(.invalidParams) {
          $0.path = path + "/path"
          $0.hint = "Expected a JSON Pointer such as /days/*/score."
        }
    }
  }

  /// RFC 6901 §3: empty, or it begins with a slash; a tilde only as `~0` and `~1`.
  private static func isPointer(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
    let isEscaped = parts.dropFirst().allSatisfy {
      $0.first == UInt8(ascii: "0") || $0.first == UInt8(ascii: "1")
    }
    return isEscaped && (path.isEmpty || path.hasPrefix("/"))
  }

  private static func fault(
    in conditions: [Wire.SubscriptionCondition], at path: String
  ) -> MethodFailure? {
    for (index, condition) in conditions.enumerated() {
      if let found = fault(in: condition, at: "\(path)/\(index)") { return found }
    }
    return nil
  }

  /// The same over a result's bytes.
  var isMet: @Sendable ([UInt8]) -> Bool {
    { bytes in
      guard let result = try? JSONDocument(parsing: bytes).root else { return false }
      return holds(for: result)
    }
  }

  func holds(for result: JSONValue) -> Bool { Self.holds(condition, result) }

  private static func holds(_ condition: Wire.SubscriptionCondition, _ result: JSONValue) -> Bool {
    switch condition {
    case .allOf(let group): group.all.allSatisfy { holds($0, result) }
    case .anyOf(let group): group.any.contains { holds($0, result) }
    case .comparison(let comparison): holds(comparison, result)
    }
  }

  /// True when any value that the pointer finds compares so. `*` stands for every element.
  private static func holds(_ comparison: Wire.Comparison, _ result: JSONValue) -> Bool {
    let tokens = comparison.path.split(separator: "/", omittingEmptySubsequences: false)
    let found = values(at: tokens.dropFirst(comparison.path.isEmpty ? 0 : 1), in: result)
    return found.contains { Self.compare($0, comparison.op, comparison.value) }
  }

  private static func values(
    at tokens: ArraySlice<Substring>, in value: JSONValue
  ) -> [JSONValue] {
    guard let token = tokens.first, !(tokens.count == 1 && token.isEmpty && value.kind != .object)
    else { return [value] }
    let rest = tokens.dropFirst()
    if token == "*" {
      let children = value.kind == .object ? value.members.map(\.value) : Array(value.elements)
      return children.flatMap { values(at: rest, in: $0) }
    }
    let child =
      value.kind == .array
      ? Int(token).flatMap(value.element(at:)) : value[unescaped(token)]
    return child.map { values(at: rest, in: $0) } ?? []
  }

  /// RFC 6901 §4: `~1` is a slash, `~0` a tilde.
  private static func unescaped(_ token: Substring) -> String {
    guard token.contains("~") else { return String(token) }
    var text = ""
    var isEscape = false
    for character in token {
      switch (isEscape, character) {
      case (true, "1"): text.append("/")
      case (true, "0"): text.append("~")
      case (true, _): text.append("~\(character)")
      case (false, "~"): break
      case (false, _): text.append(character)
      }
      isEscape = !isEscape && character == "~"
    }
    return text
  }

  private static func compare(
    _ value: JSONValue, _ operation: Wire.ComparisonOperator, _ wanted: JSONValue
  ) -> Bool {
    if operation == .equal || operation == .notEqual {
      return isEqual(value, wanted) == (operation == .equal)
    }
    guard let order = order(value, wanted) else { return false }
    switch operation {
    case .lessThan: return order < 0
    case .atMost: return order <= 0
    case .greaterThan: return order > 0
    case .atLeast: return order >= 0
    case .equal, .notEqual: return false
    }
  }

  private static func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let one = left.double, let other = right.double { return one == other }
    if let one = left.string, let other = right.string { return one == other }
    return left.kind == right.kind && left.rawBytes.elementsEqual(right.rawBytes)
  }

  /// Numbers by value, words of a scale by their rank, other texts (times, dates) by their letters.
  private static func order(_ left: JSONValue, _ right: JSONValue) -> Double? {
    if let one = left.double, let other = right.double { return one - other }
    guard let one = left.string, let other = right.string else { return nil }
    for scale in scales {
      if let low = scale.firstIndex(of: one), let high = scale.firstIndex(of: other) {
        return Double(low - high)
      }
    }
    return one == other ? 0 : (one < other ? -1 : 1)
  }

  /// From the least to the most.
  private static let scales: [[String]] = [
    ["unknown", "minor", "moderate", "severe", "extreme"],
    Wire.SunsetRating.allCases.map(\.rawValue),
  ]
}
