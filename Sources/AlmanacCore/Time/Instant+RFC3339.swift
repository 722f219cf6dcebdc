/// Why a text is no instant.
package enum TimestampError: Error, Sendable, Equatable {
  /// Not `yyyy-MM-ddTHH:mm:ss[.fff](Z|±hh:mm)`.
  case malformed
  /// A local time: it lacks `Z` or an offset.
  case missingOffset
  /// A date or time of day that does not exist, or a year outside 1800 ... 2200.
  case outOfRange
}

/// How many decimals of a second a timestamp shows.
package enum TimestampPrecision: Sendable {
  case seconds
  case milliseconds
}

extension Instant {
  /// Reads an RFC 3339 date-time. `T` may be `t` or a space and `Z` may be `z` (section 5.6); a
  /// leap second (`:60`) is the second after it; any number of decimals.
  package init(parsing text: String) throws(TimestampError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2),
      scanner.skip("-"), let day = scanner.digits(2), scanner.skip("Tt "),
      let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2),
      scanner.skip(":"), let second = scanner.digits(2),
      let fraction = Self.fraction(&scanner)
    else { throw .malformed }
    if scanner.isAtEnd { throw .missingOffset }
    let offset = try Self.offsetSeconds(&scanner)
    guard let date = LocalDate(year: year, month: month, day: day), hour < 24, minute < 60,
      second <= 60
    else { throw .outOfRange }
    let whole = date.dayNumber * 86400 + hour * 3600 + minute * 60 + second - offset
    self.init(unixSeconds: Double(whole) + fraction)
  }

  private static func fraction(_ scanner: inout DigitScanner) -> Double? {
    guard scanner.skip(".") else { return 0 }
    guard var value = scanner.nextDigit().map(Double.init) else { return nil }
    var scale = 10.0
    while let digit = scanner.nextDigit() {
      // Digits past the fifteenth are below what a Double can tell.
      guard scale < 1e15 else { continue }
      value = value * 10 + Double(digit)
      scale *= 10
    }
    return value / scale
  }

  private static func offsetSeconds(
    _ scanner: inout DigitScanner
  ) throws(TimestampError) -> Int {
    guard let mark = scanner.take("Zz+-") else { throw .malformed }
    var offset = 0
    if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") {
      guard let hours = scanner.digits(2), scanner.skip(":"), let minutes = scanner.digits(2)
      else { throw .malformed }
      guard hours < 24, minutes < 60 else { throw .outOfRange }
      offset = (hours * 60 + minutes) * (mark == UInt8(ascii: "-") ? -60 : 60)
    }
    guard scanner.isAtEnd else { throw .malformed }
    return offset
  }

  /// An RFC 3339 date-time, rounded to the nearest step of `precision`.
  ///
  /// - Parameter offsetSeconds: East of Greenwich; nil writes `Z`. RFC 3339 knows whole minutes
  ///   only, so for local mean times of the 19th century the offset is rounded and the clock time
  ///   with it: the instant stays exact.
  package func formatted(
    offsetSeconds: Int? = nil, precision: TimestampPrecision = .seconds
  ) -> String {
    let scale = precision == .seconds ? 1 : 1000
    let offsetMinutes = Int((Double(offsetSeconds ?? 0) / 60).rounded())
    let steps = Int((unixSeconds * Double(scale)).rounded()) + offsetMinutes * 60 * scale
    let (second, fraction) = GregorianCalendar.floorDivision(steps, by: scale)
    let (dayNumber, secondOfDay) = GregorianCalendar.floorDivision(second, by: 86400)

    var bytes: [UInt8] = []
    bytes.reserveCapacity(29)
    Digits.appendDate(dayNumber: dayNumber, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    Digits.append(secondOfDay / 3600, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Digits.append(secondOfDay / 60 % 60, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Digits.append(secondOfDay % 60, width: 2, to: &bytes)
    if precision == .milliseconds {
      bytes.append(UInt8(ascii: "."))
      Digits.append(fraction, width: 3, to: &bytes)
    }
    Self.appendOffset(minutes: offsetSeconds == nil ? nil : offsetMinutes, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendOffset(minutes: Int?, to bytes: inout [UInt8]) {
    guard let minutes else { return bytes.append(UInt8(ascii: "Z")) }
    bytes.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    Digits.append(abs(minutes) / 60, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Digits.append(abs(minutes) % 60, width: 2, to: &bytes)
  }
}
