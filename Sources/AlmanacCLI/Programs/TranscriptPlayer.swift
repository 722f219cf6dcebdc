import EventLoop
import JSON
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The client of a recorded session: sends its messages through a pipe, one after the other, each
/// at its own wall-clock time and after the answers that its client had before it.
///
/// It never blocks: it takes its turns from the loop's timers and writes as much as the pipe takes.
final class TranscriptPlayer: Sendable {
  private struct State {
    var clock: Double
    /// How many messages were begun.
    var sent = 0
    /// What the pipe has not taken yet of the last one.
    var rest: ArraySlice<UInt8> = []
    /// How many of the recorded answers need not be waited for any more.
    var passed = 0
    /// Calls without an answer, as their ids were written.
    var pending: Set<String> = []
    var waitingSince: MonotonicInstant?
    /// Turns since something last happened.
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
    state = Mutex(State(clock: transcript.sent.first?.unixSeconds ?? 0))
  }

  /// The recorded time of the message that is being served, in Unix seconds.
  var wallClock: @Sendable () -> Double {
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

  /// So many turns follow each other without a pause; the server has read a message after two.
  private static let eagerTurns = 8
  private static let pauseMilliseconds = 2
  /// As long as a call may take (`deadlineMs`); then the session goes on without its answer.
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
    // The clock must not move on while the last message has not been looked at.
    guard !Descriptor.isReadable(streams.input), loop.executor.isIdle else { return .wait }
    let isLast = state.sent == transcript.sent.count
    let message = isLast ? nil : transcript.sent[state.sent]
    guard hasAnswers(message?.answersBefore ?? transcript.answers.count, &state) else {
      return .wait
    }
    guard let message else { return .end }
    state.sent += 1
    if let time = message.unixSeconds { state.clock = time }
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

  /// Whether the first `count` recorded answers are there again, or will not come.
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
