import Basics
import Climate
import Places
import Skill
import Summary
import TestSupport
import Time
import Vocabulary
import Weather

/// Days of weather that need not make sense: steps of one and three hours, gaps, unknown values,
/// conditions that contradict the figures, nights on which the clocks change.
struct RandomForecast {
  private var random: SplitMix64

  private static let dates = [
    "2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-06-21",
    "2026-12-24",
  ].map { date($0) }

  /// From pole to pole, of January and July.
  private static let normals = stride(from: -75.0, through: 75, by: 15).flatMap { latitude in
    let place = Coordinate(latitude: latitude, longitude: 10)
    return [date("2026-01-15"), date("2026-07-15")].compactMap { date in
      place.map { ClimateNormals(at: $0, elevationMeters: nil).day(date) }
    }
  }

  private static let zones = [
    "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Etc/UTC",
  ].compactMap(ZoneDatabase { _ in nil }.rules(named:))

  init(seed: UInt64) {
    precondition(Self.zones.count == 5)
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> (input: SummaryInput, zone: ZoneRules) {
    let zone = Self.zones[Int.random(in: 0..<Self.zones.count, using: &random)]
    let date = Self.dates[Int.random(in: 0..<Self.dates.count, using: &random)]
    guard let day = zone.day(date) else { preconditionFailure("no date is skipped") }
    let scope = SummaryScope.allCases[Int.random(in: 0...2, using: &random)]
    var (start, end) = (day.start, day.end)
    if scope != .day { start += 3_600 * Double(Int.random(in: 1...22, using: &random)) }
    if scope == .nextHours { end = start + 86_400 }
    let rows = chance(0.1) ? [] : hours(from: start, to: end)
    var input = SummaryInput(
      start..<end, scope, hours: rows[...], zone: zone, isNear: chance(0.5))
    if scope != .nextHours { input.day = self.day(date) }
    if chance(0.5) {
      let references = [SummaryReference.yesterday, .today, .dayBefore]
      input.before = (self.day(date), references[Int.random(in: 0...2, using: &random)])
    }
    if chance(0.5) {
      input.normal = Self.normals[Int.random(in: 0..<Self.normals.count, using: &random)]
    }
    if chance(0.1) { input.warnings = .unknown }
    if chance(0.2) {
      let alerts = (0...Int.random(in: 0...3, using: &random)).map { number in
        WeatherAlert(
          id: "\(number)", event: "Event \(number)",
          severity: AlertSeverity.allCases[Int.random(in: 0...4, using: &random)],
          onset: maybe(start + Double.random(in: -1e5...1e5, using: &random)),
          expires: maybe(start + Double.random(in: -1e5...2e5, using: &random)),
          match: .point)
      }
      input.warnings = .known(alerts)
    }
    if chance(0.5), let high = input.day?.temperatureMaximumCelsius {
      let (below, above) = (
        Double.random(in: 0...7, using: &random), Double.random(in: 0...7, using: &random)
      )
      input.maximumSpread = ForecastSpread(p10: high - below, p50: high, p90: high + above)
    }
    if chance(0.4) {
      input.sunset = (
        Double.random(in: 0...100, using: &random),
        start + Double.random(in: -2e4...1e5, using: &random)
      )
    }
    return (input, zone)
  }

  // MARK: Rows

  private mutating func hours(from start: Instant, to end: Instant) -> [HourlyWeather] {
    var rows: [HourlyWeather] = []
    var time = chance(0.2) ? start - 1_800 : start
    let step = chance(0.15) ? 10_800.0 : 3_600
    var wetness = Double.random(in: -1...1, using: &random)
    let isEstimate = chance(0.05)
    // A forecast may end within the span.
    let known = chance(0.1) ? start + 3_600 * Double(Int.random(in: 1...12, using: &random)) : end
    let base = Double.random(in: -25...30, using: &random)
    let calm = Double.random(in: 0...60, using: &random)
    while time < end {
      wetness += Double.random(in: -0.7...0.7, using: &random) - 0.1 * wetness
      if !chance(0.03) {
        rows.append(
          hour(
            time, step, wetness, base: base, wind: calm,
            isEstimate || time >= known ? .estimate : .forecast))
      }
      time += step
    }
    return rows
  }

  private mutating func hour(
    _ time: Instant, _ step: Double, _ wetness: Double, base: Double, wind: Double,
    _ kind: RowKind
  ) -> HourlyWeather {
    let amount = max(0, wetness) * Double.random(in: 0...4, using: &random)
    return HourlyWeather(
      time: time, durationSeconds: step,
      temperatureCelsius: maybe(base + Double.random(in: -6...6, using: &random)),
      humidityPercent: maybe(Double.random(in: 20...100, using: &random)),
      precipitationMillimeters: maybe(amount),
      precipitationProbabilityPercent: chance(0.4)
        ? nil : min(100, max(0, 50 + 50 * wetness)),
      snowfallCentimeters: chance(0.7) ? nil : base < 0 ? amount : 0,
      cloudCover: CloudCover(totalPercent: maybe(Double.random(in: 0...100, using: &random))),
      wind: Wind(
        speedKilometersPerHour: maybe(Double.random(in: 0...1, using: &random) * 2 * wind),
        gustKilometersPerHour: maybe(Double.random(in: 0...1, using: &random) * 3 * wind)),
      uvIndex: maybe(Double.random(in: 0...12, using: &random)),
      isDay: maybe(chance(0.5)), condition: condition(), kind: kind)
  }

  private mutating func day(_ date: LocalDate) -> DailyWeather {
    let low = Double.random(in: -25...25, using: &random)
    return DailyWeather(
      date: date, temperatureMinimumCelsius: maybe(low),
      temperatureMaximumCelsius: maybe(low + Double.random(in: 0...15, using: &random)),
      precipitationMillimeters: maybe(max(0, Double.random(in: -5...5, using: &random))),
      precipitationProbabilityPercent: maybe(Double.random(in: 0...100, using: &random)),
      windSpeedMaximumKilometersPerHour: maybe(Double.random(in: 0...130, using: &random)),
      windGustMaximumKilometersPerHour: maybe(Double.random(in: 0...200, using: &random)),
      uvIndexMaximum: maybe(Double.random(in: 0...12, using: &random)),
      cloudCoverMeanPercent: maybe(Double.random(in: 0...100, using: &random)),
      condition: condition(), kind: chance(0.1) ? .estimate : .forecast, isPartial: chance(0.1))
  }

  private mutating func condition() -> Condition? {
    let kinds = ConditionKind.allCases
    return maybe(Condition(kinds[Int.random(in: 0..<kinds.count, using: &random)]))
  }

  private mutating func maybe<Value>(_ value: Value) -> Value? { chance(0.08) ? nil : value }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }
}
