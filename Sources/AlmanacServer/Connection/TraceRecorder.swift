package import EventLoop
package import JSONRPC

/// Takes down a session as a transcript (`.io`): `>>` what came and `<<` what went, each behind a
/// comment with its time, `// +12.345 ms` since the start. What was no message is a comment itself.
///
/// A frame has the time at which its last byte was read or written. Whoever plays a transcript
/// passes over comments, so the times hurt nobody.
package struct TraceRecorder: Sendable {
  private var incoming: FrameDecoder
  private var outgoing: FrameDecoder
  private let start: MonotonicInstant
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - start: what times are relative to.
  ///   - write: takes one line without its break; called on the loop's thread.
  package init(
    limits: Limits = Limits(), start: MonotonicInstant,
    write: @escaping @Sendable (String) -> Void
  ) {
    incoming = FrameDecoder(limits: limits)
    outgoing = FrameDecoder(limits: limits)
    self.start = start
    self.write = write
  }

  mutating func received(_ bytes: ArraySlice<UInt8>, at now: MonotonicInstant) {
    incoming.append(bytes)
    while let event = incoming.next() { take(event, direction: ">>", at: now) }
  }

  mutating func sent(_ bytes: ArraySlice<UInt8>, at now: MonotonicInstant) {
    outgoing.append(bytes)
    while let event = outgoing.next() { take(event, direction: "<<", at: now) }
  }

  private func take(_ event: FrameDecoder.Event, direction: String, at now: MonotonicInstant) {
    write("// +\(milliseconds(now)) ms")
    switch event {
    case .message(let body):
      write("\(direction) \(String(decoding: body, as: UTF8.self))")
    case .fault(let fault): write("// \(direction) no message: \(fault.kind)")
    }
  }

  /// With three decimals.
  private func milliseconds(_ now: MonotonicInstant) -> String {
    let microseconds = (now.nanoseconds - start.nanoseconds) / 1_000
    let decimals = String(microseconds % 1_000 + 1_000).dropFirst()
    return "\(microseconds / 1_000).\(decimals)"
  }
}
