// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What a source covers: the point, only its country, or nothing.
package enum AlertCoverage: String, Word {
  case full
  case country
  case none
}

/// CAP severity.
package enum AlertSeverity: String, Word {
  case extreme
  case severe
  case moderate
  case minor
  case unknown
}

/// CAP certainty.
package enum AlertCertainty: String, Word {
  case observed
  case likely
  case possible
  case unlikely
  case unknown
}

/// CAP urgency.
package enum AlertUrgency: String, Word {
  case immediate
  case expected
  case future
  case past
  case unknown
}

/// How the place was matched.
package enum AlertMatch: String, Word {
  /// The service was queried for the point.
  case point
  /// The alert names the place's own region.
  case area
  /// The alert is for somewhere in the place's country.
  case country
}
