import AlmanacProtocol
package import AlmanacServer
package import EventLoop
import JSON
package import JSONRPC

/// One host on two descriptors, one JSON text a line.
///
/// Serialises the session, the output and the tasks. Like a connection of the protocol it is
/// entered by the loop without a hop, and waits for no thread.
package actor MCPConnection: ClientPort {
  nonisolated let loop: Loop
  nonisolated let streams: StandardStreams
  nonisolated let methods: any MethodTable

  private var session: MCPSession
  private var lines: LineBuffer
  private var tasks: [CallToken: Task<Void, Never>] = [:]
  private var output: [UInt8] = []
  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var isInputOpen = true
  private var isReaderGone = false
  /// Watched while there is nothing to write; nil for an output that has no reader to leave.
  private let watchedReader: CInt?
  /// When the answers that are still owed at the end of input are given up.
  private var end: MonotonicInstant?

  /// A host that closes waits for the process to go; hosts send a signal after some seconds.
  private static let endMilliseconds = 2000

  package init(
    loop: Loop, streams: StandardStreams, methods: any MethodTable, version: String,
    limits: Limits = Limits()
  ) {
    self.loop = loop
    self.streams = streams
    self.methods = methods
    watchedReader = OutputDescriptor.tellsOfReader(streams.output) ? streams.output : nil
    session = MCPSession(version: version)
    lines = LineBuffer(limit: limits.maxMessageBytes)
    outputLimit = limits.maxQueuedOutputBytes
  }

  private let outputLimit: Int

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.executor.asUnownedSerialExecutor()
  }

  nonisolated var client: Client { Client(id: ConnectionID(number: 1), port: self) }

  /// Serves until the end, on the loop's thread.
  /// - Returns: the code to end the process with.
  nonisolated package func serve() -> Int32 {
    methods.opened(client)
    defer { methods.closed(client) }
    while true {
      _ = loop.executor.drain()
      guard let wish = assumeIsolated({ $0.settle() }) else { return 0 }
      let readiness = loop.wait(
        input: wish.input, output: wish.output, reader: watchedReader,
        writer: wish.input == nil ? wish.writer : nil, hasMore: !loop.executor.isIdle)
      if readiness.isReadable { assumeIsolated { $0.read() } }
      if readiness.isWriterGone { assumeIsolated { $0.limitEnd() } }
      // Tools change nothing, so nothing is lost when the host has gone.
      if readiness.isReaderGone { return 0 }
    }
  }

  /// - Returns: what to wait for; nil at the end.
  private func settle() -> (input: CInt?, output: CInt?, writer: CInt?)? {
    flush()
    if isReaderGone || Signals.endRequested != nil { return nil }
    if let end, loop.now >= end { return nil }
    if !isInputOpen, output.isEmpty, session.isIdle { return nil }
    return (
      isInputOpen && output.count < outputLimit ? streams.input : nil,
      output.isEmpty ? nil : streams.output, isInputOpen && end == nil ? streams.input : nil
    )
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
    case .bytes(let count):
      lines.append(input[..<count])
      receive()
    case .wouldBlock: break
    case .end, .failed:
      // A last line without its end counts.
      lines.append([0x0A])
      receive()
      isInputOpen = false
      limitEnd()
    }
  }

  private func receive() {
    while let line = lines.next() {
      switch line {
      case .tooLong: perform(session.refuseLongLine())
      case .text(let bytes): for action in session.receive(bytes) { perform(action) }
      }
    }
  }

  private func send(_ message: [UInt8]) {
    output += message
    output.append(0x0A)
  }

  private func flush() {
    while !output.isEmpty, Descriptor.isWritable(streams.output) {
      switch Descriptor.write(streams.output, output.prefix(Descriptor.atomicWriteLimit)) {
      case .bytes(let count): output.removeFirst(count)
      case .wouldBlock: return
      case .end, .failed:
        isReaderGone = true
        return
      }
    }
  }

  // MARK: Calls

  private func perform(_ action: MCPSession.Action) {
    switch action {
    case .send(let message): send(message)
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
      if let report = session.progress(token, message: "fetching") { send(report) }
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
    if let answer = session.complete(token, outcome) { send(answer) }
  }

  private func report(_ message: String?, _ token: CallToken) {
    if let report = session.progress(token, message: message) { send(report) }
  }

  // MARK: What methods say besides their answer

  nonisolated package var clock: MonotonicClock { loop.clock }
  nonisolated package var load: ConnectionLoad { ConnectionLoad() }
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
