/// Scheme, host and optional path prefix that replace a provider's own, for mirrors and tests.
///
/// http or https, a host, no user information, query or fragment, no trailing slash.
package struct BaseURL: Equatable, Sendable {
  package let text: String
  package let isSecure: Bool
  package let host: String
  /// If false, no request is sent to the provider.
  package let isValid: Bool

  /// Text that is not a valid base URL.
  package static func invalid(_ text: String) -> BaseURL { BaseURL(invalid: text) }

  /// Without user information and query, which make it invalid and may hold a key.
  package var shown: String {
    let address = text.prefix { $0 != "?" && $0 != "#" }
    guard let slashes = address.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      return address.utf8.contains(UInt8(ascii: "@")) ? "" : String(address)
    }
    let start = address[slashes...].firstIndex { $0 != "/" } ?? address.endIndex
    let authority = address[start...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(address) }
    return String(address[..<start] + address[address.index(after: at)...])
  }

  /// What may be a key in an address that is not valid: its password and the values of its query.
  package var secrets: [String] {
    guard !isValid else { return [] }
    let query = text.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    let values = query.split(separator: "&").compactMap { pair in
      pair.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
    }
    let authority = text.prefix { $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@") else { return values }
    let user = authority[..<at].split { "/:".contains($0) }
    return values + user.suffix(2).map(String.init)
  }

  private init(invalid text: String) {
    (self.text, isSecure, host, isValid) = (text, false, "", false)
  }

  package init?(_ text: String) {
    let lowered = text.lowercased()
    let isSecure = lowered.hasPrefix("https://")
    guard isSecure || lowered.hasPrefix("http://") else { return nil }
    let rest = text.dropFirst(isSecure ? 8 : 7)
    let authority = rest.prefix { $0 != "/" }
    let isPrintable = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPrintable, !text.contains("?"), !text.contains("#"), !authority.contains("@"),
      let host = Self.host(of: authority)
    else { return nil }
    self.isSecure = isSecure
    self.host = host
    isValid = true
    var trimmed = text[...]
    while trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    self.text = String(trimmed)
  }

  /// A key may travel only over TLS or within this machine. (An invalid URL gets no requests.)
  package var mayCarryKey: Bool { isSecure || isLoopback || !isValid }

  package var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || Self.isLoopbackAddress(host)
  }

  /// 127.0.0.0/8 as four decimal numbers; a host name that starts with `127.` does not count.
  private static func isLoopbackAddress(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in
        (1...3).contains(part.utf8.count)
          && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          && (Int(part) ?? 256) < 256
      }
  }

  /// The base for requests; empty if invalid.
  package var requestBase: String { isValid ? text : "" }

  /// `name`, `name:port`, `[address]` or `[address]:port`.
  private static func host(of authority: Substring) -> String? {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      let after = authority[authority.index(after: end)...]
      guard after.isEmpty || isPort(after) else { return nil }
      return authority[...end].lowercased()
    }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return nil }
    guard parts.count == 1 || isPort(":" + parts[1]) else { return nil }
    return name.lowercased()
  }

  private static func isPort(_ text: some StringProtocol) -> Bool {
    guard text.hasPrefix(":"), let port = Int(text.dropFirst()) else { return false }
    return (1...65535).contains(port)
  }
}
