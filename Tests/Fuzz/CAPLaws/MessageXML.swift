import Providers

/// A message as XML, without its outlines.
struct MessageXML {
  private(set) var text = #"<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">"#

  init(_ message: CAPAlert) {
    for event in MessageMembers(message).events {
      switch event {
      case .begin(let name): text += "<\(name)>"
      case .member("references", _), .shape: break
      case .member(let name, let value): add(name, value)
      case .end(let name): text += "</\(name)>"
      }
    }
    if !message.references.isEmpty {
      add("references", message.references.map { "s,\($0),t" }.joined(separator: " "))
    }
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

  private mutating func add(_ name: String, _ value: String) {
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
