import HTTP
import Providers

/// Some answers repeat the key they were asked with (the links to other pages of One Call 4.0). It
/// must get neither into the store nor out of the process.
struct Redaction: Sendable {
  /// Shorter ones would match by chance.
  private static let fewestBytes = 8
  private static let mask = Array("redacted".utf8)

  private let scan: SecretScan

  init(_ secrets: [String]) { scan = SecretScan(secrets, fewestBytes: Self.fewestBytes) }

  /// The body with every key masked; nil for a picture that holds one, which no mask can mend.
  func body(_ body: [UInt8], of request: Request) -> [UInt8]? {
    guard request.accept.hasPrefix("image/") else { return scan.masked(body, with: Self.mask) }
    return scan.isIn(body) ? nil : body
  }

  /// Without those that hold a key.
  func headers(_ headers: [(name: String, value: String)]) -> [(name: String, value: String)] {
    headers.filter { !scan.isIn($0.name) && !scan.isIn($0.value) }
  }
}
