/// Where a connection is between its first and its last byte.
struct Lifecycle: Sendable {
  enum Handshake: Equatable, Sendable { case none, running, done }

  /// When to give up: at the soft moment what runs is answered, at the hard one the process ends
  /// whatever was read.
  struct Deadline: Equatable, Sendable {
    let softMilliseconds: Int
    let hardMilliseconds: Int

    /// - Parameter reserve: the part of the span that is left for writing.
    init(now: Int, span: Int, reserve: Int) {
      softMilliseconds = now + span - reserve
      hardMilliseconds = now + span
    }
  }

  var handshake = Handshake.none
  var isShutDown = false
  /// No more input is taken.
  var isEnding = false
  /// What was received has been looked at to the end.
  var isInputExhausted = false
  var deadline: Deadline?
  /// `exit` came: nothing matters any more but what was answered before.
  private(set) var exitCode: Int32?

  mutating func requestExit() {
    exitCode = isShutDown ? 0 : 1
    isEnding = true
  }
}

/// How long an end may take, in milliseconds (promised: EOF 30 s, 2 s behind a handshake; SIGTERM
/// 1.5 s), each a little less than that.
enum Grace {
  static let endOfInput = 29_800
  static let endOfInputAfterHandshake = 1_900
  static let termination = 1_400
  static let exit = 400
  static let skippedBody = 500
  /// For a client that takes nothing of a full output while it has more to say. An editor that is
  /// stopped for a moment comes back; one that never reads would keep its own `exit` from us.
  static let fullOutput = 30_000
}

extension Session {
  /// `shutdown`: what runs is answered, and nothing new is accepted.
  mutating func shutDown() {
    abandonAll(.serverShutdown)
    lifecycle.isShutDown = true
  }

  mutating func answerShutdown() {
    guard let id = shutdownID else { return }
    shutdownID = nil
    respond(to: id, in: nil, .success(Array("null".utf8)))
  }

  /// Stdin ended. What was accepted is still finished and written.
  package mutating func endInput(nowMilliseconds: Int) {
    guard !decoder.hasEnded else { return }
    decoder.end()
    closeClientRequests()
    end(by: endOfInput(nowMilliseconds))
  }

  /// Nobody writes to stdin any more, though what was written is not all read, for nobody reads
  /// the output either: from now on the time counts as it does behind the end.
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

  /// The nearest of several deadlines counts.
  private mutating func tightenDeadline(_ deadline: Lifecycle.Deadline) {
    if let earlier = lifecycle.deadline, earlier.hardMilliseconds <= deadline.hardMilliseconds {
      return
    }
    lifecycle.deadline = deadline
  }

  /// Time went on. Called once a turn, and when `nextDeadline` has come.
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

  /// Once `exit` has come, what was answered before is still written, but not waited for.
  mutating func limitExit(_ now: Int) {
    guard lifecycle.exitCode != nil else { return }
    tightenDeadline(Lifecycle.Deadline(now: now, span: Grace.exit, reserve: 0))
  }

  /// A body that is passed over and does not come is told of after a while.
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

  /// Reading stops while the output is full, so an `exit` behind what the client does not take is
  /// never seen: how long that lasts is limited.
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

  /// The client takes nothing, but has nothing to say either: the time begins anew.
  package mutating func forgiveStall() { stall?.sinceMilliseconds = nowMilliseconds }

  /// When `tick` has something to do, if nothing else happens before.
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

  /// The code to end the process with, once everything that was owed is written or its time is
  /// over.
  package func exitCode(nowMilliseconds now: Int) -> Int32? {
    let isLate = lifecycle.deadline.map { now >= $0.hardMilliseconds } ?? false
    if let code = lifecycle.exitCode { return output.isEmpty || isLate ? code : nil }
    guard lifecycle.isEnding || isLate else { return nil }
    let isDone =
      lifecycle.isInputExhausted && inFlight == 0 && actions.isEmpty && output.isEmpty
    return isDone || isLate ? 0 : nil
  }
}
