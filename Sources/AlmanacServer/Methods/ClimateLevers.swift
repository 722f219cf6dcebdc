import AlmanacProtocol
import Climate
import Providers
import Services
import Vocabulary
import Words

/// `climate.levers`: the possible interventions, and the baseline scenarios that have figures for
/// them.
extension Wire.ClimateLeversMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    Wire.ClimateLeversResult(
      levers: Lever.allCases.map { lever in
        Wire.LeverEntry(
          id: lever.rawValue, title: call.language.phrases.word(lever),
          baselines: lever.baselines,
          citation: lever.source, publication: lever.citation)
      }, attribution: [Wire.Attribution(.ipcc), Wire.Attribution(.fair)],
      dir: call.dir)
  }
}

extension Attribution {
  fileprivate static let fair = Attribution(
    "Avoided warming computed with FaIR 2.2.5, calibration 1.4.1 (841 members)",
    "https://doi.org/10.5194/gmd-17-8569-2024", nil)
}
