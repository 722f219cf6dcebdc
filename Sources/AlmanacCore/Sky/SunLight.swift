internal import Astronomy

/// How light it is at an instant, and when that changes.
///
/// Asked again at the instant of `next`, it answers with the next phase and the change after it: a
/// chain of these reports visits every change once.
package struct SunLight: Sendable, Equatable {
  package enum Phase: String, Sendable, CaseIterable {
    /// Below −18°.
    case night
    /// Below −12°.
    case astronomicalTwilight
    /// Below −6°.
    case nauticalTwilight
    /// Below the angle of day.
    case civilTwilight
    case day
  }

  package struct Change: Sendable, Equatable {
    package let phase: Phase
    package let time: Instant
  }

  /// What the caller means by day.
  package struct Rule: Sendable, Equatable {
    /// The altitude of the Sun's center from which on it is day. Where it is below −6°, the
    /// twilights above it do not occur.
    package let dayAngleDegrees: Double
    /// Moves every change by so much; negative is earlier.
    package let offsetSeconds: Double

    package init(dayAngleDegrees: Double? = nil, offsetMinutes: Double = 0) {
      self.dayAngleDegrees = dayAngleDegrees ?? SolarDay.horizonDegrees
      offsetSeconds = offsetMinutes * 60
    }

    /// The altitudes at which the phase changes, from high to low, with the phases above them.
    var boundaries: [(angleDegrees: Double, above: Phase)] {
      let twilights: [(angleDegrees: Double, above: Phase)] = [
        (-6, .civilTwilight), (-12, .nauticalTwilight), (-18, .astronomicalTwilight),
      ]
      return [(dayAngleDegrees, .day)] + twilights.filter { $0.angleDegrees < dayAngleDegrees }
    }

    func phase(altitudeDegrees: Double) -> Phase {
      boundaries.first { altitudeDegrees >= $0.angleDegrees }?.above ?? .night
    }
  }

  /// Under the rule, that is with its offset.
  package let phase: Phase
  /// The Sun is between −4° and +6° now, whatever the rule.
  package let isGoldenHour: Bool
  /// The Sun has not reached its transit yet.
  package let isRising: Bool
  /// Of the Sun's center now, airless.
  package let altitudeDegrees: Double
  /// Nil when the phase stays for more than a year.
  package let next: Change?

  package var isDay: Bool { phase == .day }

  package init(at instant: Instant, place: SkyPlace, rule: Rule = Rule()) {
    let now = SolarPosition(unixSeconds: instant.unixSeconds, observer: place.observer)
    altitudeDegrees = now.altitudeDegrees
    isGoldenHour = (-4...6).contains(now.altitudeDegrees)
    isRising = now.hourAngleDegrees < 0
    let track = SunTrack(observer: place.observer, rule: rule)
    let (phase, next) = track.phase(at: instant.unixSeconds - rule.offsetSeconds)
    self.phase = phase
    self.next = next.map {
      Change(
        phase: $0.phase, time: Instant(unixSeconds: $0.unixSeconds + rule.offsetSeconds))
    }
  }
}
