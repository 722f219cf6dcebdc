/// Cuts lines out of the input, whatever pieces it arrives in. Holds at most one line of the
/// permitted size; a longer one comes out as `tooLong` once, and is skipped.
struct LineBuffer {
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  private var head = 0
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if head > 0 {
      buffer.removeSubrange(..<head)
      head = 0
    }
    buffer += bytes
  }

  /// The next whole line that is not blank, without its end.
  mutating func next() -> Line? {
    while let end = buffer[head...].firstIndex(of: 0x0A) {
      let line = buffer[head..<end]
      head = end + 1
      if isSkipping {
        isSkipping = false
        continue
      }
      guard line.count <= limit else { return .tooLong }
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      return .text(Array(line))
    }
    return overflow()
  }

  private mutating func overflow() -> Line? {
    guard buffer.count - head > limit else { return nil }
    buffer.removeAll()
    head = 0
    let isNew = !isSkipping
    isSkipping = true
    return isNew ? .tooLong : nil
  }
}
