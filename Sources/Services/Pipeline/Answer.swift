import EventLoop
import Providers
import Basics
import Time
import Vocabulary

/// What was found for an inquiry, and when.
struct Answer<Output: Sendable>: Sendable {
  let value: Output
  let provider: ProviderID
  let times: AnswerTimes
  /// Whether anything was fetched for it.
  var isLive = false
  /// Of its physically impossible values; nil without any.
  let warning: ServiceWarning?
}

/// When an answer was fetched and when it expires.
struct AnswerTimes: Equatable, Sendable {
  var fetchedAt: Instant
  var expiresAt: Instant
  /// From when on it answers another question, such as a forecast picture of a time that has come;
  /// nil if it only ages.
  var endsAt: Instant?

  /// The times of an answer combined from two.
  func joined(with other: AnswerTimes) -> AnswerTimes {
    AnswerTimes(
      fetchedAt: min(fetchedAt, other.fetchedAt), expiresAt: min(expiresAt, other.expiresAt),
      endsAt: [endsAt, other.endsAt].compactMap(\.self).min())
  }

  /// The same for the answer to a request.
  func answering(_ request: Request) -> AnswerTimes {
    var times = self
    if let change = request.changesAt, fetchedAt < change { times.endsAt = change }
    return times
  }

  func hasEnded(at now: Instant) -> Bool { endsAt.map { $0 <= now } ?? false }

  var lifetimeSeconds: Double { expiresAt.seconds(since: fetchedAt) }

  func ageSeconds(at now: Instant) -> Double { max(0, now.seconds(since: fetchedAt)) }

  /// After the clock is set back, stored answers lie in the future; up to a minute counts as drift,
  /// beyond that their age is unknown.
  func isInFuture(at now: Instant) -> Bool { fetchedAt > now.adding(seconds: 60) }

  /// - Parameter oldestSeconds: nil goes by `expiresAt`, 0 is never fresh.
  func isFresh(at now: Instant, oldestSeconds: Int?) -> Bool {
    guard !isInFuture(at: now), !hasEnded(at: now) else { return false }
    guard let oldestSeconds else { return now < expiresAt }
    return oldestSeconds > 0 && ageSeconds(at: now) <= Double(oldestSeconds)
  }
}

/// The decoded answers of one type, and the flights under way. The least recently used answers are
/// evicted first.
final class Shelf<Output: Sendable>: Sendable {
  private struct State {
    var answers: [String: (answer: Answer<Output>, used: UInt64)] = [:]
    var uses: UInt64 = 0
    var flights: [String: Flight<Output>] = [:]
    /// Of flights that failed, and of what one provider was asked: each the last one of its key.
    var failures: [String: Failure] = [:]
    /// Until when the store is not asked again for what it did not have.
    var absences: [String: MonotonicInstant] = [:]

    mutating func note(_ failure: Failure?, of key: String) {
      if failures.count >= Shelf.maximumFailures { failures = [:] }
      switch failure {
      case nil: failures[key] = nil
      case .cancelled?: break
      // All the time of a flight was not enough; a caller's deadline is another matter.
      case let error? where error.entry == .deadlineExceeded:
        failures[key] = .providerUnavailable(.timeout, provider: nil)
      case let error?: failures[key] = error
      }
    }
  }

  /// A decoded forecast is about 100 KB.
  private static var capacity: Int { 48 }
  private static var maximumFailures: Int { 2 * capacity }

  private let state = Mutex(State())

  func answer(_ key: String) -> Answer<Output>? {
    state.withLock { state in
      guard let found = state.answers[key]?.answer else { return nil }
      state.uses += 1
      state.answers[key]?.used = state.uses
      return found
    }
  }

  func keep(_ answer: Answer<Output>, as key: String) {
    var stored = answer
    stored.isLive = false
    state.withLock { state in
      state.uses += 1
      state.answers[key] = (stored, state.uses)
      guard state.answers.count > Self.capacity else { return }
      if let oldest = state.answers.min(by: { $0.value.used < $1.value.used })?.key {
        state.answers[oldest] = nil
      }
    }
  }

  func isAbsent(_ key: String, at now: MonotonicInstant) -> Bool {
    state.withLock { $0.absences[key].map { now < $0 } ?? false }
  }

  func setAbsent(_ key: String, until due: MonotonicInstant) {
    state.withLock { state in
      if state.absences.count >= Self.capacity { state.absences = [:] }
      state.absences[key] = due
    }
  }

  /// The flight under way, or a new one to be started.
  func flight(_ key: String) -> (flight: Flight<Output>, isNew: Bool) {
    state.withLock { state in
      if let known = state.flights[key], !known.isAbandoned { return (known, false) }
      let flight = Flight<Output>()
      state.flights[key] = flight
      return (flight, true)
    }
  }

  func end(_ flight: Flight<Output>, _ key: String, _ outcome: Flight<Output>.Landing) {
    state.withLock { state in
      if state.flights[key] === flight { state.flights[key] = nil }
      state.note(outcome.failure, of: key)
    }
  }

  /// - Parameter failure: nil if it succeeded.
  func note(_ failure: Failure?, of key: String) {
    state.withLock { $0.note(failure, of: key) }
  }

  /// Why the last flight failed, or the last attempt to ask one provider; nil if it did not.
  func lastFailure(_ key: String) -> Failure? { state.withLock { $0.failures[key] } }
}
