import AlmanacProtocol
import Providers
import Services
import Testing
import Time
import Vocabulary
import Weather
import Words

@testable import AlmanacServer
import Telling

/// Every door in every state of the warnings, in every language: the gravest in force comes first,
/// and an all-clear is given only if a responsible source has just given it.
@Suite struct WarningMatrix {
  // MARK: States

  enum State: CaseIterable, Sendable {
    /// In force at the place, and to begin there within a day.
    case inForce, ahead
    /// In force somewhere in the country, or over.
    case country, ended
    /// Not heard yet; the source fails, while another one warns of the country; the source knows of
    /// the country only.
    case unheard, unavailable, partial
    /// No source, and a source without a warning.
    case uncovered, silent

  }

  private static let event = "Gale \"40-50 mph\" of others"

  /// - Parameter language: of the event; by default one that is no reader's.
  private static func alert(
    _ severity: AlertSeverity, _ match: AlertMatch = .point, hours: ClosedRange<Double> = -1...30,
    in language: String? = "fi"
  ) -> WeatherAlert {
    WeatherAlert(
      id: "\(severity) \(match)", event: event, hazard: .tsunami, language: language,
      severity: severity,
      onset: WarnedDoor.now.adding(seconds: hours.lowerBound * 3_600),
      expires: WarnedDoor.now.adding(seconds: hours.upperBound * 3_600), match: match)
  }

  private static func heard(
    _ coverage: AlertCoverage, _ alerts: [WeatherAlert] = []
  ) -> Sourced<AlertReport> {
    Sourced(AlertReport(coverage: coverage, alerts: alerts).inForce(at: WarnedDoor.now))
  }

  private static func chain(
    _ word: HeardWarnings.Word?, _ provider: ProviderID = .meteoAlarm
  ) -> HeardWarnings.Chain {
    guard let word else { return HeardWarnings.Chain(nil, []) }
    var member = HeardWarnings.Member(provider)
    switch word {
    case .success(let answer): member.answer = answer
    case .failure(let failure): member.failure = failure
    }
    return HeardWarnings.Chain(word, [member])
  }

  /// - Parameter partial: of those that know of some hazards.
  private static func place(
    _ main: HeardWarnings.Word?, _ partial: [HeardWarnings.Word] = []
  ) -> WarnedPlace {
    WarnedPlace(
      heard: try? HeardWarnings.merged(
        main: chain(main), partial: partial.map { chain($0, .metNorway) }
      ).get())
  }

  /// As the services hand it down.
  private static func place(_ state: State, _ severity: AlertSeverity) -> WarnedPlace {
    let country = heard(.country, [alert(severity, .country)])
    return switch state {
    case .inForce: place(.success(heard(.full, [alert(.minor), alert(severity, .area)])))
    case .ahead: place(.success(heard(.full, [alert(severity, hours: 20...30)])))
    case .country: place(.success(country))
    case .ended: place(.success(heard(.full, [alert(severity, hours: -9 ... -1)])))
    case .unheard: place(.failure(.deadlineExceeded(retryAfterSeconds: nil)))
    case .unavailable:
      place(
        .failure(.providerUnavailable(.tls, provider: .upstream(.meteoAlarm))),
        [.success(country)])
    case .partial: place(.success(heard(.country)))
    case .uncovered: place(.success(heard(.none)))
    case .silent: place(.success(heard(.full)))
    }
  }

  /// Each once, for all doors and languages.
  private static let places = Dictionary(
    uniqueKeysWithValues: State.allCases.map { state in
      (
        state,
        Dictionary(
          uniqueKeysWithValues: AlertSeverity.allCases.map { ($0, place(state, $0)) })
      )
    })

  // MARK: Words

  private struct Words {
    let severity: String
    /// Of the graver ones, which no other text of the product has by chance.
    let severities: [String]
    let inCountry: String
    let unknown: String
    let uncovered: String
    let noneKnown: String
    let none: String
    /// The kind of the event, and both beside each other, for the eye and for the ear.
    let kind: String
    let pairs: [String]

