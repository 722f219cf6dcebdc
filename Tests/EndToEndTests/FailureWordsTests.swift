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

  // MARK: Nobody sent a key

  static let keyless = [
    ("map.tile", #"{"layer":"radar","z":3,"x":4,"y":2}"#, "/v2/radar", "rainViewer"),
    (
      "weather.current", #"{"place":"Lisbon","provider":"metNorway","fallback":"none"}"#,
      "/weatherapi", "metNorway"
    ),
    (
      "weather.current", #"{"place":"Lisbon","provider":"openMeteo","fallback":"none"}"#,
      "/v1/forecast", "openMeteo"
    ),
  ]

  @Test(arguments: keyless)
  func aRefusalWithoutAKeyIsNotAboutTheKey(
    _ question: (method: String, params: String, path: String, provider: String)
  ) throws {
    try room.fault(
      "status", at: question.path, ["code": "403", "body": "<html>forbidden</html>"])
    let error = try room.call(question.method, question.params)["error"]
    #expect(error?["code"]?.integer == -32012)
    #expect(error?["data"]?["reason"]?.string == "http")
    #expect(error?["data"]?["httpStatus"]?.integer == 403)
    #expect(error?["data"]?["provider"]?.string == question.provider)
    #expect(error?["data"]?["hint"] == nil)
  }

  @Test(arguments: [
    #"{"error":true,"reason":"API key required. Please add &apikey= to the URL."}"#, "",
  ])
  func aServiceThatAsksForAKeyIsTakenAtItsWord(_ body: String) throws {
    try room.fault("status", at: "/v1/forecast", ["code": "401", "body": body])
    let error = try room.call(
      "weather.current", #"{"place":"Lisbon","provider":"openMeteo","fallback":"none"}"#)["error"]
    #expect(error?["code"]?.integer == -32014)
    #expect(error?["data"]?["reason"]?.string == "keyMissing")
  }

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

  @Test(arguments: ["500", "400", "204", "429"])
  func aSearchThatCouldNotBeHadSaysSo(_ status: String) throws {
    try room.fault("status", at: "/v1/search", ["code": status])
    for query in ["Xyzzyplugh", "Lisbon"] {
      let result = try room.result(
        "location.search", #"{"query":"\#(query)","limit":100}"#)
      #expect((result["places"]?.count == 0) == (query != "Lisbon"))
      #expect(result.warningCodes == ["notProvided"], "\(query)")
      #expect(
        result["warnings"]?.element(at: 0)?["paths"]?.element(at: 0)?.string == "/places")
    }
  }

  @Test func aSearchThatFoundNothingDoesNotWarn() throws {
    let result = try room.result("location.search", #"{"query":"zzyzxq"}"#)
    #expect(result["places"]?.count == 0 && result["warnings"]?.count == 0)
  }
}
