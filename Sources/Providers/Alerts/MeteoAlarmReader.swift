internal import AlmanacCore
internal import JSON

/// Reads one CAP message as MeteoAlarm writes it in JSON.
struct MeteoAlarmReader {
  /// Folded.
  let names: [String]
  let language: String
  let nowUnixSeconds: Double

  /// `nil` for what is over, cancelled, an exercise, or "green", which means no warning.
  func alert(_ message: JSONValue) -> WeatherAlert? {
    guard message["msgType"]?.string != "Cancel",
      message["status"]?.string.map({ $0 == "Actual" }) ?? true,
      let identifier = message.line("identifier"), let info = info(message),
      let event = info.line("event"), !isGreen(info)
    else { return nil }
    let expires = Timestamp.unixSeconds(info["expires"]?.string)
    if let expires, expires <= nowUnixSeconds { return nil }
    let areas = info["area"]?.elements.compactMap { $0.line("areaDesc") } ?? []
    let isHere = areas.contains { area in
      let folded = AreaName.fold(area)
      return names.contains { AreaName.match(folded, $0) }
    }
    return WeatherAlert(
      id: identifier, event: event, severity: AlertSeverity(upstream: info["severity"]?.string),
      certainty: AlertCertainty(upstream: info["certainty"]?.string),
      urgency: AlertUrgency(upstream: info["urgency"]?.string),
      sentUnixSeconds: Timestamp.unixSeconds(message["sent"]?.string),
      onsetUnixSeconds: Timestamp.unixSeconds(info["onset"]?.string)
        ?? Timestamp.unixSeconds(info["effective"]?.string),
      expiresUnixSeconds: expires, headline: info.line("headline"),
      description: info.text("description"), instruction: info.text("instruction"),
      areas: areas, sender: info.line("senderName"), url: TextCleaning.url(info["web"]?.string),
      match: isHere ? .area : .country)
  }

  /// One of the message's languages: the one asked for, else English, else the first.
  private func info(_ message: JSONValue) -> JSONValue? {
    guard let list = message["info"] else { return nil }
    let infos = list.kind == .object ? [list] : Array(list.elements)
    func first(_ code: String) -> JSONValue? {
      infos.first { $0["language"]?.string?.lowercased().hasPrefix(code) ?? false }
    }
    return first(language.lowercased()) ?? first("en") ?? infos.first
  }

  /// `awareness_level` is written `1; green; Minor`.
  private func isGreen(_ info: JSONValue) -> Bool {
    let levels = info["parameter"]?.elements.filter {
      $0["valueName"]?.string == "awareness_level"
    }
    return levels?.contains { parameter in
      let value = parameter["value"]?.string?.lowercased() ?? ""
      return value.hasPrefix("1") || value.contains("green")
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
