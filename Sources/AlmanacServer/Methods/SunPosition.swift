import AlmanacProtocol
import Basics
import Sky
import Time

/// `sun.position`: the sun's position at an instant.
extension Wire.SunPositionMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let instant = call.params.time.map(Instant.init) ?? call.now
    let position = SunPosition(at: instant, place: call.place.sky)
    return Result(
      time: call.times.time(instant, precision: .milliseconds),
      azimuth: Rounding.angle(position.azimuthDegrees),
      altitude: Rounding.angle(position.altitudeDegrees),
      apparentAltitude: Rounding.angle(position.apparentAltitudeDegrees),
      declination: Rounding.angle(position.declinationDegrees),
      equationOfTimeMinutes: Rounding.angle(position.equationOfTimeMinutes), tail: call.tail())
  }
}
