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

/// How the place was matched: by geometry, never by a name.
package enum AlertMatch: String, Word {
  /// The alert's polygon or circle holds the place, or the service was asked for the point.
  case point
  /// The alert names, by code, an area whose outline holds the place, or the service lists it for the place beside a polygon that does not hold it.
  case area
  /// The alert is for somewhere in the place's country; its areas have no known outline.
  case country
}
