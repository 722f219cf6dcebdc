import Time
import Vocabulary

/// An image, its type detected from the first bytes instead of the header.
package struct ImageBytes: Sendable, Equatable {
  /// Limit of one map tile or icon before base64, as advertised in `initialize`. 512×512 PNG radar
  /// tiles stay below 300 KB.
  package static let maximumBytes = 1 << 20

  package let mimeType: String
  package let bytes: [UInt8]

  /// - Throws: the status's error, `malformed` if not an image, `tooLarge` over the limit.
  package init(_ response: Response) throws(ProviderError) {
    switch response.status {
    case 200: break
    case 401, 403: throw .unauthorized(.keyInvalid)
    case 404, 204: throw .noData(.notProvided)
    default: throw response.failure()
    }
    guard response.body.count <= Self.maximumBytes else { throw .tooLarge }
    guard let mimeType = Self.mimeType(response.body) else { throw .malformed(path: "") }
    self.mimeType = mimeType
    bytes = response.body
  }

  /// One request for an image.
  static func plan(
    _ provider: ProviderID, _ product: ProductID, baseURL: String, path: String,
    isKeyless: Bool = false, changesAt: Instant? = nil
  ) -> Step<ImageBytes> {
    .one(
      Request(
        provider, product, baseURL: baseURL, path: path, accept: "image/png", isKeyless: isKeyless,
        maximumBodyBytes: maximumBytes, changesAt: changesAt), ImageBytes.init)
  }

  private static func mimeType(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return "image/webp"
    }
    return nil
  }
}
