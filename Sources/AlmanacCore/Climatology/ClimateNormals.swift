/// The normals 1991–2020 of one place: twelve months, and every day between them.
///
/// Temperatures are right to about 0.7 °C (cross-validated mean error), worse where no stations
/// are: Greenland, Sahara, Amazon, Congo, open ocean. Wind is the weakest field.
package struct ClimateNormals: Sendable {
  package let coordinate: Coordinate
  /// The height the temperatures are for.
  package let elevationMeters: Double
  /// January to December.
  package let months: [MonthlyNormal]

  package static let period = "1991-2020"

  /// With an unknown height, that of the nearest place within 25 km is taken, else the mean of
  /// the land around.
  package init(at coordinate: Coordinate, elevationMeters: Double? = nil) {
    let grid = NormalsGrid.embedded
    let cell = grid.cell(at: coordinate)
    let height =
      elevationMeters ?? Gazetteer.embedded.elevationMeters(near: coordinate)
      ?? grid.elevationMeters(in: cell)
    self.coordinate = coordinate
    self.elevationMeters = height
    months = Self.means(at: coordinate, elevationMeters: height, grid, cell).enumerated().map {
      Self.normal(month: $0, mean: $1, latitude: coordinate.latitude, grid, cell)
    }
  }

  /// Mean temperature in °C and precipitation in mm of each month, where nothing else is wanted.
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

  private static func normal(
    month: Int, mean: Double, latitude: Double, _ grid: NormalsGrid, _ cell: NormalsGrid.Cell
  ) -> MonthlyNormal {
    func value(_ variable: NormalsGrid.Variable) -> Double {
      grid.value(variable, month: month, in: cell)
    }
    let cycle = DiurnalCycle(
      mean: mean, range: value(.dailyRange),
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

  /// The middle of each month, days since the year began.
  static let middays = [
    15.5, 45, 74.5, 105, 135.5, 166, 196.5, 227.5, 258, 288.5, 319, 349.5,
  ]

  /// The normal of a date in 1991–2020.
  package func day(_ date: LocalDate) -> DailyNormal {
    let blend = MonthBlend(date)
    return DailyNormal(from: months[blend.from], to: months[blend.to], share: blend.share)
  }
}

/// A date between the middles of two months: monthly values belong to the middle of their month,
/// and between them everything is linear.
struct MonthBlend {
  /// 0…11.
  let from: Int
  /// 0…11.
  let to: Int
  /// 0…1 of the way.
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
