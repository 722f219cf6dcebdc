package import Places
import Time
import Vocabulary

extension Provider {
  static let jma = Provider(
    id: .jma,
    attribution: [
      Attribution(
        "Japan Meteorological Agency", "https://www.jma.go.jp/", "Public Data License 1.0")
    ],
    baseURL: "https://www.jma.go.jp", isUnseen: true, countries: ["JP"],
    offers: [
      Offer(.alerts, "Japan, by outlines of municipalities") {
        JMA.alerts(at: $0.exact, language: $0.language)
      }
    ])
}

/// The Japan Meteorological Agency (www.jma.go.jp/bosai/warning): what its own page of warnings is
/// made from, a file for each of 58 regions, in which municipalities have codes.
///
/// It has levels since 28 May 2026, in files of another folder and form. Those of before are still
/// served, as they were on that day: they are malformed here, for an old silence is no silence.
package enum JMA {
  /// - Returns: nil for a place far from any municipality.
  package static func alerts(at place: Coordinate, language: String = "en") -> Step<AlertReport>? {
    let areas = WarningAreas.embedded.areas(around: place, country: "JP")
    guard let first = areas.first, let office = office(of: first) else { return nil }
    let municipalities = Set(areas.filter { self.office(of: $0) == office }.map(municipality))
    let request = Request(.jma, .alerts, path: "/bosai/warning/data/r8/\(office).json")
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, in: municipalities, of: office, language: language)
    }
  }

  /// The code of a municipality; behind it the outlines have the number of its region.
  private static func municipality(_ area: WarningArea) -> String { String(area.code.prefix(7)) }

  /// Regions that are not a prefecture, by prefecture and number.
  private static let regions: [Substring: [Substring: String]] = [
    "01": [
      "1": "011000", "2": "012000", "3": "013000", "4": "014030", "5": "014100", "6": "015000",
      "7": "016000", "8": "017000",
    ],
    "46": ["1": "460040", "2": "460100"],
    "47": ["1": "471000", "2": "472000", "3": "473000", "4": "474000"],
  ]

  private static func office(of area: WarningArea) -> String? {
    let prefecture = area.code.prefix(2)
    guard let numbered = regions[prefecture] else { return prefecture + "0000" }
    return numbered[area.code.suffix(1)]
  }

  package static func alerts(
    from response: Response, in municipalities: Set<String>, of office: String,
    language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json()
    guard root.kind == .array else { throw .malformed(path: "") }
    let bulletins = try newest(root.elements.compactMap { JMABulletin($0) })
    let areas = bulletins.flatMap(\.areas)
    let own = areas.filter { municipalities.contains($0.code) }
    // A municipality that the table has and the file has not was merged into another one.
    let isKnown = !own.isEmpty
    let kinds = JMAKind.newest((isKnown ? own : areas).flatMap(\.kinds))
    let code = own.first?.code ?? office
    let rows = CAPWarnings(language: language, now: response.receivedAt) { _ in
      isKnown ? .area : .country
    }.rows(kinds.map { kind in kind.isReadable ? CAPAlert(jma: kind, in: code) : nil })
    let report = try AlertReport(
      coverage: isKnown && !rows.contains(where: \.isUnreadable) ? .full : .country, rows: rows,
      path: "/warning")
    let written = bulletins.compactMap(\.sentAt).max()
    let earliest = response.receivedAt.adding(seconds: -AlertReport.silentSeconds)
    guard written.map({ $0 > earliest }) ?? false || !report.alerts.isEmpty else {
      throw .noData(.outOfCoverage)
    }
    return report
  }

  /// The last one of each series: what a later one does not say is over.
  private static func newest(
    _ bulletins: [JMABulletin]
  ) throws(ProviderError) -> [JMABulletin] {
    guard !bulletins.isEmpty else { throw .malformed(path: "/warning") }
    let series = Dictionary(grouping: bulletins, by: \.series)
    return series.keys.sorted().compactMap { key in
      series[key]?.max { $0.sentAt ?? .earliest < $1.sentAt ?? .earliest }
    }
  }
}

/// What one series of bulletins, such as that of landslides, says of the municipalities.
private struct JMABulletin {
  let series: String
  let sentAt: Instant?
  let areas: [(code: String, kinds: [JMAKind])]

  /// Nil if it says nothing of municipalities.
  init?(_ item: UpstreamValue) {
    guard let list = item["warning"]?["class20Items"], list.kind == .array else { return nil }
    let (sent, text) = (item["reportDatetime"]?.string, item["headlineText"]?.string)
    sentAt = sent.flatMap(Timestamp.instant)
    series = item["dataTypeCode"]?.string ?? ""
    areas = list.elements.compactMap { area in
      area.line("areaCode").map { code in
        (code, area["kinds"]?.elements.map { JMAKind($0, sent: sent, text: text) } ?? [])
      }
    }
  }
}

/// What is said of one kind of warning.
struct JMAKind {
  let code: String?
  let status: String?
  let sent: String?
  /// Of the whole bulletin.
  let text: String?

  init(_ item: UpstreamValue, sent: String?, text: String?) {
    (code, status) = (item.line("code"), item.line("status"))
    (self.sent, self.text) = (sent, text)
  }

  /// Without a code it says that there is none.
  var isReadable: Bool { code != nil || status?.hasSuffix("なし") ?? false }

  var sentAt: Instant? { sent.flatMap(Timestamp.instant) }

  var isInForce: Bool { code != nil && code != "00" && status != "解除" }

  /// Each kind once, as the last bulletin has it.
  static func newest(_ kinds: [JMAKind]) -> [JMAKind] {
    var newest: [String: JMAKind] = [:]
    for kind in kinds {
      guard let code = kind.code else { continue }
      guard let known = newest[code] else {
        newest[code] = kind
        continue
      }
      let (time, before) = (kind.sentAt ?? .earliest, known.sentAt ?? .earliest)
      if time > before || time == before && kind.isInForce { newest[code] = kind }
    }
    return newest.keys.sorted().compactMap { newest[$0] } + kinds.filter { !$0.isReadable }
  }
}
