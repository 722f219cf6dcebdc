/// Finds the `id` of a request in bytes that are not JSON, or too large or too deep to parse, so
/// that the caller gets its own id back instead of waiting forever.
///
/// Tracks only strings and brackets. Streams its input and buffers at most a few hundred bytes.
struct IdentifierScanner: Sendable {
  private enum State {
    case start, key, afterKey, value, string, other
    case finished
  }

  private static let maximumIdentifierBytes = 1024

  private var state = State.start
  private var depth = 0
  private var isEscaped = false
  /// The key being read, truncated once it cannot be `id`.
  private var key: [UInt8] = []
  private var candidate: [UInt8] = []
  private(set) var scannedBytes = 0
  private(set) var identifier: RequestID?

  var isFinished: Bool {
    if case .finished = state { true } else { false }
  }

  /// Scans a whole body at once.
  static func identifier(in body: ArraySlice<UInt8>) -> RequestID? {
    var scanner = IdentifierScanner()
    scanner.scan(body)
    return scanner.identifier
  }

  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if isFinished { break }
      step(byte)
    }
    scannedBytes += bytes.count
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .start: start(byte)
    case .key: inKey(byte)
    case .afterKey: afterKey(byte)
    case .value: inValue(byte)
    case .string: inString(byte)
    case .other: inOther(byte)
    case .finished: break
    }
  }

  /// Only an object has an id; blanks and a byte-order mark may precede it.
  private mutating func start(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") {
      depth = 1
      state = .other
    } else if byte < 0x80, !isBlank(byte) {
      state = .finished
    }
  }

  private mutating func inOther(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      key = []
      state = depth == 1 ? .key : .string
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth <= 0 { state = .finished }
    default: break
    }
  }

  /// - Returns: whether the byte ends the string that it is in.
  private mutating func endsString(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
      return false
    }
    isEscaped = byte == UInt8(ascii: "\\")
    return byte == UInt8(ascii: "\"")
  }

  private mutating func inString(_ byte: UInt8) {
    if endsString(byte) { state = .other }
  }

  private mutating func inKey(_ byte: UInt8) {
    if endsString(byte) {
      state = key.elementsEqual("id".utf8) ? .afterKey : .other
    } else if key.count < 3 {
      key.append(byte)
    }
  }

  /// After a string that reads `id`: it is a key only if a colon follows.
  private mutating func afterKey(_ byte: UInt8) {
    if byte == UInt8(ascii: ":") {
      candidate = []
      state = .value
    } else if !isBlank(byte) {
      state = .other
      inOther(byte)
    }
  }

  private mutating func inValue(_ byte: UInt8) {
    let isString = candidate.first == UInt8(ascii: "\"")
    if candidate.isEmpty, isBlank(byte) { return }
    if isString {
      candidate.append(byte)
      if endsString(byte) { return finishValue() }
    } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || isBlank(byte) {
      return finishValue()
    } else {
      candidate.append(byte)
    }
    if candidate.count > Self.maximumIdentifierBytes { state = .finished }
  }

  private mutating func finishValue() {
    identifier = RequestID(parsing: candidate)
    state = .finished
  }
}
