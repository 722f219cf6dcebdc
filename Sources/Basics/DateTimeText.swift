/// An RFC 3339 date-time parsed into numbers; all layers parse times here.
package struct DateTimeText {
  /// Why a text is not a valid time.
  package enum Fault: Error, Sendable, Equatable {
    /// Not `yyyy-MM-ddTHH:mm:ss[.fff](Z|±hh:mm)`.
    case malformed
    /// A local time: it lacks `Z` or an offset.
    case missingOffset
    /// A date or time of day that does not exist.
    case outOfRange
  }

  /// Which parts of RFC 3339 a text may omit.
  package enum Form: Sendable {
    /// None.
    case complete
    /// As written by upstreams: the time of day, its seconds, the offset and the offset's colon may
    /// be missing, and a day may end at 24:00.
    case abridged
  }

  package let year: Int
  /// Days since 1970-01-01.
  package let dayNumber: Int
  /// With any number of decimals; a leap second (`:60`) counts as the second after it.
  package let secondOfDay: Double
  /// East of Greenwich; nil for a local time, allowed only in abridged form.
  package let offsetSeconds: Int?

  /// `T` may be `t` or a space and `Z` may be `z` (RFC 3339, section 5.6).
  package init(_ text: String, _ form: Form = .complete) throws(Fault) {
    var scanner = DigitScanner(text)
    let isAbridged = form == .abridged
    guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2),
      scanner.skip("-"), let day = scanner.digits(2)
    else { throw .malformed }
    self.year = year
    guard
      let dayNumber = GregorianCalendar.existingDayNumber(year: year, month: month, day: day)
    else { throw .outOfRange }
    self.dayNumber = dayNumber
    if isAbridged, scanner.isAtEnd {
      secondOfDay = 0
      offsetSeconds = nil
      return
    }
    guard scanner.skip("Tt "), let hour = scanner.digits(2), scanner.skip(":"),
      let minute = scanner.digits(2)
    else { throw .malformed }
    var second = 0
    var fraction = 0.0
    if scanner.skip(":") {
      guard let digits = scanner.digits(2), let decimals = Self.fraction(&scanner) else {
        throw .malformed
      }
      (second, fraction) = (digits, decimals)
    } else if !isAbridged {
      throw .malformed
    }
    guard hour < (isAbridged ? 25 : 24), minute < 60, second <= 60 else { throw .outOfRange }
    secondOfDay = Double(hour * 3600 + minute * 60 + second) + fraction
    if scanner.isAtEnd {
      guard isAbridged else { throw .missingOffset }
      offsetSeconds = nil
    } else {
      offsetSeconds = try Self.offset(&scanner, isAbridged: isAbridged)
    }
  }

  /// Seconds since 1970-01-01T00:00Z.
  ///
  /// - Parameter localOffset: East of Greenwich, for a text without an offset.
  package func unixSeconds(localOffset: Double = 0) -> Double {
    Double(dayNumber) * 86400 + secondOfDay - (offsetSeconds.map(Double.init) ?? localOffset)
  }

  private static func fraction(_ scanner: inout DigitScanner) -> Double? {
    guard scanner.skip(".") else { return 0 }
    guard var value = scanner.nextDigit().map(Double.init) else { return nil }
    var scale = 10.0
    while let digit = scanner.nextDigit() {
      // Digits past the fifteenth are below a Double's precision.
      guard scale < 1e15 else { continue }
      value = value * 10 + Double(digit)
      scale *= 10
    }
    return value / scale
  }

  private static func offset(
    _ scanner: inout DigitScanner, isAbridged: Bool
  ) throws(Fault) -> Int {
    guard let mark = scanner.take("Zz+-") else { throw .malformed }
    var offset = 0
    if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") {
      guard let hours = scanner.digits(2), scanner.skip(":") || isAbridged,
        let minutes = scanner.digits(2)
      else { throw .malformed }
      guard hours < 24, minutes < 60 else { throw .outOfRange }
      offset = (hours * 60 + minutes) * (mark == UInt8(ascii: "-") ? -60 : 60)
    }
    guard scanner.isAtEnd else { throw .malformed }
    return offset
  }
}
