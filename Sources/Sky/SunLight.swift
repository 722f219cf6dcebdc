internal import Astronomy
package import Time
package import Vocabulary

/// The light phase at an instant, and its next change.
///
/// Queried at the instant of `next`, it returns the next phase and the change after it: a chain of
/// queries visits every change once.
package struct SunLight: Sendable, Equatable {
  package struct Change: Sendable, Equatable {
    package let phase: SunPhase
    package let time: Instant
  }

  /// The caller's definition of day.
  package struct Rule: Sendable, Equatable {
    /// Day begins when the Sun's center reaches this altitude. If it is below −6°, the twilights
    /// above it do not occur.
    package let dayAngleDegrees: Double
    /// Shifts every change; negative is earlier.
    package let offsetSeconds: Double

    package init(dayAngleDegrees: Double? = nil, offsetMinutes: Double = 0) {
      self.dayAngleDegrees = dayAngleDegrees ?? SolarDay.horizonDegrees
      offsetSeconds = offsetMinutes * 60
    }

    /// The altitudes at which the phase changes, in descending order, with the phases above them.
    var boundaries: [(angleDegrees: Double, above: SunPhase)] {
      let twilights: [(angleDegrees: Double, above: SunPhase)] = [
        (-6, .civilTwilight), (-12, .nauticalTwilight), (-18, .astronomicalTwilight),
      ]
      return [(dayAngleDegrees, .day)] + twilights.filter { $0.angleDegrees < dayAngleDegrees }
    }

    func phase(altitudeDegrees: Double) -> SunPhase {
      boundaries.first { altitudeDegrees >= $0.angleDegrees }?.above ?? .night
    }
  }

  /// Under the rule, including its offset.
  package let phase: SunPhase
  /// Whether the Sun is between −4° and +6° now, regardless of the rule.
  package let isGoldenHour: Bool
  /// Whether the Sun is before its transit.
  package let isRising: Bool
  /// Of the Sun's center now, airless.
  package let altitudeDegrees: Double
  /// Nil if the phase lasts for more than a year.
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
