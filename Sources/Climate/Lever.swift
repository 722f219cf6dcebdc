package import Vocabulary

/// What an intervention changes, and where its figures are from.
extension Lever {
  /// The scenario that the world switches to, for levers that change the scenario.
  var target: Scenario? {
    switch self {
    case .toSSP119: .ssp119
    case .toSSP126: .ssp126
    case .toSSP245: .ssp245
    default: nil
    }
  }

  var isSolar: Bool { self == .solarRamp || self == .solarTerminated }

  /// The scenarios that it applies to.
  package var baselines: [Scenario] {
    Scenario.allCases.filter { baseline in
      if let target { return baseline > target }
      return LeverTable.embedded.record(self, baseline) != nil
    }
  }

  package var source: String {
    target == nil ? "FaIR 2.2.5, calibration 1.4.1" : "IPCC AR6 WGI Figure SPM.8"
  }

  package var citation: String {
    if target != nil {
      return "IPCC, 2021: Summary for Policymakers, Figure SPM.8. In: Climate Change 2021: The"
        + " Physical Science Basis, doi:10.1017/9781009157896.001"
    }
    return "Median of 841 members. Leach et al. 2021, doi:10.5194/gmd-14-3007-2021; Smith et al."
      + " 2024, doi:10.5194/gmd-17-8569-2024"
  }
}
