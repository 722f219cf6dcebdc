import Vocabulary

/// A body that is skipped byte by byte, because it is too long or unreadable.
///
/// Its fault is reported once its id is known, at its end, or after a limit without an id:
/// otherwise a body of many gigabytes would get no answer.
struct SkippedBody: Sendable {
  /// Twice the largest message: an id may follow oversized params.
  private static let maximumScannedBytes = 1 << 23

  let kind: FrameFault.Kind
  /// Bytes left to skip; nil: up to the line break.
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

  /// The fault, returned once, when due.
  mutating func fault(isOver: Bool) -> FrameFault? {
    let isDue =
      isOver || scanner.isFinished || scanner.scannedBytes >= Self.maximumScannedBytes
    guard isDue, !isAnswered else { return nil }
    isAnswered = true
    return FrameFault(kind, id: scanner.identifier)
  }
}

extension FrameDecoder {
  /// Whether a body is being skipped and its fault is not reported yet.
  package var hasUnansweredSkip: Bool {
    if case .skipping(let body) = mode { !body.isAnswered } else { false }
  }

  /// Reports it now, because the rest of the body is not arriving.
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
      // Never `head + remaining`: the header's length could overflow.
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
