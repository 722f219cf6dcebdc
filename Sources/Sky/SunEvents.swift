package import Time
package import Vocabulary

/// The Sun's events on one local date. An event that does not occur is nil, never a guess.
///
/// The events belong to the solar day whose noon falls on the date, so a date's sunset is the one
/// after its noon, even if it comes after local midnight.
package struct SunEvents: Sendable, Equatable {
  /// A time span between two altitudes. An end is nil if the Sun does not reach that altitude.
  package struct Span: Sendable, Equatable {
    package let start: Instant?
    package let end: Instant?

    package init(start: Instant?, end: Instant?) {
      self.start = start
      self.end = end
    }
  }

  package struct Spans: Sendable, Equatable {
    package let morning: Span
    package let evening: Span

    package init(morning: Span, evening: Span) {
      self.morning = morning
      self.evening = evening
    }
  }

  /// When the Sun's center crosses an altitude (airless).
  package struct Crossing: Sendable, Equatable {
    package let angleDegrees: Double
    package let rising: Instant?
    package let setting: Instant?
  }

  package let date: LocalDate
  package let state: SunState
  /// Upper limb on a sea-level horizon with 34′ of refraction: the center at −0.8333°.
  package let sunrise: Instant?
  package let sunset: Instant?
  /// Upper transit.
  package let solarNoon: Instant
  /// The center at −6°.
  package let civilDawn: Instant?
  package let civilDusk: Instant?
  /// The center at −12°.
  package let nauticalDawn: Instant?
  package let nauticalDusk: Instant?
  /// The center at −18°.
  package let astronomicalDawn: Instant?
  package let astronomicalDusk: Instant?
  /// Between −4° and +6°; if the Sun stays below +6°, morning and evening are the same span.
  package let goldenHour: Spans
  /// Between −6° and −4°.
  package let blueHour: Spans
  /// Clockwise from north, 0 ..< 360.
  package let sunriseAzimuthDegrees: Double?
  package let sunsetAzimuthDegrees: Double?
  /// Of the center at the transit, airless.
  package let noonAltitudeDegrees: Double
  /// Sunrise to sunset; 86400 on polar days, 0 in polar night, nil on partial days.
  package let dayLengthSeconds: Double?
  /// At the requested altitude, if any.
  package let custom: Crossing?
  /// The first sunrise after this solar day, months ahead in a polar season; nil unless requested.
  package let nextSunrise: Instant?
  package let nextSunset: Instant?
}
