internal import Astronomy
package import Time

/// The Sun's position at an instant. Angles in degrees.
package struct SunPosition: Sendable, Equatable {
  /// Clockwise from north, 0 ..< 360; at the poles the place's meridian counts as north.
  package let azimuthDegrees: Double
  /// Of the center, airless.
  package let altitudeDegrees: Double
  /// With the refraction of a standard atmosphere at the place's elevation; airless below −0.83°.
  package let apparentAltitudeDegrees: Double
  package let declinationDegrees: Double
  /// Apparent minus mean solar time.
  package let equationOfTimeMinutes: Double

  /// Whether the Sun's upper limb is above a sea-level horizon, as for sunrise and sunset.
  package var isUp: Bool { altitudeDegrees >= SolarDay.horizonDegrees }

  package init(at instant: Instant, place: SkyPlace) {
    let position = SolarPosition(unixSeconds: instant.unixSeconds, observer: place.observer)
    azimuthDegrees = position.azimuthDegrees
    altitudeDegrees = position.altitudeDegrees
    apparentAltitudeDegrees = position.apparentAltitudeDegrees
    declinationDegrees = position.declinationDegrees
    equationOfTimeMinutes = position.equationOfTimeMinutes
  }
}
