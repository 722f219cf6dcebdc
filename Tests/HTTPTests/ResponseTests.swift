import TestSupport
import Testing

@testable import HTTP

struct ResponseTests {
  /// 1994-11-06 08:49:37 UTC, the example of RFC 9110.
  static let example = 784_111_777

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", example),
    ("Sunday, 06-Nov-94 08:49:37 GMT", example),
    ("Sun Nov  6 08:49:37 1994", example),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    ("Tue, 19 Jan 2038 03:14:08 GMT", 2_147_483_648),
    ("Sun, 06 Nov 1994 08:49:37 CET", nil),
    ("Sun, 06 Nov 1994 24:49:37 GMT", nil),
    ("Sun, 06 Foo 1994 08:49:37 GMT", nil),
    ("0", nil), ("", nil), ("-1", nil), ("Sun, +6 Nov 1994 08:49:37 GMT", nil),
  ])
  func date(_ text: String, _ expected: Int?) {
    #expect(HTTPDate.unixSeconds(text) == expected)
  }

  @Test(
    arguments: [
      ([("Retry-After", "120")], 120),
      ([("Retry-After", "Sun, 06 Nov 1994 08:50:07 GMT")], 30),
      ([("Retry-After", "Sun, 06 Nov 1994 08:49:07 GMT")], 0),
      ([("Retry-After", "soon")], nil), ([("Retry-After", "-5")], nil), ([], nil),
    ] as [([(String, String)], Int?)])
  func retryAfter(_ headers: [(String, String)], _ expected: Int?) {
    let response = HTTPResponse(status: 429, headers: HTTPHeaders(headers))
    #expect(response.retryAfterSeconds(nowUnixSeconds: Double(Self.example)) == expected)
  }

  @Test(
    arguments: [
      ([("Cache-Control", "public, max-age=600")], 600),
      ([("Cache-Control", "Max-Age=\"600\""), ("Age", "100")], 500),
      ([("Cache-Control", "max-age=60"), ("Age", "100")], 0),
      ([("Cache-Control", "no-store, max-age=60")], 0),
      ([("Cache-Control", "no-cache")], 0),
      ([("Expires", "Sun, 06 Nov 1994 08:54:37 GMT")], 300),
      (
        [("Expires", "Sun, 06 Nov 1994 08:54:37 GMT"), ("Date", "Sun, 06 Nov 1994 08:53:37 GMT")],
        60
      ),
      ([("Expires", "0")], 0),
      ([("Cache-Control", "public")], nil),
      ([], nil),
    ] as [([(String, String)], Int?)])
  func freshness(_ headers: [(String, String)], _ expected: Int?) {
    let response = HTTPResponse(status: 200, headers: HTTPHeaders(headers))
    #expect(response.freshnessSeconds(nowUnixSeconds: Double(Self.example)) == expected)
  }

  @Test func headersAreThoseOfTheLastResponse() {
    var headers = HTTPHeaders()
    for line in ["HTTP/1.1 100 Continue", "X: a", "", "HTTP/1.1 200 OK", "ETag: \t\"x\" ", "", "b"]
    {
      headers.take(line: (line + "\r\n").utf8)
    }
    #expect(headers == HTTPHeaders([("ETag", "\"x\"")]))
    #expect(headers["etag"] == "\"x\"")
  }

  @Test func theDoubleAnswersByPrefixInOrder() async {
    let double = HTTPDouble()
    double.on("http://a/", .failure(.cut), .text("one"))
    double.on("http://a/special", .text("two"))
    let client = double.client
    #expect(await client.send(HTTPRequest(url: "http://a/x")) == .failure(.cut))
    #expect(await client.send(HTTPRequest(url: "http://a/x")) == .text("one"))
    #expect(await client.send(HTTPRequest(url: "http://a/x")) == .text("one"))
    #expect(await client.send(HTTPRequest(url: "http://a/special/y")) == .text("two"))
    #expect(await client.send(HTTPRequest(url: "http://b/")) == .failure(.refused))
    #expect(double.requests.count == 5)
    #expect(await HTTPClient.offline.send(HTTPRequest(url: "http://a/")) == .failure(.offline))
  }
}
