import Basics
package import Time
package import Vocabulary
import Weather

/// Makes warnings of the messages of a service.
package struct CAPWarnings {
  /// ISO 639-1; falls back to English, then to any.
  private let language: Substring
  private let now: Instant
  /// What a part of a message is for, by its areas; nil if it is for elsewhere.
  private let match: (CAPInfo) -> AlertMatch?

  package init(language: String, now: Instant, match: @escaping (CAPInfo) -> AlertMatch?) {
    self.language = Self.primary(language.lowercased())
    self.now = now
    self.match = match
  }

  /// One warning per part of a message, in one language, without expired parts, all-clears and
  /// parts for elsewhere; none for a message that another has superseded, or that is not meant to
  /// warn the public.
  /// - Parameter messages: all that are known, since one may supersede another; nil is unreadable.
  package func rows(_ messages: [CAPAlert?]) -> [AlertRow] {
    let superseded = Set(messages.lazy.compactMap(\.self).flatMap(\.superseded))
    return messages.flatMap { message in
      message.map { rows($0, superseded) } ?? [.unreadable]
    }
  }

  private func rows(_ message: CAPAlert, _ superseded: Set<String>) -> [AlertRow] {
    let identifier = TextCleaning.line(message.identifier)
    guard message.isActual, message.isPublic, message.isWarning,
      !superseded.contains(identifier ?? "")
    else { return [.silent] }
    guard !message.infos.isEmpty else { return [.unreadable] }
    let parts = parts(of: message.infos)
    guard !parts.isEmpty else { return [.silent] }
    let id = identifier ?? Self.madeID(message)
    return parts.enumerated().map { index, part in
      guard let match = match(part.infos[part.own]) else { return .silent }
      let id = index == 0 ? id : "\(id)#\(index + 1)"
      return .warning(Self.alert(message, part, id: id, match: match))
    }
  }

  /// The same id in every language.
  private static func madeID(_ message: CAPAlert) -> String {
    let infos = message.infos.lazy
    func first(_ member: KeyPath<CAPInfo, String?>) -> String? {
      infos.compactMap { TextCleaning.line($0[keyPath: member]) }.first
    }
    return AlertSubstitute.id(
      sender: TextCleaning.line(message.sender) ?? first(\.senderName),
      event: first(\.event) ?? first(\.headline),
      onset: infos.compactMap(onset).first ?? time(message.sent),
      expires: infos.compactMap { time($0.expires) }.first,
      text: infos.compactMap { TextCleaning.clean($0.description) }.first
        ?? infos.flatMap(\.areas).compactMap { TextCleaning.line($0.description) }.first)
  }

  private static func time(_ text: String?) -> Instant? {
    TextCleaning.line(text).flatMap(Timestamp.instant)
  }

  private static func onset(_ info: CAPInfo) -> Instant? {
    time(info.onset) ?? time(info.effective)
  }

  private static func alert(
    _ message: CAPAlert, _ part: Part, id: String, match: AlertMatch
  ) -> WeatherAlert {
    let info = part.infos[part.own]
    let (headline, description) = (part.line(\.headline), part.text(\.description))
    let named = part.first(\.event) ?? part.first(\.headline)
    let source = named?.info ?? part.first(\.description)?.info ?? info
    return WeatherAlert(
      id: id,
      event: named?.line ?? AlertSubstitute.event(from: description), hazard: part.hazard,
      language: String(primary(language(source))),
      severity: severity(info),
      capSeverity: CAPText.word(info.severity).map { AlertSeverity(upstream: $0) },
      certainty: AlertCertainty(upstream: CAPText.word(info.certainty)),
      urgency: AlertUrgency(upstream: CAPText.word(info.urgency)),
      sent: time(message.sent), onset: onset(info), expires: time(info.expires),
      headline: headline, description: description, instruction: part.text(\.instruction),
      areas: info.areas.compactMap { TextCleaning.line($0.description) },
      sender: part.line(\.senderName), url: TextCleaning.url(info.web), match: match)
  }
}

// MARK: Languages and levels

