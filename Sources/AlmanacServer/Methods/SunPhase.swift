import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `sun.phase`: how light it is at an instant, and when that changes.
  static let sunPhase = located(Wire.SunPhaseMethod.self, { $0.place }) {
    params, place, invocation in
    let instant = params.time.map(Instant.init) ?? invocation.now
    let rule = SunLight.Rule(
      dayAngleDegrees: params.elevationAngle, offsetMinutes: params.offsetMinutes ?? 0)
    let light = SunLight(at: instant, place: place.sky, rule: rule)
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    return Wire.SunPhaseResult(
      time: times.time(instant, precision: .milliseconds), phase: Wire.SunPhase(light.phase),
      isDay: light.isDay, goldenHour: light.isGoldenHour, rising: light.isRising,
      altitude: Rounding.round(light.altitudeDegrees, decimals: Rounding.angleDecimals),
      next: light.next.map { change in
        Wire.NextSunPhase(
          phase: Wire.SunPhase(change.phase),
          time: times.time(change.time, precision: .milliseconds))
      },
      place: place.wire, source: .computed, attribution: [], warnings: place.warnings())
  }
}
