import AlmanacProtocol
import Basics
import Sky
import Time
import Units

/// `sun.phase`: how light it is at an instant, and when that changes.
extension Wire.SunPhaseMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let (params, zone) = (call.params, call.zone)
    let instant = params.time ?? call.now
    let rule = SunLight.Rule(
      dayAngleDegrees: params.elevationAngle, offsetMinutes: params.offsetMinutes ?? 0)
    let light = SunLight(at: instant, place: call.place.sky, rule: rule)
    return Result(
      time: zone.moment(instant, precision: .milliseconds), phase: light.phase,
      isDay: light.isDay, isGoldenHour: light.isGoldenHour, isRising: light.isRising,
      altitude: Measure(light.altitudeDegrees),
      next: light.next.map { change in
        Wire.NextSunPhase(
          phase: change.phase,
          time: zone.moment(change.time, precision: .milliseconds))
      },
      tail: call.tail())
  }

  static func nextChange(_ result: Result) -> Instant? { result.next?.time.instant }
}
