import Foundation
import Testing

@testable import Astronomy

@Suite struct MoonTests {
  /// Meeus, example 47.a: 1992-04-12 00:00 TD.
  @Test func theWorkedExample() {
    let orbit = MoonOrbit(centuries: -0.077221081451)
    #expect(abs(orbit.longitudeDegrees - 133.162655) < 2e-6)
    #expect(abs(orbit.latitudeDegrees - -3.229126) < 2e-6)
    #expect(abs(orbit.distanceKilometers - 368409.7) < 0.05)
  }

  @Test func phaseTruth() throws {
    let rows = try TruthTable("moon_truth.csv").rows
    #expect(rows.count == 30)
    for row in rows {
      let instant = try #require(row.instant("time_ut"))
      let phase = LunarPhase(unixSeconds: instant)
      let elongation = Angle.wrapped180(
        phase.elongationDegrees - row.number("elongation_lon_deg"))
      #expect(abs(elongation) <= 0.01, "\(row["time_ut"]): elongation \(elongation)°")
      #expect(abs(phase.illumination - row.number("illuminated_fraction")) <= 1e-4)
      #expect(abs(phase.phaseAngleDegrees - row.number("phase_angle_deg")) <= 0.01)
      #expect(abs(phase.distanceKilometers - row.number("distance_km")) <= 60)

      let found = [
        ("prev_new", LunarPhase.previous(.new, before: instant)),
        ("next_new", LunarPhase.next(.new, after: instant)),
        ("next_first_quarter", LunarPhase.next(.firstQuarter, after: instant)),
        ("next_full", LunarPhase.next(.full, after: instant)),
        ("next_last_quarter", LunarPhase.next(.lastQuarter, after: instant)),
      ]
      for (column, value) in found {
        let expected = try #require(row.instant(column))
        #expect(abs(value - expected) <= 60, "\(row["time_ut"]) \(column): \(value - expected) s")
      }
    }
  }

  /// Chained, the phases march on in order without a step left out.
  @Test func phasesFollowEachOther() {
    var instant = unixSeconds("1800-01-01T00:00:00Z")
    for _ in 0..<40 {
      let next = LunarPhase.next(.full, after: instant)
      #expect(next > instant)
      #expect((LunarPhase.previous(.full, before: next + 60) - next).magnitude < 1)
      let again = LunarPhase.next(.full, after: next)
      #expect((again - next) / 86400 > 29.2 && (again - next) / 86400 < 29.9)
      instant += 3_652_500 * 96
    }
  }

  @Test func riseSetAndTransitTruth() throws {
    let rows = try TruthTable("moonrise_truth.csv").rows
    #expect(rows.count > 100)
    var errors: [Double] = []
    for row in rows {
      let start = try #require(row.instant("start"))
      let observer = Observer(
        latitudeDegrees: row.number("lat"), longitudeDegrees: row.number("lon"))
      let sky = MoonSky(
        observer: observer, nodes: MoonNodes(span: start...(start + 86400)))
      let events = sky.events(from: start, to: start + 86400)
      for (column, value) in [
        ("rise", events.rises.first), ("set", events.sets.first),
        ("transit", events.transits.first),
      ] {
        let name = "\(row["place"]) \(row["start"]) \(column)"
        let expected = row.instant(column)
        guard let value, let expected else {
          #expect(value == nil && expected == nil, "\(name): missed or invented")
          continue
        }
        errors.append(abs(value - expected))
        // 10″ of the theory along a slow moonrise in high latitudes.
        let limit = abs(row.number("lat")) > 60 ? 30.0 : 3
        #expect(abs(value - expected) < limit, "\(name): \(value - expected) s")
      }
    }
    #expect(errors.median < 1, "median \(errors.median) s")
  }
}
