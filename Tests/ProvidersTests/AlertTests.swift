import Places
import TestSupport
import Testing
import Vocabulary
import Weather

@testable import Providers

@Suite struct NWSTests {
  static func feature(_ id: String, _ extra: String = "") -> String {
    """
    {"id":"https://api.weather.gov/alerts/\(id)","geometry":null,"properties":{
    "@id":"https://api.weather.gov/alerts/\(id)","id":"\(id)","areaDesc":"North Coast; Hills",
    "sent":"2026-06-21T10:00:00-07:00","onset":null,"effective":"2026-06-21T10:00:00-07:00",
    "expires":"2026-06-21T12:00:00-07:00","ends":"2026-06-22T10:00:00-07:00","status":"Actual",
    "messageType":"Alert","severity":"Severe","certainty":"Possible","urgency":"Future",
    "event":"Flood Watch","senderName":"NWS Portland OR","headline":"Flood\\u202e Watch",
    "description":"Rain\\r\\nmore rain","instruction":null\(extra)}}
    """
  }

  static let body =
    #"{"type":"FeatureCollection","features":["#
    + [
      feature("a"),
      feature("b", #","references":[{"identifier":"a","sent":"2026-06-20T10:00:00-07:00"}]"#),
      feature("c", #","messageType":"Cancel""#), feature("d", #","status":"Test""#),
      feature("e", #","ends":"2020-01-01T00:00:00Z""#),
    ].joined(separator: ",") + "]}"

  @Test func onlyWhatIsInForceCounts() throws {
    // 2026-06-21T17:20Z.
    let report = try NWS.alerts(
      from: answer(Self.body, receivedAt: 1_782_062_400), at: lisbon)
    #expect(report.coverage == .full)
    #expect(report.alerts.map(\.id) == ["b"])
    let alert = report.alerts[0]
    #expect(alert.severity == .severe && alert.certainty == .possible && alert.urgency == .future)
    #expect(alert.areas == ["North Coast", "Hills"] && alert.match == .point)
    #expect(alert.expires == Timestamp.instant("2026-06-22T17:00:00Z"))
    #expect(alert.onset == Timestamp.instant("2026-06-21T17:00:00Z"))
    #expect(alert.headline == "Flood Watch" && alert.description == "Rain\nmore rain")
    #expect(alert.instruction == nil)
  }

  static let invalidPoint = """
    {"title":"Data Unavailable For Requested Point","status":404,
    "type":"https://api.weather.gov/problems/InvalidPoint"}
    """
  static let point =
    #"{"properties":{"cwa":"AFC","gridId":null,"forecastZone":null,"timeZone":null}}"#

  /// What asks for the alerts of Lisbon end in, with these answers to the list and to the point.
  private func report(_ list: String, _ status: Int, _ point: String) -> Result<
    AlertReport, ProviderError
  > {
    do throws(ProviderError) {
      return .success(
        try NWS.alerts(at: lisbon).run { (request) throws(ProviderError) in
          request.product == .point
            ? answer(point, status: status) : answer(list, receivedAt: 1_782_062_400)
        })
    } catch {
      return .failure(error)
    }
  }

  @Test func silenceCountsOnlyWhereTheServiceSpeaks() {
    let empty = #"{"features":[]}"#
    let clear = AlertReport(coverage: .full, alerts: [])
    #expect(report(empty, 200, Self.point) == .success(clear))
    #expect(report(empty, 404, Self.invalidPoint) == .failure(.noData(.outOfCoverage)))
    #expect(report(empty, 404, "{}") == .failure(.http(status: 404)))
    #expect(report(empty, 500, "") == .failure(.http(status: 500)))
    #expect(report(empty, 200, "{}") == .failure(.malformed(path: "/properties")))
    // Who warns speaks: nobody is asked again.
    #expect((try? report(Self.body, 404, Self.invalidPoint).get())?.alerts.map(\.id) == ["b"])
  }

  @Test(arguments: [400, 404, 500])
  func refusalsAreNotSafety(status: Int) {
    let error = providerError { () throws(ProviderError) in
      _ = try NWS.alerts(from: answer("{}", status: status), at: lisbon)
    }
    #expect(error == .http(status: status))
  }

  @Test func positionsAreShort() throws {
    let point = try #require(Coordinate(latitude: 30, longitude: -85.10))
    #expect(NWS.position(point) == "30,-85.1")
    guard case .fetch(let request, _) = NWS.alerts(at: lisbon) else { return }
    #expect(request.query == [QueryItem("point", "38.7167,-9.1333")])
  }

  /// The polygons of the service are finer than a hundredth of a degree; all else is rounded.
  @Test func onlyWarningsOfTheNWSAreAskedForExactly() throws {
    let place = try #require(Coordinate(latitude: 30.123_42, longitude: -85.678_91))
    var asked: [String] = []
    _ = try NWS.alerts(at: place).run { (request) throws(ProviderError) in
      asked.append(request.path + request.query.map { "?\($0.name)=\($0.value)" }.joined())
      return answer(request.product == .point ? Self.point : #"{"features":[]}"#)
    }
    #expect(asked == ["/alerts/active?point=30.1234,-85.6789", "/points/30.12,-85.68"])
    let query = (
      point: place.rounded, exact: place, countryCode: "DE" as String?, language: "en"
    )
    for id in [ProviderID.brightSky, .openWeatherMap] {
      let plan = Provider[id].plan(.alerts, query, hasKey: true, ProviderMemory { 0 })
      guard case .fetch(let request, _)? = plan else {
        Issue.record("\(id) is not asked")
        continue
      }
      let values = request.query.map(\.value)
      #expect(values.contains("30.1200") && values.contains("-85.6800"))
    }
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try NWS.alerts(from: response, at: lisbon)
    }
    survivesDamage(Self.point) { (response) throws(ProviderError) in
      try NWS.coverage(from: response)
    }
  }
}

@Suite struct MeteoAlarmTests {
  static func warning(
    _ id: String, area: String, level: String = "3; orange; Severe",
    expires: String = "2026-06-22T20:00:00+01:00", status: String = "Actual", extra: String = ""
  ) -> String {
    let area = #"{"areaDesc":"\#(area)","geocode":[{"valueName":"EMMA_ID","value":"\#(area)"}]}"#
    return """
      {"uuid":"\(id)","alert":{"identifier":"\(id)","msgType":"Alert","status":"\(status)",
      "sent":"2026-06-21T12:00:00+01:00"\(extra),"info":[
      {"language":"pt-PT","event":"Calor","severity":"Severe","urgency":"Future",
      "certainty":"Likely","expires":"\(expires)","area":[\(area)],
      "parameter":[{"valueName":"awareness_level","value":"\(level)"}]},
      {"language":"en-GB","event":"Heat","severity":"Severe","urgency":"Future",
      "certainty":"Likely","expires":"\(expires)","onset":"2026-06-22T12:00:00+01:00",
      "headline":"Heat","senderName":"IPMA","web":"https://www.ipma.pt/",
      "area":[\(area)],
      "parameter":[{"valueName":"awareness_level","value":"\(level)"}]}]}}
      """
  }

  static let body =
    #"{"warnings":["#
    + [
      warning("faro", area: "PT021"), warning("lisbon", area: "PT016"),
      warning("green", area: "PT016", level: "1; green; Minor"),
      warning("over", area: "PT016", expires: "2020-01-01T00:00:00Z"),
      warning("old", area: "PT016"),
      warning("new", area: "PT019", extra: #","references":"x@y,old,2026-06-20T00:00:00Z""#),
      warning(
        "drill", area: "PT016", status: "Exercise",
        extra: #","references":"x@y,lisbon,2026-06-20T00:00:00Z""#),
    ].joined(separator: ",") + "]}"

  @Test func areasAreMatchedByTheirOutlines() throws {
    let report = try MeteoAlarm.alerts(from: answer(Self.body), at: .lisbon, language: "de")
    #expect(report.coverage == .full)
    #expect(report.alerts.map(\.id) == ["lisbon"] && report.alerts.map(\.match) == [.area])
    #expect(report.alerts[0].event == "Heat" && report.alerts[0].areas == ["PT016"])
    let evora = try #require(Coordinate(latitude: 38.57, longitude: -7.91))
    let there = try MeteoAlarm.alerts(
      from: answer(Self.body), at: WarnedPlace(evora, country: "PT"), language: "pt")
    #expect(there.alerts.map(\.id) == ["new"] && there.alerts.first?.event == "Calor")
  }

  @Test func aFeedThatIsNotThereIsNotSafety() {
    let error = providerError { () throws(ProviderError) in
      _ = try MeteoAlarm.alerts(from: answer("{}", status: 404), at: .lisbon)
    }
    #expect(error == .http(status: 404))
  }

  @Test func aLanguageMayHaveSeveralParts() throws {
    func part(_ level: String, _ more: String) -> String {
      #"{"language":"en","event":"\#(level)","parameter":[{"valueName":"awareness_level","#
        + #""value":"\#(level)"}]\#(more)}"#
    }
    let parts = [
      part("1; green; Minor", ""), part("3; orange; Severe", ""),
      part("4; red; Extreme", #","responseType":["AllClear"]"#),
      part("2; yellow; Moderate", #","severity":"Severe""#),
    ]
    let body =
      #"{"warnings":[{"alert":{"identifier":"a","info":[\#(parts.joined(separator: ","))]}}]}"#
    let report = try MeteoAlarm.alerts(from: answer(body), at: .lisbon)
    #expect(report.alerts.map(\.id) == ["a", "a#2"])
    #expect(report.alerts.map(\.event) == ["3; orange; Severe", "2; yellow; Moderate"])
    #expect(report.alerts.map(\.severity) == [.severe, .moderate])
    #expect(report.alerts.map(\.capSeverity) == [nil, .severe])
  }

  @Test func countriesWithoutAFeedAreNotAsked() {
    #expect(MeteoAlarm.alerts(countryCode: "US", at: lisbon) == nil)
    guard case .fetch(let request, _)? = MeteoAlarm.alerts(countryCode: "pt", at: lisbon) else {
      Issue.record("no request")
      return
    }
    #expect(request.path == "/api/v1/warnings/feeds-portugal")
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try MeteoAlarm.alerts(from: response, at: .lisbon)
    }
  }
}

@Suite struct BrightSkyTests {
  static let body = """
    {"alerts":[{"id":1,"alert_id":"2.49.0.0.276","effective":"2026-06-21T11:37:00+00:00",
    "onset":"2026-06-22T00:00:00+00:00","expires":"2026-06-22T08:00:00+00:00","category":"met",
    "urgency":"immediate","severity":"minor","certainty":"likely","event_en":"frost",
    "event_de":"FROST","headline_en":"Official WARNING of FROST","headline_de":"Warnung",
    "description_en":"Risk","description_de":"Gefahr","status":"actual"},
    {"id":3,"event_en":"over","status":"actual","response_type":"allclear"},
    {"id":2,"event_en":"x","status":"test"}],
    "location":{"warn_cell_id":711000101,"name":"Berlin - Mitte"}}
    """

  @Test func textsComeInTheLanguageAskedFor() throws {
    let english = try BrightSky.alerts(from: answer(Self.body))
    #expect(english.coverage == .full && english.alerts.map(\.event) == ["frost"])
    #expect(english.alerts[0].severity == .minor && english.alerts[0].areas == ["Berlin - Mitte"])
    let german = try BrightSky.alerts(from: answer(Self.body), language: "de-AT")
    #expect(german.alerts[0].description == "Gefahr")
    for (body, expected) in [
      (#"{"detail":"Requested position is not covered by the DWD"}"#, .noData(.outOfCoverage)),
      (#"{"detail":"Not Found"}"#, ProviderError.http(status: 404)), ("", .http(status: 404)),
    ] {
      let error = providerError { () throws(ProviderError) in
        _ = try BrightSky.alerts(from: answer(body, status: 404))
      }
      #expect(error == expected)
    }
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try BrightSky.alerts(from: response)
    }
  }
}

@Suite struct ProviderTests {
  @Test(arguments: [
    ("US", [ProviderID.nws]), ("pr", [.nws]), ("FM", [.nws]), ("MH", [.nws]), ("PW", [.nws]),
    ("CA", [.environmentCanada]), ("DE", [.brightSky, .meteoAlarm]),
    ("FR", [.meteoAlarm]), ("NO", [.metNorway, .meteoAlarm]), ("SJ", [.metNorway]),
    ("FI", [.meteoAlarm, .capFeeds]), ("HK", [.hko, .capFeeds]), ("JP", []), ("ke", [.capFeeds]),
    ("BD", []), (nil, []),
  ])
  func warningsComeFromTheServicesOfTheCountry(code: String?, expected: [ProviderID]) {
    let query = (point: lisbon, exact: lisbon, countryCode: code, language: "en")
    let memory = ProviderMemory { 0 }
    let asked = ProviderID.allCases.filter {
      Provider[$0].plan(.alerts, query, hasKey: false, memory) != nil
    }
    #expect(asked == expected)
  }

  @Test(arguments: ProviderID.allCases) func eachIsOneValueOfItsName(id: ProviderID) {
    let provider = Provider[id]
    #expect(provider.id == id && !provider.offers.isEmpty)
    #expect(Set(provider.offers.map(\.id)).count == provider.offers.count)
  }

  @Test(arguments: ProductID.allCases) func everyProductIsOffered(product: ProductID) {
    let offers = Provider.all.compactMap { $0.offer(of: product) }
    #expect(!offers.isEmpty && offers.allSatisfy { !$0.scope.isEmpty })
  }

  /// Without its key there is nothing of a provider but what is keyless.
  @Test func onlyKeylessProductsNeedNoKey() {
    let memory = ProviderMemory { 0 }
    let provider = Provider[.openWeatherMap]
    #expect(provider.plan(.nowcast, lisbon, hasKey: false, memory) == nil)
    #expect(provider.plan(.nowcast, lisbon, hasKey: true, memory) != nil)
    #expect(provider.plan(.icon, "10d", hasKey: false, memory) != nil)
  }
}
