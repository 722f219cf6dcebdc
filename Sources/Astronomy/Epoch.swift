/// An instant in the time scales of the Sun and Moon theories.
///
/// UTC is used as UT1: they differ by less than 0.9 s, and correcting that would need leap-second
/// and Earth-orientation tables.
struct Epoch: Sendable {
  /// Days of UT since 2000-01-01T12:00.
  let universalDays: Double
  /// Julian centuries of Terrestrial Time since 2000-01-01T12:00.
  let terrestrialCenturies: Double

  /// - Parameters:
  ///   - unixSeconds: Seconds since 1970-01-01T00:00 UTC.
  ///   - deltaTSeconds: TT − UT; nil looks it up.
  init(unixSeconds: Double, deltaTSeconds: Double? = nil) {
    universalDays = (unixSeconds - 946_728_000) / 86400
    let delta = deltaTSeconds ?? DeltaT.seconds(atUnixSeconds: unixSeconds)
    terrestrialCenturies = (universalDays + delta / 86400) / 36525
  }

  var terrestrialMillennia: Double { terrestrialCenturies / 10 }

  /// Greenwich mean sidereal time in degrees, not wrapped (NREL/TP-560-34302, eq. 28).
  var meanSiderealDegrees: Double {
    let centuries = universalDays / 36525
    let square = centuries * centuries
    return 280.46061837 + 360.98564736629 * universalDays
      + square * (0.000387933 - centuries / 38_710_000)
  }
}
