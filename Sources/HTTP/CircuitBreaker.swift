package import Vocabulary

/// Stops sending requests to a host that keeps failing. After several failures in a row it rejects
/// requests at once, later lets one probe through, and closes or reopens depending on the outcome.
/// A value; time is passed in, in milliseconds of a monotonic clock.
package struct CircuitBreaker: Sendable {
  package enum Evidence: Sendable {
    case success
    case failure
    /// Says nothing about the host: canceled, offline, rejected by our own policy.
    case neutral
  }

  private struct Host {
    var failures = 0
    /// Failed probes in a row; each lengthens the pause.
    var openings = 0
    var openUntil = 0
    /// A probe without a recorded outcome expires at this time.
    var probeUntil: Int?
  }

  private let failureThreshold: Int
  private let basePauseMilliseconds: Int
  private let maximumPauseMilliseconds: Int
  private var hosts: [String: Host] = [:]

  package init(
    failureThreshold: Int = 5, basePauseMilliseconds: Int = 30_000,
    maximumPauseMilliseconds: Int = 600_000
  ) {
    self.failureThreshold = failureThreshold
    self.basePauseMilliseconds = basePauseMilliseconds
    self.maximumPauseMilliseconds = maximumPauseMilliseconds
  }

  package enum Admission: Equatable, Sendable {
    case allowed
    case refused(retryAfterMilliseconds: Int)
  }

  /// Asks to send a request. Every `.allowed` needs one `record`.
  package mutating func admit(_ host: String, nowMilliseconds now: Int) -> Admission {
    guard var entry = hosts[host], entry.openings > 0 else { return .allowed }
    if now < entry.openUntil { return .refused(retryAfterMilliseconds: entry.openUntil - now) }
    if let probeUntil = entry.probeUntil, now < probeUntil {
      return .refused(retryAfterMilliseconds: probeUntil - now)
    }
    entry.probeUntil = now + basePauseMilliseconds
    hosts[host] = entry
    return .allowed
  }

  package mutating func record(_ outcome: Evidence, for host: String, nowMilliseconds now: Int) {
    switch outcome {
    case .success: hosts[host] = nil
    case .neutral: hosts[host]?.probeUntil = nil
    case .failure: recordFailure(host, now)
    }
  }

  private mutating func recordFailure(_ host: String, _ now: Int) {
    var entry = hosts[host] ?? Host()
    entry.failures += 1
    let failedProbe = entry.openings > 0 && now >= entry.openUntil
    if failedProbe || (entry.openings == 0 && entry.failures >= failureThreshold) {
      let pause = basePauseMilliseconds << min(entry.openings, 16)
      entry.openUntil = now + min(pause, maximumPauseMilliseconds)
      entry.openings += 1
    }
    entry.probeUntil = nil
    hosts[host] = entry
  }

  package func state(of host: String, nowMilliseconds now: Int) -> BreakerState {
    guard let entry = hosts[host], entry.openings > 0 else { return .closed }
    return now < entry.openUntil ? .open : .halfOpen
  }
}

extension CircuitBreaker.Evidence {
  /// A host has failed if it is unreachable or returns 5xx; a 4xx is an answer.
  package init(_ result: Result<HTTPResponse, HTTPFailure>) {
    switch result {
    case .success(let response): self = response.status >= 500 ? .failure : .success
    case .failure(.dns), .failure(.refused), .failure(.tls), .failure(.timeout), .failure(.cut),
      .failure(.malformed):
      self = .failure
    case .failure(.http(let status)): self = status >= 500 ? .failure : .success
    case .failure: self = .neutral
    }
  }
}
