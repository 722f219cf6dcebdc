import Basics
import Places
import Vocabulary

extension Provider {
  static let meteoAlarm = Provider(
    id: .meteoAlarm, title: "MeteoAlarm",
    attribution: [
      Attribution("EUMETNET - MeteoAlarm", "https://meteoalarm.org/", "CC BY 4.0"),
      // The terms (meteoalarm.org) prescribe this sentence, of "this website".
      Attribution(
        "Time delays between this program and the www.meteoalarm.org website are possible. For the "
          + "most up-to-date awareness information as published by the participating National "
          + "Meteorological and Hydrological Services, please refer to www.meteoalarm.org.",
        "https://meteoalarm.org/", nil),
    ],
    baseURL: "https://feeds.meteoalarm.org", creditsIssuers: true,
    countries: Set(MeteoAlarm.feeds.keys),
    offers: [
      Offer(.alerts, "countries of Europe, by name of area") { query in
        // Area names are in the local language.
        MeteoAlarm.alerts(
          countryCode: query.countryCode ?? "",
          names: query.names + Gazetteer.embedded.names(near: query.point),
          language: query.language)
      }
    ])
}

/// MeteoAlarm (feeds.meteoalarm.org): the warnings of 38 European services, one file per country.
///
/// There is no lookup by point: areas are matched by name, and the coverage says so.
package enum MeteoAlarm {
  /// A large country's file is some 3 MB.
  package static let maximumBodyBytes = 12 << 20
  /// Enough for a storm over a large country; more than a person reads.
  static let maximumAlerts = 200

  /// A country's warnings.
  /// - Parameters:
  ///   - names: the place's name, district and region, to match areas; computed once the answer
  ///     arrives.
  ///   - language: ISO 639-1; falls back to English, then to any.
  /// - Returns: `nil` for a country without a feed.
  package static func alerts(
    countryCode: String, names: @autoclosure @escaping @Sendable () -> [String],
    language: String = "en"
  ) -> Step<AlertReport>? {
    guard let slug = feeds[countryCode.uppercased()] else { return nil }
    let request = Request(
      .meteoAlarm, .alerts, path: "/api/v1/warnings/feeds-" + slug,
      maximumBodyBytes: maximumBodyBytes)
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, names: names(), language: language)
    }
  }

  package static func alerts(
    from response: Response, names: [String], language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json()
    guard let warnings = root["warnings"], warnings.kind == .array else {
      throw .malformed(path: "/warnings")
    }
    let messages = warnings.elements.compactMap { $0["alert"] }
    let reader = MeteoAlarmReader(
      names: names.map(AreaName.fold).filter { $0.count > 2 }, language: language,
      now: response.receivedAt,
      replaced: Set(messages.filter(\.isActualAlert).flatMap { supersededIdentifiers($0) }))
    return try AlertReport(
      coverage: .country, rows: warnings.elements.flatMap(reader.rows), most: maximumAlerts,
      path: "/warnings")
  }

  /// CAP writes references as space-separated `sender,identifier,sent` triples.
  private static func supersededIdentifiers(_ message: UpstreamValue) -> [String] {
    guard let references = message["references"]?.string else { return [] }
    let own = message["identifier"]?.string
    return references.split(separator: " ").compactMap { triple in
      let parts = triple.split(separator: ",")
      // A message cannot replace itself.
      return parts.count == 3 && own.map { parts[1] != $0 } ?? true ? String(parts[1]) : nil
    }
  }
}

/// Area names, compared without case, accents and punctuation.
enum AreaName {
  static func fold(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic {
        folded.unicodeScalars.append(plain(scalar))
      } else if folded.last != " " {
        folded.append(" ")
      }
    }
    return folded.split(separator: " ").joined(separator: " ")
  }

  /// Whether the names are equal or one contains the other as whole words.
  static func match(_ area: String, _ name: String) -> Bool {
    let (area, name) = (" \(area) ", " \(name) ")
    return area.mentions(name) || name.mentions(area)
  }

  /// Strips diacritics from Europe's Latin letters; other characters stay.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    plainLetters[scalar] ?? scalar
  }

  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    let families: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćč"), ("d", "ďđð"), ("e", "èéêëēėęě"), ("g", "ğģ"),
      ("i", "ìíîïīįı"), ("k", "ķ"), ("l", "ļľł"), ("n", "ñńņň"), ("o", "òóôõöøőō"), ("r", "řŕ"),
      ("s", "śşšș"), ("t", "ţťț"), ("u", "ùúûüūůűų"), ("y", "ýÿ"), ("z", "źżž"),
    ]
    for (plain, marked) in families {
      for scalar in marked.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
