package import AlmanacCore

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

  /// Of the hours, which contain the quarters.
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
      steps: Array(steps), intervalSeconds: 900, isNative: hasQuarterHours(at: point))
  }

  /// Where a model computes quarter hours natively: ICON-D2 and AROME over central and western
  /// Europe, HRRR over the contiguous United States and southern Canada (their domain bounds).
  /// Elsewhere they are interpolated from hours.
  static func hasQuarterHours(at point: Coordinate) -> Bool {
    let (north, east) = (point.latitude, point.longitude)
    let isCentralEurope = (43.2...58.0).contains(north) && (-3.9...20.3).contains(east)
    let isFrance = (37.5...55.4).contains(north) && (-12.0...16.0).contains(east)
    let isNorthAmerica = (21.2...52.6).contains(north) && (-134.0...(-60.9)).contains(east)
    return isCentralEurope || isFrance || isNorthAmerica
  }
}
