import Foundation
import JSON
import Testing

/// What is missing in an answer is null in ours, and everything else stays.
@Suite(
  "Partial data, nulls and wrong types", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct PartialDataTests {
  static let steps = "/properties/timeseries/*/data"

  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  private func answer(
    _ method: String, _ provider: String, key: String = "plain", _ more: String = ""
  ) throws -> JSONValue {
    try bench.ask(
      try bench.program(key: key), method,
      #"{"place":"Lisbon","provider":"\#(provider)","fallback":"none"\#(more)}"#)
  }

  private func edit(
    _ match: String, set: String = "", to: String = "null", remove: String = ""
  ) throws {
    try bench.room.fault("edit", at: match, ["set": set, "to": to, "remove": remove])
  }

  // MARK: Missing members

  struct Gap: Sendable, CustomTestStringConvertible {
    let provider: String
    let key: String
    let match: String
    let pointers: String
    /// Members of `weather.current` that are null then; the temperature is not.
    let missing: [String]

    var testDescription: String { "\(key) \(match) \(pointers)" }
  }

  static let gaps = [
    Gap(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/weather",
      pointers: "/wind /clouds /visibility /main/humidity /sys /weather /rain",
      missing: [
        "wind/speed", "cloudCover/total", "visibility", "humidity", "condition", "feelsLike",
      ]),
    Gap(
      provider: "openWeatherMap", key: "onecall3", match: "/data/3.0/onecall",
      pointers: """
        /current/dew_point /current/humidity /current/uvi /current/wind_gust /current/visibility \
        /minutely
        """,
      missing: ["dewPoint", "humidity", "uvIndex", "wind/gust", "visibility"]),
    Gap(
      provider: "openWeatherMap", key: "onecall4", match: "/data/4.0/onecall/current",
      pointers: "/data/*/dew_point /data/*/pressure /data/*/weather /timezone",
      // The dew point follows from temperature and humidity.
      missing: ["pressure", "condition"]),
    Gap(
      provider: "metNorway", key: "plain", match: "/weatherapi/",
      pointers: """
        \(steps)/instant/details/cloud_area_fraction_low \(steps)/instant/details/wind_speed \
        \(steps)/next_1_hours \(steps)/next_6_hours \(steps)/next_12_hours /properties/meta
        """,
      missing: ["cloudCover/low", "wind/speed", "precipitation", "condition", "feelsLike"]),
  ]

  @Test(arguments: gaps, [true, false])
  func aGapIsNull(_ gap: Gap, _ isRemoved: Bool) throws {
    try edit(
      gap.match, set: isRemoved ? "" : gap.pointers, remove: isRemoved ? gap.pointers : "")
    let answer = try answer("weather.current", gap.provider, key: gap.key)
    let result = try #require(answer["result"])
    #expect(result["temperature"]?.double != nil)
    for path in gap.missing {
      let value = path.split(separator: "/").reduce(result) { value, name in
        value?[String(name)]
      }
      #expect(value?.isNull == true, "\(path)")
    }
    // Worked out from the sun where nobody says.
    #expect(result["isDay"]?.bool == true)
  }

  /// A step seems to last six hours where its own hour is missing, but the next one ends it.
  @Test func hoursWithoutTheirOwnAmountsShareTheLongerOnes() throws {
    try edit("/weatherapi/", remove: "\(Self.steps)/next_1_hours")
    let answer = try answer("forecast.hourly", "metNorway", #","hours":12"#)
    let rows = answer["result"]?["hours"]?.list ?? []
    let series = try bench.sent("/weatherapi/")["properties"]?["timeseries"]?.list ?? []
    #expect(rows.count == 12)
    for (row, step) in zip(rows, series) {
      let data = step["data"]
      #expect(
        ProviderBench.seconds(row["time"]?.string)
          == ProviderBench.seconds(step["time"]?.string))
      expectSame(
        row["precipitation"],
        data?["next_6_hours"]?["details"]?["precipitation_amount"]?.double.map { $0 / 6 },
        decimals: 1)
    }
  }

  /// What falls now is the share of its hour, in both answers.
  @Test func nowSharesTheLongerAmountToo() throws {
    let rows = (0..<6).map { "/properties/timeseries/\($0)/data" }
    try edit(
      "/weatherapi/", set: rows.map { "\($0)/next_6_hours/details" }.joined(separator: " "),
      to: #"{"precipitation_amount":3}"#,
      remove: rows.map { "\($0)/next_1_hours" }.joined(separator: " "))
    let now = try answer("weather.current", "metNorway")["result"]
    let hours = try answer("forecast.hourly", "metNorway", #","hours":6"#)["result"]?["hours"]
    #expect(now?["precipitation"]?["rate"]?.double == 0.5)
    #expect(hours?.list.map { $0["precipitation"]?.double } == Array(repeating: 0.5, count: 6))
  }

  /// The whole day is covered, so it is not partial; what fell in all of it is not known.
  @Test func aDayWithAnUnknownHourHasNoSum() throws {
    // From 12:00 on: rows 11 to 34 are tomorrow's in Lisbon.
    try edit("/weatherapi/", set: "/properties/timeseries/20/data/next_1_hours/details", to: "{}")
    let days = try answer("forecast.daily", "metNorway", #","days":3"#)["result"]?["days"]?.list
    #expect(days?.map { $0["precipitation"]?.isNull } == [false, true, false])
    #expect(days?.map { $0["partial"]?.bool } == [true, false, false])
    #expect(days?.allSatisfy { $0["temperatureMax"]?.double != nil } == true)
  }

  /// A chart with unknown hours does not call them dry.
  @Test(arguments: [("{}", "no data"), (#"{"precipitation_amount":0}"#, "none expected")])
  func aChartSaysOfWhichHoursItKnows(_ details: String, _ words: String) throws {
    try edit(
      "/weatherapi/", set: "\(Self.steps)/next_1_hours/details", to: details,
      remove: details == "{}" ? "" : "/properties/timeseries/3/data/next_1_hours/details")
    let params = #","kind":"precipitation","format":"svg","params":{"hours":12}"#
    let chart = try answer("chart.render", "metNorway", params)["result"]
    let text = try #require(chart?["text"]?.string)
    let expected = details == "{}" ? words : "\(words) where it is known"
    #expect(chart?["alt"]?.string?.contains(expected) == true)
    #expect(text.contains("· \(expected)"))
    #expect(!text.contains("No precipitation expected"))
  }

  /// Missing rain is not "no rain".
  @Test(arguments: ["null", "{}"])
  func anUnknownAmountIsNotNothing(_ member: String) throws {
    try edit("/data/2.5/forecast", set: "/list/*/rain /list/*/snow", to: member)
    let answer = try answer("forecast.hourly", "openWeatherMap", #","hours":60"#)
    let rows = answer["result"]?["hours"]?.list ?? []
    let sent = try bench.sent("/data/2.5/forecast")["list"]?.list ?? []
    // A step describes the three hours that end at its time.
    let isWet = Dictionary(
      uniqueKeysWithValues: sent.map { step in
        ((step["dt"]?.double ?? 0) - 10_800, step["rain"] != nil || step["snow"] != nil)
      })
    #expect(isWet.values.contains(true) && isWet.values.contains(false))
    for row in rows {
      let time = ProviderBench.seconds(row["time"]?.string) ?? 0
      guard let wet = isWet[time] else { continue }
      #expect(row["precipitation"]?.isNull == wet)
      if !wet { #expect(row["precipitation"]?.double == 0) }
    }
  }

  @Test func airWithoutAComponentHasTheOthers() throws {
    try edit("/data/2.5/air_pollution", remove: "/list/*/components/no2 /list/*/main")
    let result = try answer("air.quality", "openWeatherMap")["result"]
    #expect(result?["pollutants"]?["no2"]?.isNull == true)
    #expect(result?["pollutants"]?["o3"]?.double != nil)
    #expect(result?["aqi"]?.list.contains { $0["scale"]?.string == "owm" } == true)
  }

  @Test func airOfNothingButMarksOfMissingIsNotGood() throws {
    try edit("/data/2.5/air_pollution", set: "/list/*/components/*", to: "-9999")
    let result = try answer("air.quality", "openWeatherMap")["result"]
    #expect(result?["aqi"]?.count == 0)
    #expect(result?["advice"]?.isNull == true)
    for name in ["pm25", "pm10", "no2", "o3", "so2", "co", "nh3"] {
      #expect(result?["pollutants"]?[name]?.isNull == true, "\(name)")
    }
  }

  @Test func airOfNowStandsWithoutItsHours() throws {
    try bench.room.fault("edit", at: "/data/2.5/air_pollution/forecast", ["remove": "/list"])
    let result = try answer("air.quality", "openWeatherMap", #","hours":4"#)["result"]
    #expect(result?["pollutants"]?["o3"]?.double != nil)
    #expect(result?["hours"]?.count == 0)
  }

  @Test func aWarningWithoutANameGoesByItsTags() throws {
    try edit("/data/4.0/onecall/alert/-2250_1700_0", remove: "/event /start /sender_name")
    try edit("/data/4.0/onecall/alert/-2250_1700_1", set: "/start /end /description")
    let answer = try bench.ask(
      try bench.program(key: "onecall4"), "alerts.active",
      #"{"place":\#(OneCallPipeTests.windhoek),"provider":"openWeatherMap","fallback":"none"}"#)
    let alerts = answer["result"]?["alerts"]?.list ?? []
    #expect(alerts.compactMap { $0["event"]?.string } == ["Wind", "Thunderstorm"])
    #expect(["headline", "start", "sender"].allSatisfy { alerts.first?[$0]?.isNull == true })
    #expect(["end", "description"].allSatisfy { alerts.last?[$0]?.isNull == true })
  }

  // MARK: Nothing at all

  struct Blank: Sendable, CustomTestStringConvertible {
    let provider: String
    let key: String
    let match: String
    let fault: String
    let arguments: [String: String]
    /// The code, and why; nil is an answer.
    let error: (code: Int, reason: String)?

    var testDescription: String { "\(key) \(match) \(fault)\(arguments)" }
  }

  static let malformed = (-32012, "malformed")
  static let nothing = (-32015, "notProvided")
  static let blanks = [
    Blank(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/weather", fault: "nulls",
      arguments: [:], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/forecast", fault: "nulls",
      arguments: [:], error: nothing),
    Blank(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/forecast", fault: "edit",
      arguments: ["set": "/list", "to": "[]"], error: nothing),
    Blank(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/forecast", fault: "edit",
      arguments: ["set": "/list", "to": #"{"a":1}"#], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "plain", match: "/data/2.5/weather", fault: "wrong-types",
      arguments: [:], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "onecall3", match: "/data/3.0/", fault: "nulls",
      arguments: [:], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "onecall3", match: "/data/3.0/", fault: "wrong-types",
      arguments: [:], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "onecall4", match: "/data/4.0/", fault: "nulls",
      arguments: [:], error: malformed),
    Blank(
      provider: "openWeatherMap", key: "onecall4", match: "/data/4.0/", fault: "edit",
      arguments: ["set": "/data"], error: malformed),
    Blank(
      provider: "metNorway", key: "plain", match: "/weatherapi/", fault: "edit",
      arguments: ["remove": "/properties/timeseries"], error: malformed),
    Blank(
      provider: "metNorway", key: "plain", match: "/weatherapi/", fault: "edit",
      arguments: ["set": "/properties/timeseries/*/time", "to": "7"], error: nothing),
  ]

  @Test(arguments: blanks)
  func anAnswerThatSaysNothingIsNone(_ blank: Blank) throws {
    try bench.room.fault(blank.fault, at: blank.match, blank.arguments)
    let named = try answer("weather.current", blank.provider, key: blank.key)
    #expect(named["error"]?["code"]?.integer == blank.error?.code)
    #expect(named["error"]?["data"]?["reason"]?.string == blank.error?.reason)
    // And the next of the chain is asked.
    let order = [blank.provider, blank.provider == "metNorway" ? "openWeatherMap" : "metNorway"]
    let chained = try bench.ask(
      try bench.program(key: blank.key, order: order), "weather.current",
      #"{"place":"Lisbon","fallback":"none"}"#)
    #expect(chained["result"]?["source"]?["provider"]?.string == order[1])
  }

  /// Answers without a temperature that still say something.
  static let withoutTemperature = [
    Blank(
      provider: "openMeteo", key: "plain", match: "/v1/forecast", fault: "edit",
      arguments: [
        "set": "/current/temperature_2m /hourly/temperature_2m /daily/temperature_2m_max "
          + "/daily/temperature_2m_min"
      ], error: nil),
    Blank(
      provider: "metNorway", key: "plain", match: "/weatherapi/", fault: "nulls",
      arguments: [:], error: nil),
    Blank(
      provider: "metNorway", key: "plain", match: "/weatherapi/", fault: "edit",
      arguments: ["set": "\(steps)/instant/details \(steps)/next_6_hours"], error: nil),
  ]

  /// They are taken with what they have; the rest comes from the next provider, or is null.
  @Test(arguments: withoutTemperature)
  func conditionsOnlyAreAnAnswer(_ blank: Blank) throws {
    try bench.room.fault(blank.fault, at: blank.match, blank.arguments)
    let named = try answer("weather.current", blank.provider, key: blank.key)["result"]
    #expect(named?["temperature"]?.isNull == true)
    #expect(named?["condition"]?["owmIcon"]?.string != nil)
    #expect(named?["source"]?["provider"]?.string == blank.provider)
    let next = blank.provider == "metNorway" ? "openWeatherMap" : "metNorway"
    let chained = try bench.ask(
      try bench.program(key: blank.key, order: [blank.provider, next]), "weather.current",
      #"{"place":"Lisbon","fallback":"none"}"#)["result"]
    #expect(chained?["temperature"]?.double != nil)
    let providers = chained?["sources"]?.list.compactMap { $0["provider"]?.string }
    #expect(providers?.prefix(2) == [blank.provider, next])
  }

  /// A number in quotes is one; an object is none.
  @Test func numbersInQuotesAreRead() throws {
    try bench.room.fault("wrong-types", at: "/weatherapi/")
    let result = try answer("weather.current", "metNorway")["result"]
    #expect(result?["temperature"]?.double == 12 && result?["humidity"]?.double == 12)
    try edit("/data/2.5/weather", set: "/main/temp /wind", to: #"{"a":[1]}"#)
    let other = try answer("weather.current", "openWeatherMap")["result"]
    #expect(other?["temperature"]?.isNull == true && other?["wind"]?["speed"]?.isNull == true)
    #expect(other?["humidity"]?.double != nil)
  }
}
