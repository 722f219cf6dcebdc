package import AlmanacCore

/// Which sunsets are wanted, and how they are judged.
package struct SunsetQuestion: Sendable, Equatable {
  package enum Model: String, CaseIterable, Sendable {
    case afterglow, classic
  }

  package enum Event: String, CaseIterable, Sendable {
    case sunset, sunrise
  }

  package enum Span: Sendable, Equatable {
    /// From the place's today on; 1…16.
    case next(Int)
    case date(LocalDate)
  }

  package var span: Span
  package var model: Model
  package var event: Event

  package init(span: Span, model: Model = .afterglow, event: Event = .sunset) {
    self.span = span
    self.model = model
    self.event = event
  }
}

/// One sunset or sunrise of a local date.
package struct SunsetReport: Sendable {
  package let date: LocalDate
  package let score: SunsetScore
  package let time: Instant?
  /// Of the model: the sun from +6° to −4°, or the half hour before sunset.
  package let goldenHour: SunEvents.Span?
  /// Never where there is none.
  package let hasPassed: Bool
  /// Judged while something of the sky was still on its way: the score may change.
  package var isPreliminary = false
}

/// A sunset among those of several places.
package struct RankedSunset: Sendable {
  package let place: ResolvedPlace
  package let report: SunsetReport
}
