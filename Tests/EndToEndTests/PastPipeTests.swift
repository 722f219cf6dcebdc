import Foundation
import JSON
import TestSupport
import Testing

/// Days gone by: what the models said for the last weeks, the reanalysis before.
@Suite(
  "The past over the pipe", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct PastPipeTests {
  static let recent = "/v1/forecast"
  static let archive = "/v1/archive"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func layers(_ hourly: JSONValue?, _ seconds: Double) throws -> AfterglowOracle.Layers {
    func share(_ layer: String) throws -> Double {
      try #require(SentHours(hourly).value("cloud_cover_\(layer)", at: seconds)) / 100
    }
    return AfterglowOracle.Layers(
      low: try share("low"), mid: try share("mid"), high: try share("high"))
  }

  static let evenings: [(String, String)] = [
    ("2026-06-10", recent), ("2026-03-23", recent), ("2026-03-22", archive),
    ("2025-12-31", archive), ("1969-07-20", archive), ("1940-01-01", archive),
  ]

  /// The score of the sky as forecast, and an interval that contains the median.
  @Test(arguments: evenings)
  func sunsetsGoneBy(_ date: String, _ path: String) throws {
    let result = try room.result(
      "sunset.score", #"{"place":"Lisbon","date":"\#(date)","fallback":"none"}"#)
    let asked = try room.asked()
    #expect(asked.count == 1 && asked[0].hasPrefix(path), "\(asked)")
    #expect(result["source"]?["provider"]?.string == "openMeteo")
    #expect(result["source"]?["kind"]?.string == "live")
    #expect(result["sources"]?.list.compactMap { $0["product"]?.string } == ["archive"])
    let hourly = try room.sent(asked[0])["hourly"]
    let day = try #require(result["days"]?.element(at: 0))
    #expect(day["date"]?.string == date && day["passed"]?.bool == true)
    let seconds = try #require(unixSeconds(day["time"]?.string))
    let hours = SentHours(hourly)
    let oracle = AfterglowOracle(
      here: try layers(hourly, seconds), path: nil,
      humidity: hours.value("relative_humidity_2m", at: seconds), aerosol: nil,
      visibility: hours.value("visibility", at: seconds), precipitation: hours.rain(at: seconds))
    #expect(abs(try #require(day["asForecast"]?.double) - oracle.score) <= 0.5)
    #expect(day["pathSource"]?.string == "local")
    #expect((oracle.visibility == nil) == (path == Self.archive))
    let low = try #require(day["interval"]?["low"]?.double)
    let high = try #require(day["interval"]?["high"]?.double)
    let score = try #require(day["score"]?.double)
    #expect(low <= score && score <= high && low < high)
  }

  @Test func hoursGoneBy() throws {
    let result = try room.result("forecast.hourly", #"{"place":"Lisbon","date":"1950-02-28"}"#)
    let hourly = try room.firstSent(Self.archive)["hourly"]
    let rows = result["hours"]?.list ?? []
    #expect(rows.count == 24)
    let times = hourly?["time"]?.doubles ?? []
    for row in rows {
      let index = try #require(times.firstIndex(of: unixSeconds(row["time"]?.string)))
      func sent(_ name: String, _ index: Int) -> Double? {
        hourly?[name]?.element(at: index)?.double
      }
      #expect(row["temperature"]?.double == rounded(sent("temperature_2m", index), 1))
      #expect(row["humidity"]?.double == rounded(sent("relative_humidity_2m", index), 0))
      // An hour's rain stands at its end.
      #expect(row["precipitation"]?.double == rounded(sent("precipitation", index + 1), 1))
      #expect(row["precipitationProbability"]?.isNull == true)
      #expect(row["visibility"]?.isNull == true && row["uvIndex"]?.isNull == true)
      #expect(row["kind"]?.string == "forecast")
    }
  }

  /// Before the reanalysis begins nobody is asked: the climate speaks, or an error.
  @Test func beforeTheFirstYear() throws {
    let params = #""place":"Lisbon","date":"1939-12-31""#
    let result = try room.result("sunset.score", "{\(params)}")
    #expect(result["source"]?["kind"]?.string == "estimate")
    #expect(result.warningCodes.contains("estimateUsed"))
    let error = try room.call("sunset.score", #"{\#(params),"fallback":"none"}"#)["error"]
    #expect(error?["code"]?.integer == -32015)
    #expect(error?["data"]?["reason"]?.string == "outOfCoverage")
    #expect(try room.asked().isEmpty)
  }

  @Test func theClimateStandsInForTheArchive() throws {
    try room.fault("status", at: Self.archive, ["code": "500"])
    let result = try room.result("sunset.score", #"{"place":"Lisbon","date":"2001-09-09"}"#)
    #expect(result.warningCodes == ["estimateUsed", "unrepresentative"])
  }

  /// A day whose clouds are unknown has no score, whatever else there is.
  @Test func cloudsThatAreUnknownHaveNoScore() throws {
    let members = ["", "_low", "_mid", "_high"].map { "/hourly/cloud_cover\($0)/*" }
    try room.fault(
      "edit", at: Self.archive,
      ["set": members.joined(separator: " ") + " /daily/cloud_cover_mean/*"])
    let result = try room.result(
      "sunset.score", #"{"place":"Lisbon","date":"2001-09-09","fallback":"none"}"#)
    let day = result["days"]?.element(at: 0)
    #expect(day?["score"]?.isNull == true && day?["interval"]?.isNull == true)
    #expect(day?["reason"]?.string == "noCloudData")
    #expect(day?["factors"]?["humidity"]?["value"]?.double != nil)
  }

  // MARK: The spread of an ensemble

  /// The interval of a coming evening is as wide as the members lie apart; without them it goes by
  /// the days ahead.
  @Test(
    arguments: [
      nil, ["set": "/hourly"], ["remove": "/hourly/time"], ["set": "/hourly/cloud_cover/*"],
      ["remove": "/hourly/cloud_cover_member07 /hourly/cloud_cover_member08"],
    ] as [[String: String]?])
  func theIntervalGoesByTheEnsemble(_ edit: [String: String]?) throws {
    if let edit { try room.fault("edit", at: "/v1/ensemble", edit) }
    let result = try room.result("sunset.score", #"{"place":"Lisbon","days":2}"#)
    let asked = try room.asked()
    func path(_ prefix: String, _ isFan: Bool = false) throws -> String {
      try #require(
        asked.first { $0.hasPrefix(prefix) && $0.contains("cell_selection") == isFan })
    }
    let hourly = try room.sent(try path(Self.recent))["hourly"]
    let fan = try room.sent(try path(Self.recent, true))
    let air = try room.sent(try path("/v1/air-quality"))["hourly"]
    var columns =
      try room.sent(try path("/v1/ensemble"))["hourly"]?.members.filter {
        $0.key.hasPrefix("cloud_cover")
      }.map { (name: $0.key, values: $0.value.doubles ?? []) } ?? []
    #expect(columns.count == 31)
    let isGone = edit?["set"] == "/hourly" || edit?["remove"] == "/hourly/time"
    if edit?["set"]?.hasSuffix("*") == true { columns.removeAll { $0.name == "cloud_cover" } }
    if edit?["remove"]?.contains("member07") == true {
      columns.removeAll { $0.name.hasSuffix("07") || $0.name.hasSuffix("08") }
    }
    for day in result["days"]?.list ?? [] {
      let seconds = try #require(unixSeconds(day["time"]?.string))
      let hours = SentHours(hourly)
      let oracle = AfterglowOracle(
        here: try layers(hourly, seconds),
        path: try fan.elements.map { try layers($0["hourly"], seconds) },
        humidity: hours.value("relative_humidity_2m", at: seconds),
        aerosol: SentHours(air).value("aerosol_optical_depth", at: seconds),
        visibility: hours.value("visibility", at: seconds), precipitation: hours.rain(at: seconds))
      let days = (seconds - UpstreamRoom.nowSeconds) / 86_400
      let row = try #require(hours.nearest(seconds))
      let members = columns.compactMap { row < $0.values.count ? $0.values[row] : nil }
      // Deviations of the total cover that fit the published 73 and 58 %, and √2 for a layer.
      let growth = (1 - exp(-days / 4)) / (1 - exp(-7.5 / 4))
      let spread = isGone ? 0 : deviation(members) / 100
      let error =
        isGone
        ? 2.0.squareRoot() * (0.272 + 0.1 * growth)
        : (2 * (0.272 * 0.272 + spread * spread)).squareRoot()
      let low = try #require(day["interval"]?["low"]?.double)
      let high = try #require(day["interval"]?["high"]?.double)
      // Of one sky it may be a little off; over all skies it is 78 to 82 %.
      let coverage = oracle.coverage(of: low - 0.05...high + 0.05, deviation: error)
      #expect((0.68...0.92).contains(coverage), "\(coverage)")
      #expect(abs((day["asForecast"]?.double ?? -1) - oracle.score) <= 0.5)
      // Half of what may come is the score or more.
      let score = try #require(day["score"]?.double)
      let above = oracle.coverage(of: score - 0.05...100, deviation: error)
      #expect((0.42...0.62).contains(above), "\(above)")
    }
    #expect(result["days"]?.count == 2)
  }

  private func deviation(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}

/// Reading the hourly section of what was sent.
struct SentHours {
  private let section: JSONValue?
  private let times: [Double]

  init(_ section: JSONValue?) {
    self.section = section
    times = section?["time"]?.doubles?.compactMap { $0 } ?? []
  }

  /// On the way from one hour to the next.
  func value(_ name: String, at seconds: Double) -> Double? {
    guard let after = times.firstIndex(where: { $0 > seconds }), after > 0,
      let low = section?[name]?.element(at: after - 1)?.double,
      let high = section?[name]?.element(at: after)?.double
    else { return nil }
    return low + (high - low) * (seconds - times[after - 1]) / 3600
  }

  /// Of the hour that holds a time: it stands at the hour's end.
  func rain(at seconds: Double) -> Double? {
    times.firstIndex { $0 > seconds }.flatMap {
      section?["precipitation"]?.element(at: $0)?.double
    }
  }

  func nearest(_ seconds: Double) -> Int? {
    times.indices.min { abs(times[$0] - seconds) < abs(times[$1] - seconds) }
  }
}

extension AfterglowOracle {
  /// The share of skies with a score in the range, if each layer is off by a normal error, and the
  /// thickness of clouds by a factor of two.
  func coverage(of range: ClosedRange<Double>, deviation: Double) -> Double {
    var state: UInt64 = 1
    func uniform() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) + 0.5) / Double(1 << 53)
    }
    func error() -> Double {
      deviation * (-2 * log(uniform())).squareRoot() * cos(2 * .pi * uniform())
    }
    let count = 2_000
    let within = (0..<count).count { _ in
      var sky = shifted(error(), error(), error())
      sky.thickness = exp(0.69 / deviation * error())
      return range.contains(sky.score)
    }
    return Double(within) / Double(count)
  }

  private func shifted(_ low: Double, _ mid: Double, _ high: Double) -> AfterglowOracle {
    func moved(_ layers: Layers) -> Layers {
      func held(_ value: Double) -> Double { min(max(value, 0), 1) }
      return Layers(
        low: held(layers.low + low), mid: held(layers.mid + mid), high: held(layers.high + high))
    }
    var copy = self
    copy.here = moved(here)
    copy.path = path?.map(moved)
    return copy
  }
}
