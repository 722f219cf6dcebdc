import AlmanacProtocol
import Services
import Basics

/// Caches the encoded result of the last call whose answer depends on a revision only: shells call
/// `location.current` on every prompt.
final class LastAnswer: Sendable {
  private struct Entry {
    let method: MethodName
    let revision: Int
    let connection: ConnectionNumber
    let bytes: [UInt8]
  }

  private let last = Mutex<Entry?>(nil)

  /// Nil if anything changed since, or if another connection asked.
  func known(_ method: MethodName, _ revision: Int, _ invocation: Invocation) -> [UInt8]? {
    last.withLock { last in
      guard let last, last.method == method, last.revision == revision,
        last.connection == invocation.connection
      else { return nil }
      return last.bytes
    }
  }

  /// The settings changed, and with them the language.
  func forget() { last.withLock { $0 = nil } }

  func keep(
    _ bytes: [UInt8], _ method: MethodName, _ revision: Int, _ invocation: Invocation
  ) {
    let entry = Entry(
      method: method, revision: revision, connection: invocation.connection, bytes: bytes)
    last.withLock { $0 = entry }
  }
}
