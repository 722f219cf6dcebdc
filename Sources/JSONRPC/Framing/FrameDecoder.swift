package import Vocabulary

/// Splits the input into messages, regardless of how it is chunked.
///
/// Detects the framing once, unless it is given. Each run of bytes without a message becomes one
/// `FrameFault`, after which the decoder is back in sync. Buffers at most one message of the
/// permitted size, whatever a header claims. Does not parse messages, except for the id of one that
/// it drops.
package struct FrameDecoder: Sendable {
  package enum Event: Equatable, Sendable {
    case message([UInt8])
    case fault(FrameFault)
  }

  enum Mode: Sendable {
    case detecting
    case line
    case header(HeaderBlock)
    case body(length: Int)
    case skipping(SkippedBody)
    case resynchronizing(Resynchronizer)
  }

  let limits: Limits
  var mode = Mode.detecting
  private(set) var framing: Framing?
  private(set) var hasEnded = false
  var buffer: [UInt8] = []
  /// The first unconsumed byte.
  var head = 0
  /// In line framing, bytes before this index contain no line break.
  var searched = 0

  /// - Parameter framing: nil means detect.
  package init(limits: Limits = Limits(), framing: Framing? = nil) {
    self.limits = limits
    if let framing { use(framing) }
  }

  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    assert(!hasEnded)
    compact()
    buffer.append(contentsOf: bytes)
  }

  /// End of input: the remainder is a last line or a truncated frame.
  package mutating func end() { hasEnded = true }

  /// The next message or fault; nil if more bytes are needed.
  package mutating func next() -> Event? {
    switch nextFrame() {
    case .message(let range): .message(Array(buffer[range]))
    case .fault(let fault): .fault(fault)
    case nil: nil
    }
  }

  /// The same without a copy.
  enum Frame {
    /// A range of `buffer`, valid until the next append.
    case message(Range<Int>)
    case fault(FrameFault)
  }

  mutating func nextFrame() -> Frame? {
    while true {
      let event: Frame?
      let before = (head, modeNumber)
      switch mode {
      case .detecting: event = detect()
      case .line: event = nextLine()
      case .header(let block): event = nextHeader(block)
      case .body(let length): event = nextBody(length)
      case .skipping(let body): event = skip(body)
      case .resynchronizing(let search): event = resynchronize(search)
      }
      assert(head <= buffer.count)
      if let event { return event }
      if before == (head, modeNumber) { return nil }
    }
  }

  private var modeNumber: Int {
    switch mode {
    case .detecting: 0
    case .line: 1
    case .header: 2
    case .body: 3
    case .skipping: 4
    case .resynchronizing: 5
    }
  }

  /// Received bytes that are not consumed yet.
  package var bufferedBytes: Int { buffer.count - head }

  private mutating func compact() {
    if head == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
    } else if head >= 1 << 16, head * 2 >= buffer.count {
      buffer.removeSubrange(..<head)
    } else {
      return
    }
    searched = max(searched - head, 0)
    head = 0
  }

  mutating func skipBlanks() {
    while head < buffer.count {
      if isBlank(buffer[head]) {
        head += 1
      } else if startsWithByteOrderMark(buffer[head...]) {
        head += 3
      } else {
        return
      }
    }
  }

  private func startsWithByteOrderMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == 0xEF && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The first bytes of a byte-order mark decide nothing yet.
  private var mayBecomeByteOrderMark: Bool {
    !hasEnded && buffer.count - head < 3 && buffer[head] == 0xEF
      && [0xEF, 0xBB, 0xBF].starts(with: buffer[head...])
  }

  private mutating func detect() -> Frame? {
    skipBlanks()
    guard head < buffer.count else { return nil }
    guard !mayBecomeByteOrderMark else { return nil }
    use(Framing(firstByte: buffer[head]))
    searched = head
    return nil
  }

  private mutating func use(_ framing: Framing) {
    self.framing = framing
    mode = framing == .lines ? .line : .header(HeaderBlock())
  }
}

// MARK: Lines

extension FrameDecoder {
  private mutating func nextLine() -> Frame? {
    if searched <= head {
      skipBlanks()
      searched = head
    }
    guard head < buffer.count, !mayBecomeByteOrderMark else { return nil }
    let lineEnd = lineBreak(from: searched)
    searched = lineEnd ?? buffer.count
    guard lineEnd != nil || hasEnded || searched - head > limits.maxMessageBytes + 1 else {
      return nil
    }
    // Trailing blanks count as long as more may follow them, so they always count.
    var end = searched
    if end > head, buffer[end - 1] == 0x0D { end -= 1 }
    guard end - head <= limits.maxMessageBytes else {
      mode = .skipping(SkippedBody(.messageTooLarge, remaining: nil))
      return nil
    }
    while end > head, isBlank(buffer[end - 1]) { end -= 1 }
    let line = head..<end
    head = lineEnd.map { $0 + 1 } ?? searched
    return .message(line)
  }

