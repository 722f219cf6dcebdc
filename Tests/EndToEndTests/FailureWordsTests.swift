import Foundation
import JSON
import TestSupport
import Testing

/// What a failure says must be what happened.
@Suite(
  "A failure says what happened", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct FailureWordsTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  // MARK: Retryable

  @Test(
    arguments: [(400, false), (404, false), (422, false), (408, true), (500, true), (503, true)])
  func onlyWhatMayPassIsRetryable(_ status: Int, _ isRetryable: Bool) throws {
    try room.fault("status", at: "/v1/forecast", ["code": "\(status)"])
    let strictly = #""provider":"openMeteo","fallback":"none""#
    let answer = try room.call(
      "weather.overview",
      #"{"place":"Lisbon","parts":[{"method":"weather.current"}],\#(strictly)}"#)
    let part = answer["result"]?["parts"]?.part("weather.current")?["error"]
    let error = try room.call(
      "weather.current", #"{"place":"Lisbon","provider":"openMeteo","fallback":"none"}"#)["error"]
    #expect(error?["data"]?["httpStatus"]?.integer == status)
    #expect(error?["data"]?["retryable"]?.bool == isRetryable)
    #expect(part?["data"]?["retryable"]?.bool == isRetryable)
  }

  // MARK: Names

  @Test func aNameThatNobodyKnowsIsUnknown() throws {
    let error = try room.call("weather.current", #"{"place":"Xyzzyplugh"}"#)["error"]
    #expect(error?["code"]?.integer == -32010)
  }

  @Test func aSearchThatFoundNothingDoesNotWarn() throws {
    let result = try room.result("location.search", #"{"query":"zzyzxq"}"#)
    #expect(result["places"]?.count == 0 && result["warnings"]?.count == 0)
  }

  // MARK: Too many calls

  struct Limit: Sendable, CustomTestStringConvertible {
    var code = "429"
    let reason: String?
    var header: String?
    let seconds: Int

    var testDescription: String { "\(code) \(reason ?? "no words") \(header ?? "")" }
  }

  /// It is 12:00:17: each window ends at its own mark.
  static let limits = [
    Limit(
      reason: "Minutely API request limit exceeded. Please try again in one minute.",
      seconds: 43),
    Limit(
      reason: "Hourly API request limit exceeded. Please try again in the next hour.",
      seconds: 3583),
    Limit(
      reason: "Daily API request limit exceeded. Please try again tomorrow.", seconds: 43_183),
    Limit(reason: "Too many concurrent requests", seconds: 1),
    Limit(
      reason: "Minutely API request limit exceeded. Please try again in one minute.",
      header: "7", seconds: 7),
    Limit(reason: nil, header: "Sun, 21 Jun 2026 12:01:00 GMT", seconds: 43),
    Limit(reason: nil, seconds: 60),
    Limit(
      code: "400", reason: "Hourly API request limit exceeded. Please try again in the next hour.",
      seconds: 3583),
    Limit(
      code: "200", reason: "Daily API request limit exceeded. Please try again tomorrow.",
      seconds: 43_183),
  ]

  @Test(arguments: limits)
  func theWordsSayHowLong(_ limit: Limit) throws {
    var arguments = ["code": limit.code]
    if let reason = limit.reason { arguments["body"] = #"{"reason":"\#(reason)","error":true}"# }
    if let header = limit.header { arguments["header-Retry-After"] = header }
    try room.fault("status", at: "/v1/air-quality", arguments)
    let params = #"{"place":"Lisbon","fallback":"none"}"#
    let program = try room.program()
    let error = try program.call("air.quality", params)?["error"]
    #expect(error?["code"]?.integer == -32013)
    #expect(error?["data"]?["retryAfterSeconds"]?.integer == limit.seconds)
    #expect(error?["data"]?["provider"]?.string == "openMeteo")
    #expect(error?["data"]?["retryable"]?.bool == true)
    // Everybody waits, other processes too: nobody is asked, however often it is tried.
    let again = try program.call("air.quality", params)?["error"]
    #expect(again?["data"]?["retryAfterSeconds"]?.integer == limit.seconds)
    #expect(try room.asked().count == 1)
  }

  // MARK: Refusals in words

  static let words: [ToldFault] = [
    .words(
      "403", "This API endpoint requires the API Professional or Enterprise plan", code: -32014,
      "subscriptionMissing"),
    .words(
      "401", "API key required. Please add &apikey= to the URL.", code: -32014, "keyMissing"),
    .words("400", "The supplied API key is invalid.", code: -32014, "keyInvalid"),
    .words("400", "No data is available for this location", code: -32015, "outOfCoverage"),
    .words(
      "400", "Forecast days is invalid. Allowed range 0 to 7. Given 9.", code: -32015,
      "beyondHorizon"),
    .words(
      "400", "Cannot initialize CamsVariable from invalid String value pm3", code: -32012, "http"),
    .words("503", "The service is overloaded", code: -32012, "http"),
  ]

  @Test(arguments: words)
  func theWordsSayWhy(_ fault: ToldFault) throws {
    try room.fault(fault.name, at: "/v1/air-quality", fault.arguments)
    let error = try room.call("air.quality", #"{"place":"Lisbon","fallback":"none"}"#)["error"]
    #expect(error?["code"]?.integer == fault.code)
    #expect(error?["data"]?["reason"]?.string == fault.reason)
    let text = error.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    for word in ["Professional", "apikey=", "supplied", "location", "Given", "pm3", "overloaded"] {
      #expect(!text.contains(word), "nothing of upstream's words is handed on")
    }
  }

  /// What is stored is about its hour of now, not that of then.
  @Test func aStoredAnswerIsAboutNow() throws {
    var program = try room.program()
    let params = #"{"place":"Lisbon"}"#
    let fresh = try program.call("air.quality", params)?["result"]
    try room.fault("status", at: "/v1", ["code": "400"])
    program.environment["ALMANAC_NOW"] = "2026-06-21T13:30:00Z"
    let stale = try program.call("air.quality", params)?["result"]
    #expect(stale?["time"]?.string == "2026-06-21T14:00:00+01:00")
    #expect(fresh?["time"]?.string == "2026-06-21T13:00:00+01:00")
  }
}
