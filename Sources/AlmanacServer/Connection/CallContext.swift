package import EventLoop
package import JSONRPC

/// What a method can do besides returning its answer. Cancellation is that of its task.
package struct CallContext: Sendable {
  package let client: Client
  /// Whether the caller gave a `partialResultToken`; if not, skip building parts.
  package let wantsPartialResults: Bool
  /// Whether the caller gave a `workDoneToken`. The connection sends begin and end itself.
  package let wantsWorkDone: Bool
  /// When the call was accepted, on the loop's clock. Its deadline counts from here.
  package let acceptedAt: MonotonicInstant
  /// When the last bytes before the call came, on the loop's clock. An answer's "now" is this
  /// instant, however busy the machine is, so that a replay of it is exact.
  package let arrivedAt: MonotonicInstant
  private let token: CallToken

  /// - Parameters:
  ///   - acceptedAt: nil means now.
  ///   - arrivedAt: nil means now.
  package init(
    client: Client, token: CallToken, acceptedAt: MonotonicInstant? = nil,
    arrivedAt: MonotonicInstant? = nil, wantsPartialResults: Bool, wantsWorkDone: Bool
  ) {
    self.client = client
    self.token = token
    self.acceptedAt = acceptedAt ?? client.port.clock.now()
    self.arrivedAt = arrivedAt ?? client.port.clock.now()
    self.wantsPartialResults = wantsPartialResults
    self.wantsWorkDone = wantsWorkDone
  }

  /// The same caller for a nested call, without parts or progress.
  package var withoutReports: CallContext {
    CallContext(
      client: client, token: token, acceptedAt: acceptedAt, arrivedAt: arrivedAt,
      wantsPartialResults: false, wantsWorkDone: false)
  }

  package var clock: MonotonicClock { client.port.clock }

  /// Sends one partial result, a JSON text. Dropped without a token, after the answer, or if the
  /// client reads slowly and a newer part replaces it.
  package func sendPartialResult(_ value: [UInt8]) {
    guard wantsPartialResults else { return }
    client.port.sendPartialResult(value, of: token)
  }

  /// Reports progress. Dropped under the same conditions.
  /// - Parameter percentage: 0…100.
  package func reportWorkDone(message: String? = nil, percentage: Int? = nil) {
    guard wantsWorkDone else { return }
    client.port.reportWorkDone(message: message, percentage: percentage, of: token)
  }
}
