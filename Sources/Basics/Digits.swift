/// Writes fixed-width numbers.
package enum Digits {
  package static func append(_ value: Int, width: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  /// `yyyy-MM-dd`; years 0 ... 9999.
  package static func appendDate(dayNumber: Int, to bytes: inout [UInt8]) {
    let date = GregorianCalendar.date(dayNumber: dayNumber)
    append(date.year, width: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(date.month, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(date.day, width: 2, to: &bytes)
  }
}
