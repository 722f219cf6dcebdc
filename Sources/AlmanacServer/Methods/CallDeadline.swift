import AlmanacProtocol
import EventLoop
import JSON
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

  /// - Parameter params: as they came; a deadline that is out of range is refused with them.
  init(_ method: MethodName, _ params: JSONValue?, since start: MonotonicInstant) {
    self.start = start
    isPart = false
    let given = method.isNetworked ? params?["deadlineMs"]?.integer : nil
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
  /// The one way into a method, whoever calls it: a connection, the command line, MCP, a
  /// subscription or another method. What must hold for every call is done here.
  func dispatch(_ method: MethodName, _ params: JSONValue?) -> Dispatch {
    var call = self
    let start = deadline?.start ?? context.acceptedAt
    call.deadline = CallDeadline(method, params, since: start).inside(deadline)
    call.method = method
    switch Handler.of(method).start(params, call) {
    // A change that is late is still made, and what comes behind it waits for it.
    case .run(let body) where !method.isOrdered:
      return .run { [call] in await call.inTime(body) }
    case let answer: return answer
    }
  }

  /// Look-up, store, network and worker against the loop's timer: what hangs in any of them does
  /// not hold up the answer. A call whose time is over before its turn came does no work at all.
  private func inTime(_ body: @escaping @Sendable () async -> RPCOutcome) async -> RPCOutcome {
    guard let deadline else { return await body() }
    let turns = deadline.isPart ? 1 : 4
    if server.loop.now < deadline.limit,
      let outcome = await server.loop.first(until: deadline.limit, turns: turns, body)
    {
      return outcome
    }
    return .failure(Task.isCancelled ? .requestCancelled : .deadlineExceeded)
  }
}
