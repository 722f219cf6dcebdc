import AlmanacProtocol
import Basics
import Sky
import Time

/// `sun.phase`: how light it is at an instant, and when that changes.
extension Wire.SunPhaseMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let (params, times) = (call.params, call.times)
    let instant = params.time.map(Instant.init) ?? call.now
    let rule = SunLight.Rule(
      dayAngleDegrees: params.elevationAngle, offsetMinutes: params.offsetMinutes ?? 0)
    let light = SunLight(at: instant, place: call.place.sky, rule: rule)
    return Result(
      time: times.time(instant, precision: .milliseconds), phase: light.phase,
      isDay: light.isDay, isGoldenHour: light.isGoldenHour, isRising: light.isRising,
      altitude: Rounding.angle(light.altitudeDegrees),
      next: light.next.map { change in
        Wire.NextSunPhase(
          phase: change.phase,
          time: times.time(change.time, precision: .milliseconds))
      },
      tail: call.tail())
  }
}
