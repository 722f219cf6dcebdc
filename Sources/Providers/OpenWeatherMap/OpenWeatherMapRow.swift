internal import AlmanacCore

/// A row of any of its answers: flat as in One Call, or with `main`, `wind` and `sys`.
struct OpenWeatherMapRow {
  let value: UpstreamValue

  // MARK: Hours and days

  /// An instant, an hour or a step of several hours.
  func hour(seconds: Double = 3600) -> HourlyWeather? {
    guard let time = Self.time(value["dt"]) else { return nil }
    let main = value["main"] ?? value
    let temperature = main.number("temp", .temperature, .celsiusOrKelvin)
    let humidity = main.number("humidity", .humidity)
    return HourlyWeather(
      time: time, durationSeconds: seconds, temperatureCelsius: temperature,
      humidityPercent: humidity,
      dewPointCelsius: value["main"] == nil
        ? value.number("dew_point", .dewPoint, .celsiusOrKelvin)
        : Self.dewPoint(temperature, humidity),
      precipitationMillimeters: precipitationMillimeters,
      precipitationProbabilityPercent: probabilityPercent,
      snowfallCentimeters: snowfallCentimeters,
      cloudCover: CloudCover(totalPercent: cloudCoverPercent),
      wind: wind, uvIndex: value.number("uvi", .uvIndex),
      visibility: visibility,
      // At sea level, if given in addition to ground level.
      pressureHectopascals: main.number("sea_level", .pressure)
        ?? main.number("pressure", .pressure),
      isDay: isDay(at: time), condition: condition)
  }

  var current: CurrentWeather? { hour().map { CurrentWeather($0) } }

  func day(_ zone: ZoneRules) -> DailyWeather? {
    guard let time = Self.time(value["dt"]), let date = zone.date(at: time) else { return nil }
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: value["temp"]?.number("min", .temperature, .celsiusOrKelvin),
      temperatureMaximumCelsius: value["temp"]?.number("max", .temperature, .celsiusOrKelvin),
      precipitationMillimeters: precipitationMillimeters,
      precipitationProbabilityPercent: probabilityPercent,
      snowfallCentimeters: snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: wind.speedKilometersPerHour,
      windGustMaximumKilometersPerHour: wind.gustKilometersPerHour,
      windDirectionDegrees: wind.directionDegrees, uvIndexMaximum: value.number("uvi", .uvIndex),
      cloudCoverMeanPercent: cloudCoverPercent,
      humidityMeanPercent: value.number("humidity", .humidity),
      condition: condition?.byDay)
  }

  private static func dewPoint(_ temperature: Double?, _ humidity: Double?) -> Double? {
    guard let temperature, let humidity else { return nil }
    return DewPoint.celsius(temperatureCelsius: temperature, humidityPercent: humidity)
  }

  // MARK: Members

  private var wind: Wind {
    func number(_ name: String, _ measurement: Measurement, _ scale: UnitScale) -> Double? {
      value["wind"].map { $0.number(name, measurement, scale) }
        ?? value.number("wind_" + name, measurement, scale)
    }
    return Wind(
      speedKilometersPerHour: number("speed", .windSpeed, .metersPerSecond),
      gustKilometersPerHour: number("gust", .windSpeed, .metersPerSecond),
      directionDegrees: number("deg", .windDirection, .same))
  }

  private var cloudCoverPercent: Double? {
    value["clouds"]?.number(.cloudCover) ?? value["clouds"]?.number("all", .cloudCover)
  }

  /// From the part of the day, else from the sun times if given, else from the icon.
  private func isDay(at time: Instant) -> Bool? {
    let sky = value["sys"] ?? value
    if let part = sky["pod"]?.string { return part == "d" }
    if let rise = Self.time(sky["sunrise"]), let set = Self.time(sky["sunset"]), rise < set {
      return time >= rise && time < set
    }
    return isDayOfIcon
  }

  /// The first condition is the main one. Its icon ends in `d` or `n`.
  private var condition: Condition? {
    guard let first = value["weather"]?.element(at: 0), let id = first["id"]?.code
    else { return nil }
    return Condition(owmID: id, isDay: isDayOfIcon ?? true)
  }

  private var isDayOfIcon: Bool? {
    switch value["weather"]?.element(at: 0)?["icon"]?.string?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  /// The service reports at most 10 km (openweathermap.org/current).
  private var visibility: Visibility? {
    value.number("visibility", .visibility, .meters).map {
      Visibility(kilometers: $0, isAtLeast: $0 >= 10)
    }
  }

  private var probabilityPercent: Double? { value.number("pop", .probability, .share) }

  /// Rain and snow of the step as water, mm: `{"1h": x}`, `{"3h": x}` or, in daily rows, a number.
  /// A missing member, null or `{}` means zero, because the service omits zeros, unless its own
  /// condition says that it rains.
  private var precipitationMillimeters: Double? {
    if lacks("rain"), lacks("snow") { return isWet ? nil : 0 }
    guard let rain = water("rain"), let snow = water("snow") else { return nil }
    return rain + snow
  }

  /// Snow of the step in cm, at a snow-to-water ratio of ten to one.
  private var snowfallCentimeters: Double? {
    if lacks("rain"), lacks("snow"), isWet { return nil }
    return water("snow")
  }

  private func lacks(_ name: String) -> Bool {
    guard let member = value[name], !member.isNull else { return true }
    return member.kind == .object && member["1h"] == nil && member["3h"] == nil
  }

  /// Thunderstorm, drizzle, rain or snow.
  private var isWet: Bool {
    let id = value["weather"]?.element(at: 0)?["id"]?.code ?? 800
    return (200..<700).contains(id)
  }

  /// `nil` if the amount is unreadable.
  private func water(_ name: String) -> Double? {
    guard !lacks(name), let member = value[name] else { return 0 }
    let period = member["1h"] ?? member["3h"]
    return period?.number(.precipitation) ?? member.number(.dailyPrecipitation)
  }

  /// Polar rows have 0 for a missing time, and there is no data before 1979 (283,996,800).
  private static let earliest = Instant(unixSeconds: 2.8e8)

  static func time(_ value: UpstreamValue?) -> Instant? {
    value?.instant.flatMap { $0 > earliest ? $0 : nil }
  }
}
