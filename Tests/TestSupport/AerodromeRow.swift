package import Time

/// A row of the Aviation Weather Center: a temperature that Lisbon's airport reported.
package func aerodromeRow(_ celsius: Double, at time: Instant, elevationMeters: Int = 114) -> String
{
  func digits(_ value: Int, _ count: Int) -> String {
    String(repeating: "0", count: max(count - String(value).count, 0)) + String(value)
  }
  let day = LocalDate(dayNumber: time.dayNumber)?.day ?? 1
  let hour = time.hourNumber - 24 * time.dayNumber
  let minute = Int(time.unixSeconds / 60) - 60 * time.hourNumber
  let (whole, tenths) = (Int(celsius.rounded()), Int((celsius * 10).rounded()))
  let report =
    "METAR LPPT \(digits(day, 2))\(digits(hour, 2))\(digits(minute, 2))Z "
    + "\(whole < 0 ? "M" : "")\(digits(abs(whole), 2))/// RMK "
    + "T\(tenths < 0 ? 1 : 0)\(digits(abs(tenths), 3))"
  return #"{"icaoId":"LPPT","lat":38.774,"lon":-9.134,"elev":\#(elevationMeters),"#
    + #""obsTime":\#(Int(time.unixSeconds)),"rawOb":"\#(report)"}"#
}
