import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// What becomes a warning of a message, whatever form the message came in.
@Suite struct CAPWarningsTests {
  /// Every recorded message, of each form, that warns while it is in force.
  private static let messages: [(name: String, message: CAPAlert)] = {
    let xml = Payloads.documents.compactMap { name in
      (try? CAPReader.read(Payloads.response(name).body)).map { (name, $0) }
    }
    let json = Payloads.names.flatMap { name -> [(String, CAPAlert)] in
      guard let root = try? Payloads.response(name).json() else { return [] }
      let area = root["location"]?.line("name")
      let messages: [CAPAlert?] =
        (root["warnings"]?.elements ?? []).map { $0["alert"].flatMap { CAPAlert(json: $0) } }
        + (root["features"]?.elements ?? []).map {
          let item = $0["properties"]
          return item?["areaDesc"] != nil
            ? CAPAlert(nws: $0)
            : item?["alert_code"] != nil
              ? CAPAlert(environmentCanada: $0)
              : item?["awareness_level"] != nil ? CAPAlert(metNorway: $0, language: "no") : nil
        }
        + (root["alerts"]?.elements ?? []).map {
          $0["alert_id"] == nil ? nil : CAPAlert(brightSky: $0, area: area)
        }
      return messages.compactMap(\.self).map { (name, $0) }
    }
    return (xml + json).filter { !warnings([$0.1]).isEmpty }
  }()

  /// Those of a time at which all are in force.
  private static func warnings(_ messages: [CAPAlert], language: String = "en") -> [WeatherAlert] {
    CAPWarnings(language: language, now: .earliest) { _ in .point }
      .rows(messages).compactMap(\.warning)
  }

  /// The message, changed.
  private static func with(_ message: CAPAlert, _ change: (inout CAPAlert) -> Void) -> CAPAlert {
    var changed = message
    change(&changed)
    return changed
  }

  @Test func messagesOfAllFormsAreRecorded() {
    let names = Set(Self.messages.map(\.name))
    for folder in [
      "cap/", "meteoalarm/cap", "meteoalarm/feed", "nws/", "bright-sky/", "environment-canada/",
      "met-norway/", "metservice/",
    ] {
      #expect(names.contains { $0.hasPrefix(folder) }, "\(folder)")
    }
  }

  @Test func onlyActualPublicMessagesThatWarnAreWarnings() {
    for (name, message) in Self.messages {
      for word in ["Exercise", "SYSTEM", " Test ", "Draft"] {
        #expect(Self.warnings([Self.with(message) { $0.status = word }]).isEmpty, "\(name) \(word)")
      }
      for word in ["Cancel", "Ack", "ERROR"] {
        let other = Self.with(message) { $0.messageType = word }
        #expect(Self.warnings([other]).isEmpty, "\(name) \(word)")
      }
      for word in ["Restricted", "Private"] {
        #expect(Self.warnings([Self.with(message) { $0.scope = word }]).isEmpty, "\(name) \(word)")
      }
      for word in [nil, "", "Unknown"] {
        let other = Self.with(message) {
          ($0.status, $0.messageType, $0.scope) = (word, word, word)
        }
        #expect(Self.warnings([other]) == Self.warnings([message]), "\(name)")
      }
    }
  }

  @Test func aLaterMessageSupersedesThoseItRefersTo() {
    for (name, message) in Self.messages {
      let old = Self.with(message) { ($0.identifier, $0.references) = ("old", []) }
      let next = { (change: (inout CAPAlert) -> Void) in
        Self.with(message) {
          ($0.identifier, $0.messageType, $0.references) = ("new", "Update", ["other", "old"])
          change(&$0)
        }
      }
      let (olds, news) = (Self.warnings([old]), Self.warnings([next { _ in }]))
      #expect(Self.warnings([old, next { _ in }]) == news, "\(name)")
      #expect(Self.warnings([next { _ in }, old]) == news, "\(name)")
      #expect(Self.warnings([old, next { $0.messageType = "Cancel" }]).isEmpty, "\(name)")
      for word in ["Ack", "Error"] {
        #expect(Self.warnings([old, next { $0.messageType = word }]) == olds, "\(name)")
      }
      #expect(Self.warnings([old, next { $0.status = "Exercise" }]) == olds, "\(name)")
      // A message cannot supersede itself.
      #expect(Self.warnings([next { $0.references = ["new"] }]) == news, "\(name)")
    }
  }

  /// A warning ends at its `expires` sharp, and lasts without; one that has not begun is one.
  @Test func endsCountAndOnsetsDoNot() throws {
    let end = try #require(Timestamp.instant("2026-06-21T12:00:00Z"))
    for (name, message) in Self.messages {
      let ending = Self.with(message) {
        for index in $0.infos.indices {
          $0.infos[index].expires = "\n 2026-06-21T14:00:00+02:00 "
          $0.infos[index].onset = "2026-06-22T00:00:00Z"
        }
      }
      let endless = Self.with(message) {
        for index in $0.infos.indices { $0.infos[index].expires = nil }
      }
      for (message, now, isInForce) in [
        (ending, end.adding(seconds: -1), true), (ending, end, false), (endless, end, true),
      ] {
        let rows = CAPWarnings(language: "en", now: now) { _ in .point }.rows([message])
        #expect(rows.contains { $0.warning != nil } == isInForce, "\(name) \(now)")
      }
    }
  }

  @Test func languagesAreThoseOfTheTag() {
    func info(_ language: String?, _ event: String) -> CAPInfo {
      var info = CAPInfo()
      (info.language, info.event) = (language, event)
      return info
    }
    var message = CAPAlert()
    message.infos = [
      info("fr-CA", "Vent"), info("de_AT", "Wind de"), info("den", "other"), info(nil, "Wind en"),
    ]
    for (language, event) in [
      ("fr", "Vent"), ("de", "Wind de"), ("DE-ch", "Wind de"), ("en", "Wind en"),
      ("pt", "Wind en"), ("den", "other"), ("", "Wind en"),
    ] {
      #expect(Self.warnings([message], language: language).map(\.event) == [event], "\(language)")
    }
  }
}
