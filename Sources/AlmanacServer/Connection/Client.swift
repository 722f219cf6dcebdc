package import EventLoop
package import JSONRPC

/// The other side of one connection, as methods and services see it. Safe to call from any thread;
/// a no-op once the connection has ended.
package struct Client: Sendable {
  package let id: ConnectionID
  package let port: any ClientPort

  package init(id: ConnectionID, port: any ClientPort) {
    self.id = id
    self.port = port
  }

  /// - Parameters:
  ///   - params: one JSON text.
  ///   - coalescingKey: if output is backed up, a newer notification replaces an unsent one of
  ///     the same key. Defaults to the method's name.
  package func notify(_ method: String, _ params: [UInt8], coalescingKey: String? = nil) {
    port.notify(method, params, coalescingKey: coalescingKey)
  }

  /// Whether the next notification with this key would replace an unsent one.
  package func holdsBack(coalescingKey: String) -> Bool {
    port.holdsBack(coalescingKey: coalescingKey)
  }

  /// Drops an unsent notification.
  package func withdraw(coalescingKey: String) { port.withdraw(coalescingKey: coalescingKey) }

  /// Sends a request to the client. Canceling the task returns `.closed` at once.
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

/// What `server.status` reports about a connection.
package struct ConnectionLoad: Equatable, Sendable {
  package var inFlight = 0
  package var queuedOutputBytes = 0

  package init(inFlight: Int = 0, queuedOutputBytes: Int = 0) {
    self.inFlight = inFlight
    self.queuedOutputBytes = queuedOutputBytes
  }
}

/// The implementation of a `Client`: a connection, or an in-memory double for tests and for doors
/// without a connection.
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
