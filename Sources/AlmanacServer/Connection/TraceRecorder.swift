package import JSONRPC

/// Takes down a session as a transcript (`.io`): `>>` what came, `<<` what went, `>!` what was no
/// message, each behind a comment with its time.
package struct TraceRecorder: Sendable {
  private var incoming: FrameDecoder
  private var outgoing: FrameDecoder
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes one line without its break; called on the loop's thread.
  package init(limits: Limits = Limits(), write: @escaping @Sendable (String) -> Void) {
    incoming = FrameDecoder(limits: limits)
    outgoing = FrameDecoder(limits: limits)
    self.write = write
  }

  mutating func received(_ bytes: ArraySlice<UInt8>) {
    incoming.append(bytes)
    while let event = incoming.next() { take(event, direction: ">>") }
  }

  mutating func sent(_ bytes: ArraySlice<UInt8>) {
    outgoing.append(bytes)
    while let event = outgoing.next() { take(event, direction: "<<") }
  }

  private func take(_ event: FrameDecoder.Event, direction: String) {
    switch event {
    case .message(let body):
      write("\(direction) \(String(decoding: body, as: UTF8.self))")
    case .fault(let fault): write("// \(direction) no message: \(fault.kind)")
    }
  }
}
