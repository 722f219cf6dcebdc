package import Providers

/// The members of a message by the names that CAP gives them, in its order, as `CAPReader` reads
/// them; of an area the outlines too.
package struct MessageMembers {
  package enum Event {
    case begin(String)
    case member(String, String)
    case shape(CAPShape)
    case end(String)
  }

  package private(set) var events: [Event] = []

  package init(_ message: CAPAlert) {
    add("identifier", message.identifier)
    add("sender", message.sender)
    add("sent", message.sent)
    add("status", message.status)
    add("msgType", message.messageType)
    add("scope", message.scope)
    for reference in message.references { add("references", reference) }
    for info in message.infos { group("info") { $0.add(info) } }
  }

  private mutating func add(_ info: CAPInfo) {
    add("language", info.language)
    add("event", info.event)
    for type in info.responseTypes { add("responseType", type) }
    add("urgency", info.urgency)
    add("severity", info.severity)
    add("certainty", info.certainty)
    add("effective", info.effective)
    add("onset", info.onset)
    add("expires", info.expires)
    add("senderName", info.senderName)
    add("headline", info.headline)
    add("description", info.description)
    add("instruction", info.instruction)
    add("web", info.web)
    add("parameter", info.parameters)
    add("eventCode", info.eventCodes)
    for area in info.areas {
      group("area") { members in
        members.add("areaDesc", area.description)
        members.events += area.shapes.map(Event.shape)
        members.add("geocode", area.geocodes)
      }
    }
  }

  private mutating func add(_ name: String, _ values: [CAPValue]) {
    for value in values {
      group(name) { members in
        members.add("valueName", value.name)
        members.add("value", value.value)
      }
    }
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { events.append(.member(name, value)) }
  }

  private mutating func group(_ name: String, _ write: (inout Self) -> Void) {
    events.append(.begin(name))
    write(&self)
    events.append(.end(name))
  }
}