extension CAPWarnings {
  /// A part of a message, with its translations. They are numbers of `infos`, which are not copied:
  /// most warnings of a country are for elsewhere.
  fileprivate struct Part {
    let infos: [CAPInfo]
    let own: Int
    let others: [Int]

    /// Blank text counts as missing: falls back to another language.
    func line(_ member: KeyPath<CAPInfo, String?>) -> String? { first(member)?.line }

    /// The same, with what it is of.
    func first(_ member: KeyPath<CAPInfo, String?>) -> (line: String, info: CAPInfo)? {
      ([own] + others).lazy.compactMap { number in
        TextCleaning.line(infos[number][keyPath: member]).map { ($0, infos[number]) }
      }.first
    }

    /// Codes are those of all languages.
    var hazard: AlertHazard? { ([own] + others).lazy.compactMap { infos[$0].kind }.first }

    func text(_ member: KeyPath<CAPInfo, String?>) -> String? {
      ([own] + others).lazy.compactMap { TextCleaning.clean(infos[$0][keyPath: member]) }.first
    }
  }

  /// The parts in force, in the requested language, else English, else any. If languages disagree
  /// on severity, the most severe wins; a named one precedes an unnamed one. A language has several
  /// parts if levels, hours or areas differ.
  private func parts(of infos: [CAPInfo]) -> [Part] {
    let spoken = byLanguage(infos).map { numbers in
      (numbers: numbers, gravity: numbers.map { Self.severity(infos[$0]).gravity }.min() ?? .max)
    }
    let gravest = spoken.map(\.gravity).min()
    let grave = spoken.filter { $0.gravity == gravest }.map(\.numbers)
    let named = grave.first { numbers in numbers.allSatisfy { isNamed(infos[$0]) } }
    guard let chosen = named ?? grave.first else { return [] }
    let parallel = spoken.map(\.numbers).filter { $0.count == chosen.count }
    return chosen.indices.map { index in
      Part(infos: infos, own: chosen[index], others: parallel.map { $0[index] })
    }
  }

  /// The numbers of those in force, by language: the wanted one first, then English.
  private func byLanguage(_ infos: [CAPInfo]) -> [[Int]] {
    var groups: [(language: String, numbers: [Int])] = []
    var known: [String: Int] = [:]
    for number in infos.indices where isInForce(infos[number]) {
      let language = Self.language(infos[number])
      if let group = known[language] {
        groups[group].numbers.append(number)
      } else {
        known[language] = groups.count
        groups.append((language, [number]))
      }
    }
    func isWanted(_ rank: Int, _ tag: String) -> Bool {
      let primary = Self.primary(tag)
      return rank == (primary == language ? 0 : primary == "en" ? 1 : 2)
    }
    return (0...2).flatMap { rank in groups.filter { isWanted(rank, $0.language) } }.map(\.numbers)
  }

  /// American English is the default of CAP 1.2.
  private static func language(_ info: CAPInfo) -> String {
    CAPText.word(info.language) ?? "en-us"
  }

  /// The language of a tag (RFC 5646), without script and region.
  private static func primary(_ tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }

  private func isNamed(_ info: CAPInfo) -> Bool {
    TextCleaning.line(info.event) != nil || TextCleaning.line(info.headline) != nil
  }

  private func isInForce(_ info: CAPInfo) -> Bool {
    Self.level(info) != 1 && !isAllClear(info)
      && WeatherAlert.isInForce(until: Self.time(info.expires), at: now)
  }

  private func isAllClear(_ info: CAPInfo) -> Bool {
    info.responseTypes.contains { CAPText.isOne($0, of: "allclear") }
  }

  /// The awareness level is what the sender tells the public; some senders write one and the same
  /// severity of CAP into every message.
  private static func severity(_ info: CAPInfo) -> AlertSeverity {
    switch level(info) {
    case 2: .moderate
    case 3: .severe
    case 4: .extreme
    default: AlertSeverity(upstream: CAPText.word(info.severity))
    }
  }

  /// `awareness_level` is written `1; green; Minor`: 1 is no warning, 4 the worst. Of several the
  /// highest.
  private static func level(_ info: CAPInfo) -> Int? {
    let colors = ["green", "yellow", "orange", "red"]
    return info.parameters.compactMap { parameter -> Int? in
      guard CAPText.isOne(parameter.name, of: "awareness_level"),
        let value = CAPText.word(parameter.value)
      else { return nil }
      return value.first?.wholeNumberValue
        ?? colors.firstIndex { value.mentions($0) }.map { $0 + 1 }
    }.max()
  }
}
