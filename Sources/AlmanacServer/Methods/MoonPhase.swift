import AlmanacProtocol
import Basics
import Sky
import Time

/// `moon.phase`: how the moon looks at an instant, and the next four phases.
extension Wire.MoonPhaseMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let instant = call.params.time.map(Instant.init) ?? call.now
    let phase = MoonPhase(at: instant)
    let next = MoonPhase.Upcoming(after: instant)
    let times = call.times
    func time(_ instant: Instant) -> LabeledTime {
      times.time(instant, precision: .milliseconds)
    }
    return Result(
      time: time(instant), name: phase.name,
      elongation: Rounding.angle(phase.elongationDegrees),
      illumination: Rounding.round(phase.illumination, decimals: Rounding.illuminationDecimals),
      ageDays: Rounding.round(MoonPhase.ageDays(at: instant), decimals: 3),
      distanceKm: Rounding.round(phase.distanceKilometers, decimals: 0),
      next: Wire.NextMoonPhases(
        newMoon: time(next.newMoon), firstQuarter: time(next.firstQuarter),
        fullMoon: time(next.fullMoon), lastQuarter: time(next.lastQuarter)),
      tail: call.tail())
  }
}
