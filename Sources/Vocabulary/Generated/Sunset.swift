// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A scoring model.
package enum SunsetModel: String, Word {
  case afterglow
  case classic
}

/// Sunset or sunrise.
package enum SunEvent: String, Word {
  case sunset
  case sunrise
}

/// Rating of a score: below 15, 30, 48, 56 and 64, and above. The limits are those of medians; see `score` of `SunsetDay`.
package enum SunsetRating: String, Word {
  case poor
  case muted
  case fine
  case colorful
  case vivid
  case spectacular
}

/// Whether clouds along the path of the light were sampled.
package enum SunsetPath: String, Word {
  /// From forecasts for points along the light's path.
  case sampled
  /// The local sky as a fallback.
  case local
}

/// Why there is no score.
package enum SunsetReason: String, Word {
  case noCloudData
  case noCloudLayers
  case polarDay
  case polarNight
  /// The sun has no such event on that day.
  case noEvent
  case beyondHorizon
}

/// A way to predict a rating: the score with its reasoned weights, with learned ones, with a calibration curve too; and three baselines that are never used.
package enum SunsetPredictor: String, Word {
  case reasoned
  case learned
  case calibrated
  case meanRating
  case lessCloud
  case drierAir
}
