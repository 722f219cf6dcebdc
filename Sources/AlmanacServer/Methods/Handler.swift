package import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Time
import Units
package import Vocabulary
import Words

/// A method of the contract and its implementation, in the file of its name.
protocol ServedMethod: LocalMethod {
  /// A fault of params that are individually valid. Checked before any place is looked up.
  static func check(_ params: Params) throws(Failure)

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result

  /// The result, with its text if requested.
  static func finished(_ result: Result, _ call: Call<Self>) async -> Result

  /// Whether finishing it takes long, so that the call is not answered at once.
  static func isWrittenOut(_ params: Params) -> Bool

  /// Whether some calls can be answered at once when their place is known.
  static var mayAnswerAtOnce: Bool { get }

  /// The answer to such a call; nil if it has to wait.
  static func answerAtOnce(_ call: Call<Self>) throws(Failure) -> Result?

  /// While this number is unchanged, so is the answer to a call without params; nil for most
  /// methods.
  static func revision(_ invocation: Invocation) -> Int?

  /// When the result will change by its own account; nil for most methods.
  static func nextChange(_ result: Result) -> Instant?

  /// Without the parts that are the same in an earlier one, if it has parts.
  static func changed(_ result: Result, since earlier: Result) -> Result
}

extension ServedMethod {
  static func check(_ params: Params) throws(Failure) {}
  static func finished(_ result: Result, _ call: Call<Self>) async -> Result { result }
  static func isWrittenOut(_ params: Params) -> Bool { false }
  static func revision(_ invocation: Invocation) -> Int? { nil }
  static func nextChange(_ result: Result) -> Instant? { nil }
  static func changed(_ result: Result, since earlier: Result) -> Result { result }
}

/// A method that only needs its place: answered on the loop, immediately if the place is known.
protocol ComputedMethod: ServedMethod {
  static func answer(_ call: Call<Self>) throws(Failure) -> Result
}

extension ComputedMethod {
  static var mayAnswerAtOnce: Bool { true }

  static func answerAtOnce(_ call: Call<Self>) throws(Failure) -> Result? {
    try answer(call)
  }
}

/// A method that waits for a provider, the store or the worker.
protocol AwaitedMethod: ServedMethod {}

extension AwaitedMethod {
  static var mayAnswerAtOnce: Bool { false }

  static func answerAtOnce(_ call: Call<Self>) throws(Failure) -> Result? { nil }
}

/// A call's result.
package typealias Outcome<Value> = Result<Value, Failure>

/// What a call waits for.
package typealias Work<Value> = @Sendable () async -> Outcome<Value>

/// A call's outcome.
package enum Pending<Value: Sendable>: Sendable {
  case done(Outcome<Value>)
  case later(Work<Value>)

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Pending<Other> {
    switch self {
    case .done(let outcome): .done(outcome.map(transform))
    case .later(let work): .later { await work().map(transform) }
    }
  }

  func outcome() async -> Outcome<Value> {
    switch self {
    case .done(let outcome): outcome
    case .later(let work): await work()
    }
  }
}

/// A method that can be called with typed params.
package protocol LocalMethod: MethodContract {
  static func begin(_ params: Params, _ invocation: Invocation) -> Pending<Result>
}

extension ServedMethod {
  package static func begin(_ params: Params, _ invocation: Invocation) -> Pending<Result> {
    invocation.begin(Self.self, params, invocation.format(params))
  }
}

extension Invocation {
  /// The single entry point of a method for every caller: a connection, the command line, MCP, a
  /// subscription or another method. It enforces the contract's promises about every call.
  fileprivate func begin<Method: ServedMethod>(
    _ method: Method.Type, _ params: Method.Params, _ format: ResultFormat
  ) -> Pending<Method.Result> {
    let invocation = inside(Method.name, params.givenDeadline)
    let wanted = params.wantedPlace
    do throws(Failure) {
      try Method.check(params)
      if Method.mayAnswerAtOnce, !Method.isWrittenOut(params) {
        let place = try invocation.localPlace(wanted)
        let call = Call<Method>(params, invocation, place, format)
        if wanted.isNone || place != nil, let result = try Method.answerAtOnce(call) {
          return .done(.success(result))
        }
      }
    } catch {
      return .done(.failure(error))
    }
    var work: Work<Method.Result> = {
      do throws(Failure) {
        let place = try await invocation.place(wanted)
        let call = Call<Method>(params, invocation, place, format)
        return .success(await Method.finished(try await Method.answer(call), call))
      } catch {
        return .failure(error)
      }
    }
    // Once the location has changed, an answer about it would be about the wrong place.
    if wanted.isCurrent, Method.name.isNetworked { work = invocation.untilLocationChanges(work) }
    // A late change is still made, and later calls wait for it.
    if Method.name.isOrdered { return .later(work) }
    return .later { [work] in await invocation.inTime(work) }
  }

