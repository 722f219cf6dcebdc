package import Places
package import Time
import Weather

/// The 1991–2020 normals of one place, for each month and interpolated to each day.
///
/// Temperatures are accurate to about 0.7 °C (cross-validated mean error), less where terrain or
/// the sea matters or there are no stations; each place has an error of its own. Wind is the least
/// accurate.
package struct ClimateNormals: Sendable {
  package let coordinate: Coordinate
  /// The elevation that the temperatures refer to.
  package let elevationMeters: Double
  /// January to December.
  package let months: [MonthlyNormal]

  /// Standard deviation of the error of the mean temperatures at the place itself, °C.
  package let errorCelsius: Double

  package static let years = 1991...2020
  package static let period = "\(years.lowerBound)-\(years.upperBound)"

  /// What half the error of the daily range adds to the error of a day's minimum and maximum, °C:
  /// the range's mean error in cross-validation is 1.23 °C at 5,311 stations.
  static let extremeErrorCelsius = 0.77

  /// The error beyond which the normals are those of the surroundings rather than of the place: a
  /// fifth of the stations, which differ from their neighbors by 1.07 °C; the others by 0.65 °C.
  private static let representativeCelsius = 1.25

  /// What the temperatures' error says of the place goes for precipitation and clouds, too:
  /// terrain, the sea and missing stations matter to them even more.
  package var isRepresentative: Bool { errorCelsius <= Self.representativeCelsius }

  /// If the elevation is unknown, uses that of the nearest place within 25 km, else the mean of the
  /// surrounding land.
  package init(at coordinate: Coordinate, elevationMeters: Double? = nil) {
    let grid = NormalsGrid.embedded
    let cell = grid.cell(at: coordinate)
    let height =
      elevationMeters ?? Gazetteer.embedded.elevationMeters(near: coordinate)
      ?? grid.elevationMeters(in: cell)
    self.coordinate = coordinate
    self.elevationMeters = height
    errorCelsius = StationResiduals.embedded.errorCelsius(at: coordinate)
    let widening = height > 0 ? Self.coastalWidening * grid.seaShare(in: cell) : 0
    months = Self.means(at: coordinate, elevationMeters: height, grid, cell).enumerated().map {
      Self.normal(
        month: $0, mean: $1, widening: widening, latitude: coordinate.latitude, grid, cell)
    }
  }

  /// Each month's mean temperature in °C and precipitation in mm, without the other variables.
  static func temperatureAndPrecipitation(
    at coordinate: Coordinate, elevationMeters: Double
  ) -> (temperatures: [Double], precipitation: [Double]) {
    let grid = NormalsGrid.embedded
    let cell = grid.cell(at: coordinate)
    return (
      means(at: coordinate, elevationMeters: elevationMeters, grid, cell),
      (0..<12).map { grid.value(.precipitation, month: $0, in: cell) }
    )
  }

  private static func means(
    at coordinate: Coordinate, elevationMeters: Double, _ grid: NormalsGrid,
    _ cell: NormalsGrid.Cell
  ) -> [Double] {
    let corrections = StationResiduals.embedded.corrections(at: coordinate)
    return (0..<12).map { month in
      let lapse = LapseRate.celsiusPerKilometer(latitude: coordinate.latitude, month: month)
      return grid.value(.temperature, month: month, in: cell) - lapse * elevationMeters / 1000
        + corrections[month]
    }
  }

  /// The grid's daily range is too small for land between nodes in the sea, by this much where all
  /// four lie in it, °C: fitted to 5,000 stations of the WMO normals. On small islands the mean
  /// error of the range falls from 0.98 to 0.64 °C.
  private static let coastalWidening = 0.9

  private static func normal(
    month: Int, mean: Double, widening: Double, latitude: Double, _ grid: NormalsGrid,
    _ cell: NormalsGrid.Cell
  ) -> MonthlyNormal {
    func value(_ variable: NormalsGrid.Variable) -> Double {
      grid.value(variable, month: month, in: cell)
    }
    let cycle = DiurnalCycle(
      mean: mean, range: value(.dailyRange) + widening,
      daylight: Daylight(latitude: latitude, dayOfYear: middays[month]))
    return MonthlyNormal(
      month: month + 1, temperatureMeanCelsius: mean, temperatureMinimumCelsius: cycle.minimum,
      temperatureMaximumCelsius: cycle.maximum,
      precipitationMillimeters: value(.precipitation), wetDayFraction: value(.wetDays),
      humidityPercent: min(value(.humidity), 100),
      cloudCoverPercent: min(value(.cloudCover), 100),
      windSpeedKilometersPerHour: value(.windSpeed) * 3.6,
      standardDeviationCelsius: value(.standardDeviation))
  }

  /// The middle of each month, in days since the start of the year.
  static let middays = [
    15.5, 45, 74.5, 105, 135.5, 166, 196.5, 227.5, 258, 288.5, 319, 349.5,
  ]

  package func month(of date: LocalDate) -> MonthlyNormal { months[date.month - 1] }

  /// The normal of a date in 1991–2020.
  package func day(_ date: LocalDate) -> DailyNormal {
    let blend = MonthBlend(date)
    return DailyNormal(from: months[blend.from], to: months[blend.to], share: blend.share)
  }
}

/// A date between the middles of two months: monthly values apply to mid-month, with linear
/// interpolation between them.
struct MonthBlend {
  /// 0…11.
  let from: Int
  /// 0…11.
  let to: Int
  /// Position between them, 0…1.
  let share: Double

  init(_ date: LocalDate) {
    let middays = ClimateNormals.middays
    let position = Double(date.dayOfYear) - 0.5
    let next = middays.firstIndex { $0 > position } ?? 12
    let after = next == 12 ? middays[0] + 365 : middays[next]
    let before = next == 0 ? middays[11] - 365 : middays[next - 1]
    from = (next + 11) % 12
    to = next % 12
    share = min(max((position - before) / (after - before), 0), 1)
  }
}
