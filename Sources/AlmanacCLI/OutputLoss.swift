import EventLoop
import Synchronization

/// Why something that was said never arrived: a full disk, say. A reader that had enough and left
/// is none.
package final class OutputLoss: Sendable {
  private let noted = Mutex<String?>(nil)

  package init() {}

  func note(_ code: CInt) {
    guard let reason = Descriptor.loss(code) else { return }
    noted.withLock { $0 = $0 ?? reason }
  }

  /// In the system's words; nil when all arrived.
  var reason: String? { noted.withLock(\.self) }
}
