import AlmanacProtocol
import Basics
import Skill
import Telling
import Time
import Units
import Vocabulary
import Weather
import Words
import Summary

/// Makes weather the rows of a result.
struct WireWeather: Sendable {
  let format: ResultFormat
  let zone: ZoneRules

  var wording: Wording { format.wording }
  var language: SpokenLanguage { wording.language }

  func condition(_ condition: Condition?) -> Wire.Condition? {
    condition.map { Wire.Condition($0, in: language) }
  }

  func wind(_ wind: Wind) -> Wire.Wind {
    Wire.Wind(
      speed: Measure(wind.speedKilometersPerHour),
      gust: Measure(wind.gustKilometersPerHour),
      direction: Measure(wind.directionDegrees),
      compass: wind.origin)
  }

  func cloudCover(_ cover: CloudCover) -> Wire.CloudCover {
    Wire.CloudCover(
      total: Measure(cover.totalPercent), low: Measure(cover.lowPercent),
      mid: Measure(cover.midPercent), high: Measure(cover.highPercent))
  }

  /// - Parameter spreads: nil if they were not asked for.
  func hour(
    _ hour: HourlyWeather, _ spreads: [SpreadVariable: ForecastSpread]? = nil
  ) -> Wire.HourForecast {
    let feelsLike = hour.feelsLike
    return Wire.HourForecast(
      time: zone.moment(hour.time),
      temperature: Measure(hour.temperatureCelsius),
      feelsLike: Measure(feelsLike?.celsius),
      feelsLikeMethod: feelsLike?.method,
      humidity: Measure(hour.humidityPercent),
      dewPoint: Measure(hour.dewPointCelsius),
      precipitation: Measure(hour.precipitationMillimeters),
      precipitationProbability: Measure(hour.precipitationProbabilityPercent),
      cloudCover: cloudCover(hour.cloudCover), wind: wind(hour.wind),
      uvIndex: Measure(hour.uvIndex),
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
