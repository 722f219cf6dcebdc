/// A time zone in the format of RFC 9636, versions 1 to 4.
struct TZif: Sendable {
  enum Failure: Error, Equatable {
    case notTZif
    case truncated
    /// Contradictory counts or indices.
    case inconsistent
    /// More than any zone needs.
    case tooLarge
  }

  /// Sorted; the instants from which `types` apply.
  let transitions: [Int]
  /// The local time types that start at the transitions.
  let types: [ZoneOffset]
  /// Before the first transition.
  let initial: ZoneOffset
  /// After the last transition; nil: its local time forever.
  let footer: PosixZone?

  /// Zones in use have fewer than 300 transitions.
  private static let maximumTransitions = 10_000

  init(parsing bytes: [UInt8]) throws(Failure) {
    let header = try Header(bytes, at: 0)
    guard header.version >= 2 else {
      let block = try Block(bytes, at: Header.size, header, timeSize: 4)
      self.init(block, footer: nil)
      return
    }
    // From version 2 on, the 32-bit block is for old readers; the 64-bit one follows it.
    let second = Header.size + header.blockSize(timeSize: 4)
    let wide = try Header(bytes, at: second)
    let start = second + Header.size
    let block = try Block(bytes, at: start, wide, timeSize: 8)
    let footer = Self.footer(bytes, at: start + wide.blockSize(timeSize: 8))
    self.init(block, footer: footer.flatMap(PosixZone.init(parsing:)))
  }

  private init(_ block: Block, footer: PosixZone?) {
    transitions = block.transitions
    types = block.types
    initial = block.initial
    self.footer = footer
  }

  private static func footer(_ bytes: [UInt8], at start: Int) -> String? {
    let newline = UInt8(ascii: "\n")
    guard start < bytes.count, bytes[start] == newline else { return nil }
    guard let end = bytes[(start + 1)...].firstIndex(of: newline) else { return nil }
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  // MARK: Header (RFC 9636 §3.1)

  private struct Header {
    static let size = 44

    let version: Int
    let universalIndicators: Int
    let standardIndicators: Int
    let leapSeconds: Int
    let transitions: Int
    let types: Int
    let characters: Int

    init(_ bytes: [UInt8], at start: Int) throws(Failure) {
      guard bytes.count >= start + Self.size else { throw start == 0 ? .notTZif : .truncated }
      guard Array(bytes[start..<(start + 4)]) == Array("TZif".utf8) else { throw .notTZif }
      // The version is an ASCII digit, or NUL for version 1.
      let digit = bytes[start + 4]
      version = digit == 0 ? 1 : Int(digit) - Int(UInt8(ascii: "0"))
      func count(_ index: Int) -> Int { TZif.bigEndian(bytes, at: start + 20 + 4 * index, size: 4) }
      universalIndicators = count(0)
      standardIndicators = count(1)
      leapSeconds = count(2)
      transitions = count(3)
      types = count(4)
      characters = count(5)
      let all = [
        universalIndicators, standardIndicators, leapSeconds, transitions, types, characters,
      ]
      guard all.allSatisfy({ (0...TZif.maximumTransitions).contains($0) }) else {
        throw .tooLarge
      }
    }

    func blockSize(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4)
        + standardIndicators + universalIndicators
    }
  }

  // MARK: Data block (RFC 9636 §3.2)

  private struct Block {
    let transitions: [Int]
    let types: [ZoneOffset]
    let initial: ZoneOffset

    init(_ bytes: [UInt8], at start: Int, _ header: Header, timeSize: Int) throws(Failure) {
      guard bytes.count >= start + header.blockSize(timeSize: timeSize) else { throw .truncated }
      guard header.types > 0 else { throw .inconsistent }
      let indexStart = start + header.transitions * timeSize
      let typeStart = indexStart + header.transitions
      let nameStart = typeStart + header.types * 6
      let names = bytes[nameStart..<(nameStart + header.characters)]

      var known: [ZoneOffset] = []
      for index in 0..<header.types {
        let at = typeStart + 6 * index
        let nameIndex = Int(bytes[at + 5])
        guard nameIndex < header.characters else { throw .inconsistent }
        let name = names[(nameStart + nameIndex)...].prefix { $0 != 0 }
        known.append(
          ZoneOffset(
            seconds: TZif.bigEndian(bytes, at: at, size: 4), isDaylightSaving: bytes[at + 4] != 0,
            abbreviation: String(decoding: name, as: UTF8.self)))
      }
      guard known.allSatisfy({ abs($0.seconds) < 26 * 3600 }) else { throw .inconsistent }

      let times = (0..<header.transitions).map {
        // Some compilers write the Big Bang, −2⁵⁹; nothing needs more, and sums must not overflow.
        min(
          max(TZif.bigEndian(bytes, at: start + $0 * timeSize, size: timeSize), -1 << 59), 1 << 59)
      }
      let indices = bytes[indexStart..<typeStart].map(Int.init)
      guard indices.allSatisfy({ $0 < known.count }),
        zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
      else { throw .inconsistent }
      transitions = times
      types = indices.map { known[$0] }
      initial = known[0]
    }
  }

  /// A two's-complement integer of four or eight bytes.
  private static func bigEndian(_ bytes: [UInt8], at start: Int, size: Int) -> Int {
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
  }
}