  func lineBreak(from start: Int) -> Int? {
    let bytes = buffer.span
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }
}

// MARK: Headers

extension FrameDecoder {
  private mutating func nextHeader(_ block: HeaderBlock) -> Frame? {
    var block = block
    if block.byteCount == 0 {
      skipBlanks()
      if let (start, length) = plainHeader() {
        head = start
        mode = .body(length: length)
        return nil
      }
    }
    guard head < buffer.count else { return truncated(block) }
    guard !isNonHeaderByte(buffer[head]) else { return fail(.malformedHeader) }
    guard let lineEnd = lineBreak(from: head) else {
      if isTooLong(block, lineTo: buffer.count) { return skipLongHeader(block) }
      return truncated(block)
    }
    if isTooLong(block, lineTo: lineEnd) { return skipLongHeader(block) }
    var end = lineEnd
    while end > head, buffer[end - 1] == 0x0D { end -= 1 }
    let line = buffer[head..<end]
    guard !line.isEmpty else {
      head = lineEnd + 1
      return begin(block)
    }
    guard block.take(line) else { return fail(.malformedHeader) }
    head = lineEnd + 1
    mode = .header(block)
    return nil
  }

  /// Whether the line from `head` is too long. Two CRs may belong to its break (text mode doubles
  /// one), whether or not the LF has arrived. Further CRs count, so that they are not buffered.
  private func isTooLong(_ block: HeaderBlock, lineTo end: Int) -> Bool {
    var end = end
    for _ in 0..<2 where end > head && buffer[end - 1] == 0x0D { end -= 1 }
    return block.byteCount + end - head > limits.maxHeaderBytes
  }

  /// JSON in place of a header: a body longer than its length, or one without a header.
  private func isNonHeaderByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// The usual header, if the buffer holds all of it: the start and length of the body.
  private func plainHeader() -> (start: Int, length: Int)? {
    let bytes = buffer.span
    let prefix: StaticString = "Content-Length: "
    let start = head + prefix.utf8CodeUnitCount
    guard start < bytes.count else { return nil }
    for offset in 0..<prefix.utf8CodeUnitCount
    where bytes[head + offset] != (unsafe prefix.utf8Start[offset]) { return nil }
    var index = start
    var length = 0
    while index < bytes.count, index - start < 9, bytes[index] &- 0x30 < 10 {
      length = length * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > start, index + 4 <= bytes.count, length <= limits.maxMessageBytes,
      bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D,
      bytes[index + 3] == 0x0A
    else { return nil }
    return (index + 4, length)
  }

  /// The empty line was read; the body follows.
  private mutating func begin(_ block: HeaderBlock) -> Frame? {
    if let fault = block.fault { return fail(fault) }
    guard let length = block.length else { return fail(.missingLength) }
    if length > limits.maxMessageBytes {
      mode = .skipping(SkippedBody(.messageTooLarge, remaining: length))
    } else if block.hasUnsupportedCharset {
      mode = .skipping(SkippedBody(.unsupportedCharset, remaining: length))
    } else {
      mode = .body(length: length)
    }
    return nil
  }

  /// Resumes at the line that exceeded the limit, unless that line alone is too long: resuming
  /// there would loop forever.
  private mutating func skipLongHeader(_ block: HeaderBlock) -> Frame {
    fail(.headerTooLarge, at: Resynchronizer(isAtLineStart: block.byteCount > 0))
  }

  private mutating func fail(
    _ kind: FrameFault.Kind, at search: Resynchronizer = Resynchronizer()
  ) -> Frame {
    mode = .resynchronizing(search)
    return .fault(FrameFault(kind))
  }

  private mutating func truncated(_ block: HeaderBlock) -> Frame? {
    guard hasEnded, head < buffer.count || block.byteCount > 0 else { return nil }
    head = buffer.count
    mode = .header(HeaderBlock())
    return .fault(FrameFault(.truncated))
  }

  private mutating func nextBody(_ length: Int) -> Frame? {
    guard buffer.count - head >= length else {
      guard hasEnded else { return nil }
      let id = IdentifierScanner.identifier(in: buffer[head...])
      head = buffer.count
      mode = .header(HeaderBlock())
      return .fault(FrameFault(.truncated, id: id))
    }
    let end = head + length
    // Some runtimes write a byte-order mark before every text.
    if startsWithByteOrderMark(buffer[head..<end]) { head += 3 }
    let body = head..<end
    head = end
    mode = .header(HeaderBlock())
    return .message(body)
  }

  private mutating func resynchronize(_ search: Resynchronizer) -> Frame? {
    var search = search
    switch search.advance(buffer[head...]) {
    case .found(let index):
      head = index
      mode = .header(HeaderBlock())
    case .needsMore(let index):
      head = hasEnded ? buffer.count : index
      mode = .resynchronizing(search)
    }
    return nil
  }
}
