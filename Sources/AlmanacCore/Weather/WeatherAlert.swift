/// The severity (OASIS CAP 1.2 §3.2.2).
package enum AlertSeverity: String, CaseIterable, Sendable {
  case extreme, severe, moderate, minor, unknown
}

/// The sender's certainty (OASIS CAP 1.2 §3.2.2).
package enum AlertCertainty: String, CaseIterable, Sendable {
  case observed, likely, possible, unlikely, unknown
}

/// The urgency of action (OASIS CAP 1.2 §3.2.2).
package enum AlertUrgency: String, CaseIterable, Sendable {
  case immediate, expected, future, past, unknown
}

/// How the alert was matched to the requested place, best first.
package enum AlertMatch: String, CaseIterable, Sendable {
  /// The service was queried for the point.
  case point
  /// The alert names the place's own region.
  case area
  /// The alert is for somewhere in the place's country.
  case country
}

/// An official warning. Texts are the sender's own, cleaned of control characters.
package struct WeatherAlert: Sendable, Equatable {
  package let id: String
  package let event: String
  package let severity: AlertSeverity
  package let certainty: AlertCertainty
  package let urgency: AlertUrgency
  package let sent: Instant?
  package let onset: Instant?
  package let expires: Instant?
  package let headline: String?
  package let description: String?
  package let instruction: String?
  package let areas: [String]
  package let sender: String?
  package let url: String?
  package let match: AlertMatch

  package init(
    id: String, event: String, severity: AlertSeverity = .unknown,
    certainty: AlertCertainty = .unknown, urgency: AlertUrgency = .unknown,
    sent: Instant? = nil, onset: Instant? = nil,
    expires: Instant? = nil, headline: String? = nil, description: String? = nil,
    instruction: String? = nil, areas: [String] = [], sender: String? = nil, url: String? = nil,
    match: AlertMatch
  ) {
    self.id = id
    self.event = event
    self.severity = severity
    self.certainty = certainty
    self.urgency = urgency
    self.sent = sent
    self.onset = onset
    self.expires = expires
    self.headline = headline
    self.description = description
    self.instruction = instruction
    self.areas = areas
    self.sender = sender
    self.url = url
    self.match = match
  }
}

extension WeatherAlert {
  /// Whether a warning that ends then still counts; without an end it does.
  package static func isInForce(until expires: Instant?, at now: Instant) -> Bool {
    expires.map { $0 > now } ?? true
  }
}

/// The coverage of the alerts: an empty list means "all clear" only if coverage is full.
package enum AlertCoverage: String, Sendable {
  /// The service was queried for the point and covers it.
  case full
  /// A country's alerts were matched by name.
  case country
  /// No known service covers the place.
  case none
}
