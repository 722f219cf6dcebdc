import EventLoop
import Foundation
import TestSupport
import Testing

@testable import HTTP
import Vocabulary

/// Every fault on the wire, against the local upstream.
@Suite(.enabled(if: LocalUpstream.isAvailable, "needs python3"), .timeLimit(.minutes(30)))
struct TransferTests {
  static let settings = HTTPClient.Settings(
    userAgent: "almanac-tests/1",
    certificateAuthorityFile: LocalUpstream.shared?.certificateFile)
  /// One for all tests, as in the product.
  static let client = HTTPClient.curl(settings)

  let upstream: LocalUpstream
  var client: HTTPClient { Self.client }

  init() throws { upstream = try #require(LocalUpstream.shared) }

  func send(
    _ path: String, change: (inout HTTPRequest) -> Void = { _ in }
  ) async -> Result<HTTPResponse, HTTPFailure> {
    var request = HTTPRequest(
      url: upstream.http + path, deadlineMilliseconds: Patience.milliseconds)
    change(&request)
    return await client.send(request)
  }

  /// The log entries below `path` once there is one in this state.
  func logged(_ state: String, _ path: String, count: Int = 1) async throws -> [Logged] {
    let wait = "/-/wait?state=\(state)&count=\(count)&match=\(path)&ms=\(Patience.milliseconds)"
    let response = try await send(wait).get()
    #expect(response.status == 200, "the upstream saw no \(count) \(state) below \(path)")
    return try JSONDecoder().decode([Logged].self, from: Data(response.body))
  }

  struct Logged: Decodable {
    let path: String
    let query: String
    let headers: [String: String]
  }

  static let healthy = Array(#"{"ok": true}"#.utf8)

  // MARK: Our own queue

  /// What waits behind others of ours for so long was never sent, and says nothing of the host.
  @Test func whatWasNotSentInTimeSaysSo() async throws {
    let upstream = upstream
    let client = HTTPClient.curl(Self.settings)
    let path = "/fault/slow-first-byte/queue-\(UUID().uuidString)"
    func request(_ milliseconds: Int) -> HTTPRequest {
      var request = HTTPRequest(
        url: upstream.http + path + "?ms=\(Patience.milliseconds)",
        deadlineMilliseconds: milliseconds)
      request.maximumConcurrentPerHost = 1
      return request
    }
    let first = request(Patience.milliseconds)
    let hanging = Task { await client.send(first) }
    _ = try await logged("open", path)
    #expect(await client.send(request(20)) == .failure(.notSentInTime))
    hanging.cancel()
    #expect(await hanging.value == .failure(.cancelled))
  }

  // MARK: Answers

  @Test(arguments: [
    ("/fault/ok", 200), ("/fault/status?code=204", 204), ("/fault/status?code=304", 304),
    ("/fault/status?code=400&body=reason", 400), ("/fault/status?code=401", 401),
    ("/fault/status?code=403", 403), ("/fault/status?code=404", 404),
    ("/fault/status?code=429&header-Retry-After=7", 429), ("/fault/status?code=500", 500),
    ("/fault/status?code=503", 503), ("/fault/html", 200), ("/fault/empty", 200),
    ("/fault/truncate", 200), ("/fault/broken-tail", 200),
  ])
  func everyStatusIsAnAnswer(_ path: String, _ status: Int) async throws {
    let response = try await send(path).get()
    #expect(response.status == status)
    if path.hasSuffix("body=reason") { #expect(response.body == Array("reason".utf8)) }
    if status == 429 { #expect(response.retryAfterSeconds(nowUnixSeconds: 0) == 7) }
  }

  @Test func bodiesAreDecodedAndHeadersKept() async throws {
    let response = try await send("/fault/compressed").get()
    #expect(response.body == Self.healthy)
    #expect(response.headers["content-type"] == "application/json")
  }

  @Test func validatorsBringA304() async throws {
    let first = try await send("/fault/validators").get()
    #expect(first.freshnessSeconds(nowUnixSeconds: 0) == 600)
    #expect(first.validators.entityTag == "\"v1\"")
    for validators in [
      HTTPValidators(entityTag: first.validators.entityTag),
      HTTPValidators(lastModified: first.validators.lastModified),
    ] {
      let second = try await send("/fault/validators") { $0.validators = validators }.get()
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
    }
  }

  @Test func saysWhoItIs() async throws {
    let body = try await send("/fault/echo") {
      $0.headers = [HTTPHeaders.Field(name: "Accept", value: "application/json")]
    }.get().body
    let text = String(decoding: body, as: UTF8.self)
    #expect(text.contains(#""user-agent": "almanac-tests/1""#))
    #expect(text.contains(#""accept": "application/json""#))
    #expect(text.contains("gzip"))
  }

  @Test func trustsTheGivenCertificate() async throws {
    let response = try await client.send(HTTPRequest(url: upstream.https + "/fault/ok")).get()
    #expect(response.body == Self.healthy)
  }

  // MARK: Failures

  @Test(
    arguments: [
      ("/fault/cut", .cut), ("/fault/cut-head", .cut), ("/fault/close", .cut),
      ("/fault/reset", .cut), ("/fault/wrong-length", .cut), ("/fault/garbage", .malformed),
      ("/fault/bad-gzip", .malformed), ("/fault/long-header", .tooLarge),
      ("/fault/redirect-loop", .redirect), ("/fault/redirect-without-location", .redirect),
      ("/fault/redirect?left=4", .redirect), ("/fault/redirect?to=file:///etc/passwd", .redirect),
    ] as [(String, HTTPFailure)])
  func failsWithItsReason(_ path: String, _ failure: HTTPFailure) async {
    #expect(await send(path) == .failure(failure))
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:1/", .refused), ("http://does-not-exist.invalid/", .dns),
      ("ftp://127.0.0.1/", .invalidURL), ("not a url", .invalidURL),
      ("http://user@127.0.0.1/", .invalidURL), ("https://[::1]:1/", .refused),
    ] as [(String, HTTPFailure)])
  func neverReachesAnyone(_ url: String, _ failure: HTTPFailure) async {
    #expect(await client.send(HTTPRequest(url: url)) == .failure(failure))
  }

  @Test func distrustsAnUnknownCertificate() async {
    let strict = HTTPClient.curl(HTTPClient.Settings(userAgent: "almanac-tests/1"))
    let result = await strict.send(HTTPRequest(url: upstream.https + "/fault/ok"))
    #expect(result == .failure(.tls))
    // TLS spoken to a server that does not.
    let plain = "https" + upstream.http.dropFirst(4)
    #expect(await strict.send(HTTPRequest(url: plain + "/fault/ok")) == .failure(.tls))
  }

  @Test(arguments: [("/fault/slow-first-byte", 200), ("/fault/slow-body?ms=100", 300)])
  func endsAtItsDeadline(_ path: String, _ deadline: Int) async {
    let clock = ContinuousClock()
    let start = clock.now
    let result = await send(path) { $0.deadlineMilliseconds = deadline }
    let elapsed = start.duration(to: clock.now)
    // On a machine that is busy with other tests it may not even have been sent by then.
    #expect(result == .failure(.timeout) || result == .failure(.notSentInTime))
    #expect(elapsed > .milliseconds(deadline - 5) && elapsed < .seconds(Patience.seconds))
  }

  @Test(arguments: [
    "/fault/large?bytes=2147483648", "/fault/large?bytes=2147483648&length=1",
    "/fault/gzip-bomb?bytes=1073741824",
  ])
  func endlessBodiesStopAtTheLimit(_ path: String) async {
    #expect(await send(path) { $0.maximumBodyBytes = 1 << 20 } == .failure(.tooLarge))
  }

  @Test func aBodyOfExactlyTheLimitIsWhole() async throws {
    let path = "/fault/large?bytes=65536"
    let response = try await send(path) { $0.maximumBodyBytes = 65_536 }.get()
    #expect(response.body.count == 65_536)
    #expect(await send(path) { $0.maximumBodyBytes = 65_535 } == .failure(.tooLarge))
  }

  // MARK: Redirects and keys

  @Test func followsThreeRedirects() async throws {
    #expect(try await send("/fault/redirect?left=3").get().body == Self.healthy)
  }

  @Test func keysAreNotSentAgain() async throws {
    let target = "/fault/echo/keys"
    let response = try await send("/fault/redirect?appid=k3y&to=\(target)") {
      $0.secrets = ["k3y"]
      $0.headers = [
        HTTPHeaders.Field(name: "X-Key", value: "Bearer k3y"),
        HTTPHeaders.Field(name: "X-Other", value: "kept"),
      ]
    }.get()
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(!text.contains("k3y"))
    #expect(text.contains("kept"))
  }

  @Test func aRedirectThatCarriesTheKeyIsRefused() async {
    let result = await send("/fault/redirect?to=/fault/echo?appid=k3y") { $0.secrets = ["k3y"] }
    #expect(result == .failure(.redirect))
  }

  @Test func aKeyGoesOnlyOverTLSOrToThisMachine() async {
    let request = HTTPRequest(url: "http://api.example/?appid=k3y", secrets: ["k3y"])
    #expect(await client.send(request) == .failure(.invalidURL))
  }

  @Test func headersCannotBeSplit() async {
    let result = await send("/fault/echo") {
      $0.headers = [HTTPHeaders.Field(name: "X", value: "a\r\nHost: b")]
    }
    #expect(result == .failure(.invalidURL))
  }

  // MARK: Concurrency and cancellation

  @Test func cancellationReachesTheSocket() async throws {
    let path = "/fault/slow-first-byte/cancelled"
    let task = Task { await send(path) { $0.deadlineMilliseconds = 30_000 } }
    _ = try await logged("open", path)
    task.cancel()
    // Its deadline would have been another failure.
    #expect(await task.value == .failure(.cancelled))
    _ = try await logged("gone", path)
  }

  @Test func aTaskCancelledBeforeSendsNothing() async throws {
    let path = "/fault/ok/never"
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await send(path)
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(try await logged("", path, count: 0).isEmpty)
  }

  @Test func cancellingAtAnyMomentNeitherHangsNorCrashes() async throws {
    await withTaskGroup { group in
      for index in 0..<300 {
        group.addTask {
          let task = Task { await send("/fault/slow-first-byte/any?ms=3") }
          try? await Task.sleep(for: .microseconds(index * 20))
          task.cancel()
          _ = await task.value
        }
      }
    }
    #expect(try await send("/fault/ok").get().status == 200)
  }

  @Test func oneAtATimeWhereTheProviderAsks() async throws {
    let path = "/fault/slow-first-byte/single"
    let first = Task {
      await send(path + "?ms=\(Patience.milliseconds)") { $0.maximumConcurrentPerHost = 100 }
    }
    _ = try await logged("open", path)
    let queued = await send("/fault/ok/queued") {
      $0.maximumConcurrentPerHost = 1
      $0.deadlineMilliseconds = 50
    }
    #expect(
      queued == .failure(.notSentInTime), "waits for its turn, and no longer than its deadline")
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    #expect(try await send("/fault/ok/queued").get().status == 200)
  }

  @Test func manyAtOnce() async {
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<200 { group.addTask { try? await send("/fault/ok").get().status } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 200))
  }
}

struct LibraryTests {
  @Test(arguments: [
    ("libalmanac-no-such-library.so", HTTPLibraryProblem.notFound)
  ])
  func aMissingLibraryIsNamed(_ name: String, _ problem: HTTPLibraryProblem) async {
    let client = HTTPClient.curl(HTTPClient.Settings(userAgent: "t", libraryName: name))
    for _ in 0..<2 {
      let result = await client.send(HTTPRequest(url: "http://127.0.0.1:1/"))
      #expect(result == .failure(.libraryMissing(problem)))
    }
    #expect(problem.hint == .libraryNotFound)
  }

  #if os(Linux)
    @Test func aLibraryWithoutTheFunctionsIsTooOld() async {
      let client = HTTPClient.curl(
        HTTPClient.Settings(userAgent: "t", libraryName: "libc.so.6"))
      let result = await client.send(HTTPRequest(url: "http://127.0.0.1:1/"))
      #expect(result == .failure(.libraryMissing(.tooOld)))
    }
  #endif
}
