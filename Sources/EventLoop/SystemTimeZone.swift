import Libc

/// The system's time zone.
package enum SystemTimeZone {
  /// The IANA name that `/etc/localtime` links to; nil if it is not a link into a zone database.
  package static var name: String? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let base = bytes.baseAddress else { return 0 }
      return unsafe readlink(
        "/etc/localtime", base.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let path = Array("/".utf8) + buffer.prefix(max(count, 0))
    let folder = Array("/zoneinfo/".utf8)
    var start = path.count - folder.count
    while start >= 0, path[start..<start + folder.count] != folder[...] { start -= 1 }
    guard start >= 0 else { return nil }
    return String(decoding: path[(start + folder.count)...], as: UTF8.self)
  }
}
