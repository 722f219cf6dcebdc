/// An address that a request may be sent to: over https, at the default port, without a user.
package struct WebAddress: Hashable, Sendable {
  package let host: String
  /// With the query; begins with a slash.
  package let path: String

  package var text: String { "https://" + host + path }

  /// Longer ones are none that a service writes.
  private static let maximumBytes = 2048

  /// - Parameter base: where a relative address begins; nil accepts absolute ones only. `http` is
  ///   read as `https`, since feeds are older than the certificates of their servers.
  package init?(_ text: String, relativeTo base: WebAddress? = nil) {
    guard text.utf8.count <= Self.maximumBytes, text.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    let text = text.prefix { $0 != "#" }
    var rest = text[...]
    if let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) {
      rest = text.dropFirst(scheme.count)
    } else if text.hasPrefix("//") {
      rest = text.dropFirst(2)
    } else if let base, !text.isEmpty, !text.prefix(while: { $0 != "/" }).contains(":") {
      host = base.host
      let folder = base.path.prefix { $0 != "?" }
      let start = folder[...(folder.lastIndex(of: "/") ?? folder.startIndex)]
      path = text.hasPrefix("/") ? String(text) : String(start) + String(text)
      return
    } else {
      return nil
    }
    let name = rest.prefix { $0 != "/" && $0 != "?" }.lowercased()
    guard Self.isHost(name) else { return nil }
    let tail = rest.dropFirst(name.count)
    host = name
    path = tail.hasPrefix("/") ? String(tail) : "/" + tail
  }

  /// Whether both are of one owner: the same host, or hosts below the same domain. What a feed
  /// links to elsewhere is not followed, since a feed is what strangers write.
  package func isBeside(_ other: WebAddress) -> Bool {
    let (own, others) = (host[...], other.host[...])
    return own == others || domain == others || own == other.domain
      || domain != nil && domain == other.domain
  }

  /// The host without its first label; nil if fewer than two labels are left.
  private var domain: Substring? {
    guard let dot = host.firstIndex(of: ".") else { return nil }
    let domain = host[host.index(after: dot)...]
    return domain.contains(".") ? domain : nil
  }

  /// Printable ASCII but for what delimits an address in a text.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  /// A name of two labels and more, of which the last is no number.
  private static func isHost(_ name: String) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.contains(where: \.isLetter) else {
      return false
    }
    return labels.allSatisfy { label in
      !label.isEmpty && label.utf8.count <= 63
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }
}
