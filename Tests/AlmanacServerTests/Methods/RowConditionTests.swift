import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Testing
import Time

@testable import AlmanacServer
import Vocabulary
import Words

/// When conditions on rows begin to hold.
@Suite struct RowConditionTests {
  private func onsets(
    _ method: MethodName, _ when: String, _ result: String, params: String = "{}"
  ) throws -> [String] {
    let condition = try Wire.SubscriptionCondition(
      JSONDocument(parsing: Array(when.utf8)).root, at: "/when")
    let berlin = try #require(ZoneDatabase { _ in nil }.rules(named: "Europe/Berlin"))
    let params = try JSONDocument(parsing: Array(params.utf8)).root
    let shape = InnerCall(method, params, in: Wire.SharedParams()).resultShape
    return try RowCondition(condition, in: shape).occurrences(in: Array(result.utf8), berlin).map {
      let start = $0.start.map { berlin.timestamp($0).dropFirst(5).prefix(11) } ?? "?"
      return "\($0.path) \(start) to \(berlin.timestamp($0.end).dropFirst(5).prefix(11))"
    }
  }

  private func hours(_ rain: [Double?], wind: [Double] = []) -> String {
    let rows = rain.enumerated().map { index, rain in
      let wind = index < wind.count ? wind[index] : 0
      return """
        {"time":"2026-06-21T\(index + 10):00:00+02:00","precipitation":\(rain.map { "\($0)" } ?? "null"),
        "wind":{"speed":\(wind)}}
        """
    }
    return #"{"hours":[\#(rows.joined(separator: ","))]}"#
  }

  private let rain = #"{"path":"/hours/*/precipitation","op":"ge","value":0.2}"#

