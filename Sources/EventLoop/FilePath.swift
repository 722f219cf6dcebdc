/// Paths are cut by their bytes: a letter of Swift's includes the marks that follow it, and a slash
/// before one of them would be no slash any more.
extension String {
  private static let slash = UInt8(ascii: "/")

  package var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// The path of the folder that a path's last part is in; nil if it names none.
  package var parentFolder: String? {
    guard let index = utf8.lastIndex(of: Self.slash) else { return nil }
    if utf8.allSatisfy({ $0 == Self.slash }) { return nil }
    return index == startIndex ? "/" : String(self[..<index])
  }

  /// Behind the last slash.
  package var lastPathPart: Substring {
    utf8.lastIndex(of: Self.slash).map { self[utf8.index(after: $0)...] } ?? self[...]
  }

  /// Up to the last slash and with it.
  var beforeLastPathPart: String { String(self[..<lastPathPart.startIndex]) }

  /// The system ends a path at a NUL byte, and would take another file.
  var hasNUL: Bool { utf8.contains(0) }
}
