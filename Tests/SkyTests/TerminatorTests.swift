import Basics
import Places
import Sky
import TestSupport
import Testing
import Time

@Suite struct TerminatorTests {
  /// A sphere and one position of the sun for the whole Earth are good to a tenth of a degree.
  @Test func `agrees with the sun's position`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let instant = Instant(unixSeconds: .random(in: 1.7e9...1.9e9, using: &random))
      let place = try #require(
        Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
      let exact = SunPosition(at: instant, place: SkyPlace(coordinate: place, zone: .utc))
      let altitude = Terminator(at: instant)
        .altitudeDegrees(latitude: place.latitude, longitude: place.longitude)
      #expect(abs(altitude - exact.altitudeDegrees) < 0.1)
    }
  }

  @Test func `the sun is as high as asked at the ends of the width`() {
    let sun = Terminator(at: Instant(unixSeconds: 1_782_043_200))
    for latitude in stride(from: -60.0, through: 60, by: 15) {
      let width = sun.halfWidth(latitude: latitude, aboveAltitude: -6)
      let altitude = sun.altitudeDegrees(
        latitude: latitude, longitude: sun.subsolarLongitude + width)
      #expect(abs(altitude + 6) < 1e-6)
    }
    // At the solstice of June.
    #expect(sun.halfWidth(latitude: 80, aboveAltitude: -0.833) == 180)
    #expect(sun.halfWidth(latitude: -80, aboveAltitude: -0.833) == 0)
  }
}
