import Foundation
import JSON
import TestSupport
import Testing

/// Every number of an answer against what the upstream really sent, worked out again here.
@Suite(
  "What the upstream says is what the client gets", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct NumbersTests {
  /// Noon on the longest day in Lisbon.
  static let now = "2026-06-21T12:00:00Z"
  static let nowSeconds = 1_782_043_200.0

  let room: UpstreamRoom
  let answers: [String: JSONValue]

  init() throws {
    room = try UpstreamRoom(at: Self.nowSeconds)
    let hours = (0..<5).map { day in
      Program.request(
        5 + day, "forecast.hourly", #"{"place":"Lisbon","date":"2026-06-\#(21 + day)"}"#)
    }
    answers = try room.program(now: Self.now).serve(
      hours.joined() + Program.request(1, "weather.current", #"{"place":"Lisbon"}"#)
        + Program.request(2, "forecast.daily", #"{"place":"Lisbon","days":5}"#)
        + Program.request(3, "sunset.score", #"{"place":"Lisbon","days":3}"#)
        + Program.request(4, "sunset.score", #"{"place":"Lisbon","days":3,"model":"classic"}"#)
    ).answers()
  }

  private func result(_ id: Int) throws -> JSONValue {
    try #require(answers["\(id)"]?["result"])
  }

  /// The forecast for the place itself, asked for again as the server asked.
  private func forecast() throws -> JSONValue {
    let asked = try room.asked("/v1/forecast").filter { !isFan($0) }
    return try room.sent(try #require(asked.first))
  }

  private func isFan(_ path: String) -> Bool {
    URLComponents(string: path)?.queryItems?.first { $0.name == "latitude" }?.value?
      .contains(",") ?? false
  }

  /// The hourly values of a variable at a time, and the share of the way to the next hour.
  private func interpolated(_ block: JSONValue?, _ name: String, _ seconds: Double) -> Double? {
    guard let times = block?["time"]?.doubles, let values = block?[name]?.doubles,
      let after = times.firstIndex(where: { ($0 ?? 0) > seconds }), after > 0,
      let start = times[after - 1], let low = values[after - 1], let high = values[after]
    else { return nil }
    return low + (high - low) * (seconds - start) / 3600
  }

  /// The rain of the hour that holds a time: Open-Meteo gives it at the hour's end.
  private func fallen(_ block: JSONValue?, _ seconds: Double) -> Double? {
    guard let times = block?["time"]?.doubles, let values = block?["precipitation"]?.doubles,
      let end = times.firstIndex(where: { ($0 ?? 0) > seconds })
    else { return nil }
    return values[end]
  }

  private func same(_ value: JSONValue?, _ expected: Double?, decimals: Int) {
    let scale = pow(10.0, Double(decimals))
    let rounded = expected.map {
      ($0 * scale * (1 + 1e-12)).rounded(.toNearestOrAwayFromZero) / scale
    }
    #expect(value?.double == rounded)
  }

  @Test func current() throws {
    let (result, sent) = (try result(1), try forecast()["current"])
    #expect(result["source"]?["kind"]?.string == "live")
    #expect(result["source"]?["provider"]?.string == "openMeteo")
    same(result["temperature"], sent?["temperature_2m"]?.double, decimals: 1)
    same(result["humidity"], sent?["relative_humidity_2m"]?.double, decimals: 0)
    same(result["pressure"], sent?["pressure_msl"]?.double, decimals: 1)
    // The sum of the quarter of an hour before.
    let fallen = sent?["precipitation"]?.double
    same(result["precipitation"]?["amount"], fallen, decimals: 1)
    same(result["precipitation"]?["rate"], fallen.map { $0 * 4 }, decimals: 1)
    #expect(result["precipitation"]?["end"]?.string == result["time"]?.string)
    same(result["wind"]?["speed"], sent?["wind_speed_10m"]?.double, decimals: 1)
    same(result["wind"]?["gust"], sent?["wind_gusts_10m"]?.double, decimals: 1)
    same(result["wind"]?["direction"], sent?["wind_direction_10m"]?.double, decimals: 3)
    same(result["cloudCover"]?["total"], sent?["cloud_cover"]?.double, decimals: 0)
    #expect(result["condition"]?["code"]?.integer == sent?["weather_code"]?.integer)
    #expect(result["isDay"]?.bool == (sent?["is_day"]?.integer == 1))
    #expect(result["sunset"]?.string == "2026-06-21T21:04:50+01:00")
  }

  @Test func daily() throws {
    let (rows, sent) = (try result(2)["days"], try forecast()["daily"])
    #expect(rows?.count == 5)
    for (index, row) in (rows?.elements.map { $0 } ?? []).enumerated() {
      func value(_ name: String) -> Double? { sent?[name]?.element(at: index)?.double }
      DayOfHours(try result(5 + index)["hours"], of: row)
        .expectIs(row, own: [value("temperature_2m_min"), value("temperature_2m_max")])
      let day = sent?["time"]?.element(at: index)?.double
      #expect(row["condition"]?["code"]?.double == day.flatMap { try? condition(of: $0) })
      #expect(row["kind"]?.string == "forecast")
    }
    #expect(rows?.element(at: 0)?["date"]?.string == "2026-06-21")
  }

  /// The WMO code of a day's daylight, as the reference weighs it. A wet code is of the hour before
  /// its row, a dry one of its time.
  private func condition(of day: Double) throws -> Double? {
    let hourly = try forecast()["hourly"]
    let (times, codes) = (hourly?["time"]?.doubles ?? [], hourly?["weather_code"]?.doubles ?? [])
    var skies = [0.0, 0, 0, 0]
    var groups: [[Double: Double]] = [[:], [:]]
    for (index, time) in times.enumerated() {
      guard let time, time >= day, time < day + 86_400, codes.indices.contains(index + 1),
        hourly?["is_day"]?.element(at: index)?.double == 1,
        let own = codes[index], let next = codes[index + 1]
      else { continue }
      // Two hours of dry sky, or three if it is heavy. Drizzle and rain count apart.
      if next > 3 {
        groups[next < 60 ? 0 : 1][next, default: 0] += next == 65 ? 3 : 2
      } else {
        skies[Int(own > 3 ? next : own)] += 1
      }
    }
    let dry: Double = skies.reduce(0, +)
    let sums: [Double] = groups.map { $0.values.reduce(0, +) }
    if sums.reduce(0, +) >= dry {
      return groups[sums[1] >= sums[0] ? 1 : 0].max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }
    return (zip(skies, 0...).reduce(0) { $0 + $1.0 * Double($1.1) } / dry).rounded()
  }

  @Test func sunset() throws {
    let sent = try forecast()["hourly"]
    let airPaths = try room.asked("/v1/air-quality")
    let airPath = try #require(airPaths.first)
    let air = try room.sent(airPath)
    let fan = try room.asked("/v1/forecast").first(where: isFan).flatMap { try room.sent($0) }
    for row in try result(3)["days"]?.elements.map({ $0 }) ?? [] {
      let seconds = try #require(unixSeconds(row["time"]?.string))
      func share(_ block: JSONValue?, _ name: String) -> Double? {
        interpolated(block, name, seconds).map { $0 / 100 }
      }
      func layers(_ block: JSONValue?) throws -> AfterglowOracle.Layers {
        AfterglowOracle.Layers(
          low: try #require(share(block, "cloud_cover_low")),
          mid: try #require(share(block, "cloud_cover_mid")),
          high: try #require(share(block, "cloud_cover_high")))
      }
      let oracle = AfterglowOracle(
        here: try layers(sent), path: try fan?.elements.map { try layers($0["hourly"]) },
        humidity: interpolated(sent, "relative_humidity_2m", seconds),
        aerosol: interpolated(air["hourly"], "aerosol_optical_depth", seconds),
        visibility: interpolated(sent, "visibility", seconds),
        precipitation: fallen(sent, seconds))
      #expect(fan?.count == 8)
      let score = try #require(row["asForecast"]?.double)
      #expect(abs(score - oracle.score) <= 0.5, "\(row["date"]?.string ?? "")")
      #expect(row["pathSource"]?.string == "sampled")
      same(
        row["factors"]?["humidity"]?["value"], oracle.humidity.map { $0 }, decimals: 0)
    }
  }

  @Test func classicIsExact() throws {
    let forecast = try forecast()
    let rows = try result(4)["days"]?.elements.map { $0 } ?? []
    let seconds = try #require(unixSeconds(rows.first?["time"]?.string))
    let times = forecast["hourly"]?["time"]?.doubles ?? []
    let hour = try #require(times.lastIndex { ($0 ?? .infinity) <= seconds })
    let sum = ["low", "mid", "high"].reduce(0.0) { sum, layer in
      sum + (forecast["hourly"]?["cloud_cover_\(layer)"]?.element(at: hour)?.double ?? .nan)
    }
    #expect(rows.first?["score"]?.double == Double(Int(sum / 3)))
    #expect(rows.first?["confidence"]?.isNull == true)
    #expect(rows.first?["asForecast"]?.isNull == true)
    for (index, row) in rows.enumerated().dropFirst() {
      let mean = forecast["daily"]?["cloud_cover_mean"]?.element(at: index)?.double
      #expect(row["score"]?.integer == mean.map { max(0, 100 - Int($0)) })
    }
  }

  private func unixSeconds(_ text: String?) -> Double? {
    text.flatMap { ISO8601DateFormatter().date(from: $0) }?.timeIntervalSince1970
  }
}
