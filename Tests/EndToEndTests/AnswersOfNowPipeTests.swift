import Foundation
import JSON
import TestSupport
import Testing

/// An answer whose times are of another day does not pass as one about this moment.
@Suite(
  "Old answers over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AnswersOfNowPipeTests {
  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  /// The upstream stands still while two years pass here.
  private func later() throws -> Program {
    try Program(
      now: "2028-06-21T12:00:17Z", upstream: bench.room.base, key: "onecall3-x")
  }

  @Test(arguments: [
    ("weather.current", "openMeteo"), ("weather.current", "metNorway"),
    ("weather.current", "openWeatherMap"), ("air.quality", "openMeteo"),
    ("air.quality", "openWeatherMap"),
  ])
  func anOldNowSaysThatItIsOld(_ method: String, _ provider: String) throws {
    let answer = try later().call(method, #"{"place":"Lisbon","provider":"\#(provider)"}"#)
    let result = try #require(answer?["result"])
    #expect(result["time"]?.string?.hasPrefix("2026-06-21T") == true)
    #expect(result.warningCodes == ["staleUsed"])
  }

  @Test func noHourToComeIsNoHour() throws {
    let answer = try later().call("air.quality", #"{"place":"Lisbon","hours":3}"#)
    #expect(answer?["result"]?["hours"]?.count == 0)
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
}
