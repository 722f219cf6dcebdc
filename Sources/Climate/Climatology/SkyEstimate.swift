import Vocabulary
import Weather

/// A condition from mean cloud cover; rain or snow only if most days are wet.
enum SkyEstimate {
  /// An hour is never more likely wet than dry, so it shows only the sky.
  static func hour(_ day: DailyNormal, isDay: Bool) -> Condition {
    Condition(kind(cloudCoverPercent: day.cloudCoverPercent), isDay: isDay)
  }

  static func day(_ day: DailyNormal) -> Condition {
    guard day.wetDayFraction >= 0.5 else {
      return Condition(kind(cloudCoverPercent: day.cloudCoverPercent))
    }
    let snow = PrecipitationPhase.snowProbability(
      temperatureCelsius: day.temperatureMeanCelsius, humidityPercent: day.humidityPercent)
    // 10 mm on a wet day is lasting moderate rain (WMO: 2.5 mm/h for some hours).
    let isLight = day.wetDayPrecipitationMillimeters < 10
    if snow > 0.5 { return Condition(isLight ? .lightSnow : .snow) }
    return Condition(isLight ? .lightRain : .rain)
  }

  /// Mean cover is not a day's cover; it only selects the condition.
  private static func kind(cloudCoverPercent: Double) -> ConditionKind {
    switch cloudCoverPercent {
    case ..<20: .clear
    case ..<85: .partlyCloudy
    default: .overcast
    }
  }
}
