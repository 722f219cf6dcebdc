import Foundation
import JSON
import TestSupport
import Testing

/// MET Norway: hours, then six hours a row, by the manners it asks for.
@Suite("MET Norway", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct MetNorwayPipeTests {
  static let path = "/weatherapi/locationforecast/2.0/complete"

  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  struct Step {
    let time: Double
    let details: JSONValue?
    let hour: JSONValue?
    let sixHours: JSONValue?

    var temperature: Double? { details?["air_temperature"]?.double }
    var precipitation: Double? {
      (hour ?? sixHours)?["details"]?["precipitation_amount"]?.double
    }
    var length: Double { hour == nil ? 21_600 : 3_600 }
  }

  private func steps() throws -> [Step] {
    try bench.sent(Self.path)["properties"]?["timeseries"]?.list.map { item in
      Step(
        time: try #require(ProviderBench.seconds(item["time"]?.string)),
        details: item["data"]?["instant"]?["details"], hour: item["data"]?["next_1_hours"],
        sixHours: item["data"]?["next_6_hours"])
    } ?? []
  }

  private func result(_ method: String, _ params: String) throws -> JSONValue {
    let answer = try bench.ask(try bench.program(), method, params)
    return try #require(answer["result"], "\(answer["error"].map { "\($0)" } ?? "")")
  }

  @Test func now() throws {
    let result = try result(
      "weather.current", #"{"place":"Lisbon","provider":"metNorway","fallback":"none"}"#)
    let sent = try steps()[0].details
    #expect(result["source"]?["provider"]?.string == "metNorway")
    expectSame(result["temperature"], sent?["air_temperature"]?.double, decimals: 1)
    expectSame(result["dewPoint"], sent?["dew_point_temperature"]?.double, decimals: 1)
    expectSame(result["humidity"], sent?["relative_humidity"]?.double, decimals: 0)
    expectSame(result["pressure"], sent?["air_pressure_at_sea_level"]?.double, decimals: 1)
    expectSame(result["wind"]?["speed"], sent?["wind_speed"]?.double.map { $0 * 3.6 }, decimals: 1)
    let layers = ["low": "low", "mid": "medium", "high": "high"]
    for (name, theirs) in layers {
      expectSame(
        result["cloudCover"]?[name], sent?["cloud_area_fraction_\(theirs)"]?.double, decimals: 0)
    }
    #expect(result["attribution"]?.element(at: 0)?["text"]?.string == "Data from MET Norway")
  }

  @Test func hours() throws {
    let result = try result(
      "forecast.hourly",
      #"{"place":"Lisbon","hours":120,"provider":"metNorway","fallback":"none"}"#)
    let steps = try steps()
    let rows = result["hours"]?.list ?? []
    #expect(rows.count == 120)
    var drawn: [String] = []
    for (index, row) in rows.enumerated() {
      let time = try #require(ProviderBench.seconds(row["time"]?.string))
      let step = try #require(steps.lastIndex { $0.time <= time })
      let (this, next) = (steps[step], steps[step + 1])
      let share = (time - this.time) / (next.time - this.time)
      if share > 0 { drawn.append("/hours/\(index)") }
      let (low, high) = (this.temperature ?? .nan, next.temperature ?? .nan)
      expectSame(row["temperature"], low + (high - low) * share, decimals: 1, "row \(index)")
      expectSame(
        row["precipitation"], this.precipitation.map { $0 / (this.length / 3_600) }, decimals: 1)
    }
    #expect(!drawn.isEmpty)
    let warning = result["warnings"]?.list.first { $0["code"]?.string == "interpolated" }
    #expect(warning?["paths"]?.list.compactMap(\.string) == drawn)
  }

  /// An hour of a step, with its share of the amount.
  private struct Hour {
    let time: Double
    let temperature: Double?
    let precipitation: Double?
  }

  private func hours(_ steps: [Step]) -> [Hour] {
    zip(steps, steps.dropFirst()).flatMap { this, next in
      let count = (next.time - this.time) / 3_600
      return (0..<Int(count)).map { hour in
        let (low, high) = (this.temperature ?? .nan, next.temperature ?? .nan)
        return Hour(
          time: this.time + Double(hour) * 3_600,
          temperature: low + (high - low) * Double(hour) / count,
          precipitation: this.precipitation.map { $0 / count })
      }
    }
  }

  /// Days are those of their hours: a step over midnight belongs to both.
  @Test(arguments: [("Lisbon", "2026-06-20T23:00:00Z"), ("Tokyo", "2026-06-20T15:00:00Z")])
  func days(_ place: String, _ midnight: String) throws {
    let result = try result(
      "forecast.daily",
      #"{"place":"\#(place)","days":9,"provider":"metNorway","fallback":"none"}"#)
    let steps = try steps()
    let hours = hours(steps)
    let rows = result["days"]?.list ?? []
    #expect(rows.count == 9)
    for (index, row) in rows.enumerated() {
      let start = try #require(ProviderBench.seconds(midnight)) + Double(index) * 86_400
      let own = hours.filter { (start..<start + 86_400).contains($0.time) }
      let extremes = steps.filter {
        $0.hour == nil && $0.time >= start && $0.time + 21_600 <= start + 86_400
      }.compactMap { $0.sixHours?["details"] }
      func values(_ name: String) -> [Double] {
        own.compactMap(\.temperature) + extremes.compactMap { $0[name]?.double }
      }
      expectSame(
        row["temperatureMin"], values("air_temperature_min").min(), decimals: 1, "\(index)")
      expectSame(
        row["temperatureMax"], values("air_temperature_max").max(), decimals: 1, "\(index)")
      expectSame(
        row["precipitation"], own.compactMap(\.precipitation).reduce(0, +), decimals: 1, "\(index)")
      #expect(row["partial"]?.bool == (index == 0))
    }
  }

  /// Who we are and whom to write to, and no place to the meter.
  @Test(.process) func manners() throws {
    _ = try result(
      "weather.current",
      #"{"place":{"latitude":38.7123456,"longitude":-9.1398765},"provider":"metNorway"}"#)
    let log = try UpstreamControl(base: bench.room.houseBase).get("/-/log")?.list ?? []
    let entry = log.first { $0["path"]?.string == bench.room.path(Self.path) }
    let agent = entry?["headers"]?["user-agent"]?.string ?? ""
    #expect(agent.hasPrefix("almanac/") && agent.hasSuffix("tests@example.org"))
    let query = URLComponents(string: "?" + (entry?["query"]?.string ?? ""))?.queryItems ?? []
    for item in query where ["lat", "lon"].contains(item.name) {
      let decimals = item.value?.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals <= 4)
    }
    #expect(entry?["status"]?.integer == 200)
  }

  /// Nobody is asked before `Expires`; after it, only whether anything changed.
  @Test(.process) func whatExpiredIsConfirmed() throws {
    let room = try UpstreamRoom(at: ProviderBench.hourSeconds)
    var program = try Program(now: "2026-06-21T12:00:00Z", upstream: room.base, key: nil)
    let params = #"{"place":"Lisbon","provider":"metNorway","fallback":"none"}"#
    let first = try bench.ask(program, "weather.current", params)["result"]
    program.environment["ALMANAC_NOW"] = "2026-06-21T12:25:00Z"
    let second = try bench.ask(program, "weather.current", params)["result"]
    #expect(second?["source"]?["kind"]?.string == "cache")
    #expect(try room.asked(Self.path).count == 1)
    program.environment["ALMANAC_NOW"] = "2026-06-21T12:40:00Z"
    try room.setClock(ProviderBench.hourSeconds + 2_400)
    let third = try bench.ask(program, "weather.current", params)["result"]
    #expect(third?["temperature"]?.double == first?["temperature"]?.double)
    #expect(third?["source"]?["kind"]?.string == "live")
    #expect(third?["source"]?["ageSeconds"]?.integer == 0)
    let log = try UpstreamControl(base: room.houseBase).get("/-/log")?.list ?? []
    let statuses = log.filter { $0["path"]?.string?.hasPrefix(room.path("")) == true }
      .compactMap { $0["status"]?.integer }
    #expect(statuses == [200, 304])
  }
}
