import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "Rain in the next hours over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct NowcastPipeTests {
  static let path = "/v1/forecast"
  static let nairobi =
    #"{"latitude":-1.29,"longitude":36.82,"timeZone":"Africa/Nairobi","name":"Nairobi"}"#

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  /// The quarters of an answer, each with the rate of the sum that the service gives at its end and
  /// the probability of the hour that holds it.
  private struct Quarter: Equatable {
    let start: Double
    let rate: Double?
    let percent: Double?
  }

  private func quarters(_ sent: JSONValue, until end: Double) -> [Quarter] {
    let rows = sent["minutely_15"]
    let times = rows?["time"]?.doubles?.compactMap { $0 } ?? []
    let hours = sent["hourly"]?["time"]?.doubles?.compactMap { $0 } ?? []
    return times.indices.dropLast().map { row in
      let hour = hours.firstIndex { $0 > times[row] }
      return Quarter(
        start: times[row],
        rate: rounded(rows?["precipitation"]?.element(at: row + 1)?.double.map { $0 * 4 }, 1),
        percent: hour.flatMap {
          rounded(sent["hourly"]?["precipitation_probability"]?.element(at: $0)?.double, 0)
        })
    }.filter { $0.start + 900 > UpstreamRoom.nowSeconds && $0.start < end }
  }

  private func answered(_ result: JSONValue) -> [Quarter] {
    result["steps"]?.elements.map { step in
      Quarter(
        start: unixSeconds(step["time"]?.string) ?? .nan,
        rate: step["precipitationRate"]?.double, percent: step["probability"]?.double)
    } ?? []
  }

  @Test(arguments: [(#""Berlin""#, true), (#""Lisbon""#, false), (nairobi, false)])
  func everyQuarterOfTwoHours(_ place: String, _ isNative: Bool) throws {
    let result = try room.result(
      "forecast.nowcast", #"{"place":\#(place),"minutes":120,"provider":"openMeteo"}"#)
    let sent = try room.firstSent(Self.path)
    let expected = quarters(sent, until: UpstreamRoom.nowSeconds + 7200)
    #expect(expected.count == 9)
    #expect(answered(result) == expected)
    #expect(result["native"]?.bool == isNative)
    #expect(result["intervalMinutes"]?.integer == 15)
    #expect(result["source"]?["kind"]?.string == "live")
    let fetched = try #require(unixSeconds(result["source"]?["fetchedAt"]?.string))
    #expect(unixSeconds(result["source"]?["expiresAt"]?.string) == fetched + 600)
    let wet = expected.firstIndex { $0.rate ?? 0 >= 0.1 }
    let dry = wet.flatMap { start in
      expected[start...].first { $0.rate ?? 0 < 0.1 }
    }
    func minutes(_ quarter: Quarter?) -> Int? {
      quarter.map { Int((max($0.start - UpstreamRoom.nowSeconds, 0) / 60).rounded()) }
    }
    #expect(result["startsInMinutes"]?.integer == minutes(wet.map { expected[$0] }))
    #expect(result["endsInMinutes"]?.integer == minutes(dry))
    #expect(try room.asked().count == 1)
  }

  static let gaps: [([String: String], [Int], Bool)] = [
    (["set": "/minutely_15/precipitation/3"], [1], false),
    (["set": "/minutely_15/precipitation/3", "to": "\"wet\""], [1], false),
    (["remove": "/minutely_15/precipitation"], Array(0..<9), false),
    (["set": "/minutely_15/precipitation"], Array(0..<9), false),
    (["remove": "/hourly"], [], true), (["set": "/hourly"], [], true),
    (["remove": "/hourly/precipitation_probability"], [], true),
    (["set": "/hourly/precipitation_probability/*"], [], true),
    (["remove": "/latitude /longitude /elevation /timezone /generationtime_ms"], [], false),
  ]

  /// Each with the edit that makes it, and what is then unknown: the sums, or the probabilities.
  @Test(arguments: gaps)
  func whatIsNotSentIsUnknown(
    _ edit: [String: String], _ unknown: [Int], _ hasNoProbability: Bool
  ) throws {
    try room.fault("edit", at: Self.path, edit)
    let result = try room.result("forecast.nowcast", #"{"place":"Lisbon","minutes":120}"#)
    let sent = try room.sent(try #require(try room.asked(Self.path).first))
    let whole = quarters(sent, until: UpstreamRoom.nowSeconds + 7200)
    let expected = whole.enumerated().map { index, quarter in
      Quarter(
        start: quarter.start, rate: unknown.contains(index) ? nil : quarter.rate,
        percent: hasNoProbability ? nil : quarter.percent)
    }
    #expect(answered(result) == expected)
    if unknown.count == 9 {
      #expect(result["summary"]?.string == "No precipitation data for the next hours.")
      #expect(result["startsInMinutes"]?.isNull == true)
    }
  }

  struct Words: Sendable, CustomTestStringConvertible {
    /// Sums of the quarters from the one that holds now.
    let amounts: String
    let starts: Int?
    let ends: Int?
    let summary: String
    var units = "metric"

    var testDescription: String { "\(amounts) \(units)" }
  }

  /// At 12:00:17, so that quarters end 15 minutes from now, 30 and so on.
  static let words = [
    Words(
      amounts: "0,0,0.5,null,null,null,null,null,null,null,null,null", starts: 30, ends: nil,
      summary: "Precipitation starting in about 30 minutes."),
    Words(
      amounts: "0,null,null,null,null,null,null,null,null,null,null,null", starts: nil, ends: nil,
      summary: "No precipitation expected for about 15 minutes; the rest is not fully known."),
    Words(
      amounts: "0,0,0,0,0,0,0,0,0,0,0,0", starts: nil, ends: nil,
      summary: "No precipitation expected."),
    // Shown as 0.1 mm/h, and as 0.00 in/h.
    Words(
      amounts: "0.0125,0.0125,0.01,0,0,0,0,0,0,0,0,0", starts: 0, ends: 30,
      summary: "Precipitation now, ending in about 30 minutes."),
    Words(
      amounts: "0.0125,0.0125,0.01,0,0,0,0,0,0,0,0,0", starts: nil, ends: nil,
      summary: "No precipitation expected.", units: "imperial"),
  ]

  /// Null is not dry, and the words are those of the figures beside them.
  @Test(arguments: words)
  func theWordsSayWhatIsKnown(_ words: Words) throws {
    try room.fault(
      "edit", at: Self.path,
      ["set": "/minutely_15/precipitation", "to": "[9,9,\(words.amounts)]"])
    let result = try room.result(
      "forecast.nowcast", #"{"place":"Lisbon","units":"\#(words.units)"}"#)
    #expect(result["summary"]?.string == words.summary)
    #expect(result["startsInMinutes"]?.integer == words.starts)
    #expect(result["endsInMinutes"]?.integer == words.ends)
    let shown = result["steps"]?.list.contains { $0["precipitationRate"]?.double ?? 0 > 0 }
    #expect(shown == (words.starts != nil))
  }

  /// An amount of a quarter of an hour is no hour's.
  @Test func steadyRainIsTheSameEverywhere() throws {
    try room.fault(
      "edit", at: Self.path,
      ["set": "/current/precipitation /minutely_15/precipitation/*", "to": "0.75"])
    let answers = try room.program().serve(
      Program.request(1, "weather.current", #"{"place":"Lisbon"}"#)
        + Program.request(2, "forecast.nowcast", #"{"place":"Lisbon"}"#)
        + Program.request(3, "status.text", #"{"place":"Lisbon","format":"%p","deadlineMs":5000}"#)
    ).answers()
    func result(_ id: Int) -> JSONValue? { answers["\(id)"]?["result"] }
    let now = result(1)?["precipitation"]
    #expect(now?["rate"]?.double == 3 && now?["amount"]?.double == 0.8)
    #expect(now?["start"]?.string == "2026-06-21T12:45:00+01:00")
    #expect(now?["end"]?.string == "2026-06-21T13:00:00+01:00")
    let steps = result(2)?["steps"]?.list ?? []
    #expect(steps.count == 9 && steps.allSatisfy { $0["precipitationRate"]?.double == 3 })
    let text = result(3)?["text"]?.string ?? ""
    #expect(text.contains("3") && !text.contains("0.8"), "\(text)")
  }

  /// What the month brings on an average says nothing of this minute.
  @Test func anEstimateDoesNotSayWhatFallsNow() throws {
    try room.fault("status", at: "/", ["code": "400"])
    for place in [#"{"latitude":5.69,"longitude":-76.66}"#, #""Lisbon""#] {
      let result = try room.result("forecast.nowcast", #"{"place":\#(place)}"#)
      #expect(result["source"]?["kind"]?.string == "estimate")
      #expect(
        result["summary"]?.string
          == "There is no forecast for these hours, only what is usual for the season.")
      #expect(result["startsInMinutes"]?.isNull == true)
      #expect(result["endsInMinutes"]?.isNull == true)
      #expect(result["steps"]?.count == 9)
    }
  }

  @Test func otherUnitsAreRead() throws {
    try room.fault(
      "edit", at: Self.path, ["set": "/minutely_15_units/precipitation", "to": "\"inch\""])
    let result = try room.result("forecast.nowcast", #"{"place":"Lisbon","minutes":60}"#)
    let sent = try room.sent(try #require(try room.asked(Self.path).first))
    let rows = sent["minutely_15"]?["precipitation"]
    for (row, step) in answered(result).enumerated() {
      // The row behind the first is that of the quarter that holds now.
      let inches = rows?.element(at: row + 2)?.double
      #expect(step.rate == rounded(inches.map { $0 * 25.4 * 4 }, 1))
    }
  }

  /// The hours of the forecast are the fallback, and the answer says so.
  @Test(arguments: ["/minutely_15", "/minutely_15/time"])
  func withoutQuartersTheHoursSpeak(_ pointer: String) throws {
    // Once, and once more after the first answer made no sense.
    try room.fault("edit", at: Self.path, ["remove": pointer], times: 2)
    let result = try room.result("forecast.nowcast", #"{"place":"Lisbon","minutes":60}"#)
    #expect(result.warningCodes == ["interpolated"])
    #expect(result["native"]?.bool == false)
    let asked = try room.asked(Self.path)
    #expect(asked.count == 3)
    let hourly = try room.sent(try #require(asked.last))["hourly"]
    let times = hourly?["time"]?.doubles?.compactMap { $0 } ?? []
    for step in answered(result) {
      // An hour's sum stands at its end.
      let end = try #require(times.firstIndex { $0 > step.start })
      let sum = hourly?["precipitation"]?.element(at: end)?.double
      #expect(step.rate == rounded(sum, 1))
    }
    #expect(answered(result).count == 5)
  }

  @Test func withoutAFallbackTheErrorIsSaid() throws {
    try room.fault("edit", at: Self.path, ["remove": "/minutely_15"])
    let error = try room.call(
      "forecast.nowcast", #"{"place":"Lisbon","fallback":"none"}"#)["error"]
    #expect(error?["data"]?["reason"]?.string == "malformed")
    #expect(error?["data"]?["provider"]?.string == "openMeteo")
  }
}
