// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What is verified: °C, km/h, mm of an hour, percent.
package enum SkillVariable: String, Word {
  case temperature
  case dewPoint
  case windSpeed
  case windGust
  case precipitation
  case precipitationProbability
  case cloudCover
}

/// Whether a correction is better than the raw forecast on days that it did not learn from: by more than its noise (`proven`), not by more (`withinNoise`), not at all (`notBetter`), or unknown with fewer than seven such days (`fewDays`).
package enum CorrectionVerdict: String, Word {
  case proven
  case fewDays
  case withinNoise
  case notBetter
}

/// Whether what is known of past errors at the place changes its forecasts: where that is proven to be better (`whenProven`), or not at all (`never`).
package enum SkillUse: String, Word {
  case whenProven
  case never
}

/// What is wrong with a provider's temperatures: they do not change though the weather does (`still`), forecasts repeat those of a day before, as when a model run is not followed by another (`frozen`), they fit the weather of other hours (`shifted`), they are far from what all others say (`apart`), or their errors are others than before, so that corrections are learned anew (`changed`).
package enum ProviderFaultKind: String, Word {
  case still
  case frozen
  case shifted
  case apart
  case changed
}

/// What has a spread.
package enum SpreadVariable: String, Word {
  /// °C.
  case temperature
  /// km/h.
  case windSpeed
  /// km/h.
  case windGust
  /// mm.
  case precipitation
}

/// Where a spread comes from: the quantiles of the provider's own errors at the place (`errors`), or the members of an ensemble, as wide as these errors if some are known (`ensemble`).
package enum SpreadMethod: String, Word {
  case errors
  case ensemble
}

/// Why a spread is not shown to be calibrated: too few pairs to try it on days that it did not learn from (`fewPairs`), too much or too little within it on these days (`offCoverage`), past ensembles are not kept (`pastNotKept`), the values are blended, or not corrected though that is proven, so that their errors are others (`otherValues`), or there is no spread, for want of pairs and of an ensemble (`noErrors`).
package enum SpreadDoubt: String, Word {
  case fewPairs
  case offCoverage
  case pastNotKept
  case otherValues
  case noErrors
}
