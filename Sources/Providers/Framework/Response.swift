/// What came back for a request, live or from the store.
package struct Response: Sendable {
  package let status: Int
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]
  /// When it arrived, seconds since 1970 UTC; limits that end "at the next hour" need it.
  package let receivedAtUnixSeconds: Double
  /// What its numbers cannot be.
  package let faults = AnswerFaults()
  /// What it must be about; nil where that is not known.
  private(set) var asked: AskedPoints?

  package init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8],
    receivedAtUnixSeconds: Double
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.receivedAtUnixSeconds = receivedAtUnixSeconds
  }

  /// The same, as an answer to a request: about another place it will not be taken.
  package func answering(_ request: Request) -> Response {
    var response = self
    response.asked = AskedPoints(request)
    return response
  }

  /// The first header of that name, whatever its case.
  package func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }

  /// The `Retry-After` header in whole seconds (RFC 9110 §10.2.3); dates are left to the caller.
  package var retryAfterSeconds: Int? {
    guard let text = header("Retry-After"), let seconds = Int(text), seconds >= 0 else {
      return nil
    }
    return min(seconds, 86400)
  }
}
