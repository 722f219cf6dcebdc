import AlmanacProtocol
import Basics
import Sky
import Time
import Units

/// `moon.phase`: how the moon looks at an instant, and the next four phases.
extension Wire.MoonPhaseMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let instant = call.params.time ?? call.now
    let phase = MoonPhase(at: instant)
    let next = MoonPhase.Upcoming(after: instant)
    let zone = call.zone
    func time(_ instant: Instant) -> Moment {
      zone.moment(instant, precision: .milliseconds)
    }
    return Result(
      time: time(instant), name: phase.name,
      elongation: Measure(phase.elongationDegrees),
      illumination: Measure(phase.illumination),
      ageDays: Measure(MoonPhase.ageDays(at: instant)),
      distanceKm: Measure(phase.distanceKilometers),
      next: Wire.NextMoonPhases(
        newMoon: time(next.newMoon), firstQuarter: time(next.firstQuarter),
        fullMoon: time(next.fullMoon), lastQuarter: time(next.lastQuarter)),
      tail: call.tail())
  }
}
