internal import AlmanacCore
internal import JSON

/// The rows of One Call: flat, with `wind_speed` and the like beside the temperature.
struct OneCallReader {
  let zone: ZoneRules

  func current(_ value: JSONValue) -> CurrentWeather? {
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

  func hours(_ list: JSONValue?) -> [HourlyWeather] {
    guard let list else { return [] }
    return list.elements.compactMap(hour).inOrder { $0.timeUnixSeconds }
  }

  func days(_ list: JSONValue?) -> [DailyWeather] {
    guard let list else { return [] }
    return list.elements.compactMap(day).inOrder(by: \.date)
  }

  func nowcast(_ list: JSONValue?) -> Nowcast? {
    guard let list else { return nil }
    let steps = list.elements.compactMap { item -> NowcastStep? in
      guard let time = OpenWeatherMapRow.time(item["dt"]) else { return nil }
      // A rate in mm/h.
      return NowcastStep(
        timeUnixSeconds: time,
        precipitationMillimeters: item.double("precipitation").map { max($0, 0) / 60 })
    }
    return steps.isEmpty
      ? nil
      : Nowcast(steps: steps.inOrder { $0.timeUnixSeconds }, intervalSeconds: 60, isNative: true)
  }

  /// - Parameter id: as the service names it; One Call 3.0 gives none.
  func alert(_ item: JSONValue, id: String? = nil) -> AlertRow {
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
  private func texts(_ item: JSONValue) -> [JSONValue] {
    let list = item["description"]?.elements.map { $0 } ?? []
    func isEnglish(_ text: JSONValue) -> Bool { text.word("language")?.hasPrefix("en") ?? false }
    return [item] + list.filter(isEnglish) + list.filter { !isEnglish($0) }
  }

  private func hour(_ value: JSONValue) -> HourlyWeather? {
    guard let time = OpenWeatherMapRow.time(value["dt"]) else { return nil }
    let row = OpenWeatherMapRow(value: value)
    return HourlyWeather(
      timeUnixSeconds: time, temperatureCelsius: OpenWeatherMapRow.celsius(value.double("temp")),
      feelsLikeCelsius: OpenWeatherMapRow.celsius(value["feels_like"]?.lenientDouble),
      humidityPercent: value.double("humidity")?.asPercent,
      dewPointCelsius: OpenWeatherMapRow.celsius(value.double("dew_point")),
      precipitationMillimeters: row.precipitationMillimeters,
      precipitationProbabilityPercent: row.probabilityPercent,
      snowfallCentimeters: row.snowfallCentimeters,
      cloudCover: CloudCover(totalPercent: OpenWeatherMap.clouds(value)), wind: wind(value),
      uvIndex: value.double("uvi")?.asAmount, visibilityKilometers: row.visibilityKilometers,
      pressureHectopascals: value.double("pressure"), isDay: row.isDayOfIcon,
      condition: row.condition)
  }

  private func day(_ value: JSONValue) -> DailyWeather? {
    guard let time = OpenWeatherMapRow.time(value["dt"]),
      let date = zone.date(at: Instant(unixSeconds: time))
    else { return nil }
    let row = OpenWeatherMapRow(value: value)
    let feels = ["day", "night", "eve", "morn"].compactMap {
      OpenWeatherMapRow.celsius(value["feels_like"]?.double($0))
    }
    let wind = wind(value)
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: OpenWeatherMapRow.celsius(value["temp"]?.double("min")),
      temperatureMaximumCelsius: OpenWeatherMapRow.celsius(value["temp"]?.double("max")),
      feelsLikeMinimumCelsius: feels.min(), feelsLikeMaximumCelsius: feels.max(),
      precipitationMillimeters: row.precipitationMillimeters,
      precipitationProbabilityPercent: row.probabilityPercent,
      snowfallCentimeters: row.snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: wind.speedKilometersPerHour,
      windGustMaximumKilometersPerHour: wind.gustKilometersPerHour,
      windDirectionDegrees: wind.directionDegrees, uvIndexMaximum: value.double("uvi")?.asAmount,
      cloudCoverMeanPercent: OpenWeatherMap.clouds(value),
      humidityMeanPercent: value.double("humidity")?.asPercent,
      condition: row.condition.map { Condition($0.kind) })
  }

  private func wind(_ value: JSONValue) -> Wind {
    Wind(
      speedKilometersPerHour: OpenWeatherMapRow.kilometersPerHour(value.double("wind_speed")),
      gustKilometersPerHour: OpenWeatherMapRow.kilometersPerHour(value.double("wind_gust")),
      directionDegrees: value.double("wind_deg")?.asBearing)
  }

  private func isDay(_ value: JSONValue, at time: Double) -> Bool? {
    guard let rise = OpenWeatherMapRow.time(value["sunrise"]),
      let set = OpenWeatherMapRow.time(value["sunset"]), rise < set
    else { return nil }
    return time >= rise && time < set
  }
}
