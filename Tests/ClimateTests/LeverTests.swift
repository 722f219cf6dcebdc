import Places
import Testing
import Vocabulary
import Words

@testable import Climate

@Suite struct LeverTests {
  /// Medians of 841 members, global °C (levers of the figures, °C in 2035, 2045, 2060, 2100).
  @Test(arguments: [
    (Lever.methane45By2030, Scenario.ssp245, [0.06, 0.14, 0.21, 0.25]),
    (.methane45By2030, .ssp370, [0.07, 0.16, 0.24, 0.40]),
    (.carbonNetZero2050, .ssp245, [0.03, 0.12, 0.35, 0.78]),
    (.carbonNetZero2050, .ssp370, [0.03, 0.15, 0.47, 1.43]),
    (.packageAll, .ssp245, [0.06, 0.18, 0.43, 0.96]),
    (.packageAll, .ssp370, [0.07, 0.21, 0.54, 1.72]),
    (.sulfur80By2050, .ssp245, [-0.04, -0.08, -0.11, -0.10]),
    (.solarRamp, .ssp245, [0.12, 0.38, 0.46, 0.53]),
    (.solarTerminated, .ssp245, [0.12, 0.38, 0.32, 0.04]),
  ])
  func avoided(_ lever: Lever, _ scenario: Scenario, values: [Double]) throws {
    for (year, value) in zip([2035, 2045, 2060, 2100], values) {
      let found = try #require(LeverTable.embedded.avoided(lever, scenario, from: 2025, to: year))
      #expect(abs(found.central - value) <= 0.0055, "\(lever) \(year)")
      #expect(found.low <= found.central && found.central <= found.high)
    }
  }

