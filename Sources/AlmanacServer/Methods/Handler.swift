import AlmanacProtocol
import JSON
import JSONRPC

/// A method of the contract with what answers it: the one file of its name.
protocol ServedMethod: MethodContract {
  /// What is wrong with params that are right one by one. Told before any place is looked up.
  static func check(_ params: Params) throws(MethodFailure)

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result

  /// Whether some calls need not wait for anything once their place is known.
  static var mayAnswerAtOnce: Bool { get }

  /// The answer to such a call; nil for one that has to wait.
  static func answerAtOnce(_ call: Call<Self>) throws(MethodFailure) -> Result?

  /// While this number stays, so does the answer to a call without params; nil for most methods.
  static func revision(_ invocation: Invocation) -> Int?
}

extension ServedMethod {
  static func check(_ params: Params) throws(MethodFailure) {}
  static func revision(_ invocation: Invocation) -> Int? { nil }
}

/// A method that waits for nothing but its place: answered on the loop, at once if that is known.
protocol ComputedMethod: ServedMethod {
  static func answer(_ call: Call<Self>) throws(MethodFailure) -> Result
}

extension ComputedMethod {
  static var mayAnswerAtOnce: Bool { true }

  static func answerAtOnce(_ call: Call<Self>) throws(MethodFailure) -> Result? {
    try answer(call)
  }
}

/// A method that waits for a provider, the store or the worker.
protocol AwaitedMethod: ServedMethod {}

extension AwaitedMethod {
  static var mayAnswerAtOnce: Bool { false }

  static func answerAtOnce(_ call: Call<Self>) throws(MethodFailure) -> Result? { nil }
}

/// One call whose method is known to its type alone.
private protocol AnyCall: Sendable {
  var name: MethodName { get }
  var wantedPlace: WantedPlace { get }
  var givenDeadline: Int? { get }
  var mayAnswerAtOnce: Bool { get }
  func check() throws(MethodFailure)
  func answerAtOnce(
    _ invocation: Invocation, _ place: RequestPlace?
  ) throws(MethodFailure) -> (any WireWritable)?
  func answer(
    _ invocation: Invocation, _ place: RequestPlace?
  ) async throws(MethodFailure) -> any WireWritable
}

private struct CallOf<Method: ServedMethod>: AnyCall {
  let params: Method.Params

  var name: MethodName { Method.name }
  var wantedPlace: WantedPlace { params.wantedPlace }
  var givenDeadline: Int? { params.givenDeadline }
  var mayAnswerAtOnce: Bool { Method.mayAnswerAtOnce }

  func check() throws(MethodFailure) { try Method.check(params) }

  func answerAtOnce(
    _ invocation: Invocation, _ place: RequestPlace?
  ) throws(MethodFailure) -> (any WireWritable)? {
    try Method.answerAtOnce(Call(params, invocation, place))
  }

  func answer(
    _ invocation: Invocation, _ place: RequestPlace?
  ) async throws(MethodFailure) -> any WireWritable {
    try await Method.answer(Call(params, invocation, place))
  }
}

/// What a method gives back.
typealias Outcome = Result<any WireWritable, MethodFailure>

/// What a call waits for.
typealias Work = @Sendable () async -> Outcome

/// What a call comes to.
private enum Pending {
  case done(Outcome)
  case later(Work)
}

extension Invocation {
  /// The one way into a method, whoever calls it: a connection, the command line, MCP, a
  /// subscription or another method. What the contract promises of every call is kept here.
  fileprivate func begin(_ call: any AnyCall) -> Pending {
    let invocation = inside(call.name, call.givenDeadline)
    let wanted = call.wantedPlace
    do throws(MethodFailure) {
      try call.check()
      if call.mayAnswerAtOnce {
        let place = try invocation.localPlace(wanted)
        if wanted.isNone || place != nil, let result = try call.answerAtOnce(invocation, place) {
          return .done(.success(result))
        }
      }
    } catch {
      return .done(.failure(error))
    }
    var work: Work = {
      do throws(MethodFailure) {
        let place = try await invocation.place(wanted)
        return .success(try await call.answer(invocation, place))
      } catch {
        return .failure(error)
      }
    }
    // An answer about here would be about somewhere else once the location has changed.
    if wanted.isCurrent, call.name.isNetworked { work = invocation.untilLocationChanges(work) }
    // A change that is late is still made, and what comes behind it waits for it.
    if call.name.isOrdered { return .later(work) }
    return .later { [work] in await invocation.inTime(work) }
  }

  /// The result of a method inside of this call.
  func result<Method: ServedMethod>(of method: Method.Type, _ params: Method.Params) async
    -> Outcome
  {
    switch begin(CallOf<Method>(params: params)) {
    case .done(let outcome): outcome
    case .later(let work): await work()
    }
  }
}

/// One method of the table, for callers who have its params as JSON and want its result as bytes.
package struct Handler: Sendable {
  private let name: MethodName
  private let read: @Sendable (JSONValue?) throws(ParamsFault) -> any AnyCall
  private let revision: @Sendable (Invocation) -> Int?

  init<Method: ServedMethod>(_ method: Method.Type) {
    name = Method.name
    read = { params throws(ParamsFault) in CallOf<Method>(params: try Method.Params(params)) }
    revision = { Method.revision($0) }
  }

  /// What may ask a provider waits for it.
  init<Method: AwaitedMethod>(fetching method: Method.Type)
  where Method.Params: NetworkedParams {
    self.init(method)
  }

  /// Whether the params are right, without answering them.
  func check(_ params: JSONValue?) throws(MethodFailure) { try call(params).check() }

  func start(_ params: JSONValue?, _ invocation: Invocation) -> Dispatch {
    let revision = params == nil ? revision(invocation) : nil
    let memory = invocation.server.lastAnswer
    if let revision, let bytes = memory.known(name, revision, invocation) {
      return .answer(.success(bytes))
    }
    do throws(MethodFailure) {
      switch invocation.begin(try call(params)) {
      case .done(let outcome):
        let bytes = Self.bytes(of: try outcome.get())
        if let revision { memory.keep(bytes, name, revision, invocation) }
        return .answer(.success(bytes))
      case .later(let work): return .run { Self.encoded(await work()) }
      }
    } catch {
      return .answer(.failure(error.rpcError))
    }
  }

  private func call(_ params: JSONValue?) throws(MethodFailure) -> any AnyCall {
    do { return try read(params) } catch { throw MethodFailure(error) }
  }

  private static func encoded(_ outcome: Outcome) -> RPCOutcome {
    switch outcome {
    case .success(let value): .success(bytes(of: value))
    case .failure(let failure): .failure(failure.rpcError)
    }
  }

  static func bytes(of value: some WireWritable) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: 1024)
    value.write(to: &writer)
    return writer.bytes
  }
}

/// What a caller on the wire gets: one JSON text, or the error object.
typealias RPCOutcome = Result<[UInt8], RPCError>
