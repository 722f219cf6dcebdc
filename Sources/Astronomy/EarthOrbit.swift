/// The Earth's heliocentric position, mean ecliptic of date (NREL/TP-560-34302, §3.2).
struct EarthOrbit: Sendable {
  let longitudeDegrees: Double
  let latitudeDegrees: Double
  let radiusAstronomicalUnits: Double

  init(millennia: Double) {
    longitudeDegrees = Self.longitude.value(at: millennia) * Angle.degreesPerRadian
    latitudeDegrees = Self.latitude.value(at: millennia) * Angle.degreesPerRadian
    radiusAstronomicalUnits = Self.radius.value(at: millennia)
  }

  private static let longitude = [
    EarthTables.l0, EarthTables.l1, EarthTables.l2, EarthTables.l3, EarthTables.l4, EarthTables.l5,
  ].map(PeriodicSeries.init(rows:))
  private static let latitude = [EarthTables.b0, EarthTables.b1].map(PeriodicSeries.init(rows:))
  private static let radius = [
    EarthTables.r0, EarthTables.r1, EarthTables.r2, EarthTables.r3, EarthTables.r4,
  ].map(PeriodicSeries.init(rows:))
}