  @Test func solarTerminationIsAShock() throws {
    let found = try #require(
      LeverTable.embedded.avoided(.solarTerminated, .ssp245, from: 2025, to: 2065))
    #expect(abs(found.central - 0.135) < 0.001)
  }

  @Test(arguments: [
    (Scenario.ssp245, Lever.toSSP119, 0.26), (.ssp370, .toSSP119, 0.37), (.ssp585, .toSSP245, 0.30),
    (.ssp585, .toSSP119, 0.57),
  ])
  func changesOfScenarioComeFromTheAssessment(
    _ baseline: Scenario, _ lever: Lever, avoided: Double
  ) throws {
    let found = try #require(LeverTable.embedded.avoided(lever, baseline, from: 2014, to: 2045))
    #expect(abs(found.central - avoided) < 0.006)
  }

  @Test func everyLeverIsDescribed() {
    for lever in Lever.allCases {
      #expect(!lever.source.isEmpty && !lever.citation.isEmpty)
      #expect(!lever.baselines.isEmpty, "\(lever)")
    }
    #expect(Lever.packageAll.baselines == [.ssp245, .ssp370])
    #expect(Lever.toSSP119.baselines == [.ssp126, .ssp245, .ssp370, .ssp585])
    #expect(Scenario.allCases.filter(\.hasLevers) == Lever.packageAll.baselines)
  }

  @Test func everyYearFollowsFromItsNeighbors() throws {
    for lever in Lever.allCases where lever.target == nil {
      for scenario in lever.baselines {
        for year in 2020..<2100 {
          let a = try #require(LeverTable.embedded.avoided(lever, scenario, from: 2025, to: year))
          let b = try #require(
            LeverTable.embedded.avoided(lever, scenario, from: 2025, to: year + 1))
          #expect(abs(b.central - a.central) < 0.04, "\(lever) \(year)")
        }
      }
    }
  }

  private func question(
    _ scenario: Scenario, _ interventions: [Intervention]
  ) throws -> ClimateQuestion {
    try ClimateQuestion(
      coordinate: try #require(Coordinate(latitude: 38.72, longitude: -9.14)), month: 7,
      baselineYear: 2026, presentYear: 2026, scenario: scenario, interventions: interventions,
      temperatureCelsius: 30)
  }

  @Test func interventionsCoolInProportionToTheRegion() throws {
    let projection = RegionalScaling(try question(.ssp245, [.everything])).project(year: 2045)
    let factor = projection.factor.central
    let effect = try #require(projection.effects.first)
    #expect(abs(effect.avoidedCelsius - 0.182 * factor) < 1e-9)
    let difference = projection.without.delta.value - projection.projected.delta.value
    #expect(abs(difference - effect.avoidedCelsius) < 1e-9)
    #expect(projection.with == projection.projected)
    #expect(abs(projection.globalWarming.then - (1.831 - 0.182)) < 1e-9)
  }

  /// A toggle needs no second call: both ways are always there where the scenario has levers.
  @Test func comparesBothWays() throws {
    let plain = RegionalScaling(try question(.ssp245, [])).project(year: 2045)
    let asked = RegionalScaling(try question(.ssp245, [.everything])).project(year: 2045)
    #expect(plain.without == asked.without && plain.with == asked.with)
    #expect(plain.projected == plain.without && plain.effects.isEmpty)
    #expect(RegionalScaling(try question(.ssp119, [])).project(year: 2045).with == nil)
  }

  @Test func strengthIsProportional() throws {
    let half = try #require(Intervention(.methane45By2030, strength: 0.5))
    let full = try #require(Intervention(.methane45By2030))
    let a = RegionalScaling(try question(.ssp370, [half])).project(year: 2060)
    let b = RegionalScaling(try question(.ssp370, [full])).project(year: 2060)
    #expect(abs(a.effects[0].avoidedCelsius * 2 - b.effects[0].avoidedCelsius) < 1e-9)
    #expect(Intervention(.methane45By2030, strength: 1.01) == nil)
    #expect(Intervention(.methane45By2030, strength: -0.1) == nil)
    #expect(Intervention(.methane45By2030, strength: .nan) == nil)
  }

  /// Mitigation cannot do more than the lowest pathway; solar geoengineering can.
  @Test func sumIsHeldToTheLowestPathway() throws {
    let many = [Lever.packageAll, .carbonNetZero2050, .methane45By2030].compactMap {
      Intervention($0)
    }
    let projection = RegionalScaling(try question(.ssp245, many)).project(year: 2045)
    let lowest =
      GlobalWarming(.ssp245, year: 2026).mean
      + GlobalWarming.Increment(.ssp119, from: 2026, to: 2045).mean
    #expect(abs(projection.globalWarming.then - lowest) < 1e-9)
    #expect(
      projection.notices.contains(.leversCapped))
    #expect(projection.notices.contains(.leversOverlap))
    let solar = many + [Lever.solarRamp].compactMap { Intervention($0) }
    let cooled = RegionalScaling(try question(.ssp245, solar)).project(year: 2045)
    #expect(cooled.globalWarming.then < lowest - 0.3)
    #expect(cooled.notices.contains(.terminationShock))
  }

  @Test(arguments: [
    (Scenario.ssp119, Lever.packageAll, [Scenario.ssp245, .ssp370]),
    (.ssp126, .methane45By2030, [.ssp245, .ssp370]), (.ssp370, .solarRamp, [.ssp245]),
    (.ssp245, .toSSP245, [.ssp370, .ssp585]),
  ])
  func refusesLeversWithoutFigures(
    _ scenario: Scenario, _ lever: Lever, allowed: [Scenario]
  ) throws {
    let intervention = try #require(Intervention(lever))
    do {
      _ = try question(scenario, [intervention])
      Issue.record("accepted")
    } catch let refusal as ClimateQuestion.Refusal {
      #expect(refusal == .leverWithoutFigures(lever, allowed: allowed))
    }
  }

  /// What the scenarios differ by until today can no longer be avoided: in its first years a change
  /// of scenario slows the warming and does not undo the past.
  @Test(arguments: Lever.allCases.filter { $0.target != nil })
  func aChangeOfScenarioStartsNow(_ lever: Lever) throws {
    for scenario in lever.baselines {
      let scaling = RegionalScaling(
        try question(scenario, [try #require(Intervention(lever))]))
      let now = scaling.project(year: 2026).globalWarming.now
      #expect(scaling.project(year: 2027).globalWarming.then > now, "\(scenario)")
      let target = try #require(lever.target)
      let warming = GlobalWarming.Increment(target, from: 2026, to: 2060).mean
      #expect(abs(scaling.project(year: 2060).globalWarming.then - now - warming) < 1e-9)
    }
  }

  /// A lever pulled later avoids nothing before, and from the next year of the table on the same.
  @Test(arguments: Lever.allCases.filter { $0.target == nil })
  func aLeverPulledLaterStartsLater(_ lever: Lever) throws {
    for scenario in lever.baselines {
      func avoided(from: Int, to year: Int) throws -> Double {
        try #require(LeverTable.embedded.avoided(lever, scenario, from: from, to: year)).central
      }
      #expect(try avoided(from: 2028, to: 2028) == 0)
      #expect(try avoided(from: 2032, to: 2031) == 0)
      for year in [2030, 2045, 2100] {
        #expect(try avoided(from: 2028, to: year) == avoided(from: 2025, to: year))
      }
      let half = try avoided(from: 2026, to: 2028)
      #expect(abs(half - (try avoided(from: 2026, to: 2030)) / 2) < 1e-9)
    }
  }
}