  /// The result of a nested call.
  func result<Method: ServedMethod>(
    of method: Method.Type, _ params: Method.Params
  ) async -> Outcome<Method.Result> {
    await begin(method, params, format(params)).outcome()
  }
}

/// One method of the table, for callers with JSON params that want the result as bytes.
package struct Handler: Sendable {
  private let name: MethodName
  /// Validates params without calling the method. What they lack may be that of an outer call.
  let check: @Sendable (JSONValue?, Wire.SharedParams?) throws(Failure) -> Void
  private let begin:
    @Sendable (JSONValue?, Invocation) throws(Failure) -> (Pending<[UInt8]>, SpokenLanguage)
  /// For a call inside another one, which may need more of the answer than its bytes.
  let answer:
    @Sendable (JSONValue?, Wire.SharedParams, Invocation) throws(Failure)
      -> Pending<any PolledResult>
  private let revision: @Sendable (Invocation) -> Int?

  init<Method: ServedMethod>(_ method: Method.Type) {
    name = Method.name
    check = { params, outer throws(Failure) in
      try Method.check(try Method.read(params, outer))
    }
    begin = { params, invocation throws(Failure) in
      let params = try Method.read(params, nil)
      let format = invocation.format(params)
      let answer = invocation.begin(method, params, format).map { Self.bytes(of: $0, format) }
      return (answer, format.wording.language)
    }
    answer = { params, outer, invocation throws(Failure) in
      let params = try Method.read(params, outer)
      let format = invocation.format(params)
      return invocation.begin(method, params, format).map { MethodAnswer<Method>($0, format) }
    }
    revision = { Method.revision($0) }
  }

  /// A call that may ask a provider waits for it.
  init<Method: AwaitedMethod>(fetching method: Method.Type)
  where Method.Params: NetworkedParams {
    self.init(method)
  }

  func start(_ params: JSONValue?, _ invocation: Invocation) -> Dispatch {
    let revision = params == nil ? revision(invocation) : nil
    let memory = invocation.server.lastAnswer
    if let revision, let bytes = memory.known(name, revision, invocation) {
      return .answer(.success(bytes))
    }
    do throws(Failure) {
      let (answer, language) = try begin(params, invocation)
      switch answer {
      case .done(let outcome):
        let bytes = try outcome.get()
        if let revision { memory.keep(bytes, name, revision, invocation) }
        return .answer(.success(bytes))
      case .later(let work): return .run { await work().mapError { $0.rpcError(in: language) } }
      }
    } catch {
      // The params may be at fault, and so unread.
      let language = invocation.wording(params?["locale"]?.string).language
      return .answer(.failure(error.rpcError(in: language)))
    }
  }

  static func bytes(of value: some WireWritable, _ format: ResultFormat) -> [UInt8] {
    ResultWriter.bytes(of: value, format, reservingCapacity: 1024)
  }
}

extension MethodContract {
  fileprivate static func read(
    _ params: JSONValue?, _ outer: Wire.SharedParams?
  ) throws(Failure) -> Params {
    try Params(params, at: "", inheriting: outer)
  }
}

/// An answer with its JSON, and with what a subscription has to know of it.
private struct MethodAnswer<Method: ServedMethod>: PolledResult {
  private let result: Method.Result
  private let format: ResultFormat
  let bytes: [UInt8]

  init(_ result: Method.Result, _ format: ResultFormat) {
    (self.result, self.format) = (result, format)
    bytes = Handler.bytes(of: result, format)
  }

  var content: [UInt8] { ResultWriter.content(of: result, format) }
  var nextChange: Instant? { Method.nextChange(result) }

  func bytes(changedSince earlier: any PolledResult) -> [UInt8] {
    guard let earlier = earlier as? Self else { return bytes }
    return Handler.bytes(of: Method.changed(result, since: earlier.result), format)
  }
}
