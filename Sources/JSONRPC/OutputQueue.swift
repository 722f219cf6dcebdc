import JSON
package import Vocabulary

/// Output that is not written yet, in order.
///
/// Responses and requests are always kept. Progress and events are kept while there is room; when
/// full, only the newest of each key is kept, and sent once there is room again.
package struct OutputQueue: Sendable {
  package enum Key: Hashable, Sendable {
    case report(CallToken)
    case part(CallToken)
    case event(String)

    var isEvent: Bool {
      if case .event = self { return true }
      return false
    }
  }

  private let limit: Int
  /// Nil until the client's framing is detected; earlier output waits in `early`.
  private(set) var framing: Framing?
  private var early: [[UInt8]] = []
  /// The current append buffer.
  private var bytes: [UInt8] = []
  /// Full pieces, written before `bytes`, so that a long queue is never moved.
  private var pieces: [[UInt8]] = []
  private var firstPiece = 0
  private var pieceBytes = 0
  /// Bytes already written of the first piece, or of `bytes` if there are no pieces.
  private var sent = 0
  private var deferred: [Key: [UInt8]] = [:]
  private var deferredOrder: [Key] = []
  /// Stays full until half is drained, so that reading does not toggle on every frame.
  package private(set) var isFull = false
  /// Total bytes written.
  private(set) var taken = 0
  /// An answer must precede the events.
  private var holdsEvents = false

  package init(limit: Int) { self.limit = limit }

  package var count: Int { pieceBytes + bytes.count - sent }
  package var isEmpty: Bool { count == 0 && deferred.isEmpty }

  package mutating func use(_ framing: Framing) {
    guard self.framing == nil else { return }
    self.framing = framing
    for body in early { append(body) }
    early = []
  }

  private var hasPieces: Bool { firstPiece < pieces.count }

  /// The next piece to write, at most `size` bytes; empty if none is left.
  package func piece(of size: Int) -> ArraySlice<UInt8> {
    let first = hasPieces ? pieces[firstPiece] : bytes
    return first[sent..<min(sent + size, first.count)]
  }

  /// Passes the next piece to `body` without retaining it, so that the queue is not copied.
  package func withPiece<Result>(
    of size: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    func slice(_ buffer: UnsafeRawBufferPointer) -> Result {
      let end = min(sent + size, buffer.count)
      return unsafe body(UnsafeRawBufferPointer(rebasing: buffer[sent..<end]))
    }
    return hasPieces
      ? unsafe pieces[firstPiece].withUnsafeBytes(slice) : unsafe bytes.withUnsafeBytes(slice)
  }

  /// - Parameter count: at most the size of the piece.
  package mutating func didWrite(_ count: Int) {
    sent += count
    taken += count
    if hasPieces {
      assert(sent <= pieces[firstPiece].count)
      if sent == pieces[firstPiece].count { dropPiece() }
    } else {
      assert(sent <= bytes.count)
      if sent == bytes.count {
        bytes.removeAll(keepingCapacity: bytes.capacity <= 4 * Self.pieceSize)
        sent = 0
      }
    }
    if isFull, self.count <= limit / 2 {
      isFull = false
      sendDeferred()
    }
  }

  /// Writes the queue, piece by piece.
  /// - Parameter write: returns the number of bytes it took, or nil if it cannot take any now.
  /// - Returns: whether any bytes were taken.
  package mutating func write(
    pieceLimit: Int, _ write: (UnsafeRawBufferPointer) -> Int?
  ) -> Bool {
    var hasWritten = false
    while count > 0, let count = unsafe withPiece(of: pieceLimit, write) {
      didWrite(count)
      hasWritten = true
    }
    return hasWritten
  }

  private mutating func dropPiece() {
    pieceBytes -= sent
    sent = 0
    pieces[firstPiece] = []
    firstPiece += 1
    if firstPiece == pieces.count || firstPiece >= 64 {
      pieces.removeSubrange(..<firstPiece)
      firstPiece = 0
    }
  }

  private static let pieceSize = 1 << 16

  // MARK: Frames

  package mutating func append(_ body: [UInt8]) {
    guard framing != nil else { return early.append(body) }
    begin(count: body.count)
    let start = bytes.count
    bytes.append(contentsOf: body)
    finish(from: start)
  }

  mutating func appendResponse(id: RequestID, _ outcome: Swift.Result<[UInt8], RPCError>) {
    switch outcome {
    case .success(let result): appendResponse(id: id, ",\"result\":", result)
    case .failure(let error): appendResponse(id: id, ",\"error\":", error.encoded)
    }
  }

  /// Everything up to the value is first assembled in one short piece: an append costs more than
  /// the bytes it copies.
  private mutating func appendResponse(id: RequestID, _ name: StaticString, _ value: [UInt8]) {
    let identifier = id.text.utf8.count
    let fixed = Self.responseStart.utf8CodeUnitCount + name.utf8CodeUnitCount + 1
    let isFramed = framing == .contentLength
    let before = bytes.count
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 96 + identifier) { buffer in
      var piece = unsafe ShortPiece(buffer)
      if isFramed {
        piece.append("Content-Length: ")
        piece.append(decimal: fixed + identifier + value.count)
        piece.append("\r\n\r\n")
      }
      piece.append(Self.responseStart)
      for byte in id.text.utf8 { piece.append(byte) }
      piece.append(name)
      unsafe bytes.append(
        contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[..<piece.count]))
    }
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "}"))
    finish(from: before)
  }

  private static let responseStart: StaticString = "{\"jsonrpc\":\"2.0\",\"id\":"

  /// The same response as a separate text, for a batch.
  static func response(id: RequestID, _ outcome: Swift.Result<[UInt8], RPCError>) -> [UInt8] {
    var body: [UInt8] = []
    body.append(responseStart)
    body.append(contentsOf: id.text.utf8)
    switch outcome {
    case .success(let result):
      body.append(",\"result\":")
      body.append(contentsOf: result)
    case .failure(let error):
      body.append(",\"error\":")
      body.append(contentsOf: error.encoded)
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  private mutating func begin(count: Int) {
    guard framing == .contentLength else { return }
    bytes.append("Content-Length: ")
    bytes.append(contentsOf: "\(count)".utf8)
    bytes.append("\r\n\r\n")
  }

  /// In line framing, a line break in a text would split it. It can only be white space.
  private mutating func finish(from start: Int) {
    if framing == .lines {
      for index in start..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D {
        bytes[index] = 0x20
      }
      bytes.append(0x0A)
    }
    if bytes.count >= Self.pieceSize { closePiece() }
    if count >= limit { isFull = true }
  }

  /// Starts a new piece.
  private mutating func closePiece() {
    pieceBytes += bytes.count
    pieces.append(bytes)
    bytes = []
    bytes.reserveCapacity(Self.pieceSize + 1024)
  }

  // MARK: Droppable output

  /// Keeps `body` until it is sent or a newer one of the same key replaces it.
  package mutating func append(_ body: [UInt8], coalescing key: Key) {
    guard isFull || holdsEvents && key.isEvent else { return append(body) }
    if deferred.updateValue(body, forKey: key) == nil { deferredOrder.append(key) }
  }

  /// Whether the next body of this key would replace an unsent one.
  func holdsBack(_ key: Key) -> Bool { deferred[key] != nil }

  /// Drops the unsent body of `key`.
  package mutating func withdraw(_ key: Key) {
    guard !deferred.isEmpty, deferred.removeValue(forKey: key) != nil else { return }
    deferredOrder.removeAll { $0 == key }
  }

  /// While true, events wait.
  mutating func holdEvents(_ holds: Bool) {
    holdsEvents = holds
    if !holds, !isFull { sendDeferred() }
  }

  private mutating func sendDeferred() {
    let order = deferredOrder
    let bodies = deferred
    deferredOrder = []
    deferred = [:]
    for key in order {
      if let body = bodies[key] { append(body, coalescing: key) }
    }
  }
}

/// A few bytes on the stack; every write is bounds-checked.
@safe private struct ShortPiece {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { unsafe self.buffer = unsafe buffer }

  mutating func append(_ byte: UInt8) {
    unsafe precondition(count < buffer.count)
    unsafe buffer[count] = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    unsafe precondition(count + length <= buffer.count)
    if let base = unsafe buffer.baseAddress {
      unsafe (base + count).update(from: text.utf8Start, count: length)
    }
    count += length
  }

  /// - Parameter number: nonnegative.
  mutating func append(decimal number: Int) {
    var rest = UInt64(number)
    var length = 1
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    unsafe precondition(count + length <= buffer.count)
    rest = UInt64(number)
    for index in (count..<count + length).reversed() {
      unsafe buffer[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    count += length
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
