/// A complete response: any status, headers, the decoded body.
package struct HTTPResponse: Equatable, Sendable {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: [UInt8]

  package init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package var validators: HTTPValidators {
    HTTPValidators(entityTag: headers["etag"], lastModified: headers["last-modified"])
  }

  /// The server's requested retry delay (RFC 9110 §10.2.3), rounded up; parsed from seconds or a
  /// date.
  package func retryAfterSeconds(nowUnixSeconds now: Double) -> Int? {
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? min(seconds, Self.maximumSeconds) : nil }
    return HTTPDate.unixSeconds(text).map { Self.wholeSeconds(Double($0) - now) }
  }

  /// How long the response stays fresh from now (RFC 9111 §4.2.1): `max-age` minus `Age`, else
  /// `Expires` minus `Date` (or our own clock). Nil if the server does not say; 0 if it forbids
  /// storing or requires revalidation.
  package func freshnessSeconds(nowUnixSeconds now: Double) -> Int? {
    let directives = cacheDirectives
    if directives["no-store"] != nil || directives["no-cache"] != nil { return 0 }
    if let age = directives["max-age"].flatMap({ Int($0) }) {
      let spent = max(0, headers["age"].flatMap { Int($0) } ?? 0)
      return max(0, min(age, Self.maximumSeconds) - min(spent, Self.maximumSeconds))
    }
    guard let text = headers["expires"] else { return nil }
    guard let expires = HTTPDate.unixSeconds(text) else { return 0 }
    let date = headers["date"].flatMap { HTTPDate.unixSeconds($0) }.map { Double($0) } ?? now
    return Self.wholeSeconds(Double(expires) - date)
  }

  /// `Cache-Control` as name → value; a directive without a value has "".
  private var cacheDirectives: [String: String] {
    var directives: [String: String] = [:]
    for part in (headers["cache-control"] ?? "").lowercased().split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard let name = pair.first.map(Self.bare), !name.isEmpty else { continue }
      directives[name] = pair.count == 2 ? Self.bare(pair[1]) : ""
    }
    return directives
  }

  /// Without blanks and quotes.
  private static func bare(_ text: Substring) -> String {
    String(text.filter { $0 != " " && $0 != "\t" && $0 != "\"" })
  }

  private static let maximumSeconds = 366 * 86_400

  private static func wholeSeconds(_ seconds: Double) -> Int {
    Int(min(max(0, seconds.rounded(.up)), Double(maximumSeconds)))
  }
}
