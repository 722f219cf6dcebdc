package import Time
package import Vocabulary

/// One thing worth saying about a span of weather, without words.
package enum SummaryFact: Equatable, Sendable {
  /// An official warning in force, and how many others are.
  case warning(event: WarnedEvent, AlertSeverity, others: Int)
  /// They could not be fetched, which is not an all-clear.
  case warningsUnknown
  case spell(WeatherSpell)
  case wind(WindSpell)
  case sky(SummarySky)
  /// Another sky in the afternoon than in the morning.
  case skyChange(morning: SummarySky, afternoon: SummarySky)
  /// The extremes of a day.
  case extremes(minimumCelsius: Double, maximumCelsius: Double)
  /// The extremes of other spans, and of a part of a day.
  case range(minimumCelsius: Double, maximumCelsius: Double)
  /// What the day's maximum will be between, four out of five times, where that is far apart.
  case uncertainty(lowCelsius: Double, highCelsius: Double)
  /// How much higher the day's maximum is than another one.
  case comparison(differenceCelsius: Double, SummaryReference)
  case ultraviolet(index: Double)
  /// One that is worth watching.
  case sunset(SunsetRating, Instant)
  /// Only what is normal for the season is known.
  case usual(minimumCelsius: Double, maximumCelsius: Double)
  case unknown

  package var kind: SummaryFactKind {
    switch self {
    case .warning: .warning
    case .warningsUnknown: .warningsUnknown
    case .spell(let spell):
      spell.phenomenon == .fog ? .fog : spell.phenomenon == .frost ? .frost : .precipitation
    case .wind: .wind
    case .sky, .skyChange: .sky
    case .extremes: .extremes
    case .range: .range
    case .uncertainty: .uncertainty
    case .comparison: .comparison
    case .ultraviolet: .ultraviolet
    case .sunset: .sunset
    case .usual: .usual
    case .unknown: .unknown
    }
  }

  var isAboutWarnings: Bool { kind == .warning || kind == .warningsUnknown }

  /// Whether it says how warm and how cold it is.
  var isOfDegrees: Bool { kind == .extremes || kind == .range || kind == .usual }

  /// From the start of the first hour to the end of the last one; nil if it has none.
  package var hours: ClosedRange<Instant>? {
    switch self {
    case .spell(let spell): spell.hours.map { $0.lowerBound...$0.upperBound }
    case .wind(let wind): wind.hours.map { $0.lowerBound...$0.upperBound }
    case .sunset(_, let time): time...time
    default: nil
    }
  }

  /// Whether something begins, ends or differs from the day before.
  package var isChange: Bool {
    switch self {
    case .warning, .skyChange: true
    case .spell(let spell): !spell.span.isWhole
    case .wind(let wind): !wind.span.isWhole
    case .comparison(_, .yesterday), .comparison(_, .today), .comparison(_, .dayBefore): true
    case .comparison(_, .normal), .sky, .extremes, .range, .uncertainty, .ultraviolet, .sunset,
      .usual, .unknown, .warningsUnknown:
      false
    }
  }

  /// 0…100: facts are written in descending order, and a short text omits the last ones.
  package var significance: Int {
    switch self {
    case .warning(_, let severity, _): severity.significance
    // Only weather that is dangerous or heavy comes before it.
    case .warningsUnknown: 61
    case .spell(let spell): spell.significance
    case .wind(let wind): wind.level.significance
    case .sky, .skyChange: 43
    case .extremes, .range: 40
    // A short text rather omits it than any rain.
    case .uncertainty: 20
    case .comparison(let difference, let reference):
      min(79, reference.significance + Int(min(2 * difference.magnitude, 40)))
    case .ultraviolet(let index): 20 + Int(min(max(index, 0), 15))
    case .sunset(let rating, _): rating == .spectacular ? 60 : rating == .vivid ? 38 : 30
    case .usual, .unknown: 50
    }
  }
}

/// What a day's maximum is compared with.
package enum SummaryReference: Equatable, Sendable {
  case yesterday
  /// Of tomorrow.
  case today
  /// Of a later day.
  case dayBefore
  /// - Parameter isRare: beyond two standard deviations of such days.
  case normal(isRare: Bool)

  fileprivate var significance: Int {
    switch self {
    case .yesterday, .today: 26
    case .dayBefore: 24
    case .normal(let isRare): isRare ? 36 : 18
    }
  }
}

extension DayPart {
  /// On the clock; the next part begins 21,600 seconds later.
  var startSecondOfDay: Int { (Self.allCases.firstIndex(of: self) ?? 0) * 21_600 }
}

/// When something begins and ends, as far as known and within the summarized span.
package enum SummaryBounds<Moment: Equatable & Sendable>: Equatable, Sendable {
  case from(Moment)
  case until(Moment)
  case between(Moment, Moment)
}

/// When something holds: by the clock if it is near, by the part of the day if it is not.
package enum SummarySpan: Equatable, Sendable {
  /// The whole summarized span.
  case whole(SummaryScope)
  case clock(SummaryBounds<Instant>)
  case parts(SummaryBounds<DayPart>)
  case during(DayPart)
  /// Neither its start nor its end is known.
  case sometime

  var isWhole: Bool {
    if case .whole = self { true } else { false }
  }
}

/// The summarized span.
package enum SummaryScope: String, CaseIterable, Sendable {
  case day
  /// From now on.
  case restOfDay
  case nextHours
}

extension AlertSeverity {
  fileprivate var significance: Int {
    switch self {
    case .extreme: 100
    case .severe: 99
    case .moderate: 98
    case .unknown: 97
    case .minor: 96
    }
  }
}
