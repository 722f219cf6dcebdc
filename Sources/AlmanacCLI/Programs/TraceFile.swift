import Basics
import EventLoop
import JSON
import Libc

/// The file that `serve --trace` writes: a transcript, flushed line by line and readable by its
/// owner only.
///
/// It never stops the session: if writing fails (a full disk), that is reported once on stderr, the
/// file is cut to whole lines, and writing ends.
final class TraceFile: Sendable {
  private struct State {
    /// Bytes of whole lines.
    var length = 0
    var problem: CInt?
  }

  private let descriptor: CInt
  private let path: String
  private let state = Mutex(State())

  /// - Throws: an errno when the file cannot be made, or takes not even the first line.
  init(path: String, version: String) throws(Refusal) {
    self.path = path
    // A FIFO without a reader must not block the start, nor a slow reader the session.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NONBLOCK
    descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw Refusal(code: errno) }
    append(Array("// a session of almanac \(version); keys are masked, coordinates rounded\n".utf8))
    if let code = state.withLock(\.problem) { throw Refusal(code: code) }
  }

  struct Refusal: Error {
    let code: CInt
    var text: String { unsafe String(cString: strerror(code)) }
  }

  /// Precedes a message whose coordinates were rounded.
  static let roundedNote = "// coordinates rounded"

  /// - Parameters:
  ///   - lines: of a trace, together; a message among them is redacted.
  ///   - mask: replaces the keys that the process knows.
  func write(_ lines: [String], masking mask: ([UInt8]) -> [UInt8]) {
    guard state.withLock({ $0.problem == nil }) else { return }
    var text = ""
    for line in lines {
      guard line.hasPrefix(">> ") || line.hasPrefix("<< ") else {
        text += line + "\n"
        continue
      }
      let redaction = Redaction(line.dropFirst(3).utf8)
      // Only what the client sent matters for a replay.
      if redaction.hasRounded, line.hasPrefix(">> ") { text = Self.roundedNote + "\n" + text }
      text += line.prefix(3) + String(decoding: redaction.text, as: UTF8.self) + "\n"
    }
    append(mask(Array(text.utf8)))
    if let code = state.withLock(\.problem) {
      StandardError.print("almanac: the trace ends here: \(path): \(Refusal(code: code).text)")
    }
  }

  /// - Parameter bytes: of whole lines.
  private func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch Descriptor.write(descriptor, rest) {
      case .bytes(let count) where count > 0: rest = rest.dropFirst(count)
      case .failed(let code): return give(up: code)
      case .bytes, .wouldBlock, .end: return give(up: EAGAIN)
      }
    }
    state.withLock { $0.length += bytes.count }
  }

  /// Half a line would make the file unreadable for `replay`.
  private func give(up code: CInt) {
    let length = state.withLock { state in
      state.problem = code
      return state.length
    }
    _ = ftruncate(descriptor, off_t(length))
  }
}
