import EventLoop
import JSON
import Libc
import Basics
import Time

/// Plays the client of a recorded session: sends its messages through a pipe in order, each at its
/// recorded wall-clock time and only after the answers that preceded it.
///
/// It never blocks: it runs on the loop's timers and writes as much as the pipe accepts.
final class TranscriptPlayer: Sendable {
  private struct State {
    var clock: Instant
    /// The number of messages started.
    var sent = 0
    /// The part of the last message that the pipe has not accepted yet.
    var rest: ArraySlice<UInt8> = []
    /// The number of recorded answers that are no longer waited for.
    var passed = 0
    /// The ids of unanswered calls, as written.
    var pending: Set<String> = []
    var waitingSince: MonotonicInstant?
    /// Turns since the last progress.
    var idleTurns = 0
    var isOpen = true
    var heard = Transcript()
  }

  private enum Step {
    case more, wait, end
  }

  /// What the server reads from and writes into. Its answers come by `hear`.
  let streams: StandardStreams
  private let output: CInt
  private let transcript: Transcript
  private let loop: Loop
  private let state: Mutex<State>

  /// Nil without descriptors.
  init?(_ transcript: Transcript, _ loop: Loop) {
    guard let pipe = Descriptor.pipe() else { return nil }
    let sink = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard sink >= 0 else {
      Descriptor.close(pipe.reading)
      Descriptor.close(pipe.writing)
      return nil
    }
    streams = StandardStreams(input: pipe.reading, output: sink)
    output = pipe.writing
    self.transcript = transcript
    self.loop = loop
    state = Mutex(State(clock: transcript.sent.first?.time ?? Instant(unixSeconds: 0)))
  }

  /// The recorded time of the current message.
  var wallClock: @Sendable () -> Instant {
    { [self] in state.withLock(\.clock) }
  }

  /// What the server has said.
  var heard: Transcript { state.withLock(\.heard) }

  func start() { schedule(milliseconds: 0) }

  /// - Parameter lines: of a trace of the session.
  func hear(_ lines: [String]) {
    for line in lines where line.hasPrefix("<< ") {
      state.withLock { state in
        for id in state.heard.take(line: line.dropFirst(3).utf8) { state.pending.remove(id) }
      }
    }
  }

  func close() {
    endInput()
    Descriptor.close(streams.input)
    Descriptor.close(streams.output)
  }

  // MARK: Turns

  /// The number of turns without a pause; the server has read a message after two.
  private static let eagerTurns = 8
  private static let pauseMilliseconds = 2
  /// The longest a call may take (`deadlineMs`); after that the session continues without its
  /// answer.
  private static let patienceMilliseconds = 120_000

  private func schedule(milliseconds: Int) {
    loop.schedule(at: loop.now.advanced(byMilliseconds: milliseconds)) { [self] in turn() }
  }

  private func turn() {
    let idleTurns: Int
    switch state.withLock({ next(&$0) }) {
    case .end: return endInput()
    case .more: idleTurns = 0
    case .wait: idleTurns = state.withLock(\.idleTurns) + 1
    }
    state.withLock { $0.idleTurns = idleTurns }
    schedule(milliseconds: idleTurns < Self.eagerTurns ? 0 : Self.pauseMilliseconds)
  }

  private func next(_ state: inout State) -> Step {
    if !state.rest.isEmpty { return write(&state) }
    // The clock must not advance until the last message has been read.
    guard !Descriptor.isReadable(streams.input), loop.executor.isIdle else { return .wait }
    let isLast = state.sent == transcript.sent.count
    let message = isLast ? nil : transcript.sent[state.sent]
    guard hasAnswers(message?.answersBefore ?? transcript.answers.count, &state) else {
      return .wait
    }
    guard let message else { return .end }
    state.sent += 1
    if let time = message.time { state.clock = time }
    state.pending.formUnion(message.calls)
    state.rest = Array((message.text + "\n").utf8)[...]
    return write(&state)
  }

  private func write(_ state: inout State) -> Step {
    switch Descriptor.write(output, state.rest) {
    case .bytes(let count):
      state.rest = state.rest.dropFirst(count)
      return .more
    case .wouldBlock: return .wait
    case .end, .failed: return .end
    }
  }

  /// Whether the first `count` recorded answers have arrived again, or will not.
  private func hasAnswers(_ count: Int, _ state: inout State) -> Bool {
    while state.passed < count, !state.pending.contains(transcript.answers[state.passed].id) {
      state.passed += 1
    }
    guard state.passed < count else {
      state.waitingSince = nil
      return true
    }
    let since = state.waitingSince ?? loop.now
    state.waitingSince = since
    return loop.now.milliseconds(since: since) > Self.patienceMilliseconds
  }

  private func endInput() {
    let wasOpen = state.withLock { state in
      defer { state.isOpen = false }
      return state.isOpen
    }
    if wasOpen { Descriptor.close(output) }
  }
}
