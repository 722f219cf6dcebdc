import Foundation
import JSON
import Testing

/// One Call in both forms: what a key with its subscription brings besides.
@Suite("One Call", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct OneCallPipeTests {
  /// Without a warning service of its own that is known here, and south of the equator.
  /// No other service warns there.
  static let windhoek = #"{"latitude":-22.5,"longitude":17}"#

  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  private func result(_ key: String, _ method: String, _ params: String) throws -> JSONValue {
    let answer = try bench.ask(try bench.program(key: key), method, params)
    return try #require(answer["result"], "\(answer["error"].map { "\($0)" } ?? "")")
  }

  @Test(arguments: ["onecall3", "onecall4"])
  func hoursAreWhole(_ key: String) throws {
    let result = try result(
      key, "forecast.hourly",
      #"{"place":"Lisbon","hours":48,"provider":"openWeatherMap","fallback":"none"}"#)
    var sent = key == "onecall3" ? try bench.sent("/data/3.0/onecall")["hourly"]?.list ?? [] : []
    if key == "onecall4" {
      let pages = try bench.room.asked("/data/4.0/onecall/timeline/1h")
      #expect(pages.count == 3, "48 hours, 20 on a page")
      for page in pages { sent += try bench.room.sent(page)["data"]?.list ?? [] }
    }
    let rows = result["hours"]?.list ?? []
    #expect(rows.count == 48 && sent.count == 48)
    #expect(result["warnings"]?.count == 0)
    for (row, hour) in zip(rows, sent) {
      #expect(ProviderBench.seconds(row["time"]?.string) == hour["dt"]?.double)
      expectSame(row["temperature"], hour["temp"]?.double, decimals: 1)
      expectSame(row["dewPoint"], hour["dew_point"]?.double, decimals: 1)
      expectSame(row["uvIndex"], hour["uvi"]?.double, decimals: 1)
      expectSame(row["precipitationProbability"], hour["pop"]?.double.map { $0 * 100 }, decimals: 0)
      expectSame(row["wind"]?["speed"], hour["wind_speed"]?.double.map { $0 * 3.6 }, decimals: 1)
      expectSame(row["wind"]?["gust"], hour["wind_gust"]?.double.map { $0 * 3.6 }, decimals: 1)
      let fallen = (hour["rain"]?["1h"]?.double ?? 0) + (hour["snow"]?["1h"]?.double ?? 0)
      expectSame(row["precipitation"], fallen, decimals: 1)
    }
  }

  @Test(arguments: ["onecall3", "onecall4"])
  func daysAreTheServicesOwn(_ key: String) throws {
    let result = try result(
      key, "forecast.daily",
      #"{"place":"Lisbon","days":8,"provider":"openWeatherMap","fallback":"none"}"#)
    let sent =
      key == "onecall3"
      ? try bench.sent("/data/3.0/onecall")["daily"]?.list ?? []
      : try bench.sent("/data/4.0/onecall/timeline/1day")["data"]?.list ?? []
    let rows = result["days"]?.list ?? []
    #expect(rows.count == 8)
    let hours = try self.result(
      key, "forecast.hourly",
      #"{"place":"Lisbon","hours":48,"provider":"openWeatherMap","fallback":"none"}"#)["hours"]
    for (index, (row, day)) in zip(rows, sent).enumerated() {
      let own = [day["temp"]?["min"]?.double, day["temp"]?["max"]?.double]
      let fallen = (day["rain"]?.double ?? 0) + (day["snow"]?.double ?? 0)
      let known = DayOfHours(hours, of: row)
      // Hours from now on: of today and of the last day a part.
      if index == 1 { known.expectIs(row, own: own) }
      if index < 3 {
        let temperatures = own.compactMap { rounded($0, 1) } + known.values("temperature")
        #expect(row["temperatureMin"]?.double == temperatures.min())
        #expect(row["temperatureMax"]?.double == temperatures.max())
        known.expectAmount(row, atLeast: index == 1 ? 0 : fallen)
        continue
      }
      #expect(known.hours.isEmpty)
      expectSame(row["temperatureMin"], day["temp"]?["min"]?.double, decimals: 1)
      expectSame(row["temperatureMax"], day["temp"]?["max"]?.double, decimals: 1)
      // By the day they are numbers, not objects.
      expectSame(row["precipitation"], fallen, decimals: 1)
      expectSame(row["precipitationProbability"], day["pop"]?.double.map { $0 * 100 }, decimals: 0)
      expectSame(row["wind"]?["gustMax"], day["wind_gust"]?.double.map { $0 * 3.6 }, decimals: 1)
      #expect(row["partial"]?.bool == false)
    }
    #expect(rows.first?["date"]?.string == "2026-06-21")
  }

  @Test(arguments: ["onecall3", "onecall4"])
  func now(_ key: String) throws {
    let result = try result(
      key, "weather.current",
      #"{"place":"Lisbon","provider":"openWeatherMap","fallback":"none"}"#)
    let sent =
      key == "onecall3"
      ? try bench.sent("/data/3.0/onecall")["current"]
      : try bench.sent("/data/4.0/onecall/current")["data"]?.element(at: 0)
    expectSame(result["temperature"], sent?["temp"]?.double, decimals: 1)
    expectSame(result["uvIndex"], sent?["uvi"]?.double, decimals: 1)
    expectSame(result["visibility"], sent?["visibility"]?.double.map { $0 / 1000 }, decimals: 1)
  }

  @Test(arguments: ["onecall3", "onecall4"])
  func rainOfTheNextHour(_ key: String) throws {
    let result = try result(
      key, "forecast.nowcast",
      #"{"place":"Lisbon","provider":"openWeatherMap","fallback":"none"}"#)
    let sent =
      key == "onecall3"
      ? try bench.sent("/data/3.0/onecall")["minutely"]
      : try bench.sent("/data/4.0/onecall/timeline/1min")["data"]
    #expect(result["native"]?.bool == true && result["intervalMinutes"]?.integer == 15)
    let rows = result["steps"]?.list ?? []
    // The minutes run from 12:01 to 13:01: the last quarter is left out.
    #expect(rows.count == 4)
    for row in rows {
      let start = try #require(ProviderBench.seconds(row["time"]?.string))
      let minutes =
        sent?.list.filter { (start..<start + 900).contains($0["dt"]?.double ?? 0) } ?? []
      let rates = minutes.compactMap { $0["precipitation"]?.double }
      #expect(rates.count >= 14)
      expectSame(
        row["precipitationRate"], rates.reduce(0, +) / Double(rates.count), decimals: 1)
    }
  }

  /// Wherever the minutes begin and end: it rains now, and the end is unknown.
  @Test(arguments: ["12:00:17", "12:07:20", "12:13:20"])
  func unbrokenRainHasNoEnd(_ time: String) throws {
    let passed = try #require(Int(time.prefix(5).suffix(2)))
    try bench.room.fault(
      "edit", at: "/data/4.0/onecall/timeline/1min",
      [
        "set": "/data/*/precipitation", "to": "1",
        "remove": Array(repeating: "/data/0", count: max(0, passed - 1)).joined(separator: " "),
      ])
    let program = try Program(
      now: "2026-06-21T\(time)Z", upstream: bench.room.base,
      key: "onecall4-\(ProviderBench.secret)", order: ["openWeatherMap"])
    let result = try bench.ask(program, "forecast.nowcast", #"{"place":"Lisbon"}"#)["result"]
    #expect(result?["source"]?["provider"]?.string == "openWeatherMap")
    #expect(result?["startsInMinutes"]?.integer == 0)
    #expect(result?["endsInMinutes"]?.isNull == true)
    #expect(result?["summary"]?.string == "Precipitation now, with no end in sight.")
    let rates = result?["steps"]?.list.map { $0["precipitationRate"]?.double }
    #expect(rates == [1, 1, 1, 1])
  }

  @Test(arguments: ["onecall3", "onecall4"])
  func warningsWhereNoServiceSpeaks(_ key: String) throws {
    let result = try result(
      key, "alerts.active", #"{"place":\#(Self.windhoek),"fallback":"none"}"#)
    #expect(result["source"]?["provider"]?.string == "openWeatherMap")
    #expect(result["coverage"]?.string == "country")
    let alerts = result["alerts"]?.list ?? []
    #expect(Set(alerts.compactMap { $0["event"]?.string }) == ["Wind", "Thunderstorm"])
    let wind = alerts.first { $0["event"]?.string == "Wind" }
    #expect(wind?["description"]?.string == "...WARNING 0...\nStay away from trees.")
    #expect(ProviderBench.seconds(wind?["end"]?.string) == ProviderBench.hourSeconds + 21_600)
    #expect(wind?["match"]?.string == "point")
  }

  @Test func noWarningsIsNotAllClear() throws {
    // Dhaka, for which no other source is responsible.
    let place = #"{"latitude":23.71,"longitude":90.41}"#
    let with = try result("onecall3", "alerts.active", #"{"place":\#(place)}"#)
    #expect(with["coverage"]?.string == "country" && with["alerts"]?.count == 0)
    let without = try bench.ask(
      try bench.program(), "alerts.active", #"{"place":\#(place)}"#)["result"]
    #expect(without?["coverage"]?.string == "none")
  }

  @Test(arguments: ["forecast.nowcast", "alerts.active"])
  func aFreeKeyLacksTheSubscription(_ method: String) throws {
    let answer = try bench.ask(
      try bench.program(key: "plain"), method,
      #"{"place":\#(Self.windhoek),"provider":"openWeatherMap","fallback":"none"}"#)
    #expect(answer["error"]?["code"]?.integer == -32014)
    #expect(answer["error"]?["data"]?["reason"]?.string == "subscriptionMissing")
  }
}
