package import Time
package import Vocabulary
import Weather

/// Weather that begins and ends.
package struct WeatherSpell: Equatable, Sendable {
  package let phenomenon: Phenomenon
  /// Otherwise it is only possible: less likely than not.
  package let isCertain: Bool
  /// There are breaks in it.
  package let isIntermittent: Bool
  package let span: SummarySpan
  /// From the first to the last hour that has it; nil if only its day is known.
  package let hours: Range<Instant>?
  /// Water of those hours, mm; nil if unknown or not asked for.
  package let amountMillimeters: Double?
  /// Fresh snow of those hours, cm.
  package let snowfallCentimeters: Double?
  /// Whether there was precipitation on the day before the summarized span, so that the day's
  /// amount is more than that of its spells.
  package var isFurther = false

  package var significance: Int {
    let amount = Int(min(amountMillimeters ?? 0, 10))
    return phenomenon.significance + (isCertain ? amount : -15)
  }
}

extension Phenomenon {
  /// Distinguished from the rain around it.
  var isDangerous: Bool {
    switch self {
    case .thunderstorms, .hail, .freezingRain, .heavySnow: true
    default: false
    }
  }

  /// What names a spell is what weighs most in it.
  var weight: Double {
    switch self {
    case .precipitation, .drizzle, .lightRain, .lightSnow: 2
    case .rain, .showers, .sleet, .snow, .snowShowers: 3
    case .heavyRain, .heavyShowers: 5
    case .thunderstorms, .hail, .freezingRain, .heavySnow: 8
    case .fog, .frost: 1
    }
  }

  fileprivate var significance: Int {
    switch self {
    case .freezingRain, .hail: 84
    case .thunderstorms, .heavySnow: 80
    case .heavyRain, .heavyShowers: 66
    case .snow, .sleet, .snowShowers: 60
    case .rain, .showers, .precipitation: 54
    case .lightSnow: 53
    case .lightRain, .drizzle: 50
    case .fog: 46
    case .frost: 38
    }
  }
}

/// Wind that matters: from a strong breeze on.
package struct WindSpell: Equatable, Sendable {
  package let level: WindLevel
  package let span: SummarySpan
  /// From the first to the last hour that has it; nil if only its day is known.
  package let hours: Range<Instant>?
  /// The strongest gust; nil if unknown.
  package let gustKilometersPerHour: Double?
}

extension WindLevel: Comparable {
  /// The lowest mean speeds of forces 6, 8, 10 and 12. A gust counts as the mean wind two forces
  /// below it: it is about 1.45 times as strong.
  var minimumKilometersPerHour: Double {
    switch self {
    case .strong: 39
    case .gale: 62
    case .storm: 89
    case .hurricane: 118
    }
  }

  init?(_ wind: Wind) {
    let speed = max(
      wind.speedKilometersPerHour ?? 0, (wind.gustKilometersPerHour ?? 0) / Self.gustFactor)
    // Most hours are calm.
    guard speed >= Self.strong.minimumKilometersPerHour,
      let level = Self.allCases.last(where: { $0.minimumKilometersPerHour <= speed })
    else { return nil }
    self = level
  }

  static let gustFactor = 1.45

  package static func < (left: WindLevel, right: WindLevel) -> Bool {
    left.minimumKilometersPerHour < right.minimumKilometersPerHour
  }

  var significance: Int {
    switch self {
    case .strong: 52
    case .gale: 72
    case .storm: 88
    case .hurricane: 94
    }
  }
}
