/// Numbers as in RFC 8259 §6: grammar and values.
enum JSONNumber {
  /// Moves `position` past the number that starts there.
  /// - Returns: whether it is too short to be infinite or inexact as an integer: at most 18 digits,
  ///   no fraction, no exponent.
  static func scan(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) -> Bool {
    // A local index stays in a register; the caller's position would be stored at every digit.
    var index = position
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let first = index
    let wholeDigits = try digits(bytes, &index)
    if wholeDigits > 1, bytes[first] == UInt8(ascii: "0") {
      throw JSONError(kind: .invalidNumber, offset: first)
    }
    var isPlain = wholeDigits <= 18
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fractionDigits = try digits(bytes, &index)
      // Without an exponent only a very long integer part could overflow binary64.
      isPlain = wholeDigits + fractionDigits <= 300
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      _ = try digits(bytes, &index)
      isPlain = false
    }
    assert(index > position)
    position = index
    return isPlain
  }

  @inline(__always)
  private static func digits(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONError) -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    guard position > start else {
      let kind: JSONError.Kind = position < bytes.count ? .invalidNumber : .unexpectedEnd
      throw JSONError(kind: kind, offset: position)
    }
    return position - start
  }

  /// The binary64 nearest to the number at `start..<end`; nil if infinite.
  ///
  /// With up to 18 significant digits below 2^53 and a decimal exponent within ±22, both operands
  /// are exact, so one multiplication or division rounds once (Clinger 1990); other numbers take
  /// the slow path.
  @inline(__always)
  static func double(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    // The usual form of a number in a forecast.
    if end - first <= 8, first + 8 <= bytes.count,
      let value = JSONDigits.value(JSONDigits.load(bytes, first), byteCount: end - first)
    {
      return isNegative ? -value : value
    }
    return anyDouble(bytes, start, end)
  }

  @inline(never)
  private static func anyDouble(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    byDigits(bytes, start, end) ?? longDouble(bytes, start, end)
  }

  /// Digits, optionally a point and more digits, at most 15 bytes, so that the digits stay below
  /// 2^53. Nil for anything else.
  private static func byDigits(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    guard end - start <= 15, end <= bytes.count else { return nil }
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: Int64 = 0
    while index < end {
      let digit = bytes[index] &- 0x30
      if digit >= 10 { break }
      mantissa = mantissa &* 10 &+ Int64(digit)
      index += 1
    }
    var fraction = 0
    if index < end {
      guard bytes[index] == UInt8(ascii: ".") else { return nil }
      index += 1
      fraction = end - index
      while index < end {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        mantissa = mantissa &* 10 &+ Int64(digit)
        index += 1
      }
    }
    let value = Double(mantissa) / powersOfTen[fraction]
    return isNegative ? -value : value
  }

  private static func longDouble(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: UInt64 = 0
    var significantDigits = 0
    var exponent = 0
    var seenPoint = false
    scan: while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "."): seenPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if significantDigits > 0 || byte != 0x30 { significantDigits += 1 }
        guard significantDigits <= 18 else { return slowDouble(bytes, start, end) }
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        if seenPoint { exponent -= 1 }
      default: break scan
      }
      index += 1
    }
    guard index == end, mantissa < 1 << 53, exponent >= -22 else {
      return slowDouble(bytes, start, end)
    }
    let value = Double(mantissa) / powersOfTen[-exponent]
    return isNegative ? -value : value
  }

  private static func slowDouble(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    var text: [UInt8] = []
    for index in start..<end { text.append(bytes[index]) }
    let value = Double(String(decoding: text, as: UTF8.self))
    return value?.isFinite == true ? value : nil
  }

  /// The exact integer at `start..<end`. A fraction or an exponent is allowed if the value is whole
  /// (`3.0`, `1e2`) and within ±2^53. Nil otherwise.
  static func integer(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var value = 0
    while index < end {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return wholeDouble(bytes, start, end) }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      let (sum, carry) =
        isNegative
        ? product.subtractingReportingOverflow(Int(digit))
        : product.addingReportingOverflow(Int(digit))
      guard !carry else { return nil }
      value = sum
      index += 1
    }
    return value
  }

  private static func wholeDouble(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard let value = double(bytes, start, end), value == value.rounded(),
      value.magnitude <= 9_007_199_254_740_992
    else { return nil }
    return Int(value)
  }

  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
