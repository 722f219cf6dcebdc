package import Time

/// A stretch of time in which a condition on rows holds, or a moment.
package struct Occurrence: Equatable, Sendable {
  /// JSON Pointer to its first row.
  package let path: String
  /// Tells apart what begins at the same time, such as the id of a warning.
  package let key: String?
  /// Nil if it has begun, nobody says when.
  package let start: Instant?
  package private(set) var end: Instant
  /// Whether quiet hours do not hold it back.
  package private(set) var isUrgent: Bool

  /// Two with no more than this between them are one: a shower that pauses, rain that a newer
  /// forecast has earlier or later.
  static let pauseSeconds = 3_600.0
  /// What a moment lasts, so that an event at the moment itself is not late.
  private static let momentSeconds = 60.0

  /// - Parameter end: nil for a moment, and if there is no start, for no known end.
  package init(
    path: String, key: String? = nil, start: Instant?, end: Instant?, isUrgent: Bool = false
  ) {
    self.isUrgent = isUrgent
    (self.path, self.key, self.start) = (path, key, start)
    self.end = end ?? start?.adding(seconds: Self.momentSeconds) ?? .latest
  }

  func due(leadSeconds: Double) -> Instant { (start ?? .earliest).adding(seconds: -leadSeconds) }

  func isSame(as other: Occurrence) -> Bool {
    key == other.key
      && (start ?? .earliest) <= other.end.adding(seconds: Self.pauseSeconds)
      && (other.start ?? .earliest) <= end.adding(seconds: Self.pauseSeconds)
  }

  /// In order of their starts, those that are the same made one.
  static func united(_ occurrences: [Occurrence]) -> [Occurrence] {
    occurrences.sorted { ($0.start ?? .earliest) < ($1.start ?? .earliest) }.reduce(into: []) {
      united, next in
      if let index = united.firstIndex(where: { $0.isSame(as: next) }) {
        united[index].end = max(united[index].end, next.end)
        united[index].isUrgent = united[index].isUrgent || next.isUrgent
      } else {
        united.append(next)
      }
    }
  }
}
