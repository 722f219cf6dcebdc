internal import AlmanacCore

/// The rows of One Call: flat, with `wind_speed` and the like beside the temperature.
struct OneCallReader {
  let zone: ZoneRules

  func current(_ value: UpstreamValue) -> CurrentWeather? {
    guard let hour = hour(value) else { return nil }
    let isDay = isDay(value, at: hour.timeUnixSeconds) ?? hour.isDay
    return CurrentWeather(
      timeUnixSeconds: hour.timeUnixSeconds, temperatureCelsius: hour.temperatureCelsius,
      feelsLikeCelsius: hour.feelsLikeCelsius, humidityPercent: hour.humidityPercent,
      dewPointCelsius: hour.dewPointCelsius, pressureHectopascals: hour.pressureHectopascals,
      wind: hour.wind, cloudCover: hour.cloudCover,
      visibilityKilometers: hour.visibilityKilometers, uvIndex: hour.uvIndex,
      precipitationMillimeters: hour.precipitationMillimeters, isDay: isDay,
      condition: hour.condition)
  }

  func hours(_ list: UpstreamValue?) -> [HourlyWeather] {
    guard let list else { return [] }
    return list.elements.compactMap(hour).inOrder { $0.timeUnixSeconds }
  }

  func days(_ list: UpstreamValue?) -> [DailyWeather] {
    guard let list else { return [] }
    return list.elements.compactMap(day).inOrder(by: \.date)
  }

  func nowcast(_ list: UpstreamValue?) -> Nowcast? {
    guard let list else { return nil }
    let steps = list.elements.compactMap { item -> NowcastStep? in
      guard let time = OpenWeatherMapRow.time(item["dt"]) else { return nil }
      // A rate in mm/h.
      return NowcastStep(
        timeUnixSeconds: time,
        precipitationMillimeters: item.number("precipitation", .precipitationRate)
          .map { $0 / 60 })
    }
    return steps.isEmpty
      ? nil
      : Nowcast(steps: steps.inOrder { $0.timeUnixSeconds }, intervalSeconds: 60, isNative: true)
  }

  /// - Parameter id: as the service names it; One Call 3.0 gives none.
  func alert(_ item: UpstreamValue, id: String? = nil) -> AlertRow {
    guard item.isFilled else { return .unreadable }
    let texts = texts(item)
    let description = texts.lazy.compactMap { $0.text("description") }.first
    let named = texts.lazy.compactMap { $0.line("event") }.first
    let tags = item["tags"]?.elements.compactMap { TextCleaning.line($0.string) } ?? []
    let event =
      named ?? TextCleaning.line(tags.joined(separator: ", "))
      ?? AlertSubstitute.event(from: description)
    let (start, end) = (OpenWeatherMapRow.time(item["start"]), OpenWeatherMapRow.time(item["end"]))
    let sender = item.line("sender_name")
    return .warning(
      WeatherAlert(
        id: TextCleaning.line(id)
          ?? AlertSubstitute.id(
            sender: sender, event: event, onset: start, expires: end, text: description),
        event: event, onsetUnixSeconds: start, expiresUnixSeconds: end, headline: named,
        description: description, sender: sender, match: .point))
  }

  /// What holds the words: the warning itself, or the items of its `description`, a list by
  /// language, the English ones first.
  private func texts(_ item: UpstreamValue) -> [UpstreamValue] {
    let list = item["description"]?.elements.map { $0 } ?? []
    func isEnglish(_ text: UpstreamValue) -> Bool {
      text.word("language")?.hasPrefix("en") ?? false
    }
    return [item] + list.filter(isEnglish) + list.filter { !isEnglish($0) }
  }

  private func hour(_ value: UpstreamValue) -> HourlyWeather? {
    guard let time = OpenWeatherMapRow.time(value["dt"]) else { return nil }
    let row = OpenWeatherMapRow(value: value)
    return HourlyWeather(
      timeUnixSeconds: time,
      temperatureCelsius: value.number("temp", .temperature, .celsiusOrKelvin),
      feelsLikeCelsius: value.number("feels_like", .feelsLike, .celsiusOrKelvin),
      humidityPercent: value.number("humidity", .humidity),
      dewPointCelsius: value.number("dew_point", .dewPoint, .celsiusOrKelvin),
      precipitationMillimeters: row.precipitationMillimeters,
      precipitationProbabilityPercent: row.probabilityPercent,
      snowfallCentimeters: row.snowfallCentimeters,
      cloudCover: CloudCover(totalPercent: OpenWeatherMap.clouds(value)), wind: wind(value),
      uvIndex: value.number("uvi", .uvIndex), visibilityKilometers: row.visibilityKilometers,
      pressureHectopascals: value.number("pressure", .pressure), isDay: row.isDayOfIcon,
      condition: row.condition)
  }

  private func day(_ value: UpstreamValue) -> DailyWeather? {
    guard let time = OpenWeatherMapRow.time(value["dt"]),
      let date = zone.date(at: Instant(unixSeconds: time))
    else { return nil }
    let row = OpenWeatherMapRow(value: value)
    let feels = ["day", "night", "eve", "morn"].compactMap {
      value["feels_like"]?.number($0, .feelsLike, .celsiusOrKelvin)
    }
    let wind = wind(value)
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: value["temp"]?.number("min", .temperature, .celsiusOrKelvin),
      temperatureMaximumCelsius: value["temp"]?.number("max", .temperature, .celsiusOrKelvin),
      feelsLikeMinimumCelsius: feels.min(), feelsLikeMaximumCelsius: feels.max(),
      precipitationMillimeters: row.precipitationMillimeters,
      precipitationProbabilityPercent: row.probabilityPercent,
      snowfallCentimeters: row.snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: wind.speedKilometersPerHour,
      windGustMaximumKilometersPerHour: wind.gustKilometersPerHour,
      windDirectionDegrees: wind.directionDegrees, uvIndexMaximum: value.number("uvi", .uvIndex),
      cloudCoverMeanPercent: OpenWeatherMap.clouds(value),
      humidityMeanPercent: value.number("humidity", .humidity),
      condition: row.condition?.byDay)
  }

  private func wind(_ value: UpstreamValue) -> Wind {
    Wind(
      speedKilometersPerHour: value.number("wind_speed", .windSpeed, .metersPerSecond),
      gustKilometersPerHour: value.number("wind_gust", .windSpeed, .metersPerSecond),
      directionDegrees: value.number("wind_deg", .windDirection))
  }

  private func isDay(_ value: UpstreamValue, at time: Double) -> Bool? {
    guard let rise = OpenWeatherMapRow.time(value["sunrise"]),
      let set = OpenWeatherMapRow.time(value["sunset"]), rise < set
    else { return nil }
    return time >= rise && time < set
  }
}
