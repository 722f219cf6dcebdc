import AlmanacProtocol
import JSON
import Services
import Time
import Vocabulary

/// A caller's condition on the rows of a result: each row is compared by itself, and rows after one
/// another for which it holds are one occurrence.
struct RowCondition: Sendable {
  private let condition: Wire.SubscriptionCondition
  private let rows: ResultPointer
  private let rule: ResultShape.OnsetRule
  /// What the comparisons are about, by their paths: of each row, or of the result as a whole.
  private let values: [String: (pointer: ResultPointer, isOfRow: Bool)]

  /// Fails if the comparisons are not about the rows of one list that say when they begin.
  init(
    _ condition: Wire.SubscriptionCondition, in shape: ResultShape
  ) throws(Failure) {
    let pointers = condition.comparisons.compactMap { comparison in
      ResultPointer(comparison.path).map {
        (path: comparison.path, whole: $0, beginning: $0.beginning(in: shape))
      }
    }
    let beginnings = pointers.compactMap(\.beginning)
    guard let first = beginnings.first else {
      throw Self.fault(.onsetRows)
    }
    guard beginnings.allSatisfy({ $0.record == first.record }) else {
      throw Self.fault(.onsetOneList)
    }
    self.condition = condition
    (rows, rule) = (first.record, first.rule)
    values = pointers.reduce(into: [:]) { values, pointer in
      values[pointer.path] = (
        pointer.beginning?.value ?? pointer.whole, pointer.beginning != nil
      )
    }
  }

  private static func fault(_ hint: Hint) -> Failure {
    Failure(.notAllowed, at: "/when/condition", hint: hint)
  }

  /// Of an encoded result, in the order of its rows.
  func occurrences(in bytes: [UInt8], _ zone: ZoneRules) -> [Occurrence] {
    guard let result = try? JSONDocument(parsing: bytes).root else { return [] }
    let rows = rows.located(in: result).map { Row($0.pointer, $0.value, rule, zone) }
    var found: [Occurrence] = []
    var isGoingOn = false
    for (index, row) in rows.enumerated() {
      let holds = holds(for: row, of: result)
      defer { isGoingOn = holds }
      guard holds, row.start != nil || rule.isBegunIfUnknown else { continue }
      let end = rule.end == .nextRow ? Self.end(of: index, rows) : row.end
      // A stretch goes on in the next row.
      let first = isGoingOn && rule.end == .nextRow ? found.popLast() : nil
      found.append(
        Occurrence(
          path: first?.path ?? row.pointer, key: row.key, start: first?.start ?? row.start,
          end: end, isUrgent: row.warning?.isUrgent ?? false))
    }
    return found
  }

  private func holds(for row: Row, of result: JSONValue) -> Bool {
    let place = ResultPointer(row.pointer)
    return condition.holds { comparison in
      values[comparison.path].map {
        $0.pointer.evidence(
          in: result, below: $0.isOfRow ? place : nil, of: condition.warnings)
      } ?? []
    }
  }

  private struct Row {
    let pointer: String
    let start: Instant?
    /// Nil if unknown. Among rows that last until the next one, only dates have an end.
    let end: Instant?
    let key: String?
    /// Nil for a row of something else.
    let warning: WarningRow?

    init(
      _ pointer: String, _ value: JSONValue, _ rule: ResultShape.OnsetRule, _ zone: ZoneRules
    ) {
      self.pointer = pointer
      start = Self.instant(value[rule.member], zone)
      end =
        switch rule.end {
        case .itself: nil
        case .member(let name): Self.instant(value[name], zone)
        case .nextRow: Self.day(value[rule.member], zone)?.end
        }
      let keys = rule.keys.compactMap { value[$0]?.string }
      key = keys.isEmpty ? nil : keys.joined(separator: " ")
      warning = WarningRow(value)
    }

    /// A date is its first instant.
    private static func instant(_ value: JSONValue?, _ zone: ZoneRules) -> Instant? {
      guard let text = value?.string else { return nil }
      return day(value, zone)?.start ?? (try? Instant(parsing: text))
    }

    private static func day(_ value: JSONValue?, _ zone: ZoneRules) -> CivilDay? {
      value?.string.flatMap { LocalDate(parsing: $0) }.flatMap(zone.day)
    }
  }

  /// Of a row that lasts until the next; the last one is taken to be as long as the one before it.
  private static func end(of index: Int, _ rows: [Row]) -> Instant? {
    if let end = rows[index].end { return end }
    guard let start = rows[index].start else { return nil }
    if index + 1 < rows.count, let next = rows[index + 1].start { return next }
    let before = index > 0 ? rows[index - 1].start : nil
    return start.adding(seconds: before.map { start.seconds(since: $0) } ?? 3_600)
  }
}
