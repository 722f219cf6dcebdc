package import Basics

/// The number of decimals of a second in a timestamp.
package enum TimestampPrecision: Sendable {
  case seconds
  case milliseconds

  var stepsPerSecond: Int { self == .seconds ? 1 : 1000 }
}

extension Instant {
  /// Parses an RFC 3339 date-time of the years 1800 ... 2200.
  package init(parsing text: String) throws(DateTimeText.Fault) {
    let read = try DateTimeText(text)
    guard LocalDate.years.contains(read.year) else { throw .outOfRange }
    self.init(unixSeconds: read.unixSeconds())
  }

  /// An RFC 3339 date-time, rounded to the nearest step of `precision`.
  ///
  /// - Parameter offsetSeconds: East of Greenwich; nil writes `Z`. RFC 3339 allows only whole
  ///   minutes, so for local mean times of the 19th century the offset is rounded and the clock
  ///   time with it: the instant stays exact.
  package func formatted(
    offsetSeconds: Int? = nil, precision: TimestampPrecision = .seconds
  ) -> String {
    let offsetMinutes = Self.wholeMinutes(offsetSeconds ?? 0)
    let steps = steps(offsetSeconds: offsetSeconds ?? 0, precision)
    let (second, fraction) = GregorianCalendar.floorDivision(steps, by: precision.stepsPerSecond)
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

  /// Steps of the local clock since 1970, to the nearest.
  func steps(offsetSeconds: Int, _ precision: TimestampPrecision) -> Int {
    let scale = precision.stepsPerSecond
    return Int((unixSeconds * Double(scale)).rounded())
      + Self.wholeMinutes(offsetSeconds) * 60 * scale
  }

  private static func wholeMinutes(_ seconds: Int) -> Int { Int((Double(seconds) / 60).rounded()) }

  private static func appendOffset(minutes: Int?, to bytes: inout [UInt8]) {
    guard let minutes else { return bytes.append(UInt8(ascii: "Z")) }
    bytes.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    Digits.append(abs(minutes) / 60, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Digits.append(abs(minutes) % 60, width: 2, to: &bytes)
  }
}
