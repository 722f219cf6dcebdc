import AlmanacProtocol
import Basics
import Skill
import Telling
import Units
import Vocabulary
import Weather
import Words

/// Writes metric weather in the caller's units, with the protocol's rounding.
struct WireWeather: Sendable {
  let units: UnitSystem
  let times: WireTimes

  func number(_ value: Double?, _ quantity: Quantity) -> Double? {
    units.wire(value.flatMap { $0.isFinite ? $0 : nil }, quantity)
  }

  func condition(_ condition: Condition?) -> Wire.Condition? {
    condition.map { Wire.Condition($0, in: times.language) }
  }

  func wind(_ wind: Wind) -> Wire.Wind {
    Wire.Wind(
      speed: number(wind.speedKilometersPerHour, .windSpeed),
      gust: number(wind.gustKilometersPerHour, .windSpeed),
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
      temperature: number(hour.temperatureCelsius, .temperature),
      feelsLike: number(feelsLike?.celsius, .temperature),
      feelsLikeMethod: feelsLike?.method,
      humidity: Rounding.percent(hour.humidityPercent),
      dewPoint: number(hour.dewPointCelsius, .temperature),
      precipitation: number(hour.precipitationMillimeters, .precipitation),
      precipitationProbability: Rounding.percent(hour.precipitationProbabilityPercent),
      cloudCover: cloudCover(hour.cloudCover), wind: wind(hour.wind),
      uvIndex: Rounding.round(hour.uvIndex, decimals: 1),
      visibility: number(hour.visibility?.kilometers, .visibility),
      visibilityBound: hour.visibility?.bound,
      pressure: number(hour.pressureHectopascals, .pressure), isDay: hour.isDay ?? true,
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
