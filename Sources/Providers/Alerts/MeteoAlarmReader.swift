internal import AlmanacCore
internal import JSON

/// Reads one CAP message as MeteoAlarm writes it in JSON.
struct MeteoAlarmReader {
  /// Folded.
  let names: [String]
  let language: String
  let nowUnixSeconds: Double

  /// No test and no exercise, which must not call off what is real either.
  static func isActual(_ message: JSONValue) -> Bool {
    message["status"]?.string.map { $0 == "Actual" } ?? true
  }

  /// One for each part of the message in one language, without those that are over or mean no
  /// warning; none of a cancellation or an exercise.
  func alerts(_ message: JSONValue) -> [WeatherAlert] {
    guard message["msgType"]?.string != "Cancel", Self.isActual(message),
      let identifier = message.line("identifier")
    else { return [] }
    return infos(message).filter(isInForce).enumerated().compactMap { index, info in
      alert(message, info, id: index == 0 ? identifier : "\(identifier)#\(index + 1)")
    }
  }

  private func isInForce(_ info: JSONValue) -> Bool {
    let expires = Timestamp.unixSeconds(info["expires"]?.string)
    return !isGreen(info) && !isAllClear(info) && (expires ?? .infinity) > nowUnixSeconds
  }

  private func alert(_ message: JSONValue, _ info: JSONValue, id: String) -> WeatherAlert? {
    guard let event = info.line("event") ?? info.line("headline") else { return nil }
    let areas = info["area"]?.elements.compactMap { $0.line("areaDesc") } ?? []
    let isHere = areas.contains { area in
      let folded = AreaName.fold(area)
      return names.contains { AreaName.match(folded, $0) }
    }
    return WeatherAlert(
      id: id, event: event, severity: AlertSeverity(upstream: info["severity"]?.string),
      certainty: AlertCertainty(upstream: info["certainty"]?.string),
      urgency: AlertUrgency(upstream: info["urgency"]?.string),
      sentUnixSeconds: Timestamp.unixSeconds(message["sent"]?.string),
      onsetUnixSeconds: Timestamp.unixSeconds(info["onset"]?.string)
        ?? Timestamp.unixSeconds(info["effective"]?.string),
      expiresUnixSeconds: Timestamp.unixSeconds(info["expires"]?.string),
      headline: info.line("headline"),
      description: info.text("description"), instruction: info.text("instruction"),
      areas: areas, sender: info.line("senderName"), url: TextCleaning.url(info["web"]?.string),
      match: isHere ? .area : .country)
  }

  /// The parts of a message in one of its languages: the one asked for, else English, else that of
  /// the first. A language has several where levels, hours or areas differ.
  private func infos(_ message: JSONValue) -> [JSONValue] {
    guard let list = message["info"] else { return [] }
    let all = list.kind == .object ? [list] : Array(list.elements)
    func spoken(_ code: String) -> [JSONValue] {
      all.filter { Self.language($0)?.hasPrefix(code) ?? false }
    }
    for code in [language.lowercased(), "en"] {
      let found = spoken(code)
      if !found.isEmpty { return found }
    }
    guard let first = all.first else { return [] }
    return all.filter { Self.language($0) == Self.language(first) }
  }

  private static func language(_ info: JSONValue) -> String? {
    info["language"]?.string?.lowercased()
  }

  /// A list of words, or one.
  private func isAllClear(_ info: JSONValue) -> Bool {
    guard let response = info["responseType"] else { return false }
    return response.string == "AllClear" || response.elements.contains { $0.string == "AllClear" }
  }

  /// `awareness_level` is written `1; green; Minor`.
  private func isGreen(_ info: JSONValue) -> Bool {
    let levels = info["parameter"]?.elements.filter {
      $0["valueName"]?.string == "awareness_level"
    }
    return levels?.contains { parameter in
      let value = parameter["value"]?.string?.lowercased() ?? ""
      return value.hasPrefix("1") || value.mentions("green")
    } ?? false
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
