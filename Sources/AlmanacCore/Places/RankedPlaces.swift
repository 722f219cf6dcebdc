/// The best places so far, without duplicates, best first; ties go to the more populous.
struct RankedPlaces {
  struct Entry {
    let score: Int
    let record: Int
    let isExact: Bool
    var isPrimary = false
    var typos = 0
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

  private func precedes(_ a: Entry, _ b: Entry) -> Bool {
    a.score != b.score ? a.score > b.score : a.record < b.record
  }
}
