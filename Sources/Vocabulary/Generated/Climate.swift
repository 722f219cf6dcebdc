// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A shared socio-economic pathway of IPCC AR6.
package enum Scenario: String, Word {
  case ssp119
  case ssp126
  case ssp245
  case ssp370
  case ssp585
}

/// A projection model.
package enum ClimateModel: String, Word {
  case ar6
  case weather2045
  case cmip6
}

/// An event of AR6 WGI Figure SPM.6; droughts only in the regions that it shows as drying.
package enum ExtremeKind: String, Word {
  /// A hot day that came once in 10 years in 1850–1900.
  case hotExtreme10Year
  case hotExtreme50Year
  case heavyPrecipitation10Year
  /// An agricultural drought, in the regions that are drying.
  case drought10Year
}
