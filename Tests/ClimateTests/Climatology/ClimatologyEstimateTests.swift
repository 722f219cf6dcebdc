import Climate
import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@Suite struct ClimatologyEstimateTests {
  let estimate: ClimatologyEstimate
  let date: LocalDate

  init() throws {
    date = try #require(LocalDate(year: 2026, month: 7, day: 16))
    let lisbon = try #require(Coordinate(latitude: 38.72, longitude: -9.14))
    estimate = ClimatologyEstimate(normals: ClimateNormals(at: lisbon, elevationMeters: 45))
  }

  private func moment(_ hour: Double) -> ClimatologyEstimate.Moment {
    .init(
      time: Instant(unixSeconds: Double(date.dayNumber) * 86_400 + hour * 3600), date: date,
      hour: hour,
      daylight: .sun(riseHour: 6.4, setHour: 21))
  }

  @Test func hoursFollowTheDay() throws {
    let day = estimate.day(date).weather
    let temperatures = (0..<24).compactMap {
      estimate.hour(at: moment(Double($0))).weather.temperatureCelsius
    }
    let minimum = try #require(day.temperatureMinimumCelsius)
    let maximum = try #require(day.temperatureMaximumCelsius)
    #expect(temperatures.count == 24)
    #expect(temperatures.allSatisfy { $0 >= minimum - 1e-9 && $0 <= maximum + 1e-9 })
    // The mean of the extremes lies beyond the normals of the hours.
    #expect((maximum - 3...maximum - 0.5).contains(temperatures.max() ?? 0))
    #expect((18...26).contains(temperatures.reduce(0, +) / 24))
  }

  /// NCEI hourly normals: the warmest hour of the month less the coldest, °C.
  @Test(arguments: [
    (40.64, -73.76, 1, 3.7), (47.45, -122.31, 1, 3.09), (47.45, -122.31, 5, 7.57),
    (47.45, -122.31, 7, 9.63), (47.45, -122.31, 11, 3.33), (37.62, -122.37, 1, 4.63),
    (37.62, -122.37, 4, 6.83), (37.62, -122.37, 7, 7.75),
  ])
  func rangeOfTheHours(_ latitude: Double, _ longitude: Double, month: Int, range: Double) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let estimate = ClimatologyEstimate(normals: ClimateNormals(at: place))
    let day = try #require(LocalDate(year: 2005, month: month, day: 16))
    let daylight = Daylight(latitude: latitude, dayOfYear: Double(day.dayOfYear - 1))
    let hours = (0..<24).map {
      estimate.temperatureCelsius(
        at: .init(time: 0, date: day, hour: Double($0), daylight: daylight))
    }
    let found = (hours.max() ?? 0) - (hours.min() ?? 0)
    #expect(abs(found - range) < 1.3, "\(found)")
  }

  @Test func everythingIsMarkedAndNothingInvented() throws {
    let hour = estimate.hour(at: moment(15))
    #expect(hour.weather.kind == .estimate)
    #expect(hour.weather.isDay == true)
    #expect(hour.weather.pressureHectopascals == nil && hour.weather.uvIndex == nil)
    #expect(hour.weather.wind.gustKilometersPerHour == nil)
    #expect(estimate.day(date).weather.kind == .estimate)
    let probability = try #require(hour.weather.precipitationProbabilityPercent)
    #expect((0...10).contains(probability))
    #expect(hour.weather.condition?.kind == .partlyCloudy)
  }

  /// The normals belong to 1991–2020; a day of today is warmer by the regional factor times the
  /// global warming since then (0.886 °C), and one of the fifties colder.
  @Test(arguments: [1955, 2005, 2026, 2060])
  func temperaturesAreThoseOfTheYear(_ year: Int) throws {
    let day = try #require(LocalDate(year: year, month: 7, day: 16))
    let factor = ClimateRegion(containing: estimate.normals.coordinate).factor(month: 7).central
    let warming = factor * (GlobalWarming(.ssp245, year: year).mean - 0.886)
    let normal = estimate.normals.day(day)
    let found = estimate.day(day).weather
    #expect(
      abs(
        try #require(found.temperatureMaximumCelsius) - normal.temperatureMaximumCelsius - warming)
        < 0.01)
    #expect(
      abs(
        try #require(found.temperatureMinimumCelsius) - normal.temperatureMinimumCelsius - warming)
        < 0.01)
    #expect(abs(estimate.warmingCelsius(month: 7, year: year) - warming) < 1e-9)
    if year == 2026 { #expect((0.4...1).contains(warming)) }
  }

  /// ±1.2816·√(sd² + error² + 1.5²) for an hour; for a day's extremes with 0.77², what half the
  /// error of the daily range adds. The error is the place's own.
  @Test func intervalsComeFromTheSpread() throws {
    let spread = estimate.normals.day(date).standardDeviationCelsius
    let hour = estimate.hour(at: moment(15)).temperatureIntervalCelsius
    let error = estimate.normals.errorCelsius
    let expectedHour =
      2 * 1.2816 * (spread * spread + error * error + 1.5 * 1.5).squareRoot()
    #expect(abs(hour.high - hour.low - expectedHour) < 1e-9)
    let day = estimate.day(date)
      .temperatureMaximumIntervalCelsius
    let expectedDay =
      2 * 1.2816 * (spread * spread + error * error + 0.77 * 0.77).squareRoot()
    #expect(abs(day.high - day.low - expectedDay) < 1e-9)
    #expect(hour.level == 0.8)
  }

  /// The vapour stays, so the air is driest when it is warmest.
  @Test func humidityFallsAsItWarms() throws {
    let cold = estimate.hour(at: moment(6)).weather
    let warm = estimate.hour(at: moment(14)).weather
    let dewPoints = [cold.dewPointCelsius, warm.dewPointCelsius].compactMap { $0 }
    #expect(try #require(cold.humidityPercent) > #require(warm.humidityPercent))
    #expect(abs(dewPoints[0] - dewPoints[1]) < 0.01)
  }

  @Test func currentIsTheHour() {
    let current = estimate.current(at: moment(15))
    let hour = estimate.hour(at: moment(15)).weather
    #expect(current.temperatureCelsius == hour.temperatureCelsius)
    #expect(current.condition == hour.condition)
    #expect(estimate.temperatureCelsius(at: moment(15)) == hour.temperatureCelsius)
  }

  /// Where it snows on most days of a winter month, the day says snow; in the rains, rain.
  @Test(arguments: [
    (40.82, 140.75, 20_469, [ConditionKind.lightSnow, .snow]),
    (7.0, -10.5, 20_650, [.rain]), (30.0, 31.2, 20_650, [.clear, .partlyCloudy]),
  ])
  func conditions(
    latitude: Double, longitude: Double, dayNumber: Int, allowed: [ConditionKind]
  ) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let day = ClimatologyEstimate(normals: ClimateNormals(at: point)).day(
      try #require(LocalDate(dayNumber: dayNumber)))
    let kind = try #require(day.weather.condition?.kind)
    #expect(allowed.contains(kind), "\(kind)")
  }
}
