import Places
import Providers
import Time
import Vocabulary
import Weather

/// What holds of every message of CAP, whatever its bytes are.
package enum CAPLaws {
  /// What is wrong with the reading of some bytes; nil if nothing is.
  package static func complaint(_ bytes: [UInt8]) -> String? {
    guard let message = try? CAPReader.read(bytes) else { return nil }
    let wrong = shorter(bytes) ?? again(message) ?? warnings(of: message)
    return wrong.map { "\($0): \(String(decoding: bytes, as: UTF8.self))" }
  }

  /// The last byte that is no white space closes something.
  private static func shorter(_ bytes: [UInt8]) -> String? {
    let last = bytes.lastIndex { !MessageXML.isSpace($0) } ?? 0
    return (try? CAPReader.read(Array(bytes[..<last]))) == nil ? nil : "its beginning is read too"
  }

  /// Written down and read, it is the same.
  private static func again(_ message: CAPAlert) -> String? {
    let copy = try? CAPReader.read(Array(MessageXML(message).text.utf8))
    return copy == MessageXML.comparable(message) ? nil : "read otherwise when it is written again"
  }

  /// Each warning has an id and an event and nothing that a terminal obeys, and there are no more
  /// than parts; an exercise, a cancellation and what is superseded are none.
  private static func warnings(of message: CAPAlert) -> String? {
    guard let place = Coordinate(latitude: 46.61, longitude: 13.85) else { return "no place" }
    let warned = WarnedPlace(place, country: "AT")
    func warnings(_ messages: CAPAlert...) -> [WeatherAlert] {
      CAPWarnings(language: "de", now: .earliest) { warned.match($0.areas) }
        .rows(messages).compactMap(\.warning)
    }
    let found = warnings(message)
    if found.count > message.infos.count { return "more warnings than parts" }
    for alert in found {
      let texts = [
        alert.id, alert.event, alert.headline ?? "-", alert.description ?? "-",
        alert.instruction ?? "-", alert.sender ?? "-", alert.url ?? "-",
      ]
      for text in texts + alert.areas {
        if text.isEmpty { return "a text without a character" }
        if text.unicodeScalars.contains(where: isObeyed) { return "a text that is obeyed" }
      }
    }
    var (exercise, cancellation, successor) = (message, message, message)
    exercise.status = "Exercise"
    cancellation.messageType = "Cancel"
    (successor.messageType, successor.status) = ("Cancel", "Actual")
    successor.identifier = "\(message.identifier ?? "")-2"
    successor.references = message.identifier.map { [$0] } ?? []
    if !warnings(exercise).isEmpty { return "an exercise warns" }
    if !warnings(cancellation).isEmpty { return "a cancellation warns" }
    let isNamed = found.contains { $0.id == message.identifier }
    if isNamed, !warnings(message, successor).isEmpty { return "a canceled message warns" }
    return nil
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
