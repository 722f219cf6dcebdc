package import AlmanacCore

/// MET Norway (api.met.no): forecasts with cloud layers for the whole world, without a key.
///
/// Asks for a contact in the User-Agent, at most four decimals, and that `Expires` and
/// `If-Modified-Since` are honored, which is the business of whoever sends the request.
package enum MetNorway {
  /// Hours for some three days, six-hour steps to nine or ten, as hours and local days.
  package static func forecast(
    at point: Coordinate, elevationMeters: Double? = nil, zone: ZoneRules
  ) -> Step<Forecast> {
    var query = [
      QueryItem("lat", fixedPoint(point.latitude, decimals: 4)),
      QueryItem("lon", fixedPoint(point.longitude, decimals: 4)),
    ]
    if let elevationMeters, (-500...9000).contains(elevationMeters) {
      query.append(QueryItem("altitude", String(Int(elevationMeters.rounded()))))
    }
    let request = Request(
      provider: .metNorway, product: .forecast, baseURL: "https://api.met.no",
      path: "/weatherapi/locationforecast/2.0/complete", query: query)
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: zone)
    }
  }

  package static func forecast(
    from response: Response, zone: ZoneRules
  ) throws(ProviderError) -> Forecast {
    let root = try root(response)
    let properties = root["properties"]
    guard let series = properties?["timeseries"], series.kind == .array else {
      throw .malformed(path: "/properties/timeseries")
    }
    let units = MetNorwayUnits(properties?["meta"]?["units"])
    let rows = series.elements.compactMap { MetNorwayRow($0, units)?.row }
    guard !rows.isEmpty else { throw .noData(.notProvided) }
    let coarse = CoarseForecast(rows, zone: zone)
    let place = root["geometry"]?["coordinates"]
    return try Forecast(
      latitudeDegrees: place?.element(at: 1)?.number(.latitude),
      longitudeDegrees: place?.element(at: 0)?.number(.longitude),
      elevationMeters: place?.element(at: 2)?.number(.elevation),
      current: coarse.hours.first.map(current),
      hours: coarse.hours, days: coarse.days
    ).unlessBlank(rowsAt: "/properties/timeseries")
  }

  /// 203 is a good answer of a version that will be taken away.
  private static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    switch response.status {
    case 200, 203: return try Upstream.parse(response)
    case 404, 422: throw .noData(.outOfCoverage)
    case 429: throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
    default: throw .http(status: response.status)
    }
  }

  /// The first hour holds the time of the answer; its amount is an hour's, whatever its step.
  private static func current(_ row: HourlyWeather) -> CurrentWeather {
    CurrentWeather(
      timeUnixSeconds: row.timeUnixSeconds, temperatureCelsius: row.temperatureCelsius,
      feelsLikeCelsius: row.feelsLikeCelsius, humidityPercent: row.humidityPercent,
      dewPointCelsius: row.dewPointCelsius, pressureHectopascals: row.pressureHectopascals,
      wind: row.wind, cloudCover: row.cloudCover, uvIndex: row.uvIndex,
      precipitationMillimeters: row.precipitationMillimeters, isDay: row.isDay,
      condition: row.condition)
  }
}

/// Units are named once for the whole answer.
struct MetNorwayUnits {
  let temperature: UnitScale
  let speed: UnitScale

  init(_ units: UpstreamValue?) {
    temperature =
      switch units?["air_temperature"]?.string {
      case "fahrenheit": .fahrenheit
      case "kelvin", "K": .kelvin
      default: .same
      }
    speed = units?["wind_speed"]?.string == "km/h" ? .same : .metersPerSecond
  }
}

/// One element of `timeseries`; every member but the time is optional and differs by region.
struct MetNorwayRow {
  let row: CoarseForecast.Row

  init?(_ item: UpstreamValue, _ units: MetNorwayUnits) {
    guard let time = Timestamp.unixSeconds(item["time"]?.string), let data = item["data"] else {
      return nil
    }
    let details = data["instant"]?["details"]
    func value(_ name: String, _ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
      details?.number(name, measurement, scale)
    }
    func period(_ name: String) -> UpstreamValue? {
      data[name].flatMap { $0["summary"] == nil && $0["details"] == nil ? nil : $0 }
    }
    let nextHour = period("next_1_hours")
    let nextSix = period("next_6_hours")
    let ahead = nextHour ?? nextSix
    let symbol = (ahead ?? period("next_12_hours"))?["summary"]?["symbol_code"]?.string
    // The last step tells of its instant only.
    let isHourly = nextHour != nil || nextSix == nil
    let condition = symbol.flatMap { MetNorwaySymbol.condition($0) }
    let temperature = value("air_temperature", .temperature, units.temperature)
    let humidity = value("relative_humidity", .humidity)
    let speed = value("wind_speed", .windSpeed, units.speed)
    let weather = HourlyWeather(
      timeUnixSeconds: time, durationSeconds: isHourly ? 3600 : 21600,
      temperatureCelsius: temperature,
      feelsLikeCelsius: Self.feelsLike(temperature, humidity, speed), humidityPercent: humidity,
      dewPointCelsius: value("dew_point_temperature", .dewPoint, units.temperature),
      precipitationMillimeters: ahead?["details"]?.number(
        "precipitation_amount", .precipitation),
      precipitationProbabilityPercent: ahead?["details"]?.number(
        "probability_of_precipitation", .probability),
      cloudCover: CloudCover(
        totalPercent: value("cloud_area_fraction", .cloudCover),
        lowPercent: value("cloud_area_fraction_low", .cloudCover),
        midPercent: value("cloud_area_fraction_medium", .cloudCover),
        highPercent: value("cloud_area_fraction_high", .cloudCover)),
      wind: Wind(
        speedKilometersPerHour: speed,
        gustKilometersPerHour: value("wind_speed_of_gust", .windSpeed, units.speed),
        directionDegrees: value("wind_from_direction", .windDirection)),
      uvIndex: value("ultraviolet_index_clear_sky", .uvIndex),
      pressureHectopascals: value("air_pressure_at_sea_level", .pressure),
      isDay: symbol.flatMap { MetNorwaySymbol.isDay($0) }, condition: condition)
    // The extremes belong to the six hours ahead; of hourly steps they would reach into other days.
    let extremes = isHourly ? nil : nextSix?["details"]
    row = CoarseForecast.Row(
      weather: weather,
      temperatureMinimumCelsius: extremes?.number(
        "air_temperature_min", .temperature, units.temperature),
      temperatureMaximumCelsius: extremes?.number(
        "air_temperature_max", .temperature, units.temperature))
  }

  private static func feelsLike(
    _ temperature: Double?, _ humidity: Double?, _ speed: Double?
  ) -> Double? {
    guard let temperature, let humidity, let speed else { return nil }
    return FeelsLike.temperatureCelsius(
      temperatureCelsius: temperature, humidityPercent: humidity, windKilometersPerHour: speed)
  }
}
