/// The variables of a weather row.
package struct WeatherVariables: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let temperature = WeatherVariables(rawValue: 1 << 0)
  package static let humidity = WeatherVariables(rawValue: 1 << 1)
  package static let dewPoint = WeatherVariables(rawValue: 1 << 2)
  package static let pressure = WeatherVariables(rawValue: 1 << 3)
  package static let wind = WeatherVariables(rawValue: 1 << 4)
  package static let gust = WeatherVariables(rawValue: 1 << 5)
  package static let cloudCover = WeatherVariables(rawValue: 1 << 6)
  package static let cloudLayers = WeatherVariables(rawValue: 1 << 7)
  package static let visibility = WeatherVariables(rawValue: 1 << 8)
  package static let uvIndex = WeatherVariables(rawValue: 1 << 9)
  package static let precipitation = WeatherVariables(rawValue: 1 << 10)
  package static let probability = WeatherVariables(rawValue: 1 << 11)
  package static let snowfall = WeatherVariables(rawValue: 1 << 12)
  package static let condition = WeatherVariables(rawValue: 1 << 13)

  package static let all = WeatherVariables(rawValue: (1 << 14) - 1)
  /// Those of a `CurrentWeather`.
  package static let ofNow = all.subtracting([.probability, .snowfall])
  /// Those of a `DailyWeather`.
  package static let ofDay = all.subtracting([.dewPoint, .pressure, .cloudLayers, .visibility])

  /// Enters a variable whose value is known.
  fileprivate mutating func note(_ variable: WeatherVariables, _ value: (some Any)?) {
    if value != nil { insert(variable) }
  }
}

extension CloudCover {
  fileprivate func completed(by other: CloudCover) -> CloudCover {
    // The three layers belong together.
    let layers = hasLayers ? self : other
    return CloudCover(
      totalPercent: totalPercent ?? other.totalPercent, lowPercent: layers.lowPercent,
      midPercent: layers.midPercent, highPercent: layers.highPercent)
  }

  fileprivate var hasLayers: Bool { lowPercent != nil && midPercent != nil && highPercent != nil }
}

extension Wind {
  /// Speed and direction belong together; a gust is never below the mean.
  fileprivate func completed(by other: Wind) -> Wind {
    let mean = speedKilometersPerHour == nil ? other : self
    let gust = gustKilometersPerHour ?? other.gustKilometersPerHour
    return Wind(
      speedKilometersPerHour: mean.speedKilometersPerHour,
      gustKilometersPerHour: gust.map { max($0, mean.speedKilometersPerHour ?? 0) },
      directionDegrees: mean.directionDegrees ?? other.directionDegrees)
  }
}

/// A row of one moment or hour.
private protocol WeatherRow {
  var temperatureCelsius: Double? { get }
  var humidityPercent: Double? { get }
  var dewPointCelsius: Double? { get }
  var pressureHectopascals: Double? { get }
  var wind: Wind { get }
  var cloudCover: CloudCover { get }
  var visibility: Visibility? { get }
  var uvIndex: Double? { get }
  var precipitation: PrecipitationAmount? { get }
  var condition: Condition? { get }
}

extension WeatherRow {
  /// The known ones of `ofNow`.
  fileprivate var variablesOfNow: WeatherVariables {
    var set: WeatherVariables = []
    set.note(.temperature, temperatureCelsius)
    set.note(.humidity, humidityPercent)
    set.note(.dewPoint, dewPointCelsius)
    set.note(.pressure, pressureHectopascals)
    set.note(.wind, wind.speedKilometersPerHour)
    set.note(.gust, wind.gustKilometersPerHour)
    set.note(.cloudCover, cloudCover.totalPercent)
    set.note(.cloudLayers, cloudCover.hasLayers ? true : nil)
    set.note(.visibility, visibility)
    set.note(.uvIndex, uvIndex)
    set.note(.precipitation, precipitation)
    set.note(.condition, condition)
    return set
  }
}

extension HourlyWeather: WeatherRow {
  package var variables: WeatherVariables {
    var set = variablesOfNow
    set.note(.probability, precipitationProbabilityPercent)
    set.note(.snowfall, snowfallCentimeters)
    return set
  }

