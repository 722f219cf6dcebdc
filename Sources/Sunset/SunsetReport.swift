package import Sky
package import Time
package import Vocabulary

/// The requested sunsets and the scoring model.
package struct SunsetQuestion: Sendable, Equatable {
  package enum Span: Sendable, Equatable {
    /// The number of days from the place's today, 1…16.
    case next(Int)
    /// The one that is not over: today's, or after it tomorrow's.
    case coming
    case date(LocalDate)
  }

  package var span: Span
  package var model: SunsetModel
  package var event: SunEvent

  package init(span: Span, model: SunsetModel, event: SunEvent = .sunset) {
    self.span = span
    self.model = model
    self.event = event
  }
}

/// One sunset or sunrise of a local date.
package struct SunsetReport: Sendable {
  package enum Basis: Sendable {
    /// The sky is forecast or known; it may still have no score, and then a reason.
    case scored(SunsetScore)
    /// Nobody forecasts it.
    case usual(UsualSunset)
  }

  package let date: LocalDate
  package let outcome: Basis
  package let time: Instant?
  /// The model's time window: the sun from +6° to −4°, or the half hour before sunset.
  package let goldenHour: SunEvents.Span?
  package var blueHour: SunEvents.Span?
  /// Where the sun crosses the horizon, clockwise from north.
  package var azimuthDegrees: Double?
  /// Nil if there is none.
  package let hasPassed: Bool
  /// Scored while data were still being fetched: the score may change.
  package var isPreliminary = false

  package init(
    date: LocalDate, outcome: Basis, time: Instant?, goldenHour: SunEvents.Span?, hasPassed: Bool
  ) {
    self.date = date
    self.outcome = outcome
    self.time = time
    self.goldenHour = goldenHour
    self.hasPassed = hasPassed
  }

  /// What can be explained, ranked and waited for; nil where there is only the climate.
  package var evidence: SunsetScore? {
    if case .scored(let score) = outcome { score } else { nil }
  }

  private var usual: UsualSunset? {
    if case .usual(let usual) = outcome { usual } else { nil }
  }

  /// 0…100.
  package var score: Double? { evidence?.score ?? usual?.score }
  package var rating: SunsetRating? { evidence?.rating ?? usual?.rating }
  package var interval: SunsetInterval? { evidence?.outlook?.interval ?? usual?.interval }
  package var color: SunsetColor? { evidence?.outlook?.color ?? usual?.color }
  package var gradient: SkyGradient? { evidence?.gradient ?? usual?.gradient }
}
