import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `moon.phase`: how the moon looks at an instant, and the next four phases.
  static let moonPhase = located(Wire.MoonPhaseMethod.self, { $0.place }) {
    params, place, invocation in
    let instant = params.time.map(Instant.init) ?? invocation.now
    let phase = MoonPhase(at: instant)
    let next = MoonPhase.Upcoming(after: instant)
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    func time(_ instant: Instant) -> LabeledTime {
      times.time(instant, precision: .milliseconds)
    }
    return Wire.MoonPhaseResult(
      time: time(instant), name: Wire.MoonPhaseName(phase.name),
      elongation: Rounding.round(phase.elongationDegrees, decimals: Rounding.angleDecimals),
      illumination: Rounding.round(phase.illumination, decimals: Rounding.illuminationDecimals),
      ageDays: Rounding.round(MoonPhase.ageDays(at: instant), decimals: 3),
      distanceKm: Rounding.round(phase.distanceKilometers, decimals: 0),
      next: Wire.NextMoonPhases(
        newMoon: time(next.newMoon), firstQuarter: time(next.firstQuarter),
        fullMoon: time(next.fullMoon), lastQuarter: time(next.lastQuarter)),
      place: place.wire, source: .computed, attribution: [], warnings: place.warnings())
  }
}
