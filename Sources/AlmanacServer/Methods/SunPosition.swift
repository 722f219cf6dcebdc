import AlmanacCore
import AlmanacProtocol

/// `sun.position`: the sun's position at an instant.
extension Wire.SunPositionMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let instant = call.params.time.map(Instant.init) ?? call.now
    let position = SunPosition(at: instant, place: call.place.sky)
    func angle(_ degrees: Double) -> Double {
      Rounding.round(degrees, decimals: Rounding.angleDecimals)
    }
    return Result(
      time: call.times.time(instant, precision: .milliseconds),
      azimuth: angle(position.azimuthDegrees), altitude: angle(position.altitudeDegrees),
      apparentAltitude: angle(position.apparentAltitudeDegrees),
      declination: angle(position.declinationDegrees),
      equationOfTimeMinutes: angle(position.equationOfTimeMinutes), tail: call.tail())
  }
}
