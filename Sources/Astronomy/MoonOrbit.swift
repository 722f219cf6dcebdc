/// The Moon's geocentric position, mean ecliptic of date (Meeus 1998, chapter 47).
struct MoonOrbit: Sendable {
  let longitudeDegrees: Double
  let latitudeDegrees: Double
  let distanceKilometers: Double

  init(centuries t: Double) {
    func argument(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) -> Double {
      a + t * (b + t * (c + t * (d + t * e)))
    }
    let meanLongitude = argument(
      218.3164477, 481267.88123421, -0.0015786, 1.0 / 538841, -1.0 / 65_194_000)
    let elongation = argument(
      297.8501921, 445267.1114034, -0.0018819, 1.0 / 545868, -1.0 / 113_065_000)
    let sunAnomaly = argument(357.5291092, 35999.0502909, -0.0001536, 1.0 / 24_490_000, 0)
    let moonAnomaly = argument(
      134.9633964, 477198.8675055, 0.0087414, 1.0 / 69699, -1.0 / 14_712_000)
    let latitudeArgument = argument(
      93.2720950, 483202.0175233, -0.0036539, -1.0 / 3_526_000, 1.0 / 863_310_000)
    // The eccentricity of the Earth's orbit decreases: terms with M are scaled by E, with 2M by E².
    let eccentricity = 1 - t * (0.002516 + t * 0.0000074)
    let arguments = Arguments(
      turns: SIMD4(elongation, sunAnomaly, moonAnomaly, latitudeArgument) / 360,
      eccentricity: eccentricity)

    let sums = Self.longitudeAndDistance.sums(arguments)
    var longitude = sums.sine
    var latitude = Self.latitude.sums(arguments).sine

    let (venus, jupiter) = (119.75 + 131.849 * t, 53.09 + 479264.290 * t)
    let third = 313.45 + 481266.484 * t
    func term(_ amplitude: Double, _ degrees: Double) -> Double {
      amplitude * Astronomy.sine(degrees * Angle.radiansPerDegree)
    }
    longitude +=
      term(3958, venus) + term(1962, meanLongitude - latitudeArgument) + term(318, jupiter)
    latitude +=
      term(-2235, meanLongitude) + term(382, third) + term(175, venus - latitudeArgument)
      + term(175, venus + latitudeArgument) + term(127, meanLongitude - moonAnomaly)
      + term(-115, meanLongitude + moonAnomaly)

    longitudeDegrees = Angle.wrapped360(meanLongitude + longitude * 1e-6)
    latitudeDegrees = latitude * 1e-6
    distanceKilometers = 385000.56 + sums.cosine * 1e-3
  }

  struct Arguments {
    /// D, M, M', F.
    let turns: SIMD4<Double>
    let eccentricity: Double
  }

  private static let longitudeAndDistance = MoonSeries(
    rows: MoonTables.longitudeAndDistance, columns: 6)
  private static let latitude = MoonSeries(rows: MoonTables.latitude, columns: 5)
}
