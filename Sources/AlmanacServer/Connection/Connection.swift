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
  nonisolated let output: OutputDescriptor
  nonisolated let methods: any MethodTable

  var session: Session
  /// The work of every call that is not answered at once, by the slot of its token. Of two calls
  /// that follow each other in one slot the first was cancelled.
  var works: [(token: CallToken, work: CallWork)?] = []
  /// The work that is not begun, and some that was taken back. It begins when nothing before it can
  /// go on: in a burst, calls end one after the other, where all side by side would end late.
  var prepared = Queue<CallToken>()
  /// Who waits for an answer of the client.
  var waiters: [Int: OnceBox<ClientAnswer>] = [:]

  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var isInputOpen = true
  /// The error that ended the writing; there may just be nobody who reads any more.
  private var writeFailure: CInt?
  /// Watched while there is nothing to write. Nil once the reader has left, and for an output that
  /// has none: then only a write tells.
  private var watchedReader: CInt?
  private var hasReaderLeft = false
  /// Nobody writes any more, though the input is not read to its end.
  private var hasWriterLeft = false
  private var alarm: (timer: Loop.TimerID, milliseconds: Int)?
  var watchedProcess: Int32?
  var recorder: TraceRecorder?
  nonisolated let log: Log
  /// Nil where calls are not told of.
  var calls: CallLog?

  /// - Parameters:
  ///   - loop: the calling thread's loop.
  ///   - streams: claimed, and closed by nobody.
  ///   - dialect: whose lifecycle, cancellation and progress the client speaks.
  ///   - recorder: takes down every frame.
  ///   - log: is told of start, end and every call.
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
      OutputDescriptor.tellsOfReader(output.descriptor) ? output.descriptor : nil
    self.methods = methods
    self.recorder = recorder
    session = Session(
      classes: methods.executionClasses, deadlines: methods.deadlines, limits: limits,
      dialect: dialect)
  }

  nonisolated package var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.executor.asUnownedSerialExecutor()
  }

  nonisolated package var client: Client { Client(id: id, port: self) }

  /// Serves until the end, on the loop's thread.
  /// - Returns: the code to end the process with. Work may still run; nobody waits for it.
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
        // What settling started may run before anything else is waited for.
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

  /// Goes on with what was begun, then begins what was not, until there is nothing to do or the
  /// turn is over.
  nonisolated private func work(milliseconds: Int) {
    let end = MonotonicClock.system.now().advanced(byMilliseconds: milliseconds)
    while !loop.executor.drain(until: end), assumeIsolated({ $0.beginPrepared() }),
      MonotonicClock.system.now() < end
    {}
  }

  private enum Turn {
    case finished(Int32)
    /// With more, it is only looked what is ready.
    case wait(input: CInt?, output: CInt?, reader: CInt?, writer: CInt?, hasMore: Bool)
  }

  /// After so long the methods' work and the requests that came make room for the timers, so that
  /// deadlines hold however much there is to do.
  private static let turnMilliseconds = 8

  /// The same for the methods' work while there are requests to read: the time of a call counts
  /// from its reading, but its client counts from the sending.
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
    // Nobody reads just now: the answers still belong to the client, up to the limit.
    if !hasMore { hasMore = pump(beforeWriting: .max, until: turnEnd) }
    if let code = writeFailure { return .finished(end(of: code)) }
    if hasReaderLeft && session.inFlight == 0 { return .finished(0) }
    let standing = session.standing(nowMilliseconds: now)
    if let code = standing.exitCode { return .finished(code) }
    if standing.isStalled {
      if Descriptor.isReadable(streams.input) { return .finished(endOfStall()) }
      session.forgiveStall()
    }
    setAlarm(standing.nextDeadlineMilliseconds)
    let input = isInputOpen ? streams.input : nil
    return .wait(
      // What was read is looked at before more is.
      input: standing.wantsInput && !hasMore ? input : nil,
      output: standing.outputBytes > 0 ? output.descriptor : nil, reader: watchedReader,
      writer: standing.wantsInput || hasWriterLeft ? nil : input, hasMore: hasMore)
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

  /// What was asked for is still done, for a favorite may be among it, until that is all or an
  /// answer finds nobody.
  private func noteReaderLeft() {
    watchedReader = nil
    hasReaderLeft = true
  }

  private func noteWriterLeft() {
    hasWriterLeft = true
    session.expectEnd(nowMilliseconds: nowMilliseconds)
  }

  /// - Returns: whether the time was over before there was nothing left to do.
  private func pump(beforeWriting plenty: Int, until end: MonotonicInstant) -> Bool {
    var count = 0
    while let action = session.next(beforeWriting: plenty) {
      perform(action)
      count += 1
      // Most are answered in a few microseconds, so the clock is not asked for each.
      if count % 8 == 0, MonotonicClock.system.now() >= end { return true }
    }
    return false
  }

  /// As much as a pipe holds: more of it only takes memory before it is written.
  private static let plentyOfOutput = 1 << 16

  // MARK: Descriptors

  private func read() {
    switch Descriptor.read(streams.input, over: &input) {
    case .bytes(let count):
      recorder?.received(input[..<count], at: loop.now)
      session.receive(input[..<count])
    case .wouldBlock: break
    case .end, .failed:
      isInputOpen = false
      session.endInput(nowMilliseconds: nowMilliseconds)
    }
  }

  /// Writes what can be written without waiting.
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

  /// Makes the loop's wait end when the session has something to do.
  private func setAlarm(_ due: Int?) {
    guard due != alarm?.milliseconds else { return }
    if let alarm { loop.cancel(alarm.timer) }
    alarm = due.map { due in
      let instant = MonotonicInstant(nanoseconds: Int64(due) * 1_000_000)
      return (loop.schedule(at: instant) {}, due)
    }
  }
}
