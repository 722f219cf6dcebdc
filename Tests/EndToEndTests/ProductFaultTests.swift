import Foundation
import JSON
import TestSupport
import Testing

/// What every product of Open-Meteo says when the service fails it.
@Suite(
  "Open-Meteo fails every product", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ProductFaultTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  struct Product: Sendable, CustomTestStringConvertible {
    let method: String
    let params: String
    let path: String

    var testDescription: String { "\(method) \(path)" }
  }

  static let products = [
    Product(method: "forecast.nowcast", params: #""place":"Lisbon""#, path: "/v1/forecast"),
    Product(method: "air.quality", params: #""place":"Lisbon""#, path: "/v1/air-quality"),
    Product(
      method: "forecast.hourly", params: #""place":"Lisbon","date":"2001-09-09""#,
      path: "/v1/archive"),
  ]

  /// The reason of each fault, and whether it is worth a second attempt.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String: String] = [:]
    let reason: String
    let isRetried: Bool

    var testDescription: String { "\(name) \(arguments)" }
  }

  static let faults = [
    Fault(name: "status", arguments: ["code": "502"], reason: "http", isRetried: true),
    Fault(name: "status", arguments: ["code": "400"], reason: "http", isRetried: false),
    Fault(name: "cut", reason: "cut", isRetried: true),
    Fault(name: "truncate", reason: "malformed", isRetried: true),
    Fault(name: "html", reason: "malformed", isRetried: true),
    Fault(name: "bad-gzip", reason: "malformed", isRetried: false),
    Fault(name: "redirect-loop", reason: "redirect", isRetried: false),
    Fault(
      name: "large", arguments: ["bytes": "40000000", "length": "1"], reason: "tooLarge",
      isRetried: false),
  ]

  @Test(arguments: products, faults)
  func theErrorSaysWhy(_ product: Product, _ fault: Fault) throws {
    try room.fault(fault.name, at: product.path, fault.arguments)
    let params = #"{\#(product.params),"fallback":"none","provider":"openMeteo"}"#
    let error = try room.call(product.method, params)["error"]
    #expect(error?["code"]?.integer == -32012)
    #expect(error?["data"]?["reason"]?.string == fault.reason)
    #expect(error?["data"]?["provider"]?.string == "openMeteo")
    if fault.reason == "http" {
      #expect(error?["data"]?["httpStatus"]?.integer == Int(fault.arguments["code"] ?? ""))
    }
    if fault.name != "redirect-loop" {
      #expect(try room.asked(product.path).count == (fault.isRetried ? 2 : 1))
    }
  }

  /// A stream that breaks off comes with status 200; once more usually helps.
  @Test(arguments: products, ["broken-tail", "truncate"])
  func aBrokenStreamIsAskedForOnceMore(_ product: Product, _ fault: String) throws {
    try room.fault(fault, at: product.path, times: 1)
    let answer = try room.call(product.method, #"{\#(product.params),"fallback":"none"}"#)
    #expect(answer["result"]?["source"]?["kind"]?.string == "live")
    #expect(try room.asked(product.path).count == 2)
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

  /// The old answer, marked, while a new one cannot be had.
  @Test func whatIsStoredStandsIn() throws {
    var program = try room.program()
    let params = #"{"place":"Lisbon"}"#
    let fresh = try program.call("air.quality", params)?["result"]
    try room.fault("status", at: "/v1", ["code": "400"])
    program.environment["ALMANAC_NOW"] = "2026-06-21T13:30:00Z"
    let stale = try program.call("air.quality", params)?["result"]
    #expect(stale?["source"]?["kind"]?.string == "cache")
    #expect(stale?["source"]?["stale"]?.bool == true)
    #expect(stale?["source"]?["ageSeconds"]?.integer == 5383)
    #expect(stale?.warningCodes == ["staleUsed"])
    // Its hour of now, not that of then.
    #expect(stale?["time"]?.string == "2026-06-21T14:00:00+01:00")
    #expect(fresh?["time"]?.string == "2026-06-21T13:00:00+01:00")
  }
}
