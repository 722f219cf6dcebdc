import Units
import Weather

extension StationObservation {
  /// Enters the numbers of a report, each under the time that it is valid for. Of several columns
  /// of one meaning the first with a value counts.
  /// - Parameter value: of a column.
  mutating func read(_ table: ColumnTable, _ value: (Column) -> Double?) {
    var (speed, gust, direction) = (nil as Double?, nil as Double?, nil as Double?)
    func enter(_ member: inout Double?, _ column: Column) { member = member ?? value(column) }
    for column in table.columns {
      switch (column.variable, column.validity) {
      case (.temperature, .instant): enter(&temperatureCelsius, column)
      case (.dewPoint, .instant): enter(&dewPointCelsius, column)
      case (.humidity, .instant): enter(&humidityPercent, column)
      case (.pressure, .instant): enter(&pressureHectopascals, column)
      case (.cloudCover, .instant): enter(&cloudCoverPercent, column)
      // A mean and a maximum over the minutes or the hour before.
      case (.windSpeed, .preceding): enter(&speed, column)
      case (.windGust, .preceding): enter(&gust, column)
      case (.windDirection, .preceding): enter(&direction, column)
      case (.visibility, .instant):
        visibility = visibility ?? value(column).map { Visibility(kilometers: $0) }
      case (.precipitation, .preceding(seconds: 3600)):
        enter(&precipitationOneHourMillimeters, column)
      case (.precipitation, .preceding(seconds: 10_800)):
        enter(&precipitationThreeHoursMillimeters, column)
      case (.precipitation, .preceding(seconds: 21_600)):
        enter(&precipitationSixHoursMillimeters, column)
      default: preconditionFailure("an observation has no member for \(column.name)")
      }
    }
    wind = Wind(
      speedKilometersPerHour: speed, gustKilometersPerHour: gust,
      // A calm has no direction.
      directionDegrees: speed == 0 ? nil : direction)
  }

  /// Drops a dew point that is impossible at the temperature.
  mutating func checkDewPoint(of item: UpstreamValue) {
    guard let dewPoint = dewPointCelsius else { return }
    dewPointCelsius = DewPoint.possible(dewPoint, temperatureCelsius: temperatureCelsius)
    if dewPointCelsius == nil { item.noteImpossible(.dewPoint) }
  }
}
