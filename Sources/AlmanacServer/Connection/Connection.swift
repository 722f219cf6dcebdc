package import EventLoop
import JSON
package import JSONRPC

/// One client on two file descriptors: reads, asks the session what to do, runs the methods,
/// writes.
///
/// Serializes all state of the client: session, output and tasks. Its executor is the loop's
/// thread, so the loop enters it without a hop. It never blocks on a thread: the session answers
/// canceled or late calls itself, and their later results are dropped.
package actor Connection {
  nonisolated let loop: Loop
  nonisolated let id: ConnectionID
  nonisolated let streams: StandardStreams
  nonisolated let output: OutputDescriptor
  nonisolated let methods: any MethodTable

  var session: Session
  /// Unfinished calls, by the slot of their token. If two calls share a slot, the earlier one was
  /// canceled.
  var works: [(token: CallToken, work: CallWork)?] = []
  /// Calls not yet started; some may have been canceled. A call starts only when no earlier one can
  /// make progress: in a burst, calls then finish one by one instead of all finishing late.
  var prepared = Queue<CallToken>()
  /// Pending requests to the client.
  var waiters: [Int: OnceBox<ClientAnswer>] = [:]

  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var isInputOpen = true
  /// The error that ended writing; often just a reader that closed its end.
  private var writeFailure: CInt?
  /// Watched while there is nothing to write. Nil once the reader has left, and for an output that
  /// cannot be watched: there only a failing write shows it.
  private var watchedReader: CInt?
  private var hasReaderLeft = false
  /// The writer is gone, though input remains to be read.
  private var hasWriterLeft = false
  private var alarm: (timer: Loop.TimerID, milliseconds: Int)?
  var watchedProcess: Int32?
  var recorder: TraceRecorder?
  /// When something was last read.
  var arrivedAt: MonotonicInstant
  nonisolated let log: Log
  /// Nil if calls are not logged.
  var calls: CallLog?

  /// - Parameters:
  ///   - loop: the calling thread's loop.
  ///   - streams: claimed; the connection never closes them.
  ///   - dialect: the client's lifecycle, cancellation and progress messages.
  ///   - recorder: records every frame.
  ///   - log: gets start, end and every call.
  package init(
    loop: Loop, streams: StandardStreams, methods: any MethodTable,
    id: ConnectionID = ConnectionID(number: 1), limits: Limits = Limits(),
    dialect: Dialect = .languageServer, recorder: TraceRecorder? = nil, log: Log = Log()
  ) {
    self.loop = loop
    self.log = log
    calls = CallLog(log)
    self.id = id
    self.streams = streams
    let output = OutputDescriptor(streams.output)
    self.output = output
    watchedReader =
      OutputDescriptor.reportsReaderClosing(output.descriptor) ? output.descriptor : nil
    self.methods = methods
    self.recorder = recorder
    arrivedAt = loop.now
    session = Session(
      classes: methods.executionClasses, deadlines: methods.deadlines, limits: limits,
      dialect: dialect)
  }

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.executor.asUnownedSerialExecutor()
  }

  nonisolated package var client: Client { Client(id: id, port: self) }

  /// Serves until the end, on the loop's thread.
  /// - Returns: the process's exit code. Unfinished work may still be running and is not awaited.
  nonisolated package func serve() -> Int32 {
    methods.opened(client)
    log(.info, "serving")
    defer {
      methods.closed(client)
      output.close()
    }
    var hasUnread = false
    while true {
      work(milliseconds: hasUnread ? Self.shortTurnMilliseconds : Self.turnMilliseconds)
      switch assumeIsolated({ $0.settle() }) {
      case .finished(let code):
        log(.info, "ended with code \(code)")
        return code
      case .wait(let input, let output, let reader, let writer, let hasMore):
        // Work started by settling may run before the next wait.
        let readiness = loop.wait(
          input: input, output: output, reader: reader, writer: writer,
          hasMore: hasMore || !loop.executor.isIdle || assumeIsolated { !$0.prepared.isEmpty })
        hasUnread = hasMore || readiness.isReadable
        if readiness.isReadable { assumeIsolated { $0.read() } }
        if readiness.isReaderGone { assumeIsolated { $0.noteReaderLeft() } }
        if readiness.isWriterGone { assumeIsolated { $0.noteWriterLeft() } }
      }
    }
  }

  /// Resumes running work, then starts prepared work, until none is left or the turn's time is up.
  nonisolated private func work(milliseconds: Int) {
    let end = MonotonicClock.system.now().advanced(byMilliseconds: milliseconds)
    while !loop.executor.drain(until: end), assumeIsolated({ $0.beginPrepared() }),
      MonotonicClock.system.now() < end
    {}
  }

  private enum Turn {
    case finished(Int32)
    /// With `hasMore`, polls instead of blocking.
    case wait(input: CInt?, output: CInt?, reader: CInt?, writer: CInt?, hasMore: Bool)
  }

  /// After this long, methods and new requests yield to the timers, so that deadlines hold under
  /// any load.
  private static let turnMilliseconds = 8

  /// The same for methods while requests wait to be read: a call's time counts from when it is
  /// read, but the client counts from when it was sent.
  private static let shortTurnMilliseconds = 2

  /// Does everything that can be done without new input.
  private func settle() -> Turn {
    let now = nowMilliseconds
    if Signals.endRequested != nil { session.terminate(nowMilliseconds: now) }
    session.tick(nowMilliseconds: now)
    let turnEnd = MonotonicClock.system.now().advanced(byMilliseconds: Self.turnMilliseconds)
    var hasMore = false
    repeat {
      hasMore = pump(beforeWriting: Self.plentyOfOutput, until: turnEnd)
    } while flush() && !hasMore
    // The client is not reading right now: it still gets these answers, up to the limit.
    if !hasMore { hasMore = pump(beforeWriting: .max, until: turnEnd) }
    if let code = writeFailure { return .finished(end(of: code)) }
    if hasReaderLeft && session.inFlight == 0 { return .finished(0) }
    let snapshot = session.snapshot(nowMilliseconds: now)
    if let code = snapshot.exitCode { return .finished(code) }
    if snapshot.isStalled {
      if Descriptor.isReadable(streams.input) { return .finished(endOfStall()) }
      session.resetStall()
    }
    setAlarm(snapshot.nextDeadlineMilliseconds)
    let input = isInputOpen ? streams.input : nil
    return .wait(
      // Input already read is handled before more is read.
      input: snapshot.wantsInput && !hasMore ? input : nil,
      output: snapshot.outputBytes > 0 ? output.descriptor : nil, reader: watchedReader,
      writer: snapshot.wantsInput || hasWriterLeft ? nil : input, hasMore: hasMore)
  }

  private func endOfStall() -> Int32 {
    log(.error, "the client takes no answers and sends more, ending")
    return 1
  }

  private func end(of code: CInt) -> Int32 {
    guard let reason = Descriptor.loss(code) else { return 0 }
    log(.error, "cannot write: \(reason)")
    return 1
  }

  /// Requested work still runs, because it may change favorites. It ends when it is done or when an
  /// answer cannot be delivered.
  private func noteReaderLeft() {
    watchedReader = nil
    hasReaderLeft = true
  }

  private func noteWriterLeft() {
    hasWriterLeft = true
    session.expectEnd(nowMilliseconds: nowMilliseconds)
  }

  /// - Returns: whether time ran out before the work did.
  private func pump(beforeWriting plenty: Int, until end: MonotonicInstant) -> Bool {
    var count = 0
    while let action = session.next(beforeWriting: plenty) {
      perform(action)
      count += 1
      // Most take a few microseconds, so the clock is read only every eighth time.
      if count % 8 == 0, MonotonicClock.system.now() >= end { return true }
    }
    return false
  }

  /// A pipe's capacity: more would only use memory before it is written.
  private static let plentyOfOutput = 1 << 16

  // MARK: Descriptors

  private func read() {
    switch Descriptor.read(streams.input, over: &input) {
    case .bytes(let count):
      arrivedAt = loop.now
      recorder?.received(input[..<count], at: arrivedAt)
      session.receive(input[..<count])
    case .wouldBlock: break
    case .end, .failed:
      isInputOpen = false
      session.endInput(nowMilliseconds: nowMilliseconds)
    }
  }

  /// Writes as much as possible without blocking.
  /// - Returns: whether anything was written.
  private func flush() -> Bool {
    unsafe session.writeOutput(pieceLimit: output.pieceLimit) { piece in
      let transfer = unsafe output.write(piece)
      guard case .bytes(let count) = transfer else {
        if case .failed(let code) = transfer { writeFailure = code }
        return nil
      }
      if recorder != nil {
        unsafe recorder?.sent(Array(piece.prefix(count))[...], at: loop.now)
      }
      return count
    }
  }

  // MARK: Time

  var nowMilliseconds: Int { Int(loop.now.nanoseconds / 1_000_000) }

  /// Schedules a wakeup for the session's next due time.
  private func setAlarm(_ due: Int?) {
    guard due != alarm?.milliseconds else { return }
    if let alarm { loop.cancel(alarm.timer) }
    alarm = due.map { due in
      let instant = MonotonicInstant(nanoseconds: Int64(due) * 1_000_000)
      return (loop.schedule(at: instant) {}, due)
    }
  }
}
