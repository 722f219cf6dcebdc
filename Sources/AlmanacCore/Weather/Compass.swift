/// The sixteen points of the compass.
package enum Compass: String, CaseIterable, Sendable {
  case north = "N"
  case northNortheast = "NNE"
  case northeast = "NE"
  case eastNortheast = "ENE"
  case east = "E"
  case eastSoutheast = "ESE"
  case southeast = "SE"
  case southSoutheast = "SSE"
  case south = "S"
  case southSouthwest = "SSW"
  case southwest = "SW"
  case westSouthwest = "WSW"
  case west = "W"
  case westNorthwest = "WNW"
  case northwest = "NW"
  case northNorthwest = "NNW"

  /// The point nearest to a bearing in degrees, clockwise from north, in any range. `nil` if the
  /// bearing is not finite.
  package init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let sector = Int(((turn + 360) / 22.5).rounded()) % 16
    self = Self.allCases[sector]
  }
}
