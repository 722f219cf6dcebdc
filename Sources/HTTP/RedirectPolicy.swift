/// Which redirects are followed: at most three, to http or https, never from the public internet
/// to a private address, never from https down to http, and never one that carries a secret.
package enum RedirectPolicy {
  /// Statuses that send a GET elsewhere (RFC 9110 §15.4).
  package static func isRedirect(_ status: Int) -> Bool {
    switch status {
    case 301, 302, 303, 307, 308: true
    default: false
    }
  }

  /// Where to go next, or nil when the redirect is not followed. `hops` is how many were followed
  /// already; `isFromPublic` whether the answer came from a public address.
  package static func next(
    from url: HTTPURL, location: String?, hops: Int, isFromPublic: Bool, secrets: [String]
  ) -> HTTPURL? {
    guard hops < HTTPLimits.redirects, let location, let next = url.resolving(location) else {
      return nil
    }
    if isFromPublic && next.isPrivate { return nil }
    if url.scheme == .https && next.scheme == .http { return nil }
    if carries(next.text, secrets: secrets) { return nil }
    return next
  }

  /// Whether a text contains a secret, as it is or percent-encoded.
  package static func carries(_ text: String, secrets: [String]) -> Bool {
    let forms = [Array(text.utf8), decoded(text)]
    return secrets.contains { secret in
      !secret.isEmpty && forms.contains { contains($0, Array(secret.utf8)) }
    }
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
  }

  private static func decoded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
