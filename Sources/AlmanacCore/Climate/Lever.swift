package import Vocabulary

/// A climate intervention: what it changes, and the warming that it avoids.
package enum Lever: String, CaseIterable, Sendable {
  case packageAll = "package_all"
  case methane45By2030 = "ch4_45pct_2030"
  case methane30By2030 = "ch4_30pct_2030"
  case carbonNetZero2050 = "co2_netzero_2050"
  case carbonNetZero2070 = "co2_netzero_2070"
  case carbonHalved2050 = "co2_half_2050"
  case noDeforestation2030 = "deforestation_zero_2030"
  case refrigerantsOut2050 = "hfc_phaseout_2050"
  case nitrousOxide30By2050 = "n2o_30pct_2050"
  case soot50By2040 = "bc_50pct_2040"
  case sulfur80By2050 = "so2_80pct_2050_unmask"
  case solarRamp = "srm_minus1Wm2_ramp2030_2040"
  case solarTerminated = "srm_minus1Wm2_terminated_2060"
  case toSSP119 = "to_ssp119"
  case toSSP126 = "to_ssp126"
  case toSSP245 = "to_ssp245"

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
