#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of the server: a child process, and the thread that reads and writes for it.
///
/// Messages are lines. Its input and output are one end of a socket pair: a socket can be created
/// so that no other child inherits it, and a write to a server that has ended raises no SIGPIPE.
/// The child has a process group of its own, so that a Ctrl-C meant for this program does not end
/// the server under it, and the default handling of signals.
final class ServerProcess: Sendable {
  /// What the thread reports, in order. `ended` is the last.
  enum Event: Sendable {
    case line([UInt8])
    case log(String)
    /// The words say how, for people.
    case ended(String)
  }

  private struct State {
    var outbox: [UInt8] = []
    var closesInput = false
    /// Nil once the descriptors are closed.
    var wake: Int32?
    /// Nil once the child is reaped: its number may then be another process's.
    var child: pid_t?
  }

  private let state: Mutex<State>
  private let report: @Sendable (Event) -> Void

  private init(child: pid_t, wake: Int32, report: @escaping @Sendable (Event) -> Void) {
    self.state = Mutex(State(wake: wake, child: child))
    self.report = report
  }

  /// Starts the command; the first word is looked up on the PATH.
  static func start(
    _ command: [String], environment: [String: String],
    report: @escaping @Sendable (Event) -> Void
  ) throws(AlmanacError) -> ServerProcess {
    let (talk, errors, wake) = (SocketPair(), SocketPair(), SocketPair())
    defer { for pair in [talk, errors] { _ = pair.map { close($0.theirs) } } }
    guard let talk, let errors, let wake else {
      for pair in [talk, errors, wake] { _ = pair.map { close($0.ours) } }
      throw .serverNotFound("\(command.first ?? "") (no descriptors)")
    }
    let child: pid_t
    do throws(SpawnFault) {
      child = try spawn(command, environment, talk: talk.theirs, errors: errors.theirs)
    } catch {
      for file in [talk.ours, errors.ours, wake.ours, wake.theirs] { close(file) }
      throw .serverNotFound("\(command.first ?? "") (\(error.words))")
    }
    let process = ServerProcess(child: child, wake: wake.theirs, report: report)
    let pump = Pump(process: process, talk: talk.ours, errors: errors.ours, wake: wake.ours)
    guard detach({ pump.run() }) else {
      kill(child, SIGKILL)
      _ = process.reap(options: 0)
      for file in [talk.ours, errors.ours, wake.ours, wake.theirs] { close(file) }
      throw .serverNotFound("\(command.first ?? "") (no thread)")
    }
    return process
  }

  /// Writes a line behind those before it; never blocks.
  func send(_ line: [UInt8]) {
    change { $0.outbox += line }
  }

  /// The server reads the end of its input behind what was sent.
  func closeInput() {
    change { $0.closesInput = true }
  }

  /// Nil once the child has been reaped.
  var identifier: pid_t? { state.withLock { $0.child } }

  /// No-op once the child has been reaped.
  func signal(_ number: Int32) {
    state.withLock { state in
      if let child = state.child { _ = kill(child, number) }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      var byte: UInt8 = 0
      if let wake = state.wake { _ = systemSend(wake, &byte, 1) }
    }
  }

  /// How the child ended; nil while it runs.
  private func reap(options: Int32) -> String? {
    state.withLock { state in
      guard let child = state.child else { return "the server has ended" }
      var status: Int32 = 0
      let found = waitpid(child, &status, options)
      if found == 0 || (found < 0 && errno == EINTR) { return nil }
      state.child = nil
      // The host may reap its children itself.
      guard found == child else { return "the server has ended" }
      let signal = status & 0x7f
      return signal == 0
        ? "the server ended with code \((status >> 8) & 0xff)"
        : "the server was ended by signal \(signal)"
    }
  }

  // MARK: The thread

  /// Reads and writes until the server's output ends, then waits for its end.
  private struct Pump: Sendable {
    let process: ServerProcess
    let talk: Int32
    let errors: Int32
    let wake: Int32

    /// The longest line that is read: far more than any answer.
    static let maximumLineBytes = 64 << 20

    func run() {
      var lines = LineBuffer()
      var words = LastWords()
      var output: [UInt8] = []
      var (isOpen, hasErrors, isShut) = (true, true, false)
      while isOpen {
        let closesInput = process.state.withLock { state in
          output += state.outbox
          state.outbox = []
          return state.closesInput
        }
        if !output.isEmpty, !write(&output) { output = [] }
        if closesInput, output.isEmpty, !isShut {
          shutdown(talk, Int32(SHUT_WR))
          isShut = true
        }
        let writes = output.isEmpty ? Int16(0) : Int16(POLLOUT)
        var polled = [
          pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
          pollfd(fd: talk, events: Int16(POLLIN) | writes, revents: 0),
          pollfd(fd: hasErrors ? errors : -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, 3, -1) > 0 else { continue }
        if polled[0].revents != 0 { _ = read(wake) }
        if polled[2].revents != 0 { hasErrors = take(errors, &words) }
        guard polled[1].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 else { continue }
        switch read(talk) {
        case .bytes(let bytes): lines.append(bytes) { process.report(.line($0)) }
        case .later: break
        case .end: isOpen = false
        }
        if lines.count > Self.maximumLineBytes { isOpen = false }
      }
      finish(&words)
    }

    private func finish(_ words: inout LastWords) {
      close(talk)
      let how = ended()
      _ = take(errors, &words)
      let wakes = process.state.withLock { state in
        defer { state.wake = nil }
        return state.wake
      }
      for file in [errors, wake] + [wakes].compactMap({ $0 }) { close(file) }
      process.report(.ended(words.text.isEmpty ? how : "\(how): \(words.text)"))
    }

    /// A server whose output has ended gets two seconds to end too.
    private func ended() -> String {
      for _ in 0..<400 {
        if let how = process.reap(options: WNOHANG) { return how }
        usleep(5000)
      }
      process.signal(SIGKILL)
      while true {
        if let how = process.reap(options: 0) { return how }
      }
    }

    private enum Piece { case bytes([UInt8]), later, end }

    private func read(_ file: Int32) -> Piece {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(file, &buffer, buffer.count, 0)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .end
    }

    /// All there is to read; false at the end.
    private func take(_ file: Int32, _ words: inout LastWords) -> Bool {
      while true {
        switch read(file) {
        case .bytes(let bytes): process.report(.log(words.add(bytes)))
        case .later: return true
        case .end: return false
        }
      }
    }

    /// Drops what was written; false when nobody reads any more.
    private func write(_ output: inout [UInt8]) -> Bool {
      while !output.isEmpty {
        let count = systemSend(talk, &output, output.count)
        if count > 0 {
          output.removeFirst(count)
        } else if errno != EINTR {
          return errno == EAGAIN || errno == EWOULDBLOCK
        }
      }
      return true
    }
  }
}

/// Splits what arrives into lines.
struct LineBuffer {
  private var rest: [UInt8] = []

  var count: Int { rest.count }

  mutating func append(_ bytes: [UInt8], each: ([UInt8]) -> Void) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest += bytes[start..<end]
      each(rest)
      rest = []
      start = end + 1
    }
    rest += bytes[start...]
  }
}

/// The end of what the server wrote to its standard error: often why it ended.
private struct LastWords {
  private var bytes: [UInt8] = []

  mutating func add(_ more: [UInt8]) -> String {
    bytes = Array((bytes + more).suffix(2000))
    return Self.trimmed(more)
  }

  var text: String { Self.trimmed(bytes) }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
