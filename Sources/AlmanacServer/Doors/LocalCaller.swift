package import AlmanacProtocol
import Basics
package import EventLoop
import JSON
package import JSONRPC
package import Vocabulary
package import Telling
import Services
package import Time

/// A caller of methods with typed params and results.
package protocol MethodCaller {
  var now: Instant { get }

  /// What a text about a place needs.
  /// - Parameter place: nil is the current one.
  func occasion(at place: Wire.PlaceReference?) throws(Failure) -> Occasion

  func result<Method: LocalMethod>(
    of method: Method.Type, _ params: Method.Params
  ) throws(Failure) -> Method.Result
}

/// Calls methods in this process, for the command line. Runs the loop until the answer has arrived,
/// so it must be called on the loop's thread and not from a task.
package struct LocalCaller: MethodCaller, Sendable {
  package let server: Server
  /// No provider requests: for a process that exits right after its answer, whose fetch would only
  /// block those of others.
  private let isCacheOnly: Bool
  private let port: LocalPort
  private var wantsProgress = false
  /// When all calls were accepted; nil is when each is made.
  private var start: MonotonicInstant?

  /// - Parameter onNotification: receives every notification, with its params as one JSON text.
  package init(
    _ server: Server, isCacheOnly: Bool = false,
    onNotification: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.server = server
    self.isCacheOnly = isCacheOnly
    port = LocalPort(clock: server.loop.clock, onNotification: onNotification)
    server.opened(client)
  }

  package var now: Instant { server.wallClock.now() }
  package var loop: Loop { server.loop }
  package var client: Client { Client(id: ConnectionID(number: 0), port: port) }
  package var settings: Configuration { server.settings(of: client.id) }

  /// Ends subscriptions and other sources of notifications.
  package func close() { server.closed(client) }

  /// The same caller, with a callback for progress messages.
  package func reporting(to onProgress: @escaping @Sendable (String) -> Void) -> LocalCaller {
    var caller = self
    port.onProgress.withLock { $0 = onProgress }
    caller.wantsProgress = true
    return caller
  }

  /// The same caller, whose calls share one deadline: a page of several methods takes no longer
  /// than one of them.
  package var withOneDeadline: LocalCaller {
    var caller = self
    caller.start = loop.clock.now()
    return caller
  }

  private var context: CallContext {
    CallContext(
      client: client, token: CallToken(number: 1), acceptedAt: start, wantsPartialResults: false,
      wantsWorkDone: wantsProgress)
  }

  package func result<Method: LocalMethod>(
    of method: Method.Type, _ params: Method.Params
  ) throws(Failure) -> Method.Result {
    switch server.begin(method, params, context, isCacheOnly: isCacheOnly) {
    case .done(let outcome): try outcome.get()
    case .later(let work): try run(work).get()
    }
  }

  package func occasion(at place: Wire.PlaceReference?) throws(Failure) -> Occasion {
    let (server, context, isCacheOnly) = (server, context, isCacheOnly)
    return try run {
      await server.occasion(at: place, context, isCacheOnly: isCacheOnly)
    }.get()
  }

  /// For params and results that are JSON from end to end.
  /// - Parameter params: one JSON text, or empty for none.
  package func call(_ method: String, _ params: [UInt8]) -> Result<[UInt8], RPCError> {
    let value: JSONValue?
    do {
      value = params.isEmpty ? nil : try JSONDocument(parsing: params).root
    } catch {
      return .failure(.parseError(hint: "params are one JSON object"))
    }
    switch server.dispatch(method, value, context) {
    case .answer(let result): return result
    case .unknown:
      let names = Spelling.closest(to: method, in: server.executionClasses.keys)
      return .failure(.methodNotFound(didYouMean: names))
    case .run(let body): return finished(body) ?? .failure(.requestCancelled)
    }
  }

  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Result<Value, Failure>
  ) -> Result<Value, Failure> {
    finished(work) ?? .failure(.cancelled)
  }

  /// Runs the loop until the work is done.
  /// - Returns: nil if a signal cancelled it.
  package func finished<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Value? {
    let outcome = Reply<Value>()
    let task = Task(executorPreference: loop.executor) {
      let value = await work()
      outcome.value.withLock { $0 = value }
    }
    while true {
      let hasMore = loop.executor.drain()
      if let value = outcome.value.withLock({ $0 }) { return value }
      if Signals.endRequested != nil {
        task.cancel()
        return nil
      }
      _ = loop.wait(input: nil, output: nil, hasMore: hasMore)
    }
  }

  /// Runs the loop until `isDone`, a termination signal, or the reader of `output` closes it, if
  /// that is detectable.
  package func turn(whileReading output: CInt, until isDone: () -> Bool) {
    let reader = OutputDescriptor.reportsReaderClosing(output) ? output : nil
    while !isDone(), Signals.endRequested == nil {
      let hasMore = loop.executor.drain()
      if isDone() { return }
      let readiness = loop.wait(input: nil, output: nil, reader: reader, hasMore: hasMore)
      if readiness.isReaderGone { return }
    }
  }

  private final class Reply<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}

/// This process as a client: it receives notifications and declines requests.
package final class LocalPort: ClientPort {
  package let clock: MonotonicClock
  private let onNotification: @Sendable (String, [UInt8]) -> Void
  fileprivate let onProgress = Mutex<(@Sendable (String) -> Void)?>(nil)

  package init(
    clock: MonotonicClock,
    onNotification: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.clock = clock
    self.onNotification = onNotification
  }

  package var load: ConnectionLoad { ConnectionLoad(inFlight: 1, queuedOutputBytes: 0) }

  package func sendPartialResult(_ value: [UInt8], of call: CallToken) {}

  package func reportWorkDone(message: String?, percentage: Int?, of call: CallToken) {
    guard let message else { return }
    onProgress.withLock { $0 }?(message)
  }

  package func notify(_ method: String, _ params: [UInt8], coalescingKey: String?) {
    onNotification(method, params)
  }

  package func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer { .closed }
}
