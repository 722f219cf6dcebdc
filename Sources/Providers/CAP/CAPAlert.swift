package import Vocabulary

/// A message of the Common Alerting Protocol, versions 1.0 to 1.2, whatever form it came in. Texts
/// are as written; of a member that occurs more than once where it must not, the first counts.
package struct CAPAlert: Equatable, Sendable {
  package var identifier: String?
  package var sender: String?
  package var sent: String?
  package var status: String?
  package var messageType: String?
  package var scope: String?
  /// The identifiers of the messages that this one is about.
  package var references: [String] = []
  package var infos: [CAPInfo] = []

  mutating func set(_ name: String, _ text: CAPText) {
    switch name {
    case "identifier": text.fill(&identifier)
    case "sender": text.fill(&sender)
    case "sent": text.fill(&sent)
    case "status": text.fill(&status)
    case "msgType": text.fill(&messageType)
    case "scope": text.fill(&scope)
    case "references" where references.isEmpty: references = Self.identifiers(in: text.string)
    default: break
    }
  }

  /// References are `sender,identifier,sent` triples, separated by white space.
  private static func identifiers(in references: String) -> [String] {
    references.utf8.split(whereSeparator: CAPText.isSpace)
      .compactMap { triple in
        let parts = triple.split(separator: UInt8(ascii: ","))
        return parts.count == 3 ? String(Substring(parts[1])) : nil
      }
  }
}

extension CAPAlert {
  /// Whether it is of a real event. A missing or unknown status counts as actual.
  var isActual: Bool {
    !CAPText.isOne(status, of: "exercise", "system", "test", "draft")
  }

  /// Whether it is for everyone. A missing or unknown scope counts as public.
  var isPublic: Bool { !CAPText.isOne(scope, of: "restricted", "private") }

  /// Whether it warns, alone or in the place of another: it neither cancels nor acknowledges.
  var isWarning: Bool { !CAPText.isOne(messageType, of: "cancel", "ack", "error") }

  /// The messages that it updates or cancels. An acknowledgment and an exercise supersede nothing,
  /// and no message itself.
  var superseded: [String] {
    guard !references.isEmpty, isActual, !CAPText.isOne(messageType, of: "ack", "error") else {
      return []
    }
    let own = TextCleaning.line(identifier)
    return references.filter { $0 != own }
  }
}

/// What a message says of one event in one language.
package struct CAPInfo: Equatable, Sendable {
  package var language: String?
  package var event: String?
  package var responseTypes: [String] = []
  package var urgency: String?
  package var severity: String?
  package var certainty: String?
  package var effective: String?
  package var onset: String?
  package var expires: String?
  package var senderName: String?
  package var headline: String?
  package var description: String?
  package var instruction: String?
  package var web: String?
  package var parameters: [CAPValue] = []
  package var eventCodes: [CAPValue] = []
  package var areas: [CAPArea] = []
  /// What a service that writes no CAP says by codes of its own.
  package var hazard: AlertHazard?

  mutating func set(_ name: String, _ text: CAPText) {
    switch name {
    case "language": text.fill(&language)
    case "event": text.fill(&event)
    case "responseType": responseTypes.append(text.string)
    case "urgency": text.fill(&urgency)
    case "severity": text.fill(&severity)
    case "certainty": text.fill(&certainty)
    case "effective": text.fill(&effective)
    case "onset": text.fill(&onset)
    case "expires": text.fill(&expires)
    case "senderName": text.fill(&senderName)
    case "headline": text.fill(&headline)
    case "description": text.fill(&description)
    case "instruction": text.fill(&instruction)
    case "web": text.fill(&web)
    default: break
    }
  }
}

/// A value with the name of what it is, such as `awareness_level` or `EMMA_ID`.
package struct CAPValue: Equatable, Sendable {
  package var name: String?
  package var value: String?

  mutating func set(_ name: String, _ text: CAPText) {
    switch name {
    case "valueName": text.fill(&self.name)
    case "value": text.fill(&value)
    default: break
    }
  }
}

package struct CAPArea: Equatable, Sendable {
  package var description: String?
  package var shapes: [CAPShape] = []
  package var geocodes: [CAPValue] = []

  mutating func set(_ name: String, _ text: CAPText) {
    switch name {
    case "areaDesc": text.fill(&description)
    case "polygon": shapes.append(.polygon(text.bytes))
    case "circle": shapes.append(.circle(text.bytes))
    default: break
    }
  }
}

/// The text of a member, converted only if the member is one that counts.
enum CAPText {
  case bytes([UInt8])
  case string(String)

  /// The first of several counts.
  func fill(_ member: inout String?) {
    if member == nil { member = string }
  }

  var string: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .string(let string): string
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .string(let string): Array(string.utf8)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Without the white space that it begins with: scripts that write XML tend to begin with a blank
  /// line.
  static func afterSpace(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.firstIndex { !isSpace($0) } ?? 0
    return start == 0 ? bytes : Array(bytes[start...])
  }

  /// Whether a text is one of some keywords, which are in lower case: services vary in case, and in
  /// the white space around.
  static func isOne(_ text: String?, of words: String...) -> Bool {
    guard let text = text?.utf8 else { return false }
    guard let start = text.firstIndex(where: { !isSpace($0) }),
      let end = text.lastIndex(where: { !isSpace($0) })
    else { return false }
    return words.contains { word in
      text[start...end].elementsEqual(word.utf8) { byte, expected in
        byte == expected
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == expected
      }
    }
  }

  /// A keyword, lowercased because services vary in case; nil if blank.
  static func word(_ text: String?) -> String? { TextCleaning.line(text)?.lowercased() }
}
