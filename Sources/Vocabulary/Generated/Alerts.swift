// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What the list of warnings covers: the place, only its country, or nothing.
package enum AlertCoverage: String, Word {
  case full
  case country
  case none
}

/// What a source of warnings says of a place.
package enum AlertServiceState: String, Word {
  /// It warns of something at the place.
  case inForce
  /// It covers the place, and has said within its freshness that no warning of its is in force there.
  case noneInForce
  /// It answered, but which of its warnings are for the place is not known: they name areas without a known outline, not all of them were read, or its areas do not reach the place.
  case countryOnly
  /// It says that it does not cover the place.
  case notCovered
  /// It could not be reached or read.
  case unavailable
  /// Nothing current is known of it: another source answered in its place, or it was not asked yet.
  case notAsked
  /// It is turned off in the configuration.
  case disabled
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
