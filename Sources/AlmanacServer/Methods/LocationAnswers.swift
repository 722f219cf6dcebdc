import Services
import Synchronization

/// The last answer to `location.current`, kept as bytes: shells ask it on every prompt, and it
/// changes only when the location does.
final class LocationAnswers: Sendable {
  private struct Answer {
    let connection: ConnectionNumber
    let revision: Int
    let bytes: [UInt8]
  }

  private let last = Mutex<Answer?>(nil)

  /// Nil when something changed since, or somebody else asked.
  func known(_ invocation: Invocation) -> [UInt8]? {
    let revision = invocation.services.location.revision
    return last.withLock { last in
      guard let last, last.revision == revision, last.connection == invocation.connection else {
        return nil
      }
      return last.bytes
    }
  }

  func keep(_ bytes: [UInt8], _ invocation: Invocation) {
    let answer = Answer(
      connection: invocation.connection, revision: invocation.services.location.revision,
      bytes: bytes)
    last.withLock { $0 = answer }
  }
}
