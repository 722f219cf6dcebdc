import Basics
package import EventLoop
import JSON
package import JSONRPC
import Synchronization

/// Calls methods from inside of this process, for the doors without a pipe: the command line,
/// `watch`, MCP. Turns the loop until the answer is there, so it is called on the loop's thread and
/// not from a task.
package struct LocalCaller: Sendable {
  package let loop: Loop
  package let table: any MethodTable
  private let port: LocalPort

  /// - Parameter onNotification: gets every notification, with its params as one JSON text.
  package init(
    loop: Loop, table: any MethodTable,
    onNotification: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.loop = loop
    self.table = table
    port = LocalPort(clock: loop.clock, onNotification: onNotification)
    table.opened(client)
  }

  package var client: Client { Client(id: ConnectionID(number: 0), port: port) }

  /// Ends subscriptions and whatever else would notify.
  package func close() { table.closed(client) }

  /// - Parameters:
  ///   - params: one JSON text, or empty for none.
  ///   - onProgress: gets the words of each report while the method works.
  package func call(
    _ method: String, _ params: [UInt8], onProgress: (@Sendable (String) -> Void)? = nil
  ) -> Result<[UInt8], RPCError> {
    port.onProgress.withLock { $0 = onProgress }
    let value: JSONValue?
    do {
      value = params.isEmpty ? nil : try JSONDocument(parsing: params).root
    } catch {
      return .failure(.parseError(hint: "params are one JSON object"))
    }
    let context = CallContext(
      client: client, token: CallToken(number: 1), wantsPartialResults: false,
      wantsWorkDone: onProgress != nil)
    switch table.dispatch(method, value, context) {
    case .answer(let result): return result
    case .unknown:
      let names = Spelling.closest(to: method, in: table.executionClasses.keys)
      return .failure(.methodNotFound(didYouMean: names))
    case .run(let body): return run(body)
    }
  }

  /// Turns the loop until the work is done; a signal cancels it.
  package func run(
    _ body: @escaping @Sendable () async -> Result<[UInt8], RPCError>
  ) -> Result<[UInt8], RPCError> {
    let outcome = Outcome()
    let task = Task(executorPreference: loop.executor) {
      let result = await body()
      outcome.result.withLock { $0 = result }
    }
    while true {
      let hasMore = loop.executor.drain()
      if let result = outcome.result.withLock({ $0 }) { return result }
      if Signals.endRequested != nil {
        task.cancel()
        return .failure(.requestCancelled)
      }
      _ = loop.wait(input: nil, output: nil, hasMore: hasMore)
    }
  }

  /// Turns the loop until `isDone`, until a signal asks for the end, or until nobody reads
  /// `output` any more, as far as that can be told.
  package func turn(whileReading output: CInt, until isDone: () -> Bool) {
    let reader = OutputDescriptor.tellsOfReader(output) ? output : nil
    while !isDone(), Signals.endRequested == nil {
      let hasMore = loop.executor.drain()
      if isDone() { return }
      let readiness = loop.wait(input: nil, output: nil, reader: reader, hasMore: hasMore)
      if readiness.isReaderGone { return }
    }
  }

  private final class Outcome: Sendable {
    let result = Mutex<Result<[UInt8], RPCError>?>(nil)
  }
}

/// A client that is this very process: it takes notifications and answers no questions.
private final class LocalPort: ClientPort {
  let clock: MonotonicClock
  let onNotification: @Sendable (String, [UInt8]) -> Void
  let onProgress = Mutex<(@Sendable (String) -> Void)?>(nil)

  init(
    clock: MonotonicClock, onNotification: @escaping @Sendable (String, [UInt8]) -> Void
  ) {
    self.clock = clock
    self.onNotification = onNotification
  }

  var load: ConnectionLoad { ConnectionLoad(inFlight: 1, queuedOutputBytes: 0) }

  func sendPartialResult(_ value: [UInt8], of call: CallToken) {}

  func reportWorkDone(message: String?, percentage: Int?, of call: CallToken) {
    guard let message else { return }
    onProgress.withLock { $0 }?(message)
  }

  func notify(_ method: String, _ params: [UInt8], coalescingKey: String?) {
    onNotification(method, params)
  }

  func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer { .closed }
}
