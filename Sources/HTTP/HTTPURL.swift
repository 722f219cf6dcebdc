import CCurl

/// An absolute `http` or `https` URL without user information or fragment: the only kind this
/// server requests. Scheme and host are lowercase.
package struct HTTPURL: Equatable, Sendable {
  package enum Scheme: String, Sendable {
    case http
    case https
  }

  package let scheme: Scheme
  /// A name, an IPv4 address, or an IPv6 address in brackets.
  package let host: String
  /// Nil for the scheme's default port.
  package let port: Int?
  /// Path and query; begins with "/".
  package let target: String

  package init?(_ text: String) {
    guard text.utf8.count <= HTTPLimits.urlBytes, Self.isPlain(text),
      let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://"),
      let scheme = Scheme(rawValue: text[..<colon].lowercased())
    else { return nil }
    let rest = text[colon...].dropFirst(3).prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let (host, port) = Self.hostAndPort(authority) else { return nil }
    let target = rest[authority.endIndex...]
    self.scheme = scheme
    self.host = host
    self.port = port == (scheme == .https ? 443 : 80) ? nil : port
    self.target = target.hasPrefix("/") ? String(target) : "/" + target
  }

  private init(_ base: HTTPURL, target: String) {
    (scheme, host, port) = (base.scheme, base.host, base.port)
    self.target = target
  }

  package var text: String { "\(scheme.rawValue)://\(authority)\(target)" }

  /// The host, with its port if it is not the default.
  package var authority: String { port.map { "\(host):\($0)" } ?? host }

  /// The host without IPv6 brackets.
  private var bareHost: String {
    host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
  }

  private var isLocalName: Bool {
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    return name == "localhost" || name.hasSuffix(".localhost")
  }

  /// This machine, by name or address.
  package var isLoopback: Bool {
    isLocalName || bareHost == "::1" || (bareHost.hasPrefix("127.") && isPrivate)
  }

  /// Known not to be public without a DNS lookup. A name can still resolve to a private address;
  /// that is checked on connect.
  package var isPrivate: Bool {
    unsafe isLocalName || ccurl_is_private_address(bareHost)
  }

  /// Resolves the target of a `Location` (RFC 3986 §5.2); nil if it is not a URL of this kind.
  package func resolving(_ location: String) -> HTTPURL? {
    let reference = String(location.prefix { $0 != "#" })
    guard Self.isPlain(reference) else { return nil }
    if reference.hasPrefix("//") { return HTTPURL("\(scheme.rawValue):\(reference)") }
    if Self.hasScheme(reference) { return HTTPURL(reference) }
    let path = target.prefix { $0 != "?" }
    let merged: String
    if reference.isEmpty {
      merged = target
    } else if reference.hasPrefix("/") {
      merged = reference
    } else if reference.hasPrefix("?") {
      merged = path + reference
    } else {
      merged = path[...(path.lastIndex(of: "/") ?? path.startIndex)] + reference
    }
    guard merged.utf8.count <= HTTPLimits.urlBytes else { return nil }
    return HTTPURL(self, target: Self.withoutDots(merged))
  }

  private static func hasScheme(_ reference: String) -> Bool {
    reference.prefix { $0 != "/" && $0 != "?" }.contains(":")
  }

  /// Removes "." and ".." segments (RFC 3986 §5.2.4).
  private static func withoutDots(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for segment in segments where segment != "." {
      if segment != ".." { kept.append(segment) } else if !kept.isEmpty { kept.removeLast() }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return "/" + kept.joined(separator: "/") + target[path.endIndex...]
  }

  /// Printable ASCII without what RFC 3986 excludes: nothing that could split a request line.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x21...0x7E: !#""<>\^`{|}"#.utf8.contains(byte)
      default: false
      }
    }
  }

  private static func hostAndPort(_ authority: Substring) -> (host: String, port: Int?)? {
    guard !authority.contains("@") else { return nil }
    let host: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[...end]
      guard host.dropFirst().dropLast().contains(":"),
        host.dropFirst().dropLast().utf8.allSatisfy(isAddressByte)
      else { return nil }
    } else {
      host = authority.prefix { $0 != ":" }
      guard !host.isEmpty, host.utf8.count <= 253, host.utf8.allSatisfy(isNameByte) else {
        return nil
      }
    }
    let suffix = authority[host.endIndex...]
    if suffix.isEmpty { return (host.lowercased(), nil) }
    let digits = suffix.dropFirst()
    guard suffix.hasPrefix(":"), (1...5).contains(digits.utf8.count),
      digits.utf8.allSatisfy(isDigit), let port = Int(digits), (1...65_535).contains(port)
    else { return nil }
    return (host.lowercased(), port)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter)
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }
}
