/// The best places so far, without duplicates, best first; ties go to the more populous.
struct RankedPlaces {
  /// How a text names a place.
  enum Match: Equatable {
    /// By its own name.
    case name
    /// By the beginning of it, which is in use by itself: "Halle" for Halle (Saale).
    case shortName
    /// By a former, foreign or other name, or a code.
    case otherName
    /// By the name of what it is the largest city of, or the short name of an airport.
    case region(Region.Kind)
    /// By a part of a name, or with a typo.
    case part
  }

  struct Entry {
    let score: Int
    let record: Int
    let match: Match
    var typos = 0

    var isExact: Bool { match != .part }
    var isOwnName: Bool { match == .name || match == .shortName }
  }

  private(set) var entries: [Entry] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(limit + 1)
  }

  var isEmpty: Bool { entries.isEmpty }
  var isFull: Bool { entries.count == limit }
  /// The score to be beaten once the list is full.
  var worstScore: Int { entries.last?.score ?? .min }

  /// Whether a place with this score could be listed.
  func wants(_ score: Int) -> Bool { !isFull || score >= worstScore }

  mutating func insert(_ entry: Entry) {
    if entries.count == limit, let last = entries.last, !precedes(entry, last) { return }
    if let known = entries.firstIndex(where: { $0.record == entry.record }) {
      guard precedes(entry, entries[known]) else { return }
      entries.remove(at: known)
    }
    let position = entries.firstIndex { precedes(entry, $0) } ?? entries.endIndex
    entries.insert(entry, at: position)
    if entries.count > limit { entries.removeLast() }
  }

  /// Puts a place before all others, whatever its score.
  mutating func lead(with record: Int, _ match: Match) {
    entries.removeAll { $0.record == record }
    let score = entries.first.map { $0.score + 1 } ?? 0
    entries.insert(Entry(score: score, record: record, match: match), at: 0)
    if entries.count > limit { entries.removeLast() }
  }

  private func precedes(_ a: Entry, _ b: Entry) -> Bool {
    a.score != b.score ? a.score > b.score : a.record < b.record
  }
}
