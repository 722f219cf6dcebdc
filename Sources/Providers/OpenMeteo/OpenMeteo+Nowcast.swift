package import Places
import Time
package import Weather

extension OpenMeteo {
  /// 15-minute precipitation for the next three hours.
  package static func nowcast(at point: Coordinate) -> Step<Nowcast> {
    let request = request(
      .nowcast, at: [point],
      [
        "minutely_15": quarterHours.names, "hourly": probabilities.names,
        "forecast_minutely_15": "13", "past_minutely_15": "1", "forecast_hours": "5",
        "timeformat": "unixtime", "timezone": "GMT",
      ])
    return .one(request) { (response) throws(ProviderError) in
      try nowcast(from: response, at: point)
    }
  }

  /// The hours, which contain the quarters.
  private static let probabilities = hours.named { $0 == "precipitation_probability" ? $0 : nil }

  package static func nowcast(
    from response: Response, at point: Coordinate
  ) throws(ProviderError) -> Nowcast {
    let root = try root(response)
    let offset = utcOffsetSeconds(root)
    let series = try OpenMeteoSeries(required: "minutely_15", root, utcOffsetSeconds: offset)
    let quarters = WeatherColumns(series, quarterHours).hours
    let hours = try? OpenMeteoSeries(root, "hourly", utcOffsetSeconds: offset)
      .map { WeatherColumns($0, probabilities).hours }
    let steps = quarters.dropLast().map { quarter in
      NowcastStep(
        time: quarter.time,
        precipitationMillimetersPerHour: quarter.precipitation?.millimetersPerHour,
        probabilityPercent: hours?.last { $0.time <= quarter.time && quarter.time < $0.end }?
          .precipitationProbabilityPercent)
    }
    return Nowcast(
      steps: Array(steps), intervalSeconds: 900,
      isNative: hasQuarterHours(at: point) && !areSharedOut(steps[...]))
  }

  /// Whether every wet hour has equal quarters, as an hour's amount that was divided by four has.
  private static func areSharedOut(_ steps: ArraySlice<NowcastStep>) -> Bool {
    let hours = Dictionary(grouping: steps) { $0.time.rounded(.down, toSeconds: 3600) }
    let wet = hours.values.map { $0.map(\.precipitationMillimetersPerHour) }
      .filter { $0.count == 4 && $0.contains { $0 ?? 0 > 0 } }
    return !wet.isEmpty && wet.allSatisfy { quarters in quarters.allSatisfy { $0 == quarters[0] } }
  }
}
