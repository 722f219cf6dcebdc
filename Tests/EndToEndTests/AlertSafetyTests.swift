import Foundation
import JSON
import TestSupport
import Testing

/// An empty list must never look like safety: what goes wrong is said.
@Suite("Warnings that fail", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AlertSafetyTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  @Test func aFeedThatDoesNotExistIsNoSilence() throws {
    let error = try room.call("alerts.active", #"{"place":\#(AlertPlace.andorra)}"#)["error"]
    #expect(error?["code"]?.integer == -32012 && error?["data"]?["httpStatus"]?.integer == 404)
  }

  /// Bright Sky does not have the place; the one that may know fails.
  @Test func notMineOfOneIsNoAnswerForAll() throws {
    try room.fault("status", at: "/api/v1/warnings", ["code": "404"])
    let error = try room.call("alerts.active", #"{"place":\#(AlertPlace.alp)}"#)["error"]
    #expect(error?["code"]?.integer == -32012 && error?["data"]?["httpStatus"]?.integer == 404)
    #expect(error?["data"]?["provider"]?.string == "meteoAlarm")
  }

  @Test func theNextServiceSpeaks() throws {
    try room.fault("status", at: "/alerts", ["code": "500"])
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.berlin)}"#)
    #expect(result["coverage"]?.string == "full")
    #expect(result["alerts"]?.count == 1)
  }

  @Test func aServiceOfAnotherCountryCannotSpeak() throws {
    let other = #"{"place":\#(AlertPlace.berlin),"provider":"nws"}"#
    #expect(try room.call("alerts.active", other)["error"]?["code"]?.integer == -32019)
  }

  /// Stored warnings are the fallback for six hours, without those that have ended.
  @Test func staleWarningsAreMarkedAndGrowOld() throws {
    let params = #"{"place":\#(AlertPlace.berlin)}"#
    var program = try room.program()
    _ = try program.call("alerts.active", params)
    try room.fault("status", at: "/a", ["code": "403"])
    // The frost ends at 22:00:17.
    var seen: [(String?, Int?, [String])] = []
    for time in ["2026-06-21T13:00:00Z", "2026-06-21T18:30:00Z"] {
      program.environment["ALMANAC_NOW"] = time
      let answer = try program.call("alerts.active", params)
      seen.append(
        (
          answer?["result"]?["source"]?["kind"]?.string, answer?["result"]?["alerts"]?.count,
          answer?["result"]?.warningCodes ?? []
        ))
      if time.contains("18:30") { #expect(answer?["error"]?["code"]?.integer == -32012) }
    }
    #expect(seen[0] == ("cache", 2, ["staleUsed"]))
    #expect(seen[1].0 == nil)
  }

  // MARK: Parts that are missing

  struct Gap: Sendable, CustomTestStringConvertible {
    let place: String
    let path: String
    let list: String
    let members: [String]
    /// How many warnings are left, and what they lack.
    let count: Int
    let empty: [String]
    /// The awareness levels, which are not among the members.
    var severities: Set = ["unknown"]

    var testDescription: String { path }
  }

  static let gaps = [
    Gap(
      place: AlertPlace.portland, path: "/alerts/active", list: "/features/*/properties",
      members: [
        "headline", "description", "instruction", "areaDesc", "sent", "onset", "effective",
        "severity", "certainty", "urgency", "senderName", "@id", "affectedZones", "geocode",
        "parameters",
      ], count: 2,
      empty: ["headline", "description", "instruction", "sent", "start", "sender", "url"]),
    Gap(
      place: AlertPlace.berlin, path: "/alerts", list: "/alerts/*",
      members: [
        "headline_en", "headline_de", "description_en", "description_de", "instruction_en",
        "instruction_de", "effective", "onset", "severity", "certainty", "urgency", "category",
      ], count: 2, empty: ["headline", "description", "instruction", "sent", "start"]),
    Gap(
      place: AlertPlace.evora, path: "/api/v1", list: "/warnings/*/alert/info/*",
      members: [
        "headline", "description", "instruction", "onset", "effective", "area", "severity",
        "certainty", "urgency", "senderName", "web", "category", "responseType",
      ], count: 4, empty: ["headline", "description", "instruction", "start", "sender", "url"],
      severities: ["severe", "moderate"]),
  ]

  private func pointers(_ gap: Gap) -> String {
    gap.members.map { "\(gap.list)/\($0)" }.joined(separator: " ")
  }

  @Test(
    arguments: gaps,
    [["set": nil], ["set": "5"], ["set": "[{}]"], ["set": #"{"a":"b"}"#], ["remove": nil]]
      as [[String: String?]])
  func aWarningSurvivesWhatItLacks(_ gap: Gap, _ edit: [String: String?]) throws {
    let (kind, value) = try #require(edit.first)
    var arguments = [kind: pointers(gap)]
    if let value { arguments["to"] = value }
    try room.fault("edit", at: gap.path, arguments)
    let result = try room.result("alerts.active", #"{"place":\#(gap.place)}"#)
    let alerts = result["alerts"]?.list ?? []
    #expect(alerts.count == gap.count)
    for alert in alerts {
      #expect(gap.empty.filter { alert[$0]?.isNull != true } == [])
      #expect(alert["event"]?.string?.isEmpty == false)
      for name in ["certainty", "urgency"] { #expect(alert[name]?.string == "unknown") }
      #expect(gap.severities.contains(alert["severity"]?.string ?? ""))
      #expect(alert["capSeverity"] == nil)
    }
  }

  /// Without an end a warning counts; without a name of its own it is called by its headline.
  @Test(arguments: [
    (AlertPlace.portland, "/alerts/active", "/features/*/properties/ends", "/expires", 3),
    (AlertPlace.berlin, "/alerts", "/alerts/*/expires", "", 3),
    (AlertPlace.evora, "/api/v1", "/warnings/*/alert/info/*/expires", "", 3),
  ])
  func aWarningWithoutAnEndCounts(
    _ place: String, _ path: String, _ pointer: String, _ sibling: String, _ count: Int
  ) throws {
    let other = pointer.replacingOccurrences(of: "/ends", with: sibling)
    try room.fault("edit", at: path, ["set": "\(pointer) \(other)"])
    let alerts = try room.result("alerts.active", #"{"place":\#(place)}"#)["alerts"]?.list ?? []
    #expect(alerts.count == count)
    #expect(alerts.allSatisfy { $0["end"]?.isNull == true })
  }
}
