package import EventLoop
package import JSONRPC

/// What a method may do besides giving its answer. Cancellation is that of the task it runs in.
package struct CallContext: Sendable {
  package let client: Client
  /// Whether the caller gave a `partialResultToken`; without one parts are not worth building.
  package let wantsPartialResults: Bool
  /// Whether the caller gave a `workDoneToken`. Begin and end are the connection's business.
  package let wantsWorkDone: Bool
  /// When the call was accepted, on the loop's clock: its deadline counts from then.
  package let acceptedAt: MonotonicInstant
  private let token: CallToken

  /// - Parameter acceptedAt: nil is now.
  package init(
    client: Client, token: CallToken, acceptedAt: MonotonicInstant? = nil,
    wantsPartialResults: Bool, wantsWorkDone: Bool
  ) {
    self.client = client
    self.token = token
    self.acceptedAt = acceptedAt ?? client.port.clock.now()
    self.wantsPartialResults = wantsPartialResults
    self.wantsWorkDone = wantsWorkDone
  }

  /// The same caller for a call inside of this one: no parts, no progress of its own.
  package var withoutReports: CallContext {
    CallContext(
      client: client, token: token, acceptedAt: acceptedAt, wantsPartialResults: false,
      wantsWorkDone: false)
  }

  package var clock: MonotonicClock { client.port.clock }

  /// Sends one part, a JSON text, ahead of the whole result. Dropped without a token, after the
  /// answer, and where a newer part makes it needless because the client does not read.
  package func sendPartialResult(_ value: [UInt8]) {
    guard wantsPartialResults else { return }
    client.port.sendPartialResult(value, of: token)
  }

  /// Says how far the work is. Dropped under the same conditions.
  /// - Parameter percentage: 0…100.
  package func reportWorkDone(message: String? = nil, percentage: Int? = nil) {
    guard wantsWorkDone else { return }
    client.port.reportWorkDone(message: message, percentage: percentage, of: token)
  }
}
