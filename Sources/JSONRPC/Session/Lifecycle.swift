/// The state of a connection between its first and its last byte.
struct Lifecycle: Sendable {
  enum Handshake: Equatable, Sendable { case none, running, done }

  /// When to give up: at the soft limit running calls are answered, at the hard limit the process
  /// ends even if output is unread.
  struct Deadline: Equatable, Sendable {
    let softMilliseconds: Int
    let hardMilliseconds: Int

    /// - Parameter reserve: the part of the span reserved for writing.
    init(now: Int, span: Int, reserve: Int) {
      softMilliseconds = now + span - reserve
      hardMilliseconds = now + span
    }
  }

  var handshake = Handshake.none
  var isShutDown = false
  /// No more input is accepted.
  var isEnding = false
  /// All received input has been handled.
  var isInputExhausted = false
  var deadline: Deadline?
  /// `exit` arrived: only answers given before it are still written.
  private(set) var exitCode: Int32?

  mutating func requestExit() {
    exitCode = isShutDown ? 0 : 1
    isEnding = true
  }
}

/// Time limits for shutting down, in milliseconds, each slightly below the promise (EOF 30 s, 2 s
/// after a handshake; SIGTERM 1.5 s).
enum Grace {
  static let endOfInput = 29_800
  static let endOfInputAfterHandshake = 1_900
  static let termination = 1_400
  static let exit = 400
  static let skippedBody = 500
  /// For a client that does not read while the output is full and more input waits. An editor
  /// paused for a moment recovers; one that never reads would block its own `exit`.
  static let fullOutput = 30_000
}

extension Session {
  /// `shutdown`: running calls are answered, and new ones rejected.
  mutating func shutDown() {
    abandonAll(.serverShutdown)
    lifecycle.isShutDown = true
  }

  mutating func answerShutdown() {
    guard let id = shutdownID else { return }
    shutdownID = nil
    respond(to: id, in: nil, .success(Array("null".utf8)))
  }

  /// EOF on stdin. Accepted calls are still finished and written.
  package mutating func endInput(nowMilliseconds: Int) {
    guard !decoder.hasEnded else { return }
    decoder.end()
    closeClientRequests()
    end(by: endOfInput(nowMilliseconds))
  }

  /// The writer of stdin is gone. Input is still unread because nothing reads the output either.
  /// From now on the time limit of EOF applies.
  package mutating func expectEnd(nowMilliseconds: Int) {
    guard !decoder.hasEnded else { return }
    tightenDeadline(endOfInput(nowMilliseconds))
  }

  private func endOfInput(_ now: Int) -> Lifecycle.Deadline {
    let span =
      lifecycle.handshake == .none && dialect.initialize != nil
      ? Grace.endOfInput : Grace.endOfInputAfterHandshake
    return Lifecycle.Deadline(now: now, span: span, reserve: min(span / 10, 500))
  }

  /// The process was asked to end, or its parent is gone.
  package mutating func terminate(nowMilliseconds: Int) {
    decoder.end()
    closeClientRequests()
    end(by: Lifecycle.Deadline(now: nowMilliseconds, span: Grace.termination, reserve: 300))
  }

  private mutating func end(by deadline: Lifecycle.Deadline) {
    lifecycle.isEnding = true
    tightenDeadline(deadline)
  }

  /// The earliest deadline wins.
  private mutating func tightenDeadline(_ deadline: Lifecycle.Deadline) {
    if let earlier = lifecycle.deadline, earlier.hardMilliseconds <= deadline.hardMilliseconds {
      return
    }
    lifecycle.deadline = deadline
  }

  /// Advances time. Called once per turn, and when `nextDeadline` is due.
  package mutating func tick(nowMilliseconds now: Int) {
    nowMilliseconds = now
    expireCalls(now)
    watchFullOutput(now)
    expireClientRequests(nowMilliseconds: now)
    tickSkip(now)
    limitExit(now)
    if let deadline = lifecycle.deadline, now >= deadline.softMilliseconds {
      abandonAll(.serverShutdown)
    }
  }

  /// Answers given before `exit` are still written, but only within a time limit.
  mutating func limitExit(_ now: Int) {
    guard lifecycle.exitCode != nil else { return }
    tightenDeadline(Lifecycle.Deadline(now: now, span: Grace.exit, reserve: 0))
  }

  /// Reports a skipped body whose rest does not arrive in time.
  private mutating func tickSkip(_ now: Int) {
    guard decoder.hasUnansweredSkip else {
      skipDeadline = nil
      return
    }
    guard let deadline = skipDeadline else {
      skipDeadline = now + Grace.skippedBody
      return
    }
    if now >= deadline, let fault = decoder.answerSkip() {
      if let framing = decoder.framing { output.use(framing) }
      answer(fault)
    }
  }

  /// Reading stops while the output is full, so an `exit` behind unread output is never seen:
  /// limits how long that may last.
  mutating func watchFullOutput(_ now: Int) {
    guard output.isFull, !lifecycle.isEnding else {
      stall = nil
      return
    }
    if stall?.taken != output.taken { stall = (now, output.taken) }
  }

  func isStalled(_ now: Int) -> Bool {
    stall.map { now >= $0.sinceMilliseconds + Grace.fullOutput } ?? false
  }

  /// The client is not reading but has nothing to send either: restarts the time limit.
  package mutating func resetStall() { stall?.sinceMilliseconds = nowMilliseconds }

  /// When `tick` is next due, if nothing else happens first.
  package var nextDeadlineMilliseconds: Int? {
    var nearest = [skipDeadline, nextExpiry, stall.map { $0.sinceMilliseconds + Grace.fullOutput }]
      .compactMap(\.self).min()
    if let deadline = lifecycle.deadline {
      let due = calls.isEmpty ? deadline.hardMilliseconds : deadline.softMilliseconds
      nearest = min(nearest ?? due, due)
    }
    for request in clientRequests.values {
      nearest = min(nearest ?? request.deadlineMilliseconds, request.deadlineMilliseconds)
    }
    return nearest
  }

  /// The process's exit code, once all output is written or time is up.
  package func exitCode(nowMilliseconds now: Int) -> Int32? {
    let isLate = lifecycle.deadline.map { now >= $0.hardMilliseconds } ?? false
    if let code = lifecycle.exitCode { return output.isEmpty || isLate ? code : nil }
    guard lifecycle.isEnding || isLate else { return nil }
    let isDone =
      lifecycle.isInputExhausted && inFlight == 0 && actions.isEmpty && output.isEmpty
    return isDone || isLate ? 0 : nil
  }
}
