import EventLoop
import JSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that `serve --trace` writes: a transcript, a line at once, for its owner only.
struct TraceFile: Sendable {
  private let descriptor: CInt

  /// Nil when the file cannot be made.
  init?(path: String, version: String) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC
    descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    append("// a session of almanac \(version); keys are masked, coordinates rounded")
  }

  /// - Parameter line: of a trace; its message is redacted.
  func write(_ line: String) {
    guard line.hasPrefix(">> ") || line.hasPrefix("<< ") else { return append(line) }
    let message = Redaction.text(line.dropFirst(3).utf8)
    append(line.prefix(3) + String(decoding: message, as: UTF8.self))
  }

  private func append(_ line: String) {
    _ = Descriptor.write(descriptor, Array((line + "\n").utf8)[...])
  }
}
