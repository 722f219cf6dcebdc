import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why something that was said never arrived: a full disk, say. A reader that had enough and left
/// is none.
package final class OutputLoss: Sendable {
  private let code = Mutex<CInt?>(nil)

  package init() {}

  func note(_ code: CInt) {
    guard code != EPIPE else { return }
    self.code.withLock { $0 = $0 ?? code }
  }

  /// In the system's words; nil when all arrived.
  var reason: String? {
    code.withLock(\.self).map { unsafe String(cString: strerror($0)) }
  }
}
