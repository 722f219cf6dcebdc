import Testing
import Vocabulary
import Weather

@testable import Providers

/// A warning that cannot be read whole is still one; an empty list must not look like safety.
@Suite("Warnings with parts missing")
struct AlertSubstituteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rows: String
    /// Id and event of each warning; nil is an answer that is refused.
    let expected: [[String]]?
    var unread = 0

    var testDescription: String { String(rows.prefix(110)) }

    init(_ rows: String, _ expected: [[String]]?, unread: Int = 0) {
      (self.rows, self.expected, self.unread) = (rows, expected, unread)
    }
  }

  private func check(
    _ row: Case, refusedAt path: String, _ read: (String) throws(ProviderError) -> AlertReport
  ) {
    do throws(ProviderError) {
      let report = try read(row.rows)
      #expect(report.alerts.map { [$0.id, $0.event] } == row.expected)
      #expect(report.unreadCount == row.unread)
    } catch {
      #expect(row.expected == nil && error == .malformed(path: path))
    }
  }

  // MARK: NWS

  static func feature(_ properties: String, id: String = #""url/f""#) -> String {
    #"{"id":\#(id),"properties":{"severity":"Severe",\#(properties)}}"#
  }

  static let nws = [
    Case(feature(#""event":"Flood""#), [["url/f", "Flood"]]),
    Case(feature(#""@id":"url/a","event":"Flood""#), [["url/a", "Flood"]]),
    Case(feature(#""id":" ","event":"Flood""#), [["url/f", "Flood"]]),
    Case(
      feature(
        #""senderName":"NWS","event":"Flood","onset":"1970-01-01T00:01:00Z","areaDesc":"Hills""#,
        id: "null"), [["NWS|Flood|60||c83bd4120f91319b", "Flood"]]),
    Case(feature(#""id":"a","event":null,"headline":"Big flood""#), [["a", "Big flood"]]),
    Case(
      feature(#""id":"a","event":"","headline":" ","description":"Rain\nover \u202ethe hills.""#),
      [["a", "Rain over the hills."]]),
    Case(
      feature(#""id":"a","description":"one two three four five six seven eight nine""#),
      [["a", "one two three four five six seven eight …"]]),
    Case(feature(#""id":"a""#), [["a", "Weather warning"]]),
    // Words in another case, and words that say nothing.
    Case(feature(#""id":"a","event":"Flood","status":"actual""#), [["a", "Flood"]]),
    Case(feature(#""id":"a","event":"Flood","status":"""#), [["a", "Flood"]]),
    Case(feature(#""id":"a","event":"Flood","status":"EXERCISE""#), []),
    Case(feature(#""id":"a","event":"Flood","status":"Draft""#), []),
    Case(feature(#""id":"a","event":"Flood","messageType":"CANCEL""#), []),
    Case(feature(#""id":"a","event":"Flood","response":"allClear""#), []),
    // What is replaced is found by either of its names; nothing replaces itself.
    Case(
      feature(#""@id":"u/a","event":"Old""#)
        + ","
        + feature(#""id":"b","event":"New","references":[{"identifier":"a","@id":"u/a"}]"#),
      [["b", "New"]]),
    Case(
      feature(#""id":"a","event":"Flood","references":[{"identifier":"a"}]"#), [["a", "Flood"]]),
    // What nobody can read is counted, and refused when nothing else is there.
    Case("", []),
    Case(#"1,null,"x""#, nil),
    Case(#"{"id":"a","properties":null}"#, nil),
    Case(#"{"id":"a","properties":{}}"#, nil),
    Case(#"1,"# + feature(#""id":"a","event":"Flood","status":"Test""#), nil),
    Case(#"1,{},"# + feature(#""id":"a","event":"Flood""#), [["a", "Flood"]], unread: 2),
  ]

  @Test(arguments: nws)
  func nwsIsRead(_ row: Case) {
    check(row, refusedAt: "/features") { (rows) throws(ProviderError) in
      try NWS.alerts(from: answer(#"{"features":[\#(rows)]}"#), at: lisbon)
    }
  }

  // MARK: Bright Sky

  static let brightSky = [
    Case(
      #"{"id":1,"event_en":"","headline_en":" ","event_de":"STURM","headline_de":"Amtlich"}"#,
      [["1", "STURM"]]),
    Case(#"{"id":1,"event_en":"","headline_en":"Official gale"}"#, [["1", "Official gale"]]),
    Case(#"{"id":"x","event_en":"gale"}"#, [["x", "gale"]]),
    Case(#"{"id":1,"description_en":"","description_de":"Es weht."}"#, [["1", "Es weht."]]),
    Case(
      #"{"event_en":"gale","event_de":"STURM","expires":"2100-01-01T00:00:00Z"}"#,
      [["DWD|gale||4102444800|", "gale"]]),
    Case(#"{"id":1,"event_en":"gale","status":"Actual"}"#, [["1", "gale"]]),
    Case(#"{"id":1,"event_en":"gale","status":"Test"}"#, []),
    Case(#"{"id":1,"event_en":"gale","response_type":"AllClear"}"#, []),
    Case("null", nil),
    Case("{}", nil),
    Case(#"5,{"id":1,"event_en":"gale"}"#, [["1", "gale"]], unread: 1),
  ]

  @Test(arguments: brightSky)
  func brightSkyIsRead(_ row: Case) {
    check(row, refusedAt: "/alerts") { (rows) throws(ProviderError) in
      try BrightSky.alerts(from: answer(#"{"alerts":[\#(rows)]}"#))
    }
  }

  // MARK: MeteoAlarm

  static func message(_ members: String, _ infos: String...) -> String {
    #"{"uuid":"u","alert":{\#(members)"info":[\#(infos.joined(separator: ","))]}}"#
  }

  static func info(
    _ language: String, _ event: String, _ level: String, _ more: String = ""
  ) -> String {
    #"{"language":"\#(language)","event":"\#(event)",\#(more)"parameter":["#
      + #"{"valueName":"awareness_level","value":"\#(level)"}]}"#
  }

  static let german = info("de", "Sturm", "3; orange; Severe", #""description":"Es weht.","#)

  static let meteoAlarm = [
    Case(message(#""identifier":"a","#, german), [["a", "Sturm"]]),
    Case(message("", german), [["u", "Sturm"]]),
    Case(
      #"{"alert":{"sender":"s","info":\#(german)}}"#,
      [["s|Sturm|||6e3cf23176b97543", "Sturm"]]),
    Case(
      message(
        #""identifier":"a","#, info("en", "", "3; orange; Severe", #""headline":" ","#), german),
      [["a", "Sturm"]]),
    Case(
      message(#""identifier":"a","#, info("en", "", "3; orange", #""headline":"Gale","#), german),
      [["a", "Sturm"]]),
    Case(
      message(#""identifier":"a","#, #"{"language":"en","description":"It blows."}"#),
      [["a", "It blows."]]),
    Case(message(#""identifier":"a","#, #"{"language":"en"}"#), [["a", "Weather warning"]]),
    // The gravest of the languages decides.
    Case(message(#""identifier":"a","#, info("en", "Wind", "1; green"), german), [["a", "Sturm"]]),
    Case(
      message(#""identifier":"a","#, info("en", "Wind", "2; yellow"), german), [["a", "Sturm"]]),
    Case(message(#""identifier":"a","#, info("en", "Wind", "3; orange"), german), [["a", "Wind"]]),
    Case(
      message(
        #""identifier":"a","#, info("en", "W", "3", #""expires":"2000-01-01T00:00:00Z","#), german),
      [["a", "Sturm"]]),
    Case(message(#""identifier":"a","#, info("en", "Wind", "1; green")), []),
    Case(message(#""identifier":"a","status":"actual","#, german), [["a", "Sturm"]]),
    Case(message(#""identifier":"a","status":"test","#, german), []),
    Case(message(#""identifier":"a","msgType":"cancel","#, german), []),
    Case(
      message(#""identifier":"a","#, info("en", "W", "3", #""responseType":["ALLCLEAR"],"#)), []),
    Case(message(#""identifier":"a","references":"x,a,y","#, german), [["a", "Sturm"]]),
    Case("null", nil),
    Case(#"{"alert":{}}"#, nil),
    Case(message(#""identifier":"a","#), nil),
    Case(message(#""identifier":"a","#, "null"), nil),
    Case(
      #"{"alert":{"identifier":"b"}},"# + message(#""identifier":"a","#, german), [["a", "Sturm"]],
      unread: 1),
  ]

  @Test(arguments: meteoAlarm)
  func meteoAlarmIsRead(_ row: Case) {
    check(row, refusedAt: "/warnings") { (rows) throws(ProviderError) in
      try MeteoAlarm.alerts(from: answer(#"{"warnings":[\#(rows)]}"#), at: .lisbon)
    }
  }

  /// A text that one language lacks is that of the same part in another.
  @Test func languagesLendEachOtherTexts() throws {
    let body = Self.message(
      #""identifier":"a","#, Self.info("en", "Wind", "3; orange"), Self.german)
    let alerts = try MeteoAlarm.alerts(from: answer(#"{"warnings":[\#(body)]}"#), at: .lisbon)
      .alerts
    #expect(alerts.map(\.event) == ["Wind"] && alerts.map(\.description) == ["Es weht."])
  }

  @Test func theGravestOfManyAreListed() throws {
    let rows = (0..<250).map { index in
      Self.message(
        #""identifier":"\#(index)","#,
        Self.info("en", "W", index == 249 ? "4" : "2"))
    }.joined(separator: ",")
    let report = try MeteoAlarm.alerts(from: answer(#"{"warnings":[\#(rows)]}"#), at: .lisbon)
    #expect(report.alerts.count == 200 && report.alerts.first?.id == "249")
    #expect(report.unlistedCount == 50 && report.unreadCount == 0)
  }

  // MARK: One Call

  static let oneCall3 = [
    Case(
      #"{"event":"Wind","start":1742490000,"end":1742500000}"#,
      [["|Wind|1742490000|1742500000|", "Wind"]]),
    // Ids differ where warnings do.
    Case(
      #"{"event":"Wind","start":1742490000,"end":1742500000},"#
        + #"{"event":"Wind","start":1742490000,"end":1742510000},"#
        + #"{"event":"Wind","start":1742490000,"end":1742500000,"description":"Gale"}"#,
      [
        ["|Wind|1742490000|1742500000|", "Wind"],
        ["|Wind|1742490000|1742500000|b56b8a7e05a39f4a", "Wind"],
        ["|Wind|1742490000|1742510000|", "Wind"],
      ]),
    Case(#"{"event":"","tags":["Wind",5,"Rain"]}"#, [["|Wind, Rain|||", "Wind, Rain"]]),
    Case(
      #"{"event":null,"tags":[],"description":"Windy"}"#,
      [["|Windy|||bfa2d1f49dbae97a", "Windy"]]),
    Case(#"{"start":1742490000}"#, [["|Weather warning|1742490000||", "Weather warning"]]),
    Case("null", nil),
    Case("{}", nil),
    Case(#""x",{"event":"Wind"}"#, [["|Wind|||", "Wind"]], unread: 1),
    Case("", []),
  ]

  @Test(arguments: oneCall3)
  func oneCall3IsRead(_ row: Case) {
    check(row, refusedAt: "/alerts") { (rows) throws(ProviderError) in
      try OpenWeatherMap.alerts(at: lisbon, from: .oneCall3).run { (_) throws(ProviderError) in
        answer(#"{"alerts":[\#(rows)]}"#)
      }
    }
  }

  @Test(arguments: [("null", true), ("{}", false), ("5", false), (#""Wind""#, false)])
  func whatIsNoListIsNoSilence(list: String, isSilence: Bool) {
    for tier in [OneCallTier.oneCall3, .oneCall4] {
      let error = providerError { () throws(ProviderError) in
        let report = try OpenWeatherMap.alerts(at: lisbon, from: tier).run {
          (_) throws(ProviderError) in
          answer(
            tier == .oneCall3 ? #"{"alerts":\#(list)}"# : #"{"data":[{"alerts":\#(list)}]}"#)
        }
        #expect(report.alerts.isEmpty)
      }
      let path = tier == .oneCall3 ? "/alerts" : "/data/0/alerts"
      #expect(error == (isSilence ? nil : .malformed(path: path)))
    }
  }

  /// What One Call 4.0 makes of the details that it asks for one by one.
  private func details(
    of named: String, _ detail: @escaping (String) -> Response
  ) throws(ProviderError) -> AlertReport {
    try OpenWeatherMap.alerts(at: lisbon, from: .oneCall4).run { (request) throws(ProviderError) in
      request.path.hasSuffix("/current")
        ? answer(#"{"data":[{"alerts":[\#(named)]}]}"#)
        : detail(request.path.split(separator: "/").last.map(String.init) ?? "")
    }
  }

  static let oneCall4 = [
    Case(#"{"data":[{"event":"Wind"}]}"#, [["a1", "Wind"]]),
    Case(#"{"data":{"event":"Wind"}}"#, [["a1", "Wind"]]),
    Case(#"{"data":null,"event":"Wind"}"#, [["a1", "Wind"]]),
    Case(
      #"{"description":[{"language":"de","event":"Sturm"},{"language":"EN","event":"Gale"}]}"#,
      [["a1", "Gale"]]),
    Case(
      #"{"description":[{"language":"en","event":""},{"language":"de","event":"Sturm"}]}"#,
      [["a1", "Sturm"]]),
    Case(#"{"id":"a1","tags":["Wind"]}"#, [["a1", "Wind"]]),
    Case("{}", nil),
    Case("[]", nil),
    Case(#"{"data":[]}"#, nil),
    Case(#"{"data":[null]}"#, nil),
  ]

  @Test(arguments: oneCall4)
  func oneCall4IsRead(_ row: Case) {
    check(row, refusedAt: "/data/0/alerts") { (detail) throws(ProviderError) in
      try details(of: #""a1""#) { _ in answer(detail) }
    }
  }

  @Test func whatIsNamedIsLookedUpOrRead() throws {
    let report = try details(of: #"7,null,"gone",{"event":"Heat"},"a""#) { id in
      id == "gone" ? answer("{}", status: 404) : answer(#"{"event":"Wind \#(id)"}"#)
    }
    #expect(report.alerts.map(\.event) == ["Wind 7", "Wind a", "Heat"])
    #expect(report.unreadCount == 1)
    let ended = try details(of: #""gone""#) { _ in answer("{}", status: 404) }
    #expect(ended == AlertReport(coverage: .country, alerts: []))
  }

  @Test func moreThanIsAskedForIsSaid() throws {
    let named = (0..<20).map { "\"a\($0)\"" }.joined(separator: ",")
    let report = try details(of: named) { answer(#"{"event":"Wind \#($0)"}"#) }
    #expect(report.alerts.map(\.id) == (0..<8).map { "a\($0)" })
    #expect(report.unlistedCount == 12)
    let error = providerError { () throws(ProviderError) in
      _ = try details(of: named) { _ in answer("{}", status: 404) }
    }
    #expect(error == .malformed(path: "/data/0/alerts"))
  }
}
