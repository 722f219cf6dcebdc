/// Scheme and host (and a path in front) that stand in for a provider's own, for mirrors and tests.
///
/// http or https, a host, no user information, query or fragment; no slash at the end.
package struct BaseURL: Equatable, Sendable {
  package let text: String
  package let isSecure: Bool
  package let host: String

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
    var trimmed = text[...]
    while trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    self.text = String(trimmed)
  }

  /// A key may travel only over TLS or inside this machine.
  package var mayCarryKey: Bool { isSecure || isLoopback }

  package var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host.hasPrefix("127.")
  }

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
