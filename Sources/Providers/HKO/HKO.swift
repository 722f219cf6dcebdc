import Vocabulary

extension Provider {
  static let hko = Provider(
    id: .hko,
    attribution: [
      Attribution(
        "Hong Kong Observatory", "https://www.hko.gov.hk/", "DATA.GOV.HK Terms of Use")
    ],
    baseURL: "https://data.weather.gov.hk", isUnseen: true, countries: ["HK"],
    offers: [
      Offer(.alerts, "Hong Kong, as a whole") { HKO.alerts(language: $0.language) }
    ])
}

/// The Hong Kong Observatory (data.weather.gov.hk, the data set `warnsum`): the warnings and
/// signals in force, which are for the whole territory but for one.
package enum HKO {
  private static let path = "/weatherAPI/opendata/weather.php"
  /// Of floods in the northern New Territories.
  private static let regional = "WFNTSA"

  package static func alerts(language: String = "en") -> Step<AlertReport> {
    let request = Request(
      .hko, .alerts, path: path,
      query: [QueryItem("dataType", "warnsum"), QueryItem("lang", language == "zh" ? "sc" : "en")])
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, language: language)
    }
  }

  package static func alerts(
    from response: Response, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json()
    // Nothing in force is an empty object.
    guard root.kind == .object || root.kind == .array && root.elements.isEmpty else {
      throw .malformed(path: "")
    }
    let rows = root.members.flatMap { name, item in
      CAPWarnings(language: language, now: response.receivedAt) { _ in
        name == regional ? .country : .area
      }.rows([CAPAlert(hko: item, name: name, language: language)])
    }
    return try AlertReport(
      coverage: rows.contains { $0.isForCountry || $0.isUnreadable } ? .country : .full, rows: rows,
      path: "/")
  }
}

/// CAP in the form of the Hong Kong Observatory: a member for each kind of warning.
extension CAPAlert {
  /// Nil for anything but a filled object.
  init?(hko item: UpstreamValue, name: String, language: String) {
    guard item.isFilled else { return nil }
    let code = item.line("code") ?? name
    identifier = "hko-\(code)"
    sender = "HKO"
    sent = ["updateTime", "issueTime"].compactMap { item[$0]?.string }
      .first { Timestamp.instant($0) != nil }
    messageType = item.line("actionCode")?.uppercased() == "CANCEL" ? "Cancel" : "Alert"
    var info = CAPInfo()
    info.language = language == "zh" ? "zh" : "en"
    let names = [item.line("name"), item.line("type")].compactMap(\.self)
    info.event = names.isEmpty ? nil : names.joined(separator: ": ")
    let kind = Self.hkoKinds.first { code.hasPrefix($0.code) }
    (info.severity, info.hazard) = (kind?.severity, kind?.hazard)
    info.onset = item["issueTime"]?.string
    info.expires = item["expireTime"]?.string
    info.senderName = language == "zh" ? "香港天文台" : "Hong Kong Observatory"
    info.web = "https://www.hko.gov.hk/en/wxinfo/dailywx/wxwarntoday.htm"
    infos = [info]
  }

  /// By the beginning of a code, in which the color or the number of a signal follows the kind.
  private static let hkoKinds: [(code: String, severity: String, hazard: AlertHazard)] = [
    ("WRAINA", "Moderate", .rain), ("WRAINR", "Severe", .rain), ("WRAINB", "Extreme", .rain),
    ("TC10", "Extreme", .tropicalCyclone), ("TC1", "Minor", .tropicalCyclone),
    ("TC3", "Moderate", .tropicalCyclone), ("TC8", "Severe", .tropicalCyclone),
    ("TC9", "Extreme", .tropicalCyclone), ("WFIREY", "Moderate", .forestFire),
    ("WFIRER", "Severe", .forestFire), ("WTMW", "Extreme", .tsunami),
    ("WL", "Severe", .landslide), ("WFNTSA", "Severe", .flood),
    ("WTS", "Moderate", .thunderstorm), ("WHOT", "Moderate", .highTemperature),
    ("WCOLD", "Moderate", .lowTemperature), ("WMSGNL", "Moderate", .wind),
    ("WFROST", "Moderate", .frost),
  ]
}
