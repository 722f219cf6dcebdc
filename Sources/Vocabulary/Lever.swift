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
}
