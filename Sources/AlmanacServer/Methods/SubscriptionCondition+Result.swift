import AlmanacProtocol
import JSON
import Vocabulary

/// A caller's condition on a result: comparisons of the values at JSON Pointers, combined with all
/// and any.
extension Wire.SubscriptionCondition {
  /// The first pointer that is invalid or that no result of the method can match, or the first
  /// value that none can be compared with.
  func fault(of call: InnerCall, at path: String) -> Failure? {
    switch self {
    case .allOf(let group): Self.fault(in: group.all, of: call, at: path + "/all")
    case .anyOf(let group): Self.fault(in: group.any, of: call, at: path + "/any")
    case .comparison(let comparison):
      Self.fault(in: comparison.path, of: call, at: path + "/path")
        ?? Self.fault(in: comparison, of: call, at: path + "/value")
    }
  }

  private static func fault(
    in comparison: Wire.Comparison, of call: InnerCall, at path: String
  ) -> Failure? {
    guard let pointer = ResultPointer(comparison.path) else { return nil }
    let targets = pointer.targets(in: call.resultShape)
    let isOrdered = comparison.op != .equal && comparison.op != .notEqual
    guard !targets.contains(where: { $0.admits(comparison.value, isOrdered: isOrdered) }) else {
      return nil
    }
    let words = targets.flatMap { target -> [String] in
      if case .value(.word(let words)) = target { words } else { [] }
    }
    return Failure(
      .notAllowed, at: path, allowed: words, given: comparison.value.string,
      hint: targets.first?.comparableHint)
  }

  private static func fault(
    in pointer: String, of call: InnerCall, at path: String
  ) -> Failure? {
    guard let pointer = ResultPointer(pointer) else {
      return Failure(
        .invalidParams, at: path, hint: .expectedPointer)
    }
    guard let end = pointer.deadEnd(in: call.resultShape) else { return nil }
    return Failure(.notAllowed) {
      $0.path = path
      $0.allowed = end.allowed
      $0.didYouMean = end.didYouMean
      $0.hints = [.nothingThere(method: call.method.rawValue)]
    }
  }

  private static func fault(
    in conditions: [Self], of call: InnerCall, at path: String
  ) -> Failure? {
    conditions.enumerated().lazy.compactMap { $1.fault(of: call, at: "\(path)/\($0)") }.first
  }

  /// Whether an encoded result satisfies it.
  func holds(in bytes: [UInt8]) -> Bool {
    guard let result = try? JSONDocument(parsing: bytes).root else { return false }
    return holds(in: result, of: warnings)
  }

  private func holds(in result: JSONValue, of warnings: ComparedWarnings) -> Bool {
    holds { ResultPointer($0.path)?.evidence(in: result, of: warnings) ?? [] }
  }

  /// The warnings that satisfy it with an encoded result by themselves, by id and severity, each
  /// with whether it is severe or extreme and for the place: another one is news beside those that
  /// are known.
  func warned(in bytes: [UInt8]) -> [String: Bool] {
    guard let result = try? JSONDocument(parsing: bytes).root else { return [:] }
    let rows = comparisons.flatMap { comparison -> [WarningRow] in
      ResultPointer(comparison.path)?.warnings(
        in: result, where: { Self.compare($0, comparison.op, comparison.value) }) ?? []
    }
    let urgent = Dictionary(rows.filter(warnings.contains).map { ($0.key, $0.isUrgent) }) {
      $0 || $1
    }
    return urgent.filter { holds(in: result, of: .one($0.key)) }
  }

  /// Which warnings it is about.
  var warnings: ComparedWarnings {
    let comparesMatch = comparisons.contains {
      ResultPointer($0.path)?.tokens.last == Self.matchMember
    }
    return comparesMatch ? .all : .own
  }

  private static let matchMember = "match"

  private static func compare(
    _ value: JSONValue, _ operation: ComparisonOperator, _ wanted: JSONValue
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

  /// Numbers compare by value, words of a scale by rank, other strings (times, dates) lexically.
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

  /// In ascending order.
  private static let scales: [[String]] = [
    AlertSeverity.allCases.reversed().map(\.rawValue),
    SunsetRating.allCases.map(\.rawValue),
  ]

  /// - Parameter values: those that a comparison is about; one of them has to satisfy it.
  func holds(_ values: (Wire.Comparison) -> [JSONValue]) -> Bool {
    switch self {
    case .allOf(let group): group.all.allSatisfy { $0.holds(values) }
    case .anyOf(let group): group.any.contains { $0.holds(values) }
    case .comparison(let comparison):
      values(comparison).contains {
        Self.compare($0, comparison.op, comparison.value)
      }
    }
  }

  var comparisons: [Wire.Comparison] {
    switch self {
    case .allOf(let group): group.all.flatMap(\.comparisons)
    case .anyOf(let group): group.any.flatMap(\.comparisons)
    case .comparison(let comparison): [comparison]
    }
  }
}

extension ResultShape {
  /// Whether something of this shape can be compared with the value. Null stands for what is not
  /// known, and has no order.
  fileprivate func admits(_ value: JSONValue, isOrdered: Bool) -> Bool {
    switch self {
    case .anything: true
    case _ where value.isNull: !isOrdered
    case .value(.number): value.double != nil
    case .value(.text): value.string != nil
    case .value(.word(let words)): value.string.map(words.contains) ?? false
    case .value(.truth): value.bool != nil && !isOrdered
    case .list, .tuple: value.kind == .array && !isOrdered
    case .record, .object: value.kind == .object && !isOrdered
    }
  }

  /// What it can be compared with.
  fileprivate var comparableHint: Hint? {
    switch self {
    case .value(.number): .expectedNumber
    case .value(.text): .expectedText
    case .value(.word): .expectedWord
    case .value(.truth): .expectedTruth
    case .list, .tuple, .record, .object: .expectedNull
    case .anything: nil
    }
  }
}
