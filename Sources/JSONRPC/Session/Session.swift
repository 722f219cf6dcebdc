package import JSON

/// One connection's protocol, as a pure state machine: bytes and events go in, actions and output
/// bytes come out. No file descriptor, no clock, no task; time comes in as milliseconds of any
/// monotonic clock.
///
/// The owner's turn: `receive` what was read, then `while let action = next()` perform it, then
/// write from `output`. An action's consequences (`complete`, `sendPartialResult`, …) may be told
/// at once or at any later time. Guarantees: every accepted request is answered exactly once, in
/// the input's framing; its progress comes before; nothing is answered after that.
package struct Session: Sendable {
  package let limits: Limits
  let dialect: Dialect
  let methods: MethodNames

  var decoder: FrameDecoder
  package var output: OutputQueue
  /// Performed before more input is looked at.
  var actions = Queue<Action>()

  /// The call handed out last, as long as it may still be answered at once: one that is costs no
  /// entry in any table.
  var current: Call?
  var calls = CallTable()
  /// Of everything accepted and not yet answered.
  var tokens: [RequestID: CallToken] = [:]
  var order = CallOrder()
  /// Answered without waiting for their work, which still runs.
  var abandoned: [CallToken: ExecutionClass] = [:]

  /// Of the reports of progress, where they are numbered.
  var lastProgress = 0

  var batches: [Int: Batch] = [:]
  var lastBatch = 0
  /// Of the answers that wait for the rest of their batch.
  var batchedBytes = 0
  /// The batch whose members are being looked at.
  var reading: BatchReading?

  var clientRequests: [Int: ClientRequest] = [:]
  var lastClientRequest = 0

  var lifecycle = Lifecycle()
  /// A `shutdown` that is answered once the last words are said.
  var shutdownID: RequestID?
  /// False only where a test compares the short way with the long one.
  var takesShortcuts = true
  var skipDeadline: Int?
  /// The time of the last tick: what is accepted now is accepted then.
  var nowMilliseconds = 0
  /// When the first of the calls may have no time left.
  var nextExpiry: Int?
  /// Since when the client has taken nothing of a full output, and how much it had taken before.
  var stall: (sinceMilliseconds: Int, taken: Int)?

  /// - Parameters:
  ///   - classes: every method there is, except the dialect's own.
  ///   - deadlines: the milliseconds that a call of these methods has when its `deadlineMs` does
  ///     not say.
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

  /// What the owner has to do.
  package enum Action: Sendable {
    /// Start this request, then tell `complete`.
    case call(CallStart)
    /// Stop the work of a call that was answered; `complete` is still to be told when it ended.
    case cancel(CallToken)
    /// A notification for the methods.
    case notification(method: String, params: JSONValue?)
    /// What became of `request(…)`.
    case answer(request: Int, ClientAnswer)
    /// `shutdown` was accepted: what has a last word says it now. The answer follows when the next
    /// action is asked for.
    case farewell
    /// The client named its process in a handshake that was accepted.
    case watch(process: Int)
  }

  package struct CallStart: Sendable {
    package let token: CallToken
    package let method: String
    package let params: JSONValue?
    /// On the session's clock: its deadline counts from then, also while it waits for its turn.
    package let acceptedMilliseconds: Int
    package let wantsPartialResults: Bool
    package let wantsWorkDone: Bool
  }

  // MARK: Input

  package mutating func receive(_ bytes: ArraySlice<UInt8>) {
    guard !lifecycle.isEnding else { return }
    decoder.append(bytes)
  }

  /// Whether there is room for what more input would bring.
  package var wantsInput: Bool { !lifecycle.isEnding && !output.isFull }

  /// The next thing to do; nil when there is none until something else happens.
  /// - Parameter plenty: nil also while at least so many bytes of output wait, which had better be
  ///   written first.
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

  /// Hands the output to `write` piece by piece until it takes no more.
  /// - Parameter write: gives the count of bytes that it took, nil when it takes none now.
  /// - Returns: whether anything was taken.
  package mutating func writeOutput(
    pieceLimit: Int, _ write: (UnsafeRawBufferPointer) -> Int?
  ) -> Bool {
    unsafe output.write(pieceLimit: pieceLimit, write)
  }

  /// What the owner has to know before it waits. Asked at once, in place: a session is large, and a
  /// question to a copy would cost more than its answer.
  package struct Standing: Sendable {
    package let exitCode: Int32?
    package let wantsInput: Bool
    package let outputBytes: Int
    /// The client has taken nothing of a full output for too long.
    package let isStalled: Bool
    package let nextDeadlineMilliseconds: Int?
  }

  package mutating func standing(nowMilliseconds: Int) -> Standing {
    limitExit(nowMilliseconds)
    // It may have become full since the last tick, and nothing else would wake the owner.
    watchFullOutput(nowMilliseconds)
    return Standing(
      exitCode: exitCode(nowMilliseconds: nowMilliseconds), wantsInput: wantsInput,
      outputBytes: output.count, isStalled: isStalled(nowMilliseconds),
      nextDeadlineMilliseconds: nextDeadlineMilliseconds)
  }

  // MARK: Answers

  /// Sends one response, or puts it into its batch.
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
