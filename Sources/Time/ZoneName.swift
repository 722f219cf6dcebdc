/// The syntax of time zone names.
package enum ZoneName {
  private static let maximumBytes = 64

  /// True if the name is safe as a relative path under a zoneinfo folder: parts of letters, digits
  /// and `._+-` (the tz project's theory.html) that do not begin with `.` or `-`, separated by
  /// single slashes. The zone need not exist. `posix/` and `right/` hold variants of the same
  /// zones, the latter with leap seconds.
  package static func isValid(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= maximumBytes else { return false }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = parts.first, !["posix", "right"].contains(String(Substring(first))) else {
      return false
    }
    return parts.allSatisfy(isValidPart)
  }

  private static func isValidPart(_ part: Substring.UTF8View) -> Bool {
    guard let first = part.first, !".-+".utf8.contains(first) else { return false }
    return part.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "._+-".utf8.contains(byte)
    }
  }
}
