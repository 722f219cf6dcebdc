/// Decoded answers in the loop's memory, so that a hot value is neither read nor decoded again. The
/// least recently used leave first.
struct DecodedAnswers {
  struct Entry: Sendable {
    let value: any Sendable
    let times: AnswerTimes
    let faults: ImpossibleNumbers
  }

  /// A decoded forecast is about 100 KB.
  static let capacity = 48

  private var entries: [String: (entry: Entry, used: UInt64)] = [:]
  private var uses: UInt64 = 0

  subscript(key: String) -> Entry? {
    mutating get {
      guard let found = entries[key] else { return nil }
      uses += 1
      entries[key]?.used = uses
      return found.entry
    }
  }

  mutating func keep(_ entry: Entry, as key: String) {
    uses += 1
    entries[key] = (entry, uses)
    guard entries.count > Self.capacity else { return }
    if let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
      entries[oldest] = nil
    }
  }
}

/// When an answer was fetched and until when it counts as fresh, seconds since 1970.
struct AnswerTimes: Equatable, Sendable {
  var fetchedAt: Double
  var expiresAt: Double

  /// Those of an answer made of two.
  func joined(with other: AnswerTimes) -> AnswerTimes {
    AnswerTimes(
      fetchedAt: min(fetchedAt, other.fetchedAt), expiresAt: min(expiresAt, other.expiresAt))
  }

  func ageSeconds(at now: Double) -> Double { max(0, now - fetchedAt) }

  /// A clock set back makes stored answers come from the future; a minute of that is drift, more
  /// says nothing about their age.
  func isFromTheFuture(at now: Double) -> Bool { fetchedAt > now + 60 }

  /// - Parameter oldestSeconds: nil goes by `expiresAt`, 0 is never fresh.
  func isFresh(at now: Double, oldestSeconds: Int?) -> Bool {
    guard !isFromTheFuture(at: now) else { return false }
    guard let oldestSeconds else { return now < expiresAt }
    return oldestSeconds > 0 && ageSeconds(at: now) <= Double(oldestSeconds)
  }
}
