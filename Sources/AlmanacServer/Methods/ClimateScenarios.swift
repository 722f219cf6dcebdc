import AlmanacProtocol
import Climate
import Providers
import Services
import Units
import Vocabulary
import Words

/// `climate.scenarios`: the emission pathways of a projection, and the global warming of each.
extension Wire.ClimateScenariosMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let wording = call.wording
    return Wire.ClimateScenariosResult(
      scenarios: Scenario.allCases.map { Wire.ScenarioEntry($0, wording) },
      attribution: [Wire.Attribution(.ipcc)], dir: call.dir)
  }
}

extension Wire.ScenarioEntry {
  /// The decades used in reports, plus 2045, the year people usually ask about.
  private static let years = [2030, 2040, 2045, 2050, 2060, 2070, 2080, 2090, 2100]

  fileprivate init(_ scenario: Scenario, _ wording: Wording) {
    self.init(
      id: scenario, title: scenario.title,
      description: wording.text(scenario.summary, in: .metric).string,
      warming: Self.years.map { year in
        let warming = GlobalWarming(scenario, year: year)
        return Wire.ScenarioWarming(
          year: year, low: Measure(warming.low),
          value: Measure(warming.mean), high: Measure(warming.high))
      }, levers: scenario.hasLevers)
  }
}