    init(_ wording: Wording, _ severity: AlertSeverity) {
      func word(_ severity: AlertSeverity) -> String {
        plain(wording.language.phrases.word(severity))
      }
      self.severity = word(severity)
      severities = AlertSeverity.allCases.filter { $0 != .unknown }.map(word)
      inCountry = plain(wording.page(.somewhereInCountry).string)
      unknown = plain(wording.text(.warningsUnknown).string)
      uncovered = plain(wording.page(.noCoverage).string)
      noneKnown = plain(wording.page(.noWarningsKnown).string)
      none = plain(wording.page(.noWarnings).string)
      kind = plain(wording.word(AlertHazard.tsunami).string)
      let warned = WarnedEvent(event, .tsunami)
      pairs = [wording, wording.aloud].map { plain($0.event(warned).string) }
    }
  }

  /// In one case and without spaces, wherever a line ends.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.replacing("&quot;", with: "\"").lowercased().unicodeScalars
    where !isSpace(scalar) && !isolates.contains(scalar) { plain.append(scalar) }
    return String(plain)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private static let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
  private static let marks: Set<Character> = ["⚠", "▲", "!", "\u{F071}"]

  // MARK: Law

  @Test(arguments: SpokenLanguage.allCases)
  func `every door says what is known of the warnings`(language: SpokenLanguage) throws {
    let wording = Wording(locale: language.rawValue)
    let words = Dictionary(
      uniqueKeysWithValues: AlertSeverity.allCases.map { ($0, Words(wording, $0)) })
    var faults: Set<String> = []
    for (number, door) in WarnedDoor.all.enumerated() {
      let silent = try door.tell(Self.place(.silent, .minor), wording)
      for state in State.allCases {
        // Each severity where it is in force; elsewhere one of them in turn.
        let all = AlertSeverity.allCases
        let turn = (number + (State.allCases.firstIndex(of: state) ?? 0)) % all.count
        for severity in state == .inForce ? all : [all[turn]] {
          guard let place = Self.places[state]?[severity],
            let told = try door.tell(place, wording)
          else {
            if state != .unheard { faults.insert("\(door.name), \(state): no answer") }
            continue
          }
          guard let words = words[severity] else { continue }
          if let fault = Self.fault(told, door, state, severity, words, silent) {
            faults.insert(
              "\(door.name), \(state) \(severity): \(fault): \(told.opening.prefix(90))")
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.sorted().prefix(12).joined(separator: "\n"))")
  }

  private static func fault(
    _ told: WarnedDoor.Told, _ door: WarnedDoor, _ state: State, _ severity: AlertSeverity,
    _ words: Words, _ silent: WarnedDoor.Told?
  ) -> String? {
    let (text, opening) = (plain(told.text), plain(told.opening))
    if text.contains(plain(event)), !words.pairs.contains(where: text.contains) {
      return "does not say the kind beside the event"
    }
    switch state {
    case .inForce, .ahead:
      switch door.kind {
      case .words, .list, .line, .format, .count:
        let first = opening.drop { marks.contains($0) }
        guard first.hasPrefix(words.severity) else { return "does not begin with it" }
        let isInWords = door.kind == .words || door.kind == .list
        return isInWords && !text.contains(words.kind) ? "does not say its kind" : nil
      case .event: return text.contains(plain(event)) ? nil : "does not say it"
      case .classes: return text.contains("alert-\(severity.rawValue)") ? nil : "does not have it"
      }
    case .country:
      switch door.kind {
      case .line, .format: return told.text == silent?.text ? nil : "shows it"
      case .event, .count, .classes: return unknownFault(text, door, words.noneKnown, words)
      case .words, .list:
        // An example may have a warning of its own.
        let usual = plain(silent?.text ?? "")
        if words.severities.contains(where: { text.contains($0) && !usual.contains($0) }) {
          return "says how severe it is"
        }
        guard text.contains(plain(event)) else { return nil }
        if door.kind == .words, opening.hasPrefix(plain(event)) { return "begins with it" }
        return text.contains(words.inCountry) ? nil : "does not say where"
      }
    case .ended: return told.text == silent?.text ? nil : "tells what is over"
    case .unheard, .unavailable: return unknownFault(text, door, words.unknown, words)
    case .partial:
      return door.isLine ? nil : unknownFault(text, door, words.noneKnown, words)
    case .uncovered:
      return door.isLine ? nil : unknownFault(text, door, words.uncovered, words)
    case .silent:
      let isUnknown = [words.unknown, words.noneKnown, "alerts-unknown"].contains(
        where: text.contains)
      return isUnknown || opening.contains("?") ? "does not know what it knows" : nil
    }
  }

  private static func unknownFault(
    _ text: String, _ door: WarnedDoor, _ wanted: String, _ words: Words
  ) -> String? {
    if text.contains(words.none) { return "says that there is none" }
    switch door.kind {
    case .words, .list: return text.contains(wanted) ? nil : "does not say that it does not know"
    case .format: return nil
    case .line: return text.contains("?") ? nil : "has no mark"
    case .event, .count: return text.hasSuffix(StatusLine.unknown) ? nil : "is empty"
    case .classes: return text.contains("alerts-unknown") ? nil : "has no class"
    }
  }

  /// The issuer's words are the reader's: nothing is doubled.
  @Test(arguments: SpokenLanguage.allCases)
  func `no door doubles what a reader can read`(language: SpokenLanguage) throws {
    let wording = Wording(locale: language.rawValue)
    let words = Words(wording, .severe)
    let own = String(language.rawValue.prefix { $0 != "-" })
    let place = Self.place(.success(Self.heard(.full, [Self.alert(.severe, in: own)])))
    let told = try WarnedDoor.all.compactMap { door in
      try door.tell(place, wording).map { (door: door, text: Self.plain($0.text)) }
    }
    #expect(told.contains { $0.text.contains(Self.plain(Self.event)) })
    let doubled = told.filter { told in words.pairs.contains(where: told.text.contains) }
    #expect(doubled.isEmpty, "\(doubled.map(\.door.name))")
  }

  // MARK: Silence

  private static let said: [HeardWarnings.Word] = {
    let stale = ProductSource(
      product: .alerts, source: Source(provider: .upstream(.nws), kind: .cache, isStale: true))
    return [
      .success(heard(.full)), .success(heard(.country)), .success(heard(.none)),
      .success(Sourced(AlertReport(coverage: .full, alerts: []), sources: [stale])),
      .success(heard(.full, [alert(.severe)])),
      .success(heard(.country, [alert(.severe, .country)])),
      .failure(.noData(.outOfCoverage, provider: nil)),
      .failure(.providerUnavailable(.tls, provider: .upstream(.meteoAlarm))),
      .failure(.deadlineExceeded(retryAfterSeconds: nil)),
    ]
  }()

  private static func isSilence(_ word: HeardWarnings.Word) -> Bool {
    guard case .success(let answer) = word else { return false }
    return answer.value.coverage == .full && answer.value.own.isEmpty && !answer.source.isStale
  }

  /// Whatever the sources answer or fail to answer: an all-clear, in words or by their absence, is
  /// fresh and from a source for all hazards.
  @Test func `no door gives an all-clear that nobody gave`() throws {
    let choices = Self.said.map { Optional($0) } + [nil]
    var told: [String: (place: WarnedPlace, mayBeSilent: Bool)] = [:]
    for main in choices {
      for one in choices {
        for other in choices {
          let partial = [one, other].compactMap(\.self)
          let place = Self.place(main, partial)
          let heard = place.heard
          let mayBeSilent = main.map(Self.isSilence) ?? false
          let ids = heard?.value.alerts.map(\.id) ?? []
          let key = "\(place.occasion.warnings) \(ids) \(heard?.value.coverage as Any)"
          told[key] = (place, (told[key]?.mayBeSilent ?? true) && mayBeSilent)
        }
      }
    }
    let wording = Wording(locale: "en")
    let words = Words(wording, .severe)
    let speaking = [
      "alert-severe", "somewhereinthecountry",
      words.unknown, words.uncovered, words.noneKnown, words.severity, words.inCountry,
      "alerts-unknown", "?",
      "–",
    ]
    var faults: Set<String> = []
    for (key, (place, mayBeSilent)) in told where !mayBeSilent {
      for door in WarnedDoor.all where door.kind != .format {
        guard let said = try door.tell(place, wording) else { continue }
        let text = Self.plain(said.text)
        let isSilent =
          text.contains(words.none)
          || !speaking.contains(where: text.contains)
            && !text.contains(Self.plain(Self.event))
        // What no line will ever know, its tooltip says.
        let isLasting = place.heard.map { $0.value.coverage != .full } ?? false
        if isSilent, !isLasting || door.kind != .line { faults.insert("\(door.name): \(key)") }
      }
    }
    #expect(told.count > 5)
    #expect(faults.isEmpty, "\(faults.sorted().prefix(12).joined(separator: "\n"))")
  }
}
