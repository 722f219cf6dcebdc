package import JSON

/// One connection's protocol, as a pure state machine: bytes and events go in, actions and output
/// bytes come out. No file descriptor, no clock, no task; time is passed in as milliseconds of any
/// monotonic clock.
///
/// The owner's turn: `receive` the input, then `while let action = next()` perform it, then write
/// from `output`. The results of an action (`complete`, `sendPartialResult`, …) may be reported at
/// once or at any later time. Guarantees: every accepted request is answered exactly once, in the
/// input's framing; its progress comes before the answer, and nothing about it after.
package struct Session: Sendable {
  package let limits: Limits
  let dialect: Dialect
  let methods: MethodNames

  var decoder: FrameDecoder
  package var output: OutputQueue
  /// Performed before more input is handled.
  var actions = Queue<Action>()

  /// The last started call, while it may still be answered at once; such a call needs no table
  /// entry.
  var current: AcceptedCall?
  var calls = CallTable()
  /// Every accepted, unanswered call.
  var tokens: [RequestID: CallToken] = [:]
  var order = CallOrder()
  /// Answered calls whose work is still running.
  var abandoned: [CallToken: ExecutionClass] = [:]

  /// The last progress number, in the dialect that numbers reports.
  var lastProgress = 0

  var batches: [Int: Batch] = [:]
  var lastBatch = 0
  /// Total size of the answers held for their batches.
  var batchedBytes = 0
  /// The batch being read.
  var reading: BatchReading?

  var clientRequests: [Int: ClientRequest] = [:]
  var lastClientRequest = 0

  var lifecycle = Lifecycle()
  /// A `shutdown` that is answered after the final notifications.
  var shutdownID: RequestID?
  /// False only in a test that compares the fast path with the full one.
  var takesShortcuts = true
  var skipDeadline: Int?
  /// The time of the last tick, used as the acceptance time of new calls.
  var nowMilliseconds = 0
  /// When the first call may be overdue.
  var nextExpiry: Int?
  /// Since when the client has not read from a full output, and the byte count at that time.
  var stall: (sinceMilliseconds: Int, taken: Int)?

  /// - Parameters:
  ///   - classes: every method, except the dialect's own.
  ///   - deadlines: default deadlines in milliseconds, used if a call has no `deadlineMs`.
  package init(
    classes: [String: ExecutionClass], deadlines: [String: Int] = [:], limits: Limits = Limits(),
    dialect: Dialect = .languageServer
  ) {
    methods = MethodNames(classes, deadlines: deadlines, handshake: dialect.initialize)
    self.limits = limits
    self.dialect = dialect
    decoder = FrameDecoder(limits: limits, framing: dialect.framing)
    output = OutputQueue(limit: limits.maxQueuedOutputBytes)
    if let framing = dialect.framing { output.use(framing) }
  }

  /// What the owner must do.
  package enum Action: Sendable {
    /// Start this request, then call `complete`.
    case call(CallStart)
    /// Stop the work of an answered call; still call `complete` when it has ended.
    case cancel(CallToken)
    /// A notification for the methods.
    case notification(method: String, params: JSONValue?)
    /// The outcome of `request(…)`.
    case answer(request: Int, ClientAnswer)
    /// `shutdown` was accepted: send final notifications now. The answer follows on the next call
    /// of `next()`.
    case farewell
    /// The client sent its process id in an accepted handshake.
    case watch(process: Int)
  }

  package struct CallStart: Sendable {
    package let token: CallToken
    package let method: String
    package let params: JSONValue?
    /// On the session's clock. The deadline counts from here, even while the call is queued.
    package let acceptedMilliseconds: Int
    package let wantsPartialResults: Bool
    package let wantsWorkDone: Bool
  }

  // MARK: Input

  package mutating func receive(_ bytes: ArraySlice<UInt8>) {
    guard !lifecycle.isEnding else { return }
    decoder.append(bytes)
  }

  /// Whether there is room for the output of more input.
  package var wantsInput: Bool { !lifecycle.isEnding && !output.isFull }

  /// The next action; nil if there is none until something else happens.
  /// - Parameter plenty: also returns nil while at least this many bytes of output wait to be
  ///   written.
  package mutating func next(beforeWriting plenty: Int = .max) -> Action? {
    guard output.count < plenty else { return nil }
    registerCurrent()
    answerShutdown()
    while true {
      if let action = actions.popFirst() { return action }
      if let start = nextReleased() { return .call(start) }
      guard lifecycle.exitCode == nil, !output.isFull else { return nil }
      if let action = readMember() { return action }
      if reading != nil { continue }
      guard actions.isEmpty else { continue }
      guard let frame = decoder.nextFrame() else {
        if decoder.hasEnded { lifecycle.isInputExhausted = true }
        return nil
      }
      if let framing = decoder.framing { output.use(framing) }
      switch frame {
      case .message(let range):
        switch acceptPlain(range) {
        case .accepted(let start?): return .call(start)
        case .accepted(nil): break
        case .notPlain:
          if let action = read(Array(decoder.buffer[range])) { return action }
        }
      case .fault(let fault): answer(fault)
      }
    }
  }

  private mutating func read(_ bytes: [UInt8]) -> Action? {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, maximumDepth: limits.maxDepth)
    } catch {
      respond(
        to: IdentifierScanner.identifier(in: bytes[...]) ?? .null, in: nil,
        .failure(RPCError(error, limits: limits, framing: decoder.framing)))
      return nil
    }
    let root = document.root
    guard root.kind != .array else {
      open(batch: root)
      return nil
    }
    return take(Message(root), in: nil)
  }

  mutating func answer(_ fault: FrameFault) {
    respond(to: fault.id ?? .null, in: nil, .failure(RPCError(fault.kind, limits: limits)))
  }

  mutating func take(_ message: Message, in slot: Batch.Slot?) -> Action? {
    switch message {
    case .request(let request): return accept(request, in: slot)
    case .notification(let method, let params): return receive(notification: method, params)
    case .response(let id, let answer): receive(answer, to: id)
    case .invalid(let id, let error): respond(to: id, in: slot, .failure(error))
    case .ignored: break
    }
    return nil
  }

  private mutating func receive(notification method: String, _ params: JSONValue?) -> Action? {
    switch method {
    case dialect.exit:
      lifecycle.requestExit()
      sendWhatIsAnswered()
    case dialect.cancellation.method:
      if let id = params?[dialect.cancellation.id].flatMap(RequestID.init) { cancel(id) }
    default:
      guard !lifecycle.isShutDown else { return nil }
      return .notification(method: method, params: params)
    }
    return nil
  }

  // MARK: Output

  /// Passes the output to `write` piece by piece until it takes no more.
  /// - Parameter write: returns the number of bytes it took, or nil if it cannot take any now.
  /// - Returns: whether any bytes were taken.
  package mutating func writeOutput(
    pieceLimit: Int, _ write: (UnsafeRawBufferPointer) -> Int?
  ) -> Bool {
    unsafe output.write(pieceLimit: pieceLimit, write)
  }

  /// What the owner needs before it waits. Gathered in place: a session is large, and copying it
  /// would cost more than the result.
  package struct Snapshot: Sendable {
    package let exitCode: Int32?
    package let wantsInput: Bool
    package let outputBytes: Int
    /// The client has not read from a full output for too long.
    package let isStalled: Bool
    package let nextDeadlineMilliseconds: Int?
  }

  package mutating func snapshot(nowMilliseconds: Int) -> Snapshot {
    limitExit(nowMilliseconds)
    // The output may have become full since the last tick, and nothing else would wake the owner.
    watchFullOutput(nowMilliseconds)
    return Snapshot(
      exitCode: exitCode(nowMilliseconds: nowMilliseconds), wantsInput: wantsInput,
      outputBytes: output.count, isStalled: isStalled(nowMilliseconds),
      nextDeadlineMilliseconds: nextDeadlineMilliseconds)
  }

  // MARK: Answers

  /// Sends one response, or adds it to its batch.
  mutating func respond(
    to id: RequestID, in slot: Batch.Slot?, _ outcome: Result<[UInt8], RPCError>
  ) {
    if let slot {
      fill(slot, id, outcome)
    } else {
      output.appendResponse(id: id, outcome)
    }
  }
}
