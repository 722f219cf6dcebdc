import Foundation
import TestSupport
import Testing

@testable import HTTP
import Vocabulary

struct RedirectPolicyTests {
  struct Case: Sendable {
    var from = "https://api.example/v1?appid=k3y"
    var to: String?
    var hops = 0
    var isFromPublic = true
    var follows: String?
  }

  @Test(arguments: [
    Case(to: "/v2", follows: "https://api.example/v2"),
    Case(to: "https://other.example/", hops: 2, follows: "https://other.example/"),
    Case(to: "https://other.example/", hops: 3),
    Case(to: nil),
    Case(to: "http://api.example/v2"),
    Case(to: "https://127.0.0.1/"),
    Case(to: "https://localhost/"),
    Case(
      from: "http://10.0.0.1/", to: "http://10.0.0.2/", isFromPublic: false,
      follows: "http://10.0.0.2/"),
    Case(from: "http://api.example/", to: "http://10.0.0.2/"),
    Case(from: "http://api.example/", to: "https://api.example/", follows: "https://api.example/"),
    Case(to: "https://other.example/?appid=k3y"),
    Case(to: "https://other.example/?appid=%6B3y"),
    Case(to: "file:///etc/passwd"),
  ])
  func next(_ test: Case) throws {
    let url = try #require(HTTPURL(test.from))
    let next = RedirectPolicy.next(
      from: url, location: test.to, hops: test.hops, isFromPublic: test.isFromPublic,
      secrets: ["k3y", ""])
    #expect(next?.text == test.follows)
  }
}

struct RetryPolicyTests {
  @Test(
    arguments: [
      (.failure(.cut), 1, 10_000, 200),
      (.failure(.refused), 1, 10_000, 200),
      (.failure(.cut), 2, 10_000, nil),
      (.failure(.cut), 1, 199, nil),
      (.failure(.timeout), 1, 10_000, nil),
      (.failure(.tls), 1, 10_000, nil),
      (.failure(.cancelled), 1, 10_000, nil),
      (.failure(.offline), 1, 10_000, nil),
      (.status(503, retryAfterSeconds: nil), 1, 10_000, 200),
      (.status(503, retryAfterSeconds: 1), 1, 10_000, 1_000),
      (.status(503, retryAfterSeconds: 3), 1, 10_000, nil),
      (.status(500, retryAfterSeconds: nil), 1, 10_000, 200),
      (.status(429, retryAfterSeconds: nil), 1, 10_000, nil),
      (.status(429, retryAfterSeconds: 2), 1, 10_000, 2_000),
      (.status(401, retryAfterSeconds: nil), 1, 10_000, nil),
      (.status(403, retryAfterSeconds: nil), 1, 10_000, nil),
      (.status(404, retryAfterSeconds: 1), 1, 10_000, nil),
    ] as [(RetryPolicy.Attempt, Int, Int, Int?)])
  func decides(
    _ outcome: RetryPolicy.Attempt, _ attempts: Int, _ remaining: Int, _ expected: Int?
  ) {
    let delay = RetryPolicy().delayMilliseconds(
      after: outcome, attempts: attempts, remainingMilliseconds: remaining, random: 0.9999999999)
    #expect(delay.map { ($0 + 9) / 10 * 10 } == expected)
  }

  @Test func backOffDoublesWithinItsBounds() {
    let policy = RetryPolicy(
      maximumAttempts: 99, baseDelayMilliseconds: 100, maximumDelayMilliseconds: 1_000)
    let delays = [1, 2, 3, 4, 5, 98].map {
      policy.delayMilliseconds(
        after: .failure(.cut), attempts: $0, remainingMilliseconds: 60_000, random: 0)
    }
    #expect(delays == [50, 100, 200, 400, 500, 500])
  }
}

struct CircuitBreakerTests {
  @Test func opensProbesAndCloses() {
    var breaker = CircuitBreaker(
      failureThreshold: 2, basePauseMilliseconds: 100, maximumPauseMilliseconds: 150)
    func fail(_ now: Int) { breaker.record(.failure, for: "a", nowMilliseconds: now) }
    func admit(_ now: Int) -> CircuitBreaker.Admission {
      breaker.admit("a", nowMilliseconds: now)
    }
    #expect(admit(0) == .allowed)
    fail(0)
    #expect(admit(1) == .allowed)
    fail(1)
    #expect(admit(2) == .refused(retryAfterMilliseconds: 99))
    #expect(breaker.state(of: "a", nowMilliseconds: 2) == .open)
    #expect(breaker.admit("b", nowMilliseconds: 2) == .allowed)
    #expect(breaker.state(of: "a", nowMilliseconds: 101) == .halfOpen)
    #expect(admit(101) == .allowed)
    #expect(admit(101) == .refused(retryAfterMilliseconds: 100), "one probe at a time")
    fail(110)
    #expect(admit(111) == .refused(retryAfterMilliseconds: 149), "longer, but bounded")
    #expect(admit(260) == .allowed)
    breaker.record(.neutral, for: "a", nowMilliseconds: 261)
    #expect(admit(262) == .allowed, "an abandoned probe frees its place")
    #expect(admit(362) == .allowed, "so does one that was never recorded")
    breaker.record(.success, for: "a", nowMilliseconds: 363)
    #expect(admit(364) == .allowed)
    #expect(breaker.state(of: "a", nowMilliseconds: 365) == .closed)
  }

  @Test func successForgetsEarlierFailures() {
    var breaker = CircuitBreaker(failureThreshold: 2)
    breaker.record(.failure, for: "a", nowMilliseconds: 0)
    breaker.record(.success, for: "a", nowMilliseconds: 0)
    breaker.record(.failure, for: "a", nowMilliseconds: 0)
    #expect(breaker.admit("a", nowMilliseconds: 1) == .allowed)
  }

  @Test(
    arguments: [
      (.text("x"), .success), (.text("x", status: 404), .success),
      (.text("x", status: 500), .failure),
      (.failure(.timeout), .failure), (.failure(.dns), .failure),
      (.failure(.http(status: 502)), .failure),
      (.failure(.http(status: 400)), .success), (.failure(.cancelled), .neutral),
      (.failure(.offline), .neutral), (.failure(.tooLarge), .neutral),
    ] as [(Result<HTTPResponse, HTTPFailure>, CircuitBreaker.Evidence)])
  func classifies(
    _ result: Result<HTTPResponse, HTTPFailure>, _ expected: CircuitBreaker.Evidence
  ) {
    #expect(CircuitBreaker.Evidence(result) == expected)
  }
}

struct CurlResultTests {
  /// CURLE_COULDNT_CONNECT without a route is no network; a switched-off one never reaches curl.
  @Test(arguments: [ENETUNREACH, ENETDOWN])
  func `a machine without a route has no network`(systemError: CInt) {
    let failure = CurlResult.failure(code: 7, systemError: systemError)
    #expect(failure == .unreachable && failure.reason == .unreachable)
    #expect(HTTPFailure.libraryMissing(.notFound).reason == .libraryMissing)
    #expect(HTTPFailure.libraryMissing(.noResources).reason == .noResources)
  }
}
