// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Vocabulary

extension Wire {

/// A source that is responsible for a place, and what is known of it.
package struct AlertService: WireWritable {
  /// Provider of the warnings.
  package var provider: SourceProvider
  /// Authority that issues them, if the provider hands on those of many and says who it is.
  package var authority: String?
  /// Whether it knows of some hazards only. What it warns of is added; its silence says nothing.
  package var partial: Bool
  /// What it says of the place.
  package var state: AlertServiceState
  /// When its last answer for the place was fetched; null without any.
  package var heardAt: Moment?
  /// Age of that answer.
  package var ageSeconds: Int?

  package init(provider: SourceProvider, authority: String?, partial: Bool, state: AlertServiceState, heardAt: Moment?, ageSeconds: Int?) {
    self.provider = provider
    self.authority = authority
    self.partial = partial
    self.state = state
    self.heardAt = heardAt
    self.ageSeconds = ageSeconds
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("authority", authority)
    writer.member("partial", partial)
    writer.member("state", state)
    writer.labeled("heardAt", heardAt)
    writer.member("ageSeconds", ageSeconds)
    writer.endObject()
  }
}

/// One warning of a weather service. For a subscription its `id`, `severity` and `match` count; another text of the same warning, or a later end, is no change.
package struct Alert: WireWritable {
  /// The sender's id; if there is none, an id derived from the content of the warning.
  package var id: String
  /// Event the warning is about; if the service names none, the first words of the text.
  package var event: String
  /// Kind of event by the codes of the service; null if it sends none that is known. A text in another language than that of `event` names it beside the event.
  package var hazard: AlertHazard?
  /// Language of `event` (ISO 639), in lower case; null if the service does not say.
  package var language: String?
  /// The sender's awareness level, if it has one: `moderate` is yellow, `severe` orange and `extreme` red. Otherwise the CAP severity.
  package var severity: AlertSeverity
  /// CAP severity. Absent if the service has none.
  package var capSeverity: AlertSeverity?
  /// CAP certainty.
  package var certainty: AlertCertainty
  /// CAP urgency.
  package var urgency: AlertUrgency
  /// When it was sent.
  package var sent: Moment?
  /// When it begins.
  package var start: Moment?
  /// When it ends.
  package var end: Moment?
  /// Headline, one line.
  package var headline: String?
  /// Full text, at most 8 KiB, without control characters.
  package var description: String?
  /// What to do.
  package var instruction: String?
  /// Names of the areas.
  package var areas: [String]
  /// Service that issued the warning.
  package var sender: String?
  /// Page with more detail.
  package var url: String?
  /// How the place was matched: by geometry, never by a name.
  package var match: AlertMatch

  package init(id: String, event: String, hazard: AlertHazard?, language: String?, severity: AlertSeverity, capSeverity: AlertSeverity? = nil, certainty: AlertCertainty, urgency: AlertUrgency, sent: Moment?, start: Moment?, end: Moment?, headline: String?, description: String?, instruction: String?, areas: [String], sender: String?, url: String?, match: AlertMatch) {
    self.id = id
    self.event = event
    self.hazard = hazard
    self.language = language
    self.severity = severity
    self.capSeverity = capSeverity
    self.certainty = certainty
    self.urgency = urgency
    self.sent = sent
    self.start = start
    self.end = end
    self.headline = headline
    self.description = description
    self.instruction = instruction
    self.areas = areas
    self.sender = sender
    self.url = url
    self.match = match
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    if !writer.isContent { writer.member("event", event) }
    if !writer.isContent { writer.member("hazard", hazard) }
    if !writer.isContent { writer.member("language", language) }
    writer.member("severity", severity)
    if !writer.isContent, let capSeverity { writer.member("capSeverity", capSeverity) }
    if !writer.isContent { writer.member("certainty", certainty) }
    if !writer.isContent { writer.member("urgency", urgency) }
    if !writer.isContent { writer.labeled("sent", sent) }
    if !writer.isContent { writer.labeled("start", start) }
    if !writer.isContent { writer.labeled("end", end) }
    if !writer.isContent { writer.member("headline", headline) }
    if !writer.isContent { writer.member("description", description) }
    if !writer.isContent { writer.member("instruction", instruction) }
    if !writer.isContent { writer.member("areas", areas) }
    if !writer.isContent { writer.member("sender", sender) }
    if !writer.isContent { writer.member("url", url) }
    writer.member("match", match)
    writer.endObject()
  }
}

}
