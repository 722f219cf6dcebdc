import Basics
package import Time
package import Vocabulary

/// An official warning. Texts are the sender's own, cleaned of control characters.
package struct WeatherAlert: Sendable, Equatable {
  package let id: String
  package let event: String
  /// By the sender's codes; nil without any that is known.
  package let hazard: AlertHazard?
  /// Of `event`: ISO 639, in lower case; nil if the sender does not say.
  package let language: String?
  /// The sender's awareness level, if it has one; otherwise the severity of CAP.
  package let severity: AlertSeverity
  /// Nil if the service has none.
  package let capSeverity: AlertSeverity?
  package let certainty: AlertCertainty
  package let urgency: AlertUrgency
  package let sent: Instant?
  package let onset: Instant?
  package let expires: Instant?
  package let headline: String?
  package let description: String?
  package let instruction: String?
  package let areas: [String]
  package private(set) var sender: String?
  package let url: String?
  package let match: AlertMatch

  package init(
    id: String, event: String, hazard: AlertHazard? = nil, language: String? = nil,
    severity: AlertSeverity = .unknown, capSeverity: AlertSeverity? = nil,
    certainty: AlertCertainty = .unknown, urgency: AlertUrgency = .unknown,
    sent: Instant? = nil, onset: Instant? = nil,
    expires: Instant? = nil, headline: String? = nil, description: String? = nil,
    instruction: String? = nil, areas: [String] = [], sender: String? = nil, url: String? = nil,
    match: AlertMatch
  ) {
    self.id = id
    self.event = event
    (self.hazard, self.language) = (hazard, language)
    self.severity = severity
    self.capSeverity = capSeverity
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

  /// What a text says that it is about.
  package var warned: WarnedEvent { WarnedEvent(event, hazard, in: language) }

  /// Whether it is for the place, not merely for somewhere in its country.
  package var isForPlace: Bool { match.isForPlace }

  /// Whether two services warn of one event: in one message, or else of the same, from the same
  /// time to the same time. Events that begin or end apart are two.
  package func isSameEvent(as other: WeatherAlert) -> Bool {
    if Self.isSameMessage(id, other.id) { return true }
    return event.lowercased() == other.event.lowercased() && onset == other.onset
      && expires == other.expires && severity == other.severity && onset != nil && expires != nil
  }

  /// Services add the number of a part to the identifier of CAP: `2.49.0.1.578.0.1` and
  /// `2.49.0.1.578.0.1_1_0`.
  private static func isSameMessage(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
    guard long.hasPrefix(short), short.utf8.count >= 12 || short == long else { return false }
    return short == long || long.dropFirst(short.count).first == "_"
  }

  /// The same warning, by those who issue it.
  package func credited(to senders: [String?]) -> WeatherAlert {
    let names = senders.compactMap(\.self)
    var alert = self
    alert.sender = names.isEmpty ? nil : names.uniqued().joined(separator: " · ")
    return alert
  }

  package func hasBegun(at now: Instant) -> Bool { onset.map { $0 <= now } ?? true }

  /// By severity; of equals, one that has begun, then the one that ends first.
  func isGraver(than other: WeatherAlert, at now: Instant) -> Bool {
    if severity != other.severity { return severity.gravity < other.severity.gravity }
    let (hasBegun, hasOtherBegun) = (hasBegun(at: now), other.hasBegun(at: now))
    if hasBegun != hasOtherBegun { return hasBegun }
    return (expires ?? .latest) < (other.expires ?? .latest)
  }
}
