import Foundation
import Testing

@testable import Astronomy

/// The published test case: NREL/TP-560-34302, table A5.1: 2003-10-17 12:30:30 UTC−7.
@Suite struct SolarPositionTests {
  static let instant = unixSeconds("2003-10-17T19:30:30Z")
  static let golden = Observer(
    latitudeDegrees: 39.742476, longitudeDegrees: -105.1786, elevationMeters: 1830.14)

  @Test func geocentricQuantitiesOfTheReport() {
    let sun = ApparentSun(unixSeconds: Self.instant, deltaTSeconds: 67)
    let expected: [(String, Double, Double, Double)] = [
      ("L", Angle.wrapped360(sun.earth.longitudeDegrees), 24.01826, 5e-6),
      ("B", sun.earth.latitudeDegrees, -1.011219e-4, 5e-11),
      ("R", sun.distanceAstronomicalUnits, 0.996542, 5e-7),
      ("Δψ", sun.nutation.longitudeDegrees, -3.998404e-3, 5e-10),
      ("Δε", sun.nutation.obliquityDegrees, 1.666568e-3, 5e-10),
      ("ε", sun.nutation.trueObliquityDegrees, 23.440465, 5e-7),
      ("H", Self.golden.longitudeDegrees + sun.greenwichHourAngleDegrees, 11.105902, 5e-6),
    ]
    for (name, value, published, tolerance) in expected {
      #expect(abs(value - published) <= tolerance, "\(name): \(value) ≠ \(published)")
    }
  }

  @Test func topocentricQuantitiesOfTheReport() {
    let position = SolarPosition(
      unixSeconds: Self.instant, observer: Self.golden, pressureHectopascals: 820,
      temperatureCelsius: 11, deltaTSeconds: 67)
    let expected: [(String, Double, Double)] = [
      ("zenith", 90 - position.apparentAltitudeDegrees, 50.11162202404),
      ("airless zenith", 90 - position.altitudeDegrees, 50.12795409616),
      ("azimuth", position.azimuthDegrees, 194.34024051024),
      ("equation of time", position.equationOfTimeMinutes, 14.641510770),
    ]
    for (name, value, published) in expected {
      #expect(abs(value - published) < 1e-6, "\(name): \(value) ≠ \(published)")
    }
  }

  /// Sunrise 06:12:43, transit 11:46:04.96 local. The report's sunset, 17:20:19, is that of another
  /// UT day (its closed formula pairs events with UT days) and 88 s late.
  @Test func eventsOfTheReport() throws {
    let number = SolarDay.number(nearest: Self.instant, longitudeDegrees: -105.1786)
    let day = SolarDay(
      number: number, observer: Self.golden,
      nodes: SunNodes(solarDays: number..<(number + 1), longitudeDegrees: -105.1786))
    let rising = try #require(
      day.crossings(altitudeDegrees: -(0.26667 + 0.5667)).rising)
    #expect(abs(day.transit - unixSeconds("2003-10-17T18:46:04.962Z")) < 0.1)
    // The formula leaves out the parallax: 0.8 s.
    #expect(abs(rising - unixSeconds("2003-10-17T13:12:43.462Z")) < 1.5)
  }

  @Test(arguments: [
    (unixSeconds("1800-01-01T00:00:00Z"), 18.4), (unixSeconds("1950-06-21T00:00:00Z"), 29.11),
    (unixSeconds("1979-12-31T00:00:00Z"), 50.54), (unixSeconds("2025-03-09T00:00:00Z"), 69.14),
    (unixSeconds("2100-03-01T00:00:00Z"), 96.05), (unixSeconds("2200-12-31T00:00:00Z"), 223.4),
  ])
  func deltaT(_ instant: Double, _ expected: Double) {
    #expect(abs(DeltaT.seconds(atUnixSeconds: instant) - expected) < 0.3)
  }

  @Test func refractionIsHalfADegreeAtTheHorizonAndNothingBelow() {
    let horizon = Refraction.degrees(
      altitudeDegrees: -0.56, pressureHectopascals: 1010, temperatureCelsius: 10)
    #expect(abs(horizon - 0.56) < 0.03)
    let zenith = Refraction.degrees(
      altitudeDegrees: 90, pressureHectopascals: 1010, temperatureCelsius: 10)
    #expect(abs(zenith) < 0.001)
    let night = Refraction.degrees(
      altitudeDegrees: -5.11, pressureHectopascals: 1010, temperatureCelsius: 10)
    #expect(night == 0)
    let everest = Refraction.standardPressureHectopascals(elevationMeters: 8848)
    #expect(abs(everest - 314) < 2)
  }

  @Test func theFastCosineIsACosine() {
    for step in -4000...4000 {
      let turns = Double(step) * 0.618_033_988_75
      let fast = cosineOfTurns(SIMD4(repeating: turns))[0]
      let slow = cos(2 * Double.pi * turns.remainder(dividingBy: 1))
      #expect(abs(fast - slow) < 2e-13)
    }
  }
}
