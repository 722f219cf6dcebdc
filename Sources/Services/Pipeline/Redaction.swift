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
      body = replaced(Array(secret.utf8), in: body)
    }
    return body
  }

  private static func replaced(_ secret: [UInt8], in body: [UInt8]) -> [UInt8] {
    var clean: [UInt8] = []
    var kept = 0
    var position = 0
    while position + secret.count <= body.count {
      if body[position] == secret[0],
        body[position..<position + secret.count].elementsEqual(secret)
      {
        clean += body[kept..<position] + mask
        position += secret.count
        kept = position
      } else {
        position += 1
      }
    }
    return kept == 0 ? body : clean + body[kept...]
  }
}
