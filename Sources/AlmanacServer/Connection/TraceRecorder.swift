package import EventLoop
package import JSONRPC
package import Services
import Time

/// Records a session as a transcript (`.io`): `>>` is input and `<<` is output, each preceded by a
/// comment with its time, `// +12.345 ms` since the start. Bytes that are not a message become
/// comments.
///
/// A frame's time is when its last byte was read or written. `// clock` with a timestamp is the
/// wall clock at the start; it is written again if the clock was set or the machine slept. The last
/// one plus a message's time is the server's clock at that message. Replays skip comments, so the
/// times are harmless.
package struct TraceRecorder: Sendable {
  private var incoming: FrameDecoder
  private var outgoing: FrameDecoder
  private let start: MonotonicInstant
  private let monotonic: MonotonicClock
  private let wallClock: WallClock
  /// The last recorded clock.
  private var clock: Instant
  private let write: @Sendable ([String]) -> Void

  /// - Parameters:
  ///   - loop: its clock; the times count from now, to a millisecond.
  ///   - wallClock: the server's.
  ///   - write: takes lines that belong together, without line breaks; called on the loop's thread.
  package init(
    limits: Limits = Limits(), loop: Loop, wallClock: WallClock,
    write: @escaping @Sendable ([String]) -> Void
  ) {
    incoming = FrameDecoder(limits: limits)
    outgoing = FrameDecoder(limits: limits)
    monotonic = loop.clock
    self.wallClock = wallClock
    // The clock line has milliseconds, so the times count from a whole one.
    let now = loop.now
    let time = wallClock.time(at: now, loop.clock)
    clock = time.rounded(.down, toSeconds: 0.001)
    start = MonotonicInstant(nanoseconds: now.nanoseconds - Int64(time.seconds(since: clock) * 1e9))
    self.write = write
    write([clockLine])
  }

  mutating func received(_ bytes: ArraySlice<UInt8>, at now: MonotonicInstant) {
    noteClock(at: now)
    incoming.append(bytes)
    while let event = incoming.next() { take(event, direction: ">>", at: now) }
  }

  mutating func sent(_ bytes: ArraySlice<UInt8>, at now: MonotonicInstant) {
    outgoing.append(bytes)
    while let event = outgoing.next() { take(event, direction: "<<", at: now) }
  }

  private func take(_ event: FrameDecoder.Event, direction: String, at now: MonotonicInstant) {
    let time = "// +\(milliseconds(now)) ms"
    switch event {
    case .message(let body): write([time, "\(direction) \(String(decoding: body, as: UTF8.self))"])
    case .fault(let fault): write([time, "// \(direction) no message: \(fault.kind)"])
    }
  }

  private mutating func noteClock(at now: MonotonicInstant) {
    let elapsed = Double(now.nanoseconds - start.nanoseconds) * 1e-9
    let started = wallClock.time(at: now, monotonic).adding(seconds: -elapsed)
    guard abs(started.seconds(since: clock)) >= Self.clockStepSeconds else { return }
    clock = started.rounded(.toNearestOrAwayFromZero, toSeconds: 0.001)
    write([clockLine])
  }

  private var clockLine: String { "// clock \(clock.formatted(precision: .milliseconds))" }

  /// More than the two clocks are read apart, and too little to affect an answer.
  private static let clockStepSeconds = 0.001

  /// With three decimals.
  private func milliseconds(_ now: MonotonicInstant) -> String {
    let microseconds = (now.nanoseconds - start.nanoseconds) / 1_000
    let decimals = String(microseconds % 1_000 + 1_000).dropFirst()
    return "\(microseconds / 1_000).\(decimals)"
  }
}
