import AlmanacProtocol
import EventLoop
import JSONRPC
import Vocabulary

/// The timing of one call: when it was accepted, its deadline, and when the loop answers for work
/// that is late.
package struct CallDeadline: Sendable {
  /// The origin of the deadline.
  let start: MonotonicInstant
  /// From the params, else from the contract (`x-deadline`).
  let milliseconds: Int
  /// When the call is answered, even if its work is still waiting.
  let limit: MonotonicInstant
  /// Whether the call is nested in another call.
  var isPart = false

  /// When waiting for providers ends.
  var due: MonotonicInstant { start.advanced(byMilliseconds: milliseconds) }

  /// The deadline of a nested call: it ends early enough for the outer call to assemble its answer
  /// from the parts.
  func inside(_ outer: CallDeadline?) -> CallDeadline {
    guard let outer else { return self }
    let last = outer.limit.advanced(byMilliseconds: -Self.assemblyMilliseconds)
    return CallDeadline(
      start: start, milliseconds: milliseconds, limit: min(limit, last), isPart: true)
  }

  private static let assemblyMilliseconds = 10
}

extension CallDeadline {
  /// - Parameter given: in milliseconds; nil uses the method's default.
  init(_ method: MethodName, _ given: Int?, since start: MonotonicInstant) {
    self.init(
      start: start,
      milliseconds: CallTime.deadline(given: given ?? method.deadlineMilliseconds),
      limit: start.advanced(
        byMilliseconds: CallTime.limit(ofDeadline: given ?? method.limitMilliseconds)))
  }
}

extension MethodName {
  /// The limit of a call without a deadline. A method answered from the store by default may still
  /// need to look up its place.
  var limitMilliseconds: Int {
    deadlineMilliseconds == 0 ? Self.usualDeadlineMilliseconds : deadlineMilliseconds
  }
}

extension Invocation {
  /// The invocation of one method.
  func inside(_ method: MethodName, _ givenDeadline: Int?) -> Invocation {
    var invocation = self
    let start = deadline?.start ?? context.acceptedAt
    invocation.deadline = CallDeadline(method, givenDeadline, since: start).inside(deadline)
    invocation.method = method
    return invocation
  }

  /// Races lookup, store, network and worker against the loop's timer, so that none of them can
  /// delay the answer. A call that is overdue before it starts does no work.
  func inTime<Value: Sendable>(_ work: @escaping Work<Value>) async -> Outcome<Value> {
    guard let deadline else { return await work() }
    let turns = deadline.isPart ? 1 : 4
    if server.loop.now < deadline.limit,
      let outcome = await server.loop.first(until: deadline.limit, turns: turns, work)
    {
      return outcome
    }
    return .failure(Failure(Task.isCancelled ? .requestCancelled : .deadlineExceeded))
  }
}
