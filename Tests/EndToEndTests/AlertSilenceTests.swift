import Foundation
import JSON
import TestSupport
import Testing

/// Silence counts only where somebody has just said it, and whole.
@Suite(
  "Warnings and silence", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AlertSilenceTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func ask(
    _ program: Program, at time: String, _ params: String, _ method: String = "alerts.active"
  ) throws -> JSONValue {
    var program = program
    program.environment["ALMANAC_NOW"] = "2026-06-21T\(time)Z"
    return try #require(try program.call(method, params))
  }

  // MARK: What is stored

  @Test func aStaleListWithoutWarningsIsTheErrorOfTheService() throws {
    let params = #"{"place":\#(AlertPlace.miami)}"#
    let program = try room.program()
    #expect(try ask(program, at: "12:00:17", params)["result"]?["alerts"]?.count == 0)
    try room.fault("status", at: "/", ["code": "500"])
    // As long as the method says, what is stored is an answer.
    let fresh = try ask(program, at: "12:04:00", params)["result"]
    #expect(fresh?["coverage"]?.string == "full" && fresh?["alerts"]?.count == 0)
    #expect(fresh?["source"]?["stale"]?.bool == false)
    for time in ["12:05:30", "12:30:00", "17:50:00"] {
      let error = try ask(program, at: time, params)["error"]
      #expect(error?["code"]?.integer == -32012, "\(time)")
      #expect(error?["data"]?["httpStatus"]?.integer == 500)
      #expect(error?["data"]?["provider"]?.string == "nws")
    }
    // Who knows what an older silence is worth may ask for it.
    let old = #"{"place":\#(AlertPlace.miami),"maxAgeSeconds":3600}"#
    #expect(try ask(program, at: "12:30:00", old)["result"]?["alerts"]?.count == 0)
    let behind = #"{"place":\#(AlertPlace.miami),"deadlineMs":0}"#
    #expect(try ask(program, at: "12:30:00", behind)["error"]?["code"]?.integer == -32018)
  }

  @Test func theOtherDoorsSayTheSame() throws {
    let program = try room.program()
    _ = try ask(program, at: "12:00:17", #"{"place":\#(AlertPlace.miami)}"#)
    try room.fault("status", at: "/", ["code": "500"])
    let overview = #"{"place":\#(AlertPlace.miami),"parts":[{"method":"alerts.active"}]}"#
    let line = #"{"place":\#(AlertPlace.miami),"format":"{alertCount}","deadlineMs":10000}"#
    for (time, isSilence) in [("12:04:00", true), ("12:30:00", false)] {
      let part = try ask(program, at: time, overview, "weather.overview")["result"]?[
        "parts"]?.part("alerts.active")
      #expect(part?["state"]?.string == (isSilence ? "success" : "failure"))
      #expect((part?["value"] != nil) == isSilence)
      #expect(part?["error"]?["code"]?.integer == (isSilence ? nil : -32012))
      let text = try ask(program, at: time, line, "status.text")["result"]?["text"]
      #expect(text?.string == (isSilence ? "0" : "–"))
    }
  }

  @Test func whatHasEndedMeanwhileIsNoSilence() throws {
    let params = #"{"place":\#(AlertPlace.berlin)}"#
    let program = try room.program()
    try room.fault(
      "edit", at: "/alerts", ["set": "/alerts/*/expires", "to": #""2026-06-21T13:00:00Z""#],
      times: 1)
    #expect(try ask(program, at: "12:00:17", params)["result"]?["alerts"]?.count == 3)
    try room.fault("status", at: "/a", ["code": "403"])
    let stale = try ask(program, at: "12:30:00", params)["result"]
    #expect(stale?["alerts"]?.count == 3 && stale?.warningCodes == ["staleUsed"])
    let error = try ask(program, at: "13:30:00", params)["error"]
    #expect(error?["code"]?.integer == -32012 && error?["data"]?["httpStatus"]?.integer == 403)
  }

  // MARK: What cannot be read

  struct Change: Sendable, CustomTestStringConvertible {
    let place: String
    let path: String
    let arguments: [String: String]
    /// The words of the warnings.
    let events: [String]

    var testDescription: String { "\(path) \(arguments.sorted { $0.key < $1.key })" }

    init(_ place: String, _ path: String, _ arguments: [String: String], _ events: [String]) {
      (self.place, self.path, self.arguments, self.events) = (place, path, arguments, events)
    }
  }

  static let changes = [
    Change(
      AlertPlace.berlin, "/alerts",
      ["set": "/alerts/*/event_en /alerts/*/headline_en", "to": #""""#], ["GEWITTER", "FROST"]),
    Change(
      AlertPlace.berlin, "/alerts", ["remove": "/alerts/*/id /alerts/*/alert_id"],
      ["thunderstorm", "frost"]),
    Change(
      AlertPlace.berlin, "/alerts",
      ["set": "/alerts/0/status /alerts/1/status", "to": #""ACTUAL""#],
      ["thunderstorm", "frost"]),
    Change(
      AlertPlace.portland, "/alerts/active",
      ["remove": "/features/*/properties/id /features/*/properties/@id"],
      ["Winter Storm Warning", "Flood Watch"]),
    // Without any name nobody can say which of them took the place of which.
    Change(
      AlertPlace.portland, "/alerts/active",
      ["remove": "/features/*/properties/id /features/*/properties/@id /features/*/id"],
      ["Winter Storm Warning", "Flood Watch", "Flood Watch", "Wind Advisory"]),
    Change(
      AlertPlace.portland, "/alerts/active",
      ["set": "/features/*/properties/event /features/*/properties/headline", "to": #"" ""#],
      ["Snow and wind. Snow and wind. Snow and …", "* WHAT...Rain. More."]),
    Change(
      AlertPlace.portland, "/alerts/active",
      ["set": "/features/0/properties/status /features/2/properties/status", "to": #""actual""#],
      ["Winter Storm Warning", "Flood Watch"]),
    Change(
      AlertPlace.evora, "/api/v1", ["remove": "/warnings/*/alert/identifier"],
      Array(repeating: "Heat warning", count: 3)),
  ]

  @Test(arguments: changes)
  func aWarningWithPartsMissingIsOne(_ row: Change) throws {
    try room.fault("edit", at: row.path, row.arguments)
    let result = try room.result("alerts.active", #"{"place":\#(row.place)}"#)
    let alerts = result["alerts"]?.list ?? []
    #expect(alerts.compactMap { $0["event"]?.string } == row.events)
    #expect(Set(alerts.compactMap { $0["id"]?.string }).count == row.events.count)
    #expect(result.warningCodes == [])
  }

  @Test(arguments: [
    (AlertPlace.portland, "/alerts/active", "/features/*", "[1]"),
    (AlertPlace.portland, "/alerts/active", "/features/*/properties", "null"),
    (AlertPlace.evora, "/api/v1", "/warnings/*/alert", "null"),
    (AlertPlace.evora, "/api/v1", "/warnings/*/alert/info", "[]"),
  ])
  func rowsThatNobodyCanReadAreNoSilence(
    _ place: String, _ path: String, _ pointer: String, _ value: String
  ) throws {
    try room.fault("edit", at: path, ["set": pointer, "to": value])
    let error = try room.call("alerts.active", #"{"place":\#(place)}"#)["error"]
    #expect(error?["code"]?.integer == -32012)
    #expect(error?["data"]?["reason"]?.string == "malformed")
  }

  @Test func theNextServiceSpeaksForOneThatCannotBeRead() throws {
    try room.fault("edit", at: "/alerts", ["set": "/alerts/*", "to": "null"])
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.berlin)}"#)
    #expect(result["source"]?["provider"]?.string == "meteoAlarm")
    #expect(result["alerts"]?.count == 1)
  }

  /// One unreadable row does not hide the others, and is reported.
  @Test func whatIsLeftOutIsSaid() throws {
    try room.fault(
      "edit", at: "/alerts/active",
      ["set": "/features/1 /features/2 /features/3/properties", "to": "5"])
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.portland)}"#)
    #expect(result["alerts"]?.count == 1)
    #expect(result.warningCodes == ["notProvided"])
    let warning = result["warnings"]?.element(at: 0)
    #expect(warning?["message"]?.string == "There are warnings that cannot be read: 3.")
    #expect(warning?["paths"]?.strings == ["/alerts"])
  }

  @Test func aLongListIsCutWithAWord() throws {
    let rows = (0..<250).map { index in
      #"{"alert":{"identifier":"\#(index)","info":{"event":"Wind","severity":"#
        + #""\#(index == 249 ? "Extreme" : "Minor")"}}}"#
    }
    try room.fault(
      "edit", at: "/api/v1",
      ["set": "/warnings", "to": "[" + rows.joined(separator: ",") + "]"])
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.evora)}"#)
    #expect(result["alerts"]?.count == 200)
    #expect(result["alerts"]?.element(at: 0)?["severity"]?.string == "extreme")
    #expect(result.warningCodes == ["clamped"])
    let message = result["warnings"]?.element(at: 0)?["message"]?.string
    #expect(message == "More warnings exist than are listed: 50.")
  }
}
