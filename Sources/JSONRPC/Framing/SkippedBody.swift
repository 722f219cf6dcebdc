/// A body that is passed over byte by byte, because it is too long or cannot be read.
///
/// Its fault is told as soon as its id is known, at its end, or after a stretch without an id: an
/// answer that waits for a body of many gigabytes would be silence.
struct SkippedBody: Sendable {
  /// Twice the largest message: an id may stand behind params that are too long.
  private static let maximumScannedBytes = 1 << 23

  let kind: FrameFault.Kind
  /// Bytes still to pass over; nil: up to the line break.
  var remaining: Int?
  private var scanner = IdentifierScanner()
  private(set) var isAnswered = false

  init(_ kind: FrameFault.Kind, remaining: Int?) {
    self.kind = kind
    self.remaining = remaining
  }

  mutating func pass(_ bytes: ArraySlice<UInt8>) {
    if !isAnswered { scanner.scan(bytes) }
    if let remaining { self.remaining = remaining - bytes.count }
    assert(remaining ?? 0 >= 0)
  }

  /// The fault, once, when it is due.
  mutating func fault(isOver: Bool) -> FrameFault? {
    let isDue =
      isOver || scanner.isFinished || scanner.scannedBytes >= Self.maximumScannedBytes
    guard isDue, !isAnswered else { return nil }
    isAnswered = true
    return FrameFault(kind, id: scanner.identifier)
  }
}

extension FrameDecoder {
  /// Whether a body is being passed over that nobody was told of yet.
  package var hasUnansweredSkip: Bool {
    if case .skipping(let body) = mode { !body.isAnswered } else { false }
  }

  /// Tells of it now, when the rest of the body does not come.
  package mutating func answerSkip() -> FrameFault? {
    guard case .skipping(var body) = mode else { return nil }
    let fault = body.fault(isOver: true)
    mode = .skipping(body)
    return fault
  }

  mutating func skip(_ body: SkippedBody) -> Frame? {
    var body = body
    var isOver = false
    var end = buffer.count
    if let remaining = body.remaining {
      // Never `head + remaining`: a header may promise all there is to count.
      isOver = remaining <= buffer.count - head
      if isOver { end = head + remaining }
    } else if let lineEnd = lineBreak(from: head) {
      end = lineEnd
      isOver = true
    }
    body.pass(buffer[head..<end])
    head = end
    searched = end
    let fault = body.fault(isOver: isOver || hasEnded)
    if isOver || hasEnded {
      mode = framing == .lines ? .line : .header(HeaderBlock())
    } else {
      mode = .skipping(body)
    }
    return fault.map { .fault($0) }
  }
}