  /// Fills missing values from another row for the same time.
  package func completed(by other: HourlyWeather) -> HourlyWeather {
    // An amount is valid only for its own interval.
    let isSameStep =
      other.time == time && other.durationSeconds == durationSeconds
    let amounts = isSameStep ? other : nil
    return HourlyWeather(
      time: time, durationSeconds: durationSeconds,
      temperatureCelsius: temperatureCelsius ?? other.temperatureCelsius,
      humidityPercent: humidityPercent ?? other.humidityPercent,
      dewPointCelsius: dewPointCelsius ?? other.dewPointCelsius,
      precipitationMillimeters: precipitationMillimeters ?? amounts?.precipitationMillimeters,
      precipitationProbabilityPercent: precipitationProbabilityPercent
        ?? amounts?.precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters ?? amounts?.snowfallCentimeters,
      cloudCover: cloudCover.completed(by: other.cloudCover),
      wind: wind.completed(by: other.wind), uvIndex: uvIndex ?? other.uvIndex,
      visibility: visibility ?? other.visibility,
      pressureHectopascals: pressureHectopascals ?? other.pressureHectopascals,
      isDay: isDay ?? other.isDay, condition: condition ?? other.condition, kind: kind,
      isInterpolated: isInterpolated)
  }
}

extension CurrentWeather: WeatherRow {
  package var variables: WeatherVariables { variablesOfNow }

  /// Fills missing values from another provider's current weather.
  package func completed(by other: CurrentWeather) -> CurrentWeather {
    CurrentWeather(
      time: time,
      temperatureCelsius: temperatureCelsius ?? other.temperatureCelsius,
      humidityPercent: humidityPercent ?? other.humidityPercent,
      dewPointCelsius: dewPointCelsius ?? other.dewPointCelsius,
      pressureHectopascals: pressureHectopascals ?? other.pressureHectopascals,
      wind: wind.completed(by: other.wind),
      cloudCover: cloudCover.completed(by: other.cloudCover),
      visibility: visibility ?? other.visibility,
      uvIndex: uvIndex ?? other.uvIndex,
      precipitation: precipitation ?? other.precipitation,
      isDay: isDay ?? other.isDay, condition: condition ?? other.condition)
  }
}

extension DailyWeather {
  package var variables: WeatherVariables {
    let hasRange = temperatureMinimumCelsius != nil && temperatureMaximumCelsius != nil
    var set: WeatherVariables = []
    set.note(.temperature, hasRange ? true : nil)
    set.note(.humidity, humidityMeanPercent)
    set.note(.wind, windSpeedMaximumKilometersPerHour)
    set.note(.gust, windGustMaximumKilometersPerHour)
    set.note(.cloudCover, cloudCoverMeanPercent)
    set.note(.uvIndex, uvIndexMaximum)
    set.note(.precipitation, precipitationMillimeters)
    set.note(.probability, precipitationProbabilityPercent)
    set.note(.snowfall, snowfallCentimeters)
    set.note(.condition, condition)
    return set
  }

  /// Fills missing values from another row of the date.
  package func completed(by other: DailyWeather) -> DailyWeather {
    let wind = windSpeedMaximumKilometersPerHour == nil ? other : self
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: temperatureMinimumCelsius ?? other.temperatureMinimumCelsius,
      temperatureMaximumCelsius: temperatureMaximumCelsius ?? other.temperatureMaximumCelsius,
      precipitationMillimeters: precipitationMillimeters ?? other.precipitationMillimeters,
      precipitationProbabilityPercent: precipitationProbabilityPercent
        ?? other.precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters ?? other.snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: wind.windSpeedMaximumKilometersPerHour,
      windGustMaximumKilometersPerHour: windGustMaximumKilometersPerHour
        ?? other.windGustMaximumKilometersPerHour,
      windDirectionDegrees: wind.windDirectionDegrees,
      uvIndexMaximum: uvIndexMaximum ?? other.uvIndexMaximum,
      cloudCoverMeanPercent: cloudCoverMeanPercent ?? other.cloudCoverMeanPercent,
      humidityMeanPercent: humidityMeanPercent ?? other.humidityMeanPercent,
      condition: condition ?? other.condition, kind: kind, isPartial: isPartial)
  }

  /// Widens the extremes to include a temperature of the day, such as the current one.
  package func holding(temperatureCelsius now: Double?) -> DailyWeather {
    guard let now, let low = temperatureMinimumCelsius, let high = temperatureMaximumCelsius,
      now < low || now > high
    else { return self }
    return DailyWeather(
      date: date, temperatureMinimumCelsius: min(low, now),
      temperatureMaximumCelsius: max(high, now), kind: kind, isPartial: isPartial
    ).completed(by: self)
  }
}
