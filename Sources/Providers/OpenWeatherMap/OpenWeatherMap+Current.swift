package import AlmanacCore

extension OpenWeatherMap {
  /// The weather of now (`/data/2.5/weather`).
  package static func current(at point: Coordinate) -> Step<CurrentWeather> {
    .one(currentRequest(at: point)) { (response) throws(ProviderError) in
      try current(from: response)
    }
  }

  static func currentRequest(at point: Coordinate) -> Request {
    request(.forecast, "/data/2.5/weather", metric(point))
  }

  package static func current(from response: Response) throws(ProviderError) -> CurrentWeather {
    let root = try root(response)
    guard let time = OpenWeatherMapRow.time(root["dt"]) else { throw .malformed(path: "/dt") }
    guard let main = root["main"], main.kind == .object else { throw .malformed(path: "/main") }
    let row = OpenWeatherMapRow(value: root)
    let temperature = main.number("temp", .temperature, .celsiusOrKelvin)
    let humidity = main.number("humidity", .humidity)
    return CurrentWeather(
      timeUnixSeconds: time, temperatureCelsius: temperature,
      feelsLikeCelsius: main.number("feels_like", .feelsLike, .celsiusOrKelvin),
      humidityPercent: humidity,
      dewPointCelsius: dewPoint(temperature, humidity),
      pressureHectopascals: OpenWeatherMapRow.pressure(main),
      wind: wind(root["wind"]), cloudCover: CloudCover(totalPercent: clouds(root)),
      visibilityKilometers: row.visibilityKilometers,
      precipitationMillimeters: row.precipitationMillimeters, isDay: isDay(root, at: time),
      condition: row.condition)
  }

  /// By the sun where its times are given, else by the icon.
  private static func isDay(_ root: UpstreamValue, at time: Double) -> Bool? {
    let sun = root["sys"]
    if let rise = OpenWeatherMapRow.time(sun?["sunrise"]),
      let set = OpenWeatherMapRow.time(sun?["sunset"]), rise < set
    {
      return time >= rise && time < set
    }
    return OpenWeatherMapRow(value: root).isDayOfIcon
  }

  static func wind(_ value: UpstreamValue?) -> Wind {
    Wind(
      speedKilometersPerHour: value?.number("speed", .windSpeed, .metersPerSecond),
      gustKilometersPerHour: value?.number("gust", .windSpeed, .metersPerSecond),
      directionDegrees: value?.number("deg", .windDirection))
  }

  static func clouds(_ value: UpstreamValue) -> Double? {
    value["clouds"]?.number(.cloudCover) ?? value["clouds"]?.number("all", .cloudCover)
  }

  static func dewPoint(_ temperature: Double?, _ humidity: Double?) -> Double? {
    guard let temperature, let humidity else { return nil }
    return DewPoint.celsius(temperatureCelsius: temperature, humidityPercent: humidity)
  }
}
