import AlmanacProtocol
import Basics
import Sky
import Time
import Units

/// `sun.position`: the sun's position at an instant.
extension Wire.SunPositionMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let instant = call.params.time ?? call.now
    let position = SunPosition(at: instant, place: call.place.sky)
    return Result(
      time: call.zone.moment(instant, precision: .milliseconds),
      azimuth: Measure(position.azimuthDegrees),
      altitude: Measure(position.altitudeDegrees),
      apparentAltitude: Measure(position.apparentAltitudeDegrees),
      declination: Measure(position.declinationDegrees),
      equationOfTimeMinutes: Measure(position.equationOfTimeMinutes), tail: call.tail())
  }
}
