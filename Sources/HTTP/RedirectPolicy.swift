/// Follows at most three redirects, to http or https, never from a public to a private address,
/// never from https to http, and never one that contains a secret.
package enum RedirectPolicy {
  /// Statuses that redirect a GET (RFC 9110 §15.4).
  package static func isRedirect(_ status: Int) -> Bool {
    switch status {
    case 301, 302, 303, 307, 308: true
    default: false
    }
  }

  /// The next URL, or nil if the redirect is not followed. `hops` counts the redirects already
  /// followed; `isFromPublic` is whether the response came from a public address.
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

  /// Whether a text contains a secret in any encoding.
  package static func carries(_ text: String, secrets: [String]) -> Bool {
    SecretScan(secrets).isIn(text)
  }
}
