import EventLoop
import Basics

/// Why output was lost, such as a full disk. A reader that closed the pipe does not count.
package final class OutputLoss: Sendable {
  private let noted = Mutex<String?>(nil)

  package init() {}

  func note(_ code: CInt) {
    guard let reason = Descriptor.loss(code) else { return }
    noted.withLock { $0 = $0 ?? reason }
  }

  /// The system's message; nil if nothing was lost.
  var reason: String? { noted.withLock(\.self) }
}
