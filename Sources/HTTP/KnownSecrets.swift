import Basics
package import EventLoop

/// The keys that the process knows. Whatever leaves it, except a request to the key's provider,
/// passes here: what is kept or handed on of an answer, the log, the trace.
package struct KnownSecrets: Sendable {
  /// Shorter ones would match by chance.
  private static let minimumBytes = 8

  private let scan: SecretScan

  package init(_ secrets: [String] = []) {
    scan = SecretScan(secrets, minimumBytes: Self.minimumBytes)
  }

  package func isIn(_ text: String) -> Bool { scan.isIn(text) }

  /// The bytes with every secret replaced.
  package func masked(_ bytes: [UInt8], with mask: String = "***") -> [UInt8] {
    scan.masked(bytes, with: Array(mask.utf8))
  }

  package func masked(_ text: String) -> String {
    scan.isIn(text) ? String(decoding: masked(Array(text.utf8)), as: UTF8.self) : text
  }

  /// An answer without secrets: in the body each is replaced, and headers with one are left out.
  /// - Returns: nil if the body is a picture with a secret, in which nothing can be replaced.
  func masked(_ answer: HTTPResponse, isPicture: Bool) -> HTTPResponse? {
    let body = masked(answer.body, with: "redacted")
    guard !isPicture || body == answer.body else { return nil }
    let fields = answer.headers.fields.filter { !scan.isIn($0.name) && !scan.isIn($0.value) }
    return HTTPResponse(
      status: answer.status, headers: HTTPHeaders(fields.map { ($0.name, $0.value) }), body: body)
  }
}

extension KnownSecrets {
  /// The log on stderr, without them.
  package func log(_ level: Log.Level) -> Log {
    Log(level: level) { StandardError.print("almanac: \(masked($0))") }
  }
}

extension HTTPClient {
  /// The same client, whose answers hold no secret, whoever repeats one (as the page links of One
  /// Call 4.0 do), and which sends none but a request's own.
  package func withholding(_ known: KnownSecrets) -> HTTPClient {
    HTTPClient(isOffline: isOffline) { request in
      let foreign = SecretScan(request.secrets).masked(Array(request.url.utf8), with: [])
      guard !known.isIn(String(decoding: foreign, as: UTF8.self)) else {
        return .failure(.invalidURL)
      }
      let isPicture = request.headers.contains {
        $0.name.lowercased() == "accept" && $0.value.hasPrefix("image/")
      }
      return await send(request).flatMap { answer in
        known.masked(answer, isPicture: isPicture).map { .success($0) } ?? .failure(.malformed)
      }
    }
  }
}
