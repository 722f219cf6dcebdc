import Foundation
import JSON
import TestSupport
import Testing

/// An answer whose times are of another day is no answer about this moment.
@Suite(
  "Old answers over the pipe", .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AnswersOfNowPipeTests {
  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  /// The upstream stands still while two years pass here.
  private func later() throws -> Program {
    try Program(
      now: "2028-06-21T12:00:17Z", upstream: bench.room.base, key: "onecall3-x")
  }

  @Test(arguments: ["openMeteo", "metNorway", "openWeatherMap"])
  func anOldForecastIsNoData(_ provider: String) throws {
    let program = try later()
    for method in ["weather.current", "forecast.hourly", "forecast.daily"] {
      let answer = try program.call(
        method, #"{"place":"Lisbon","provider":"\#(provider)","fallback":"none"}"#)
      #expect(answer?["error"]?["code"]?.integer == -32015, "\(method)")
      #expect(answer?["error"]?["data"]?["reason"]?.string == "notProvided", "\(method)")
    }
  }

  @Test func theClimateStandsInWhereAllAreOld() throws {
    let answer = try later().call("weather.current", #"{"place":"Lisbon"}"#)
    let result = try #require(answer?["result"])
    #expect(result["source"]?["kind"]?.string == "estimate")
    #expect(result["time"]?.string?.hasPrefix("2028-06-21T13:") == true)
    #expect(result.warningCodes == ["estimateUsed"])
  }

  @Test func theNextOneAnswersWhereTheFirstIsOld() throws {
    try bench.room.fault(
      "edit", at: "/v1/forecast",
      ["set": "/current/time /hourly/time/*", "to": "1718971200"])
    let answer = try bench.ask(
      try bench.program(), "weather.current", #"{"place":"Lisbon","fallback":"none"}"#)
    let result = try #require(answer["result"])
    #expect(result["source"]?["provider"]?.string == "metNorway")
    #expect(result["time"]?.string == "2026-06-21T13:00:00+01:00")
  }

  @Test(arguments: ["openMeteo", "openWeatherMap"])
  func oldAirIsNoData(_ provider: String) throws {
    let answer = try later().call(
      "air.quality", #"{"place":"Lisbon","hours":3,"provider":"\#(provider)"}"#)
    #expect(answer?["error"]?["code"]?.integer == -32015)
  }

  /// The hours begin with the one that holds now.
  @Test func noHourOfAirIsOver() throws {
    try bench.room.fault(
      "edit", at: "/v1/air-quality",
      ["remove": (12...14).map { _ in "/hourly/time/12" }.joined(separator: " ")])
    let answer = try bench.ask(
      try bench.program(), "air.quality", #"{"place":"Lisbon","hours":4}"#)
    let times = answer["result"]?["hours"]?.list.compactMap { unixSeconds($0["time"]?.string) }
    let rows = try #require(times)
    #expect(rows.count == 4)
    #expect(rows.allSatisfy { $0 + 3_600 > ProviderBench.hourSeconds })
  }

  @Test func oldRadarIsNotAvailable() throws {
    let outcome = try later().run(
      input: Program.request(1, "map.layers", #"{"place":"Lisbon"}"#)
        + Program.request(2, "map.tile", #"{"layer":"radar","z":1,"x":0,"y":0}"#))
    let answers = try outcome.answers()
    let radar = answers["1"]?["result"]?["layers"]?.elements.first {
      $0["id"]?.string == "radar"
    }
    #expect(radar?["available"]?.bool == false)
    #expect(radar?["reason"]?.string == "notProvided")
    #expect(radar?["frames"]?.count == 0)
    #expect(answers["2"]?["error"]?["code"]?.integer == -32015)
  }
}
