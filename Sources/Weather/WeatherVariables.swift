import Vocabulary

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
  package static let ofDay = all.subtracting([
    .humidity, .dewPoint, .pressure, .cloudLayers, .visibility,
  ])

  /// Enters a variable whose value is known.
  fileprivate mutating func note(_ variable: WeatherVariables, _ value: (some Any)?) {
    if value != nil { insert(variable) }
  }
}

extension CloudCover {
  fileprivate var hasLayers: Bool { lowPercent != nil && midPercent != nil && highPercent != nil }
}

/// A row of one moment or hour.
private protocol WeatherRow: CompletableRow {
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

  /// An amount is valid only for its own interval.
  func offered(to row: HourlyWeather) -> HourlyWeather {
    row.time == time && row.durationSeconds == durationSeconds ? self : withoutAmounts
  }

  func taking(_ parts: Set<ForecastPart>, from other: HourlyWeather) -> HourlyWeather {
    func row(_ part: ForecastPart) -> HourlyWeather { parts.contains(part) ? other : self }
    let (air, water) = (row(.temperature), row(.precipitation))
    return HourlyWeather(
      time: time, durationSeconds: durationSeconds, temperatureCelsius: air.temperatureCelsius,
      humidityPercent: air.humidityPercent, dewPointCelsius: air.dewPointCelsius,
      precipitationMillimeters: water.precipitationMillimeters,
      precipitationProbabilityPercent: water.precipitationProbabilityPercent,
      snowfallCentimeters: water.snowfallCentimeters, cloudCover: row(.clouds).cloudCover,
      wind: row(.wind).wind, uvIndex: row(.uvIndex).uvIndex,
      visibility: row(.visibility).visibility,
      pressureHectopascals: row(.pressure).pressureHectopascals, isDay: isDay ?? other.isDay,
      condition: water.condition, kind: kind, isInterpolated: isInterpolated)
  }
}

extension CurrentWeather: WeatherRow {
  package var variables: WeatherVariables { variablesOfNow }

  func taking(_ parts: Set<ForecastPart>, from other: CurrentWeather) -> CurrentWeather {
    func row(_ part: ForecastPart) -> CurrentWeather { parts.contains(part) ? other : self }
    let (air, water) = (row(.temperature), row(.precipitation))
    return CurrentWeather(
      time: time, temperatureCelsius: air.temperatureCelsius,
      humidityPercent: air.humidityPercent, dewPointCelsius: air.dewPointCelsius,
      pressureHectopascals: row(.pressure).pressureHectopascals, wind: row(.wind).wind,
      cloudCover: row(.clouds).cloudCover, visibility: row(.visibility).visibility,
      uvIndex: row(.uvIndex).uvIndex, precipitation: water.precipitation,
      isDay: isDay ?? other.isDay, condition: water.condition)
  }
}

extension DailyWeather: CompletableRow {
  package var variables: WeatherVariables {
    let hasRange = temperatureMinimumCelsius != nil && temperatureMaximumCelsius != nil
    var set: WeatherVariables = []
    set.note(.temperature, hasRange ? true : nil)
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

  func taking(_ parts: Set<ForecastPart>, from other: DailyWeather) -> DailyWeather {
    func row(_ part: ForecastPart) -> DailyWeather { parts.contains(part) ? other : self }
    let (air, wind, water) = (row(.temperature), row(.wind), row(.precipitation))
    return DailyWeather(
      date: date, temperatureMinimumCelsius: air.temperatureMinimumCelsius,
      temperatureMaximumCelsius: air.temperatureMaximumCelsius,
      precipitationMillimeters: water.precipitationMillimeters,
      precipitationProbabilityPercent: water.precipitationProbabilityPercent,
      snowfallCentimeters: water.snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: wind.windSpeedMaximumKilometersPerHour,
      windGustMaximumKilometersPerHour: wind.windGustMaximumKilometersPerHour,
      windDirectionDegrees: wind.windDirectionDegrees,
      uvIndexMaximum: row(.uvIndex).uvIndexMaximum,
      cloudCoverMeanPercent: row(.clouds).cloudCoverMeanPercent,
      condition: water.condition, kind: kind, isPartial: isPartial)
  }

  /// Widens the extremes to include a temperature of the day, such as the current one.
  package func holding(temperatureCelsius now: Double?) -> DailyWeather {
    guard let now, let low = temperatureMinimumCelsius, let high = temperatureMaximumCelsius,
      now < low || now > high
    else { return self }
    var day = self
    (day.temperatureMinimumCelsius, day.temperatureMaximumCelsius) = (min(low, now), max(high, now))
    return day
  }
}
