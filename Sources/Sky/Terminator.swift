import Libc
import Places
package import Time

/// Where on the Earth it is day, and where night, at one instant: for maps, to a tenth of a degree.
/// The Earth is a sphere, and the sun far away.
package struct Terminator: Sendable {
  /// Where the sun is in the zenith, degrees; the longitude is −180…180.
  package let subsolarLatitude: Double
  package let subsolarLongitude: Double

  package init(at instant: Instant) {
    let sun = SunPosition(at: instant, place: SkyPlace(coordinate: .origin, zone: .utc))
    subsolarLatitude = sun.declinationDegrees
    let day = instant.unixSeconds / 86_400
    let minutes = (day - day.rounded(.down)) * 1_440 + sun.equationOfTimeMinutes
    subsolarLongitude = Coordinate.wrapped(180 - minutes / 4)
  }

  /// The altitude of the sun's center, airless, in degrees.
  package func altitudeDegrees(latitude: Double, longitude: Double) -> Double {
    let radians = Double.pi / 180
    let (here, sun) = (latitude * radians, subsolarLatitude * radians)
    let height =
      sin(here) * sin(sun)
      + cos(here) * cos(sun) * cos((longitude - subsolarLongitude) * radians)
    return asin(min(1, max(-1, height))) / radians
  }

  /// How far from the subsolar meridian, to the east and to the west, the sun is higher than
  /// `altitude` along a parallel: 0…180 degrees.
  package func halfWidth(latitude: Double, aboveAltitude altitude: Double) -> Double {
    let radians = Double.pi / 180
    // A parallel at the pole has no width.
    let here = min(89.99, max(-89.99, latitude)) * radians
    let sun = subsolarLatitude * radians
    let cosine = (sin(altitude * radians) - sin(here) * sin(sun)) / (cos(here) * cos(sun))
    return acos(min(1, max(-1, cosine))) / radians
  }
}
