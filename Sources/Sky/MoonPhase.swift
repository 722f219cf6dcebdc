internal import Astronomy
package import Time
package import Vocabulary

/// The Moon's appearance at an instant, as seen from the Earth's center.
package struct MoonPhase: Sendable, Equatable {
  /// The next instant of each principal phase.
  package struct Upcoming: Sendable, Equatable {
    package let newMoon: Instant
    package let firstQuarter: Instant
    package let fullMoon: Instant
    package let lastQuarter: Instant

    package init(after instant: Instant) {
      func next(_ phase: LunarPhase.Principal) -> Instant {
        Instant(unixSeconds: LunarPhase.next(phase, after: instant.unixSeconds))
      }
      newMoon = next(.new)
      firstQuarter = next(.firstQuarter)
      fullMoon = next(.full)
      lastQuarter = next(.lastQuarter)
    }
  }

  package let name: MoonPhaseName
  /// Moon minus Sun in apparent ecliptic longitude, 0 ..< 360.
  package let elongationDegrees: Double
  /// Lit fraction of the disk, 0 ... 1.
  package let illumination: Double
  package let distanceKilometers: Double

  package init(at instant: Instant) {
    let phase = LunarPhase(unixSeconds: instant.unixSeconds)
    name = MoonPhaseName(elongationDegrees: phase.elongationDegrees)
    elongationDegrees = phase.elongationDegrees
    illumination = phase.illumination
    distanceKilometers = phase.distanceKilometers
  }

  /// Days since the last new moon, 0 ... 29.9.
  package static func ageDays(at instant: Instant) -> Double {
    let newMoon = LunarPhase.previous(.new, before: instant.unixSeconds)
    return (instant.unixSeconds - newMoon) / 86400
  }
}

/// Eight sectors of 45° of elongation, each centered on its phase.
extension MoonPhaseName {
  /// - Parameter elongationDegrees: 0 ..< 360.
  package init(elongationDegrees: Double) {
    let sector = Int(((elongationDegrees + 22.5) / 45).rounded(.down))
    self = Self.allCases[((sector % 8) + 8) % 8]
  }
}
