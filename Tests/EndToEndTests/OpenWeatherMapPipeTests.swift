import Foundation
import JSON
import Testing

/// OpenWeatherMap with a free key: now, and steps of three hours made into hours and days.
@Suite(
  "OpenWeatherMap with a free key", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct OpenWeatherMapPipeTests {
  /// The condition codes of the upstream's sky.
  static let codes = [500: 61, 501: 63, 600: 71, 800: 0, 801: 1, 802: 2, 803: 2, 804: 3]
  static let lisbonOffset = 3600.0

  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  private func result(_ method: String, _ params: String) throws -> JSONValue {
    let answer = try bench.ask(try bench.program(key: "plain"), method, params)
    return try #require(answer["result"], "\(answer["error"].map { "\($0)" } ?? "")")
  }

  /// Rain and snow of a row; none is left out.
  private func fallen(_ row: JSONValue, _ key: String) -> Double {
    (row["rain"]?[key]?.double ?? 0) + (row["snow"]?[key]?.double ?? 0)
  }

  @Test func now() throws {
    let result = try result(
      "weather.current", #"{"place":"Lisbon","provider":"openWeatherMap","fallback":"none"}"#)
    let sent = try bench.sent("/data/2.5/weather")
    #expect(result["source"]?["provider"]?.string == "openWeatherMap")
    #expect(result["source"]?["kind"]?.string == "live")
    expectSame(result["temperature"], sent["main"]?["temp"]?.double, decimals: 1)
    expectSame(result["humidity"], sent["main"]?["humidity"]?.double, decimals: 0)
    expectSame(result["pressure"], sent["main"]?["sea_level"]?.double, decimals: 1)
    expectSame(
      result["wind"]?["speed"], sent["wind"]?["speed"]?.double.map { $0 * 3.6 }, decimals: 1)
    expectSame(result["wind"]?["gust"], sent["wind"]?["gust"]?.double.map { $0 * 3.6 }, decimals: 1)
    expectSame(result["wind"]?["direction"], sent["wind"]?["deg"]?.double, decimals: 3)
    expectSame(result["cloudCover"]?["total"], sent["clouds"]?["all"]?.double, decimals: 0)
    #expect(result["cloudCover"]?["low"]?.isNull == true)
    expectSame(result["visibility"], sent["visibility"]?.double.map { $0 / 1000 }, decimals: 1)
    expectSame(result["precipitation"]?["rate"], fallen(sent, "1h"), decimals: 1)
    let kind = sent["weather"]?.element(at: 0)?["id"]?.integer
    #expect(result["condition"]?["code"]?.integer == kind.flatMap { Self.codes[$0] })
    let icon = sent["weather"]?.element(at: 0)?["icon"]?.string
    #expect(result["isDay"]?.bool == icon?.hasSuffix("d"))
    #expect(
      result["attribution"]?.element(at: 0)?["text"]?.string
        == "Weather data provided by OpenWeather")
  }

  /// A tile that an earlier key fetched says nothing about the one that is asked about.
  @Test(.process) func `what a key may do is not answered by the cache`() throws {
    let program = try bench.program(key: "plain")
    let path = "providers.openWeatherMap.apiKey"
    let key = "plain-" + ProviderBench.secret
    let first = try program.run(["config", "set", path, key])
    #expect((first.output + first.errors).contains("map tiles"))
    try bench.room.fault("status", at: "/map/", ["code": "403"])
    let second = try program.run(["config", "set", path, key])
    #expect((second.output + second.errors).contains("current weather"))
    #expect(!(second.output + second.errors).contains("map tiles"))
  }

  /// Each product was tried once, the best first, and the rest of the questions did not probe.
  @Test(.process) func aKeyIsProbedOnce() throws {
    let program = try RunningProgram(try bench.program(key: "plain"))
    for (id, place) in ["Lisbon", "Berlin"].enumerated() {
      program.send(
        Program.request(
          id, "weather.current", #"{"place":"\#(place)","provider":"openWeatherMap"}"#))
      #expect(program.nextLine()?.contains(#""provider":"openWeatherMap""#) == true)
    }
    program.closeInput()
    _ = program.end()
    let paths = try bench.room.asked("/data/").map { $0.prefix { $0 != "?" } }
    #expect(
      paths == [
        "/data/3.0/onecall", "/data/4.0/onecall/current", "/data/2.5/weather",
        "/data/2.5/forecast", "/data/2.5/weather", "/data/2.5/forecast",
      ])
  }

  @Test func hoursAreDrawnBetweenTheSteps() throws {
    let result = try result(
      "forecast.hourly",
      #"{"place":"Lisbon","hours":60,"provider":"openWeatherMap","fallback":"none"}"#)
    let steps = try bench.sent("/data/2.5/forecast")["list"]?.list ?? []
    let current = try bench.sent("/data/2.5/weather")
    // Now stands for the hours before the first step. A step describes those that end at its time.
    let times = [ProviderBench.hourSeconds] + steps.compactMap { $0["dt"]?.double }
    let temperatures = ([current] + steps).compactMap { $0["main"]?["temp"]?.double }
    #expect(times[1] - times[0] == 10_800 && times.count == 41 && temperatures.count == 41)
    let rows = result["hours"]?.list ?? []
    #expect(rows.count == 60)
    var drawn: [String] = []
    for (index, row) in rows.enumerated() {
      let time = try #require(ProviderBench.seconds(row["time"]?.string))
      let step = try #require(times.lastIndex { $0 <= time })
      let share = (time - times[step]) / (times[step + 1] - times[step])
      if share > 0 { drawn.append("/hours/\(index)") }
      let (low, high) = (temperatures[step], temperatures[step + 1])
      expectSame(row["temperature"], low + (high - low) * share, decimals: 1, "row \(index)")
      expectSame(row["precipitation"], fallen(steps[step], "3h") / 3, decimals: 1)
      expectSame(
        row["precipitationProbability"], steps[step]["pop"]?.double.map { $0 * 100 }, decimals: 0)
      #expect(row["kind"]?.string == "forecast")
    }
    let warning = result["warnings"]?.list.first { $0["code"]?.string == "interpolated" }
    #expect(warning?["paths"]?.list.compactMap(\.string) == drawn)
  }

  @Test func daysAreThoseOfThePlace() throws {
    let result = try result(
      "forecast.daily",
      #"{"place":"Lisbon","days":6,"provider":"openWeatherMap","fallback":"none"}"#)
    let current = try bench.sent("/data/2.5/weather")
    let steps = try bench.sent("/data/2.5/forecast")["list"]?.list ?? []
    let rows = result["days"]?.list ?? []
    #expect(rows.count == 6)
    let hours = try self.result(
      "forecast.hourly",
      #"{"place":"Lisbon","hours":132,"provider":"openWeatherMap","fallback":"none"}"#)["hours"]
    for (index, row) in rows.enumerated() {
      let start =
        try #require(ProviderBench.seconds("2026-06-20T23:00:00Z")) + Double(index) * 86_400
      let own = steps.filter {
        (start..<start + 86_400).contains($0["dt"]?.double ?? 0)
      }
      let now = index == 0 ? [current["main"]?["temp"]?.double].compactMap(\.self) : []
      func values(_ name: String) -> [Double] { own.compactMap { $0["main"]?[name]?.double } }
      // Steps are drawn out to hours, and have their own extremes.
      let known = now + values("temp_min") + values("temp") + values("temp_max")
      DayOfHours(hours, of: row).expectIs(row, own: known)
      #expect(row["partial"]?.bool == (index == 0 || index == 5))
      #expect(row["date"]?.string == "2026-06-\(21 + index)")
    }
  }

  @Test func airHasTheServicesOwnScale() throws {
    let result = try result(
      "air.quality",
      #"{"place":"Lisbon","hours":48,"provider":"openWeatherMap","fallback":"none"}"#)
    let sent = try bench.sent("/data/2.5/air_pollution")["list"]?.element(at: 0)
    let parts = [
      "pm25": "pm2_5", "pm10": "pm10", "no2": "no2", "o3": "o3", "so2": "so2", "co": "co",
    ]
    for (name, theirs) in parts {
      expectSame(
        result["pollutants"]?[name], sent?["components"]?[theirs]?.double, decimals: 1, "\(name)")
    }
    let own = result["aqi"]?.list.first { $0["scale"]?.string == "owm" }
    #expect(own?["value"]?.integer == sent?["main"]?["aqi"]?.integer)
    #expect(result["hours"]?.count == 48)
  }

  @Test func aPolarPlaceHasNoSunTimes() throws {
    let place = #"{"latitude":82.86,"longitude":10}"#
    let result = try result(
      "weather.current", #"{"place":\#(place),"provider":"openWeatherMap","fallback":"none"}"#)
    let sent = try bench.sent("/data/2.5/weather")
    #expect(sent["sys"]?["sunrise"]?.integer == 0)
    #expect(result["sunrise"]?.isNull == true && result["sunset"]?.isNull == true)
    let icon = sent["weather"]?.element(at: 0)?["icon"]?.string
    #expect(result["isDay"]?.bool == icon?.hasSuffix("d"))
  }
}
