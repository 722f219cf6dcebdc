import AlmanacCore
import Providers

/// Some answers repeat the key they were asked with (the links to other pages of One Call 4.0). It
/// must not get into the store.
enum Redaction {
  /// Shorter ones would match by chance.
  private static let fewestBytes = 8
  private static let mask = Array("redacted".utf8)

  /// The body with every one of `secrets` masked; pictures stay as they are.
  static func without(_ secrets: [String], _ body: [UInt8], of request: Request) -> [UInt8] {
    guard !request.accept.hasPrefix("image/") else { return body }
    var body = body
    for secret in secrets where secret.utf8.count >= fewestBytes {
      body = body.replacingEvery(Array(secret.utf8), with: mask)
    }
    return body
  }
}
