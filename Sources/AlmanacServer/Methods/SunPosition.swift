import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `sun.position`: where the sun stands at an instant.
  static let sunPosition = located(Wire.SunPositionMethod.self, { $0.place }) {
    params, place, invocation in
    let instant = params.time.map(Instant.init) ?? invocation.now
    let position = SunPosition(at: instant, place: place.sky)
    func angle(_ degrees: Double) -> Double {
      Rounding.round(degrees, decimals: Rounding.angleDecimals)
    }
    return Wire.SunPositionResult(
      time: invocation.times(place.zone, labels: params.labels, locale: params.request.locale).time(
        instant, precision: .milliseconds),
      azimuth: angle(position.azimuthDegrees), altitude: angle(position.altitudeDegrees),
      apparentAltitude: angle(position.apparentAltitudeDegrees),
      declination: angle(position.declinationDegrees),
      equationOfTimeMinutes: angle(position.equationOfTimeMinutes), place: place.wire,
      source: .computed, attribution: [], warnings: place.warnings())
  }
}
