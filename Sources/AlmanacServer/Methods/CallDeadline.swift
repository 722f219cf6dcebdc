import AlmanacProtocol
import EventLoop
import JSONRPC

/// The time of one call: when it was accepted, what its deadline is, and when the loop answers in
/// place of work that is late.
package struct CallDeadline: Sendable {
  /// What the deadline counts from.
  let start: MonotonicInstant
  /// Of the params, else of the contract (`x-deadline`).
  let milliseconds: Int
  /// When the call is answered, whatever its work waits for.
  let limit: MonotonicInstant
  /// Whether the call is one of several that another one is made of.
  let isPart: Bool

  /// When nobody is waited for any more.
  var due: MonotonicInstant { start.advanced(byMilliseconds: milliseconds) }

  /// - Parameter given: in milliseconds; nil for the method's own.
  init(_ method: MethodName, _ given: Int?, since start: MonotonicInstant) {
    self.start = start
    isPart = false
    milliseconds = CallTime.deadline(given: given ?? method.deadlineMilliseconds)
    limit = start.advanced(
      byMilliseconds: CallTime.limit(ofDeadline: given ?? method.limitMilliseconds))
  }

  /// The same for a call inside of this one: an answer made of several has time to be put together
  /// from what its parts have.
  func inside(_ outer: CallDeadline?) -> CallDeadline {
    guard let outer else { return self }
    let last = outer.limit.advanced(byMilliseconds: -Self.assemblyMilliseconds)
    return CallDeadline(
      start: start, milliseconds: milliseconds, limit: min(limit, last), isPart: true)
  }

  private static let assemblyMilliseconds = 10

  private init(start: MonotonicInstant, milliseconds: Int, limit: MonotonicInstant, isPart: Bool) {
    self.start = start
    self.milliseconds = milliseconds
    self.limit = limit
    self.isPart = isPart
  }
}

extension MethodName {
  /// What a call may take that names no deadline. One that is answered from the store by default
  /// may still have to look up its place.
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

  /// Look-up, store, network and worker against the loop's timer: what hangs in any of them does
  /// not hold up the answer. A call whose time is over before its turn came does no work at all.
  func inTime(_ work: @escaping Work) async -> Outcome {
    guard let deadline else { return await work() }
    let turns = deadline.isPart ? 1 : 4
    if server.loop.now < deadline.limit,
      let outcome = await server.loop.first(until: deadline.limit, turns: turns, work)
    {
      return outcome
    }
    return .failure(MethodFailure(Task.isCancelled ? .requestCancelled : .deadlineExceeded))
  }
}
