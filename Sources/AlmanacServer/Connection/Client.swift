package import EventLoop
package import JSONRPC

/// The other side of one connection, as methods and services may address it. Every call is safe
/// from any thread and after the connection ended (then nothing is sent).
package struct Client: Sendable {
  package let id: ConnectionID
  package let port: any ClientPort

  package init(id: ConnectionID, port: any ClientPort) {
    self.id = id
    self.port = port
  }

  /// - Parameters:
  ///   - params: one JSON text.
  ///   - coalescingKey: while output is full, a newer notification of the same key takes the place
  ///     of an older one that was not sent yet. Without one the method's name is the key.
  package func notify(_ method: String, _ params: [UInt8], coalescingKey: String? = nil) {
    port.notify(method, params, coalescingKey: coalescingKey)
  }

  /// Whether the next notification of this key will take the place of one that was not sent yet.
  package func holdsBack(coalescingKey: String) -> Bool {
    port.holdsBack(coalescingKey: coalescingKey)
  }

  /// Drops a notification that was held back because the client does not read.
  package func withdraw(coalescingKey: String) { port.withdraw(coalescingKey: coalescingKey) }

  /// Asks the client. Cancelling the task gives `.closed` at once.
  package func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer {
    await port.request(method, params, timeoutMilliseconds: timeoutMilliseconds)
  }

  package var load: ConnectionLoad { port.load }
}

package struct ConnectionID: Hashable, Sendable {
  package let number: Int

  package init(number: Int) { self.number = number }
}

/// What `server.status` says about a connection.
package struct ConnectionLoad: Equatable, Sendable {
  package var inFlight = 0
  package var queuedOutputBytes = 0

  package init(inFlight: Int = 0, queuedOutputBytes: Int = 0) {
    self.inFlight = inFlight
    self.queuedOutputBytes = queuedOutputBytes
  }
}

/// What stands behind a `Client`: a connection, or an in-memory double in tests and in the doors
/// that have no connection.
package protocol ClientPort: AnyObject, Sendable {
  var clock: MonotonicClock { get }
  var load: ConnectionLoad { get }
  func sendPartialResult(_ value: [UInt8], of call: CallToken)
  func reportWorkDone(message: String?, percentage: Int?, of call: CallToken)
  func notify(_ method: String, _ params: [UInt8], coalescingKey: String?)
  func holdsBack(coalescingKey: String) -> Bool
  func withdraw(coalescingKey: String)
  func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer
}

extension ClientPort {
  package func holdsBack(coalescingKey: String) -> Bool { false }
  package func withdraw(coalescingKey: String) {}
}
