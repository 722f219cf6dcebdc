import Providers

/// A message as XML, without its outlines.
struct MessageXML {
  private(set) var text = #"<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">"#

  init(_ message: CAPAlert) {
    add("identifier", message.identifier)
    add("sender", message.sender)
    add("sent", message.sent)
    add("status", message.status)
    add("msgType", message.messageType)
    add("scope", message.scope)
    if !message.references.isEmpty {
      add("references", message.references.map { "s,\($0),t" }.joined(separator: " "))
    }
    for info in message.infos { add(info) }
    text += "</alert>"
  }

  /// What of a message is written.
  static func comparable(_ message: CAPAlert) -> CAPAlert {
    var message = message
    for info in message.infos.indices {
      for area in message.infos[info].areas.indices { message.infos[info].areas[area].shapes = [] }
    }
    return message
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func add(_ info: CAPInfo) {
    text += "<info>"
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
    for value in info.parameters { add("parameter", value) }
    for value in info.eventCodes { add("eventCode", value) }
    for area in info.areas {
      text += "<area>"
      add("areaDesc", area.description)
      for value in area.geocodes { add("geocode", value) }
      text += "</area>"
    }
    text += "</info>"
  }

  private mutating func add(_ name: String, _ value: CAPValue) {
    text += "<\(name)>"
    add("valueName", value.name)
    add("value", value.value)
    text += "</\(name)>"
  }

  private mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    text += "<\(name)>"
    for scalar in value.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "</\(name)>"
  }
}
