import Basics
import Time
import Vocabulary
import Weather

/// Reads one CAP message in MeteoAlarm's JSON form.
struct MeteoAlarmReader {
  let place: WarnedPlace
  let language: String
  let now: Instant
  /// Identifiers of superseded messages.
  let replaced: Set<String>

  /// One warning per part of a message, in one language, without expired parts, all-clears and
  /// parts for elsewhere; none for a cancellation or an exercise.
  func rows(_ warning: UpstreamValue) -> [AlertRow] {
    guard let message = warning["alert"], message.isFilled else { return [.unreadable] }
    let identifier = message.line("identifier")
    guard message.word("msgType") != "cancel", message.isActualAlert,
      !replaced.contains(identifier ?? "")
    else { return [.silent] }
    let all = infos(message)
    guard !all.isEmpty else { return [.unreadable] }
    let parts = parts(of: all)
    guard !parts.isEmpty else { return [.silent] }
    let id = identifier ?? warning.line("uuid") ?? madeID(message, all)
    return parts.enumerated().map { index, part in
      guard let match = place.match(part.areas) else { return .silent }
      let id = index == 0 ? id : "\(id)#\(index + 1)"
      return .warning(alert(message, part, id: id, match: match))
    }
  }

  /// The same id in every language.
  private func madeID(_ message: UpstreamValue, _ infos: [UpstreamValue]) -> String {
    let first = infos.first
    return AlertSubstitute.id(
      sender: message.line("sender") ?? first?.line("senderName"),
      event: first?.line("event") ?? first?.line("headline"),
      onset: first?["onset"]?.timestamp ?? message["sent"]?.timestamp,
      expires: first?["expires"]?.timestamp,
      text: infos.first { $0.text("description") != nil }?.text("description")
        ?? first?["area"]?.element(at: 0)?.line("areaDesc"))
  }

  private func alert(
    _ message: UpstreamValue, _ part: Part, id: String, match: AlertMatch
  ) -> WeatherAlert {
    let info = part.info
    let (headline, description) = (part.line("headline"), part.text("description"))
    return WeatherAlert(
      id: id,
      event: part.line("event") ?? headline ?? AlertSubstitute.event(from: description),
      severity: AlertSeverity(upstream: info["severity"]?.string),
      certainty: AlertCertainty(upstream: info["certainty"]?.string),
      urgency: AlertUrgency(upstream: info["urgency"]?.string),
      sent: message["sent"]?.timestamp,
      onset: info["onset"]?.timestamp ?? info["effective"]?.timestamp,
      expires: info["expires"]?.timestamp,
      headline: headline, description: description, instruction: part.text("instruction"),
      areas: part.areas.compactMap { $0.line("areaDesc") }, sender: part.line("senderName"),
      url: TextCleaning.url(info["web"]?.string),
      match: match)
  }
}

// MARK: Languages and levels

extension MeteoAlarmReader {
  /// A part of a message, with its translations.
  fileprivate struct Part {
    let info: UpstreamValue
    let others: [UpstreamValue]
    let areas: [UpstreamValue]

    init(_ info: UpstreamValue, others: [UpstreamValue]) {
      (self.info, self.others) = (info, others)
      areas = info["area"]?.listed ?? []
    }

    /// Blank text counts as missing: falls back to another language.
    func line(_ name: String) -> String? {
      info.line(name) ?? others.lazy.compactMap { $0.line(name) }.first
    }

    func text(_ name: String) -> String? {
      info.text(name) ?? others.lazy.compactMap { $0.text(name) }.first
    }
  }

  private func infos(_ message: UpstreamValue) -> [UpstreamValue] {
    (message["info"]?.listed ?? []).filter(\.isFilled)
  }

  /// The parts in force, in the requested language, else English, else any. If languages disagree
  /// on severity, the most severe wins; a named one precedes an unnamed one. A language has several
  /// parts if levels, hours or areas differ.
  private func parts(of infos: [UpstreamValue]) -> [Part] {
    let spoken = languages(of: infos)
      .map { code in infos.filter { Self.language($0) == code && isInForce($0) } }
      .filter { !$0.isEmpty }
    let gravest = spoken.compactMap { $0.map(gravity).min() }.min()
    let grave = spoken.filter { $0.map(gravity).min() == gravest }
    guard let chosen = grave.first(where: { $0.allSatisfy(isNamed) }) ?? grave.first else {
      return []
    }
    let parallel = spoken.filter { $0.count == chosen.count }
    return chosen.indices.map { index in
      Part(chosen[index], others: parallel.map { $0[index] })
    }
  }

  private func languages(of infos: [UpstreamValue]) -> [String] {
    var codes: [String] = []
    for info in infos where !codes.contains(Self.language(info)) {
      codes.append(Self.language(info))
    }
    let wanted = [language.lowercased(), "en"]
    return wanted.flatMap { code in codes.filter { $0.hasPrefix(code) } }
      + codes.filter { code in !wanted.contains(where: code.hasPrefix) }
  }

  private static func language(_ info: UpstreamValue) -> String { info.word("language") ?? "" }

  private func isNamed(_ info: UpstreamValue) -> Bool {
    info.line("event") != nil || info.line("headline") != nil
  }

  private func isInForce(_ info: UpstreamValue) -> Bool {
    let expires = info["expires"]?.timestamp
    return level(info) != 1 && !isAllClear(info)
      && WeatherAlert.isInForce(until: expires, at: now)
  }

  private func isAllClear(_ info: UpstreamValue) -> Bool {
    (info["responseType"]?.listed ?? []).contains {
      TextCleaning.line($0.string)?.lowercased() == "allclear"
    }
  }

  /// In `AlertSeverity` order, 0 the worst; raised by the color if that is more severe.
  private func gravity(_ info: UpstreamValue) -> Int {
    let severity = AlertSeverity(upstream: info["severity"]?.string)
    let rank = AlertSeverity.allCases.firstIndex(of: severity) ?? 0
    return min(rank, 4 - (level(info) ?? 0))
  }

  /// `awareness_level` is written `1; green; Minor`: 1 is no warning, 4 the worst. Of several the
  /// highest.
  private func level(_ info: UpstreamValue) -> Int? {
    let colors = ["green", "yellow", "orange", "red"]
    return info["parameter"]?.elements.compactMap { parameter -> Int? in
      guard parameter.word("valueName") == "awareness_level",
        let value = parameter.word("value")
      else { return nil }
      return value.first?.wholeNumberValue
        ?? colors.firstIndex { value.mentions($0) }.map { $0 + 1 }
    }.max()
  }
}

extension MeteoAlarm {
  /// The feeds by country.
  package static let feeds: [String: String] = [
    "AD": "andorra", "AT": "austria", "BA": "bosnia-herzegovina", "BE": "belgium",
    "BG": "bulgaria", "CH": "switzerland", "CY": "cyprus", "CZ": "czechia", "DE": "germany",
    "DK": "denmark", "EE": "estonia", "ES": "spain", "FI": "finland", "FR": "france",
    "GB": "united-kingdom", "GR": "greece", "HR": "croatia", "HU": "hungary", "IE": "ireland",
    "IL": "israel", "IS": "iceland", "IT": "italy", "LT": "lithuania", "LU": "luxembourg",
    "LV": "latvia", "MD": "moldova", "ME": "montenegro", "MK": "republic-of-north-macedonia",
    "MT": "malta", "NL": "netherlands", "NO": "norway", "PL": "poland", "PT": "portugal",
    "RO": "romania", "RS": "serbia", "SE": "sweden", "SI": "slovenia", "SK": "slovakia",
    "UA": "ukraine",
  ]
}
