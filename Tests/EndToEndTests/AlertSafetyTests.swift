import Foundation
import JSON
import TestSupport
import Testing

/// An empty list must never look like safety: what goes wrong is said.
@Suite("Warnings that fail", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AlertSafetyTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  struct Fault: Sendable, CustomTestStringConvertible {
    let place: String
    let path: String
    let name: String
    var arguments: [String: String] = [:]
    let code: Int
    let reason: String?
    let provider: String
    var requests = 1

    var testDescription: String { "\(path): \(name) \(arguments.sorted { $0.key < $1.key })" }
  }

  private static func faults(
    _ place: String, _ path: String, _ list: String, _ provider: String
  ) -> [Fault] {
    func status(_ code: Int, _ requests: Int = 1) -> Fault {
      Fault(
        place: place, path: path, name: "status", arguments: ["code": String(code)], code: -32012,
        reason: "http", provider: provider, requests: requests)
    }
    func broken(
      _ name: String, _ reason: String, _ arguments: [String: String] = [:], _ requests: Int = 2
    ) -> Fault {
      Fault(
        place: place, path: path, name: name, arguments: arguments, code: -32012, reason: reason,
        provider: provider, requests: requests)
    }
    return [
      status(503, 2), status(404), status(400), status(403), broken("cut", "cut"),
      broken("html", "malformed"), broken("empty", "malformed"), broken("truncate", "malformed"),
      broken("edit", "malformed", ["set": list, "to": "{}"]),
      broken("edit", "malformed", ["remove": list]),
      broken("large", "tooLarge", ["bytes": "16000000", "length": "1"], 1),
    ]
  }

  static let all =
    faults(AlertPlace.portland, "/alerts/active", "/features", "nws")
    + faults(AlertPlace.evora, "/api/v1/warnings", "/warnings", "meteoAlarm")
    + [
      Fault(
        place: AlertPlace.miami, path: "/points", name: "status", arguments: ["code": "500"],
        code: -32012, reason: "http", provider: "nws", requests: 2),
      Fault(
        place: AlertPlace.miami, path: "/points", name: "status", arguments: ["code": "404"],
        code: -32012, reason: "http", provider: "nws"),
      Fault(
        place: AlertPlace.portland, path: "/alerts/active", name: "status",
        arguments: ["code": "429"], code: -32013, reason: nil, provider: "nws"),
      // Bright Sky does not have the place; the one that may know fails.
      Fault(
        place: AlertPlace.alp, path: "/api/v1/warnings", name: "status",
        arguments: ["code": "404"], code: -32012, reason: "http", provider: "meteoAlarm"),
    ]

  @Test(arguments: all)
  func aFailureIsNoSilence(_ row: Fault) throws {
    try room.fault(row.name, at: row.path, row.arguments)
    let error = try room.call("alerts.active", #"{"place":\#(row.place)}"#)["error"]
    #expect(error?["code"]?.integer == row.code)
    #expect(error?["data"]?["reason"]?.string == row.reason)
    #expect(error?["data"]?["provider"]?.string == row.provider)
    if row.reason == "http" {
      #expect(error?["data"]?["httpStatus"]?.integer == Int(row.arguments["code"] ?? ""))
    }
    #expect(try room.asked(row.path).count == row.requests)
  }

  @Test func aFeedThatDoesNotExistIsNoSilence() throws {
    let error = try room.call("alerts.active", #"{"place":\#(AlertPlace.andorra)}"#)["error"]
    #expect(error?["code"]?.integer == -32012 && error?["data"]?["httpStatus"]?.integer == 404)
  }

  @Test func nobodyListens() throws {
    let nowhere = "http://127.0.0.1:1"
    let error = try room.call(
      "alerts.active", #"{"place":\#(AlertPlace.portland)}"#, elsewhere: ["nws": nowhere])["error"]
    #expect(error?["data"]?["reason"]?.string == "refused")
  }

  @Test(arguments: [("", 5), ("30", 30)])
  func theServiceSaysWhen(_ header: String, _ seconds: Int) throws {
    var arguments = ["code": "429"]
    if !header.isEmpty { arguments["header-Retry-After"] = header }
    try room.fault("status", at: "/alerts/active", arguments)
    let error = try room.call("alerts.active", #"{"place":\#(AlertPlace.portland)}"#)["error"]
    #expect(error?["data"]?["retryAfterSeconds"]?.integer == seconds)
  }

  @Test func theNextServiceSpeaks() throws {
    try room.fault("status", at: "/alerts", ["code": "500"])
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.berlin)}"#)
    #expect(result["coverage"]?.string == "full")
    #expect(result["source"]?["provider"]?.string == "meteoAlarm")
    #expect(result["alerts"]?.count == 1)
  }

  @Test func aNamedServiceSpeaksAlone() throws {
    try room.fault("status", at: "/alerts", ["code": "500"])
    let params = #"{"place":\#(AlertPlace.berlin),"provider":"brightSky"}"#
    let error = try room.call("alerts.active", params)["error"]
    #expect(error?["data"]?["provider"]?.string == "brightSky")
    let other = #"{"place":\#(AlertPlace.berlin),"provider":"nws"}"#
    #expect(try room.call("alerts.active", other)["error"]?["code"]?.integer == -32019)
  }

  /// What is stored stands in for six hours, without what has ended since.
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
      ], count: 4, empty: ["headline", "description", "instruction", "start", "sender", "url"]),
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
      for name in ["severity", "certainty", "urgency"] {
        #expect(alert[name]?.string == "unknown")
      }
    }
  }

  /// Without an end a warning counts; without a name of its own its headline stands in.
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
