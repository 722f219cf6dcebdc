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

  /// Whether a text contains a secret, however it is written.
  package static func carries(_ text: String, secrets: [String]) -> Bool {
    SecretScan(secrets).isIn(text)
  }
}
