import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "What a sunset's numbers are called", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing")
)
struct SunsetWordsTests {
  static let path = "/v1/forecast"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  struct Factor: Sendable, CustomTestStringConvertible {
    let variable: String
    let sent: String
    let member: String
    var units = "metric"
    let value: Double
    let label: String

    var testDescription: String { "\(sent) \(member) in \(units)" }
  }

  /// The word is that of the metric number as it is shown: no unit changes it.
  static let factors = [
    Factor(
      variable: "relative_humidity_2m", sent: "39.6", member: "humidity", value: 40, label: "OK"),
    Factor(
      variable: "relative_humidity_2m", sent: "39.4", member: "humidity", value: 39, label: "Dry"),
    Factor(variable: "cloud_cover_high", sent: "9.7", member: "highCloud", value: 10, label: "Few"),
    Factor(
      variable: "visibility", sent: "3970", member: "visibility", value: 4, label: "Moderate"),
    Factor(
      variable: "visibility", sent: "3970", member: "visibility", units: "si", value: 3970,
      label: "Moderate"),
    Factor(
      variable: "visibility", sent: "9970", member: "visibility", units: "uk", value: 6.2,
      label: "Good"),
  ]

  @Test(arguments: factors)
  func wordsOfFactors(_ factor: Factor) throws {
    try room.fault(
      "edit", at: Self.path, ["set": "/hourly/\(factor.variable)/*", "to": factor.sent])
    let result = try room.result(
      "sunset.score", #"{"place":"Lisbon","days":1,"units":"\#(factor.units)"}"#)
    let found = result["days"]?.element(at: 0)?["factors"]?[factor.member]
    #expect(found?["value"]?.double == factor.value)
    #expect(found?["label"]?.string == factor.label)
  }

  /// What is said of one evening, not of the month's.
  private static let notKnown = [
    "asForecast", "explanation", "confidence", "rarity", "factors", "subscores", "pathSource",
  ]

  /// Past the last forecast there is the climate, or no score for that reason.
  @Test func beyondTheForecast() throws {
    let params = #""place":"Lisbon","date":"2026-07-08""#
    let usual = try room.result("sunset.score", "{\(params)}")
    let estimate = usual["days"]?.element(at: 0)
    #expect(estimate?["score"]?.double != nil && estimate?["kind"]?.string == "estimate")
    for member in Self.notKnown { #expect(estimate?[member]?.isNull == true, "\(member)") }
    #expect(usual.warningCodes == ["beyondHorizon", "estimateUsed", "unrepresentative"])
    let best = try room.result("sunset.best", #"{"places":["Lisbon"],"days":16}"#)
    let dates = best["ranked"]?.list.compactMap { $0["date"]?.string } ?? []
    let days = try room.result("sunset.score", #"{"place":"Lisbon","days":16}"#)["days"]?.list ?? []
    let forecast = days.filter { $0["kind"]?.string == "forecast" && $0["passed"]?.bool == false }
    #expect(Set(dates) == Set(forecast.compactMap { $0["date"]?.string }) && !dates.isEmpty)
    for model in ["afterglow", "classic"] {
      let none = try room.result(
        "sunset.score", #"{\#(params),"fallback":"none","model":"\#(model)"}"#)
      let day = none["days"]?.element(at: 0)
      #expect(day?["score"]?.isNull == true && day?["rating"]?.isNull == true)
      #expect(day?["reason"]?.string == "beyondHorizon")
      #expect(day?["time"]?.string?.hasPrefix("2026-07-08T21:") == true)
      #expect(none.warningCodes == ["beyondHorizon"])
    }
  }

  /// A day of the forecast period without clouds is not outside of it.
  @Test func cloudsThatAreUnknownToday() throws {
    let members = ["", "_low", "_mid", "_high"].map { "/hourly/cloud_cover\($0)/*" }
    try room.fault(
      "edit", at: Self.path,
      ["set": members.joined(separator: " ") + " /daily/cloud_cover_mean/*"])
    let result = try room.result(
      "sunset.score",
      #"{"place":"Lisbon","days":1,"fallback":"none","provider":"openMeteo"}"#)
    #expect(result["days"]?.element(at: 0)?["reason"]?.string == "noCloudData")
    #expect(!result.warningCodes.contains("beyondHorizon"))
  }
}
