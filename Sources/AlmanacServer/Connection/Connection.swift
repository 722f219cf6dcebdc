package import EventLoop
import JSON
package import JSONRPC

/// One client on two descriptors: reads, lets the session decide, starts the methods' work, writes.
///
/// Serialises everything that belongs to the client: the session, the output and the tasks. Its
/// executor is the loop's thread, so the loop enters it without a hop. It never waits for a thread:
/// the session answers a cancelled or late call itself, and what comes afterwards is dropped.
package actor Connection {
  nonisolated let loop: Loop
  nonisolated let id: ConnectionID
  nonisolated let streams: StandardStreams
  nonisolated let methods: any MethodTable

  var session: Session
  /// The work of every call that is not answered at once.
  var tasks: [CallToken: Task<Void, Never>] = [:]
  /// Who waits for an answer of the client.
  var waiters: [Int: OnceBox<ClientAnswer>] = [:]

  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var isInputOpen = true
  /// Writing failed: nobody reads any more.
  private var isReaderGone = false
  private var alarm: (timer: Loop.TimerID, milliseconds: Int)?
  var watchedProcess: Int32?
  var recorder: TraceRecorder?

  /// - Parameters:
  ///   - loop: the calling thread's loop.
  ///   - streams: claimed, and closed by nobody.
  ///   - recorder: takes down every frame.
  package init(
    loop: Loop, streams: StandardStreams, methods: any MethodTable,
    id: ConnectionID = ConnectionID(number: 1), limits: Limits = Limits(),
    recorder: TraceRecorder? = nil
  ) {
    self.loop = loop
    self.id = id
    self.streams = streams
    self.methods = methods
    self.recorder = recorder
    session = Session(classes: methods.executionClasses, limits: limits)
  }

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.executor.asUnownedSerialExecutor()
  }

  nonisolated package var client: Client { Client(id: id, port: self) }

  /// Serves until the end, on the loop's thread.
  /// - Returns: the code to end the process with. Work may still run; nobody waits for it.
  nonisolated package func serve() -> Int32 {
    methods.opened(client)
    defer { methods.closed(client) }
    while true {
      _ = loop.executor.drain()
      switch assumeIsolated({ $0.settle() }) {
      case .finished(let code): return code
      case .wait(let input, let output):
        // What settling started may run before anything else is waited for.
        let readiness = loop.wait(
          input: input, output: output, hasMore: !loop.executor.isIdle)
        if readiness.isReadable { assumeIsolated { $0.read() } }
      }
    }
  }

  private enum Turn {
    case finished(Int32)
    case wait(input: CInt?, output: CInt?)
  }

  /// Does everything that can be done without new input.
  private func settle() -> Turn {
    let now = nowMilliseconds
    if Signals.endRequested != nil { session.terminate(nowMilliseconds: now) }
    session.tick(nowMilliseconds: now)
    repeat { pump() } while flush()
    if isReaderGone { return .finished(0) }
    if let code = session.exitCode(nowMilliseconds: now) { return .finished(code) }
    setAlarm()
    return .wait(
      input: isInputOpen && session.wantsInput ? streams.input : nil,
      output: session.output.count > 0 ? streams.output : nil)
  }

  private func pump() {
    while let action = session.next() { perform(action) }
  }

  // MARK: Descriptors

  private func read() {
    switch Descriptor.read(streams.input, over: &input) {
    case .bytes(let count):
      recorder?.received(input[..<count])
      session.receive(input[..<count])
    case .wouldBlock: break
    case .end, .failed:
      isInputOpen = false
      session.endInput(nowMilliseconds: nowMilliseconds)
    }
  }

  /// Writes what can be written without waiting, in pieces that a pipe takes whole.
  /// - Returns: whether anything was written.
  private func flush() -> Bool {
    var hasWritten = false
    while session.output.count > 0, Descriptor.isWritable(streams.output) {
      let size = Descriptor.atomicWriteLimit
      let transfer = unsafe session.output.withPiece(of: size) {
        unsafe Descriptor.write(streams.output, $0)
      }
      switch transfer {
      case .bytes(let count):
        if recorder != nil { recorder?.sent(session.output.piece(of: count)) }
        session.output.didWrite(count)
        hasWritten = true
      case .wouldBlock: return hasWritten
      case .end, .failed:
        isReaderGone = true
        return false
      }
    }
    return hasWritten
  }

  // MARK: Time

  var nowMilliseconds: Int { Int(loop.now.nanoseconds / 1_000_000) }

  /// Makes the loop's wait end when the session has something to do.
  private func setAlarm() {
    let due = session.nextDeadlineMilliseconds
    guard due != alarm?.milliseconds else { return }
    if let alarm { loop.cancel(alarm.timer) }
    alarm = due.map { due in
      let instant = MonotonicInstant(nanoseconds: Int64(due) * 1_000_000)
      return (loop.schedule(at: instant) {}, due)
    }
  }
}
