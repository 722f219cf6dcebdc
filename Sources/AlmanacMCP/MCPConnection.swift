import AlmanacProtocol
package import AlmanacServer
package import EventLoop
import JSON
package import JSONRPC

/// One host on two descriptors, one JSON text a line. Reads and writes by the rules of the
/// protocol's own connection: the same queue of output, the same limits, the same way to write
/// without waiting.
///
/// Serialises the session, the output and the tasks. Like a connection of the protocol it is
/// entered by the loop without a hop, and waits for no thread.
package actor MCPConnection: ClientPort {
  nonisolated let loop: Loop
  nonisolated let streams: StandardStreams
  nonisolated let methods: any MethodTable
  nonisolated let output: OutputDescriptor
  nonisolated let log: Log

  private var session: MCPSession
  private var lines: LineBuffer
  private var queue: OutputQueue
  private var tasks: [CallToken: Task<Void, Never>] = [:]
  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var isInputOpen = true
  /// The error that ended the writing; there may just be nobody who reads any more.
  private var writeFailure: CInt?
  /// Watched while there is nothing to write; nil for an output that has no reader to leave.
  private let watchedReader: CInt?
  /// When the answers that are still owed at the end of input are given up.
  private var end: MonotonicInstant?

  /// A host that closes waits for the process to go; hosts send a signal after some seconds.
  private static let endMilliseconds = 2000

  package init(
    loop: Loop, streams: StandardStreams, methods: any MethodTable, version: String,
    limits: Limits = Limits(), log: Log = Log()
  ) {
    self.loop = loop
    self.streams = streams
    self.methods = methods
    self.log = log
    let output = OutputDescriptor(streams.output)
    self.output = output
    watchedReader =
      OutputDescriptor.tellsOfReader(output.descriptor) ? output.descriptor : nil
    session = MCPSession(version: version, limits: limits)
    lines = LineBuffer(limit: limits.maxMessageBytes)
    queue = OutputQueue(limit: limits.maxQueuedOutputBytes)
    queue.use(.lines)
  }

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.executor.asUnownedSerialExecutor()
  }

  nonisolated var client: Client { Client(id: ConnectionID(number: 1), port: self) }

  /// Serves until the end, on the loop's thread.
  /// - Returns: the code to end the process with.
  nonisolated package func serve() -> Int32 {
    methods.opened(client)
    defer {
      methods.closed(client)
      output.close()
    }
    while true {
      _ = loop.executor.drain()
      switch assumeIsolated({ $0.settle() }) {
      case .finished(let code): return code
      case .wait(let input, let output, let writer):
        let readiness = loop.wait(
          input: input, output: output, reader: watchedReader, writer: writer,
          hasMore: !loop.executor.isIdle)
        if readiness.isReadable { assumeIsolated { $0.read() } }
        if readiness.isWriterGone { assumeIsolated { $0.limitEnd() } }
        // Tools change nothing, so nothing is lost when the host has gone.
        if readiness.isReaderGone { return 0 }
      }
    }
  }

  private enum Turn {
    case finished(Int32)
    case wait(input: CInt?, output: CInt?, writer: CInt?)
  }

  /// Does everything that can be done without new input.
  private func settle() -> Turn {
    repeat { receive() } while flush()
    if let code = writeFailure { return .finished(exitCode(of: code)) }
    if Signals.endRequested != nil { return .finished(0) }
    if let end, loop.now >= end { return .finished(0) }
    if !isInputOpen, queue.isEmpty, session.isIdle { return .finished(0) }
    let wantsInput = isInputOpen && !queue.isFull
    return .wait(
      input: wantsInput ? streams.input : nil, output: queue.count > 0 ? output.descriptor : nil,
      writer: !wantsInput && isInputOpen && end == nil ? streams.input : nil)
  }

  private func exitCode(of failure: CInt) -> Int32 {
    guard let reason = Descriptor.loss(failure) else { return 0 }
    log(.error, "cannot write: \(reason)")
    return 1
  }

  /// The host has closed the input, read to its end or not: what it does not read now is given up.
  private func limitEnd() {
    guard end == nil else { return }
    let due = loop.now.advanced(byMilliseconds: Self.endMilliseconds)
    end = due
    loop.schedule(at: due) {}
  }

  // MARK: Descriptors

  private func read() {
    switch Descriptor.read(streams.input, over: &input) {
    case .bytes(let count): lines.append(input[..<count])
    case .wouldBlock: break
    case .end, .failed:
      // A last line without its end counts.
      lines.append([0x0A])
      isInputOpen = false
      limitEnd()
    }
  }

  /// Looks at the lines that have arrived, as long as there is room for their answers.
  private func receive() {
    while !queue.isFull, let line = lines.next() {
      switch line {
      case .tooLong: perform(session.refuseLongLine())
      case .text(let bytes): for action in session.receive(bytes) { perform(action) }
      }
    }
  }

  /// Writes what can be written without waiting.
  /// - Returns: whether anything was written.
  private func flush() -> Bool {
    unsafe queue.write(pieceLimit: output.pieceLimit) { piece in
      let transfer = unsafe output.write(piece)
      guard case .bytes(let count) = transfer else {
        if case .failed(let code) = transfer { writeFailure = code }
        return nil
      }
      return count
    }
  }

  // MARK: Calls

  private func perform(_ action: MCPSession.Action) {
    switch action {
    case .send(let message): queue.append(message)
    case .cancel(let token): tasks.removeValue(forKey: token)?.cancel()
    case .call(let token, let method, let params): start(token, method.rawValue, params)
    }
  }

  private func start(_ token: CallToken, _ method: String, _ params: [UInt8]) {
    let context = CallContext(
      client: client, token: token, wantsPartialResults: false,
      wantsWorkDone: session.wantsProgress(token))
    guard let value = try? JSONDocument(parsing: params).root else { return }
    switch methods.dispatch(method, value.isEmpty ? nil : value, context) {
    case .answer(let outcome): complete(token, outcome)
    case .unknown: complete(token, .failure(.methodNotFound(didYouMean: [])))
    case .run(let work):
      report("fetching", token)
      tasks[token] = Task(executorPreference: loop.executor) {
        // What was taken back before its turn came does no work at all.
        let outcome = Task.isCancelled ? .failure(.requestCancelled) : await work()
        await self.finish(token, outcome)
      }
    }
  }

  private func finish(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    tasks[token] = nil
    complete(token, outcome)
  }

  private func complete(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    queue.withdraw(.report(token))
    if let answer = session.complete(token, outcome) { queue.append(answer) }
  }

  private func report(_ message: String?, _ token: CallToken) {
    guard let report = session.progress(token, message: message) else { return }
    queue.append(report, coalescing: .report(token))
  }

  // MARK: What methods say besides their answer

  nonisolated package var clock: MonotonicClock { loop.clock }
  /// Zero from another thread than the loop's.
  nonisolated package var load: ConnectionLoad {
    guard loop.executor.isCurrent else { return ConnectionLoad() }
    return assumeIsolated { connection in
      ConnectionLoad(
        inFlight: connection.session.inFlight, queuedOutputBytes: connection.queue.count)
    }
  }
  nonisolated package func sendPartialResult(_ value: [UInt8], of call: CallToken) {}

  nonisolated package func reportWorkDone(
    message: String?, percentage: Int?, of call: CallToken
  ) {
    if loop.executor.isCurrent {
      assumeIsolated { $0.report(message, call) }
    } else {
      _ = Task(executorPreference: loop.executor) { await self.report(message, call) }
    }
  }

  /// Hosts are told nothing unasked.
  nonisolated package func notify(_ method: String, _ params: [UInt8], coalescingKey: String?) {}

  nonisolated package func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer { .closed }
}
