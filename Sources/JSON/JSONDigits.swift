/// Parses digits eight at a time: a number of at most eight bytes is one word, its first byte the
/// lowest (D. Lemire, "Quickly parsing eight digits", 2018). Nearly every number in a forecast is
/// that short, and a word needs no loop with an unpredictable exit.
enum JSONDigits {
  private static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  /// Carries a byte above 9 into its highest bit, without overflow into the next byte.
  private static let toHigh: UInt64 = 0x7676_7676_7676_7676
  /// A decimal point, after XOR with the zeros.
  private static let point: UInt64 = 0x2E ^ 0x30

  /// The eight bytes starting at `position`.
  @inline(__always)
  static func load(_ bytes: Span<UInt8>, _ position: Int) -> UInt64 {
    precondition(position >= 0 && position + 8 <= bytes.count)
    let raw = unsafe bytes.bytes
    return UInt64(
      littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// The highest bit of each nondigit byte; `digits` has its zeros removed.
  @inline(__always)
  private static func others(_ digits: UInt64) -> UInt64 {
    (((digits & ~highs) &+ toHigh) | digits) & highs
  }

  /// The length of an unsigned number without exponent that ends within the word: digits,
  /// optionally a point and more digits. 0 for anything else, valid or not.
  @inline(__always)
  static func length(_ word: UInt64) -> Int {
    let digits = word ^ zeros
    let others = others(digits)
    guard others != 0 else { return 0 }
    var end = others.trailingZeroBitCount >> 3
    // A leading zero must be the only digit.
    guard end > 0, end == 1 || word & 0xFF != 0x30 else { return 0 }
    if (digits &>> UInt64(8 * end)) & 0xFF == point {
      let behind = others & (others &- 1)
      guard behind != 0 else { return 0 }
      let fractionEnd = behind.trailingZeroBitCount >> 3
      guard fractionEnd > end + 1 else { return 0 }
      end = fractionEnd
    }
    return (word &>> UInt64(8 * end)) & 0xDF == 0x45 ? 0 : end
  }

  /// The value of the number in the first `byteCount` (1…8) bytes; nil unless it consists of digits
  /// with at most one point between them.
  @inline(__always)
  static func value(_ word: UInt64, byteCount: Int) -> Double? {
    assert(byteCount >= 1 && byteCount <= 8)
    // Replaces the bytes after the number by zeros before its first digit.
    var digits = (word ^ zeros) &<< UInt64(64 - 8 * byteCount)
    let others = others(digits)
    guard others != 0 else { return whole(digits) }
    let place = UInt64(others.trailingZeroBitCount & ~7)
    guard others & (others &- 1) == 0, (digits &>> place) & 0xFF == point else { return nil }
    // The digits before the point move up by one, over it.
    let before = digits & ((1 << place) &- 1)
    digits = (digits & ~((1 << (place + 8)) &- 1)) | before << 8
    return whole(digits) / JSONNumber.powersOfTen[7 - Int(place >> 3)]
  }

  /// Combines eight digits, the first in the lowest byte: pairs, then fours, then all.
  ///
  /// The number is put into the fraction of 2^52, which is then subtracted: the processor's own
  /// conversion keeps the upper half of its register, and so would wait for an earlier division.
  @inline(__always)
  private static func whole(_ digits: UInt64) -> Double {
    let pairs = digits &* 10 &+ digits >> 8
    let low: UInt64 = 0x0000_00FF_0000_00FF
    let sum =
      (pairs & low) &* 0x000F_4240_0000_0064 &+ (pairs >> 16 & low) &* 0x0000_2710_0000_0001
    return Double(bitPattern: 0x4330_0000_0000_0000 | sum >> 32) - 0x1p52
  }

  // MARK: Writing

  /// The eight digits of a number below 10^8, the first in the lowest byte: splits into halves,
  /// pairs, digits, each in parallel (P. Khuong, "How to print integers really fast", 2017).
  @inline(__always)
  static func word(_ number: UInt) -> UInt64 {
    assert(number < 100_000_000)
    let halves = UInt64(number / 10_000) | UInt64(number % 10_000) << 32
    let hundreds = (halves &* 10486) >> 20 & 0x0000_007F_0000_007F
    let pairs = (halves &- 100 &* hundreds) << 16 | hundreds
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return ((pairs &- 10 &* tens) << 8 | tens) | zeros
  }
}
