/// Cuts lines out of the input, whatever pieces it arrives in, and looks at each byte once. Holds
/// at most one line of the permitted size and the piece that came last; a longer line comes out as
/// `tooLong` once, and is skipped.
struct LineBuffer {
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  private var head = 0
  /// No line ends between `head` and here.
  private var scanned = 0
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if head > 0 {
      buffer.removeSubrange(..<head)
      scanned -= head
      head = 0
    }
    buffer += bytes
  }

  /// The next whole line that is not blank, without its end.
  mutating func next() -> Line? {
    while let end = buffer[scanned...].firstIndex(of: 0x0A) {
      let line = buffer[head..<end]
      head = end + 1
      scanned = head
      if isSkipping {
        isSkipping = false
        continue
      }
      guard line.count <= limit else { return .tooLong }
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      return .text(Array(line))
    }
    scanned = buffer.count
    return overflow()
  }

  private mutating func overflow() -> Line? {
    guard buffer.count - head > limit else { return nil }
    buffer.removeAll()
    head = 0
    scanned = 0
    let isNew = !isSkipping
    isSkipping = true
    return isNew ? .tooLong : nil
  }
}
