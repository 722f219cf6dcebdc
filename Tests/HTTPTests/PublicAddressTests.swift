import EventLoop
import TestSupport
import Testing

@testable import HTTP

/// A name may resolve to a private address: after a public answer, that is seen when connecting.
@Suite(.enabled(if: LocalUpstream.isAvailable, "needs python3"))
struct PublicAddressTests {
  @Test(
    arguments: [(true, .failure(.redirect)), (false, .text(#"{"ok": true}"#))]
      as [(
        Bool, Result<HTTPResponse, HTTPFailure>
      )])
  func connects(_ isPublicOnly: Bool, _ expected: Result<HTTPResponse, HTTPFailure>) throws {
    let upstream = try #require(LocalUpstream.shared)
    let url = try #require(HTTPURL(upstream.http + "/fault/ok"))
    let curl = try LibCurl(name: nil)
    let transfer = Transfer(
      HTTPRequest(url: url.text), url: url, now: MonotonicClock.system.now())
    let exchange = try #require(
      CurlTransfer(
        transfer, url: url, route: .direct, hops: 1, isPublicOnly: isPublicOnly,
        remainingMilliseconds: 5_000,
        settings: HTTPClient.Settings(userAgent: "t"), curl: curl))
    try #require(curl.add(exchange))
    let pipe = try #require(WakePipe())
    var code: CInt?
    while code == nil {
      curl.perform()
      code = curl.nextDone()?.code
      if code == nil { curl.wait(wakeDescriptor: pipe.readDescriptor, milliseconds: 1_000) }
    }
    let result = exchange.result(code: try #require(code))
    #expect(!exchange.isFromPublic)
    curl.remove(exchange)
    #expect(result.map(\.body) == expected.map(\.body))
  }
}
