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

/// What a call comes to.
enum Pending<Value: Sendable>: Sendable {
  case done(Result<Value, MethodFailure>)
  case later(@Sendable () async -> Result<Value, MethodFailure>)
}

extension Invocation {
  /// The one way into a method, whoever calls it: a connection, the command line, MCP, a
  /// subscription or another method. What the contract promises of every call is kept here.
  func begin<Method: ServedMethod>(
    _ method: Method.Type, _ params: Method.Params
  ) -> Pending<Method.Result> {
    let invocation = inside(Method.name, params.givenDeadline)
    let wanted = params.wantedPlace
    do throws(MethodFailure) {
      try Method.check(params)
      if Method.mayAnswerAtOnce {
        let place = try invocation.localPlace(wanted)
        if wanted.isNone || place != nil,
          let result = try Method.answerAtOnce(Call(params, invocation, place))
        {
          return .done(.success(result))
        }
      }
    } catch {
      return .done(.failure(error))
    }
    var work: Work<Method.Result> = {
      do throws(MethodFailure) {
        let place = try await invocation.place(wanted)
        return .success(try await Method.answer(Call(params, invocation, place)))
      } catch {
        return .failure(error)
      }
    }
    // An answer about here would be about somewhere else once the location has changed.
    if wanted.isCurrent, Method.name.isNetworked { work = invocation.untilLocationChanges(work) }
    // A change that is late is still made, and what comes behind it waits for it.
    if Method.name.isOrdered { return .later(work) }
    return .later { [work] in await invocation.inTime(work) }
  }

  /// The same, waited for.
  func result<Method: ServedMethod>(
    of method: Method.Type, _ params: Method.Params
  ) async -> Result<Method.Result, MethodFailure> {
    switch begin(method, params) {
    case .done(let result): result
    case .later(let work): await work()
    }
  }
}

/// One method of the table, for callers who have its params as JSON and want its result as bytes.
package struct Handler: Sendable {
  let start: @Sendable (JSONValue?, Invocation) -> Dispatch
  /// Whether the params are right, without answering them.
  let check: @Sendable (JSONValue?) throws(MethodFailure) -> Void

  init<Method: ServedMethod>(_ method: Method.Type) {
    check = { params throws(MethodFailure) in try Method.check(Self.read(params)) }
    start = { params, invocation in
      let revision = params == nil ? Method.revision(invocation) : nil
      let memory = invocation.server.lastAnswer
      if let revision, let bytes = memory.known(Method.name, revision, invocation) {
        return .answer(.success(bytes))
      }
      do throws(MethodFailure) {
        switch invocation.begin(method, try Self.read(params)) {
        case .done(let result):
          let bytes = Self.bytes(of: try result.get())
          if let revision { memory.keep(bytes, Method.name, revision, invocation) }
          return .answer(.success(bytes))
        case .later(let work): return .run { Self.outcome(await work()) }
        }
      } catch {
        return .answer(.failure(error.rpcError))
      }
    }
  }

  /// What may ask a provider waits for it.
  init<Method: AwaitedMethod>(fetching method: Method.Type)
  where Method.Params: NetworkedParams {
    self.init(method)
  }

  private static func read<Params: MethodParams>(
    _ params: JSONValue?
  ) throws(MethodFailure) -> Params {
    do { return try Params(params) } catch { throw MethodFailure(error) }
  }

  private static func outcome(_ result: Result<some WireWritable, MethodFailure>) -> RPCOutcome {
    switch result {
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

/// What a method gives back: one JSON text, or the error object.
typealias RPCOutcome = Result<[UInt8], RPCError>

/// What a call waits for.
typealias Work<Value: Sendable> = @Sendable () async -> Result<Value, MethodFailure>