  @Test func `hours after one another are one`() throws {
    #expect(
      try onsets(.forecastHourly, rain, hours([0.5, 0.2, 0, nil, 0.1, 1, 2]))
        == ["/hours/0 06-21T10:00 to 06-21T12:00", "/hours/5 06-21T15:00 to 06-21T17:00"])
    #expect(try onsets(.forecastHourly, rain, hours([0, nil])) == [])
    #expect(
      try onsets(.forecastHourly, rain, hours([3])) == ["/hours/0 06-21T10:00 to 06-21T11:00"])
  }

  @Test func `hours of a part begin too`() throws {
    #expect(
      try onsets(
        .weatherOverview,
        #"{"path":"/parts/0/value/hours/*/precipitation","op":"ge","value":0.2}"#,
        #"{"parts":[{"method":"forecast.hourly","state":"success","value":\#(hours([0, 1]))}]}"#,
        params: #"{"parts":[{"method":"forecast.hourly"}]}"#)
        == ["/parts/0/value/hours/1 06-21T11:00 to 06-21T12:00"])
  }

  @Test func `each hour is compared by itself`() throws {
    let wind = #"{"path":"/hours/*/wind/speed","op":"ge","value":10}"#
    let result = hours([1, 1, 0, 1], wind: [0, 0, 20, 20])
    #expect(
      try onsets(.forecastHourly, #"{"all":[\#(rain),\#(wind)]}"#, result)
        == ["/hours/3 06-21T13:00 to 06-21T14:00"])
    #expect(
      try onsets(.forecastHourly, #"{"any":[\#(rain),\#(wind)]}"#, result)
        == ["/hours/0 06-21T10:00 to 06-21T14:00"])
    // What is not about a row is the same for each.
    let unit = #"{"path":"/units/temperature","op":"eq","value":"°C"}"#
    #expect(
      try onsets(.forecastHourly, #"{"all":[\#(rain),\#(unit)]}"#, hours([1])) == [])
  }

  /// A day begins at midnight there, also if it has 23 hours.
  @Test func `days begin at midnight of the place`() throws {
    let rows = [("2026-03-28", 1), ("2026-03-29", -1), ("2026-03-30", -2)].map {
      #"{"date":"\#($0)","temperatureMin":\#($1)}"#
    }
    #expect(
      try onsets(
        .forecastDaily, #"{"path":"/days/*/temperatureMin","op":"lt","value":0}"#,
        #"{"days":[\#(rows.joined(separator: ","))]}"#)
        == ["/days/1 03-29T00:00 to 03-31T00:00"])
  }

  @Test func `sunsets are moments`() throws {
    let rows = [
      ("2026-06-21T21:33:10+02:00", 80), ("2026-06-22T21:33:20+02:00", 71),
      ("2026-06-23T21:33:25+02:00", 20),
    ].map { #"{"time":"\#($0)","score":\#($1)}"# }
    #expect(
      try onsets(
        .sunsetScore, #"{"path":"/days/*/score","op":"ge","value":70}"#,
        #"{"days":[\#(rows.joined(separator: ",")),{"time":null,"score":90}]}"#)
        == ["/days/0 06-21T21:33 to 06-21T21:34", "/days/1 06-22T21:33 to 06-22T21:34"])
  }

  @Test func `a warning of unknown onset has begun`() throws {
    let rows = [
      #"{"id":"a","severity":"severe","start":null,"end":"2026-06-21T20:00:00+02:00"}"#,
      #"{"id":"b","severity":"minor","start":null,"end":null}"#,
      #"""
      {"id":"c","severity":"extreme","start":"2026-06-21T18:00:00+02:00",
      "end":"2026-06-21T20:00:00+02:00"}
      """#,
    ]
    #expect(
      try onsets(
        .alertsActive, #"{"path":"/alerts/*/severity","op":"ge","value":"severe"}"#,
        #"{"alerts":[\#(rows.joined(separator: ","))]}"#)
        == ["/alerts/0 ? to 06-21T20:00", "/alerts/2 06-21T18:00 to 06-21T20:00"])
  }

  /// Every mark of the contract: a condition on the examples of a method finds rows that begin.
  @Test(arguments: [
    (MethodName.alertsActive, "/alerts/*/id"), (.forecastHourly, "/hours/*/time"),
    (.forecastDaily, "/days/*/date"),
    (.forecastNowcast, "/steps/*/time"), (.sunPhase, "/next/phase"),
    (.sunsetScore, "/days/*/score"), (.weatherChanges, "/changes/*/kind"),
  ])
  func `rows of the examples begin`(method: MethodName, path: String) throws {
    let example = try #require(Contract.entry(method)?["examples"]?.elements.map(\.self).first)
    let result = String(
      decoding: try #require(example.at("result", "value")).rawBytes, as: UTF8.self)
    let when = #"{"path":"\#(path)","op":"ne","value":"nothing"}"#
    #expect(try !onsets(method, when, result).isEmpty)
  }

  @Test(arguments: [
    (MethodName.weatherCurrent, #"{"path":"/temperature","op":"lt","value":0}"#),
    (.forecastHourly, #"{"path":"/place/name","op":"eq","value":"Lisbon"}"#),
    (
      .weatherOverview,
      #"""
      {"all":[{"path":"/parts/1/value/hours/*/time","op":"ne","value":""},
      {"path":"/parts/5/value/days/*/score","op":"ge","value":70}]}
      """#
    ),
  ])
  func `rows without a beginning and two lists are refused`(method: MethodName, when: String) {
    let failure = #expect(throws: Failure.self) { try onsets(method, when, "{}") }
    let data = String(decoding: failure?.rpcError(in: .english).data ?? [], as: UTF8.self)
    #expect(data.contains(#""path":"/when/condition""#))
  }

  // MARK: Warnings

  private func warnings(_ rows: (severity: String, match: String)...) -> String {
    let alerts = rows.enumerated().map { index, row in
      """
      {"id":"\(index)","severity":"\(row.severity)","match":"\(row.match)","start":null,"end":null}
      """
    }
    return #"{"alerts":[\#(alerts.joined(separator: ","))]}"#
  }

  private static let severe = #"{"path":"/alerts/*/severity","op":"ge","value":"severe"}"#
  private static let country = #"{"path":"/alerts/*/match","op":"eq","value":"country"}"#

  private func holds(_ when: String, _ result: String) throws -> (holds: Bool, urgently: Bool) {
    let condition = try Wire.SubscriptionCondition(
      JSONDocument(parsing: Array(when.utf8)).root, at: "/when")
    let bytes = Array(result.utf8)
    return (condition.holds(in: bytes), condition.warned(in: bytes).values.contains(true))
  }

  /// One that is known does not hide a new one, nor a graver form of itself.
  @Test func `each warning is news by itself`() throws {
    let severe = try Wire.SubscriptionCondition(
      JSONDocument(parsing: Array(Self.severe.utf8)).root, at: "/when")
    let both = try Wire.SubscriptionCondition(
      JSONDocument(parsing: Array(#"{"all":[\#(Self.severe),\#(Self.country)]}"#.utf8)).root,
      at: "/when")
    func warned(
      _ rows: (severity: String, match: String)..., by condition: Wire.SubscriptionCondition? = nil
    ) -> Set<String> {
      let alerts = rows.enumerated().map { index, row in
        #"{"id":"\#(index)","severity":"\#(row.severity)","match":"\#(row.match)"}"#
      }
      let result = Array(#"{"alerts":[\#(alerts.joined(separator: ","))]}"#.utf8)
      return Set((condition ?? severe).warned(in: result).keys)
    }
    let one = warned(("severe", "point"))
    #expect(one.count == 1)
    #expect(warned(("severe", "point"), ("minor", "point"), ("extreme", "country")) == one)
    #expect(warned(("severe", "point"), ("severe", "area")).isStrictSuperset(of: one))
    #expect(warned(("extreme", "point")).isDisjoint(with: one))
    #expect(warned(("minor", "point")).isEmpty)
    let elsewhere = warned(("extreme", "country"), ("minor", "country"), by: both)
    #expect(elsewhere.count == 1, "all of it has to hold for one warning")
  }

  /// Unless the condition itself compares for whom it is.
  @Test func `a warning for somewhere in the country is no reason`() throws {
    let both = #"{"all":[\#(Self.severe),\#(Self.country)]}"#
    let elsewhere = warnings(("extreme", "country"), ("minor", "area"))
    #expect(try holds(Self.severe, elsewhere) == (false, false))
    #expect(try holds(both, elsewhere) == (true, false))
    #expect(try onsets(.alertsActive, Self.severe, elsewhere) == [])
    #expect(try onsets(.alertsActive, both, elsewhere).count == 1)
    for match in ["point", "area"] {
      let own = warnings(("extreme", match))
      #expect(try holds(Self.severe, own) == (true, true))
      #expect(try onsets(.alertsActive, Self.severe, own).count == 1)
    }
  }

  /// By the warnings that it is about, not by others of the same answer.
  @Test func `what a severe warning is the reason of is urgent`() throws {
    let moderate = #"{"path":"/alerts/*/severity","op":"eq","value":"moderate"}"#
    let mixed = warnings(("extreme", "area"), ("moderate", "area"))
    #expect(try holds(moderate, mixed) == (true, false))
    #expect(try holds(moderate.replacing("eq", with: "ge"), mixed) == (true, true))
    let rain = #"{"path":"/rain","op":"eq","value":1}"#
    #expect(try holds(rain, #"{"rain":1,"alerts":[]}"#) == (true, false))
  }

  @Test func `an upgraded warning is another occurrence`() throws {
    func keys(_ severity: String) throws -> [String?] {
      let condition = try Wire.SubscriptionCondition(
        JSONDocument(
          parsing: Array(#"{"path":"/alerts/*/severity","op":"ge","value":"minor"}"#.utf8)
        ).root, at: "/when")
      let shape = InnerCall(.alertsActive, nil, in: Wire.SharedParams()).resultShape
      return try RowCondition(condition, in: shape)
        .occurrences(in: Array(warnings((severity, "area")).utf8), .utc).map(\.key)
    }
    #expect(try keys("moderate") == keys("moderate"))
    #expect(try keys("moderate") != keys("extreme"))
  }
}
