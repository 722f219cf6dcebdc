import AlmanacProtocol
import Basics
import Skill
import Telling
import Units
import Vocabulary
import Weather
import Words

/// Makes weather the rows of a result.
struct WireWeather: Sendable {
  let units: UnitSystem
  let times: WireTimes

  func condition(_ condition: Condition?) -> Wire.Condition? {
    condition.map { Wire.Condition($0, in: times.language) }
  }

  func wind(_ wind: Wind) -> Wire.Wind {
    Wire.Wind(
      speed: Measure(wind.speedKilometersPerHour),
      gust: Measure(wind.gustKilometersPerHour),
      direction: Rounding.angle(wind.directionDegrees),
      compass: wind.origin)
  }

  func cloudCover(_ cover: CloudCover) -> Wire.CloudCover {
    Wire.CloudCover(
      total: Rounding.percent(cover.totalPercent), low: Rounding.percent(cover.lowPercent),
      mid: Rounding.percent(cover.midPercent), high: Rounding.percent(cover.highPercent))
  }

  /// - Parameter spreads: nil if they were not asked for.
  func hour(
    _ hour: HourlyWeather, _ spreads: [SpreadVariable: ForecastSpread]? = nil
  ) -> Wire.HourForecast {
    let feelsLike = hour.feelsLike
    return Wire.HourForecast(
      time: times.time(hour.time),
      temperature: Measure(hour.temperatureCelsius),
      feelsLike: Measure(feelsLike?.celsius),
      feelsLikeMethod: feelsLike?.method,
      humidity: Rounding.percent(hour.humidityPercent),
      dewPoint: Measure(hour.dewPointCelsius),
      precipitation: Measure(hour.precipitationMillimeters),
      precipitationProbability: Rounding.percent(hour.precipitationProbabilityPercent),
      cloudCover: cloudCover(hour.cloudCover), wind: wind(hour.wind),
      uvIndex: Rounding.round(hour.uvIndex, decimals: 1),
      visibility: Measure(hour.visibility?.kilometers),
      visibilityBound: hour.visibility?.bound,
      pressure: Measure(hour.pressureHectopascals), isDay: hour.isDay ?? true,
      condition: condition(hour.condition), kind: hour.kind,
      spread: spreads.map(spread))
  }
}

extension Wire.Condition {
  init(_ condition: Condition, in language: SpokenLanguage) {
    self.init(
      code: condition.wmoCode,
      kind: condition.kind,
      text: condition.text(in: language), rank: condition.severity, emoji: condition.emoji,
      sfSymbol: condition.sfSymbol, owmIcon: condition.owmIcon)
  }
}
