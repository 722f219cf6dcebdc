import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "The overview's other parts over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct OverviewPipeTests {
  static let parts = ["alerts", "nowcast", "map", "climate"]

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func params(_ more: String = "") -> String {
    let names = Self.parts.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"place":\#(AlertPlace.berlin),"include":[\#(names)]\#(more)}"#
  }

  private func bytes(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
  }

  /// Each part is to the byte what its own method answers from the same store.
  @Test func everyPartIsItsMethodsAnswer() throws {
    let program = try room.program()
    _ = try program.call("weather.overview", params())
    let parts = try #require(
      try program.call("weather.overview", params())?["result"]?["components"])
    for (name, method) in [
      ("alerts", "alerts.active"), ("nowcast", "forecast.nowcast"), ("map", "map.layers"),
      ("climate", "climate.project"),
    ] {
      #expect(parts[name]?["state"]?.string == "success")
      #expect(parts[name]?["error"]?.isNull == true)
      let alone = try program.call(method, #"{"place":\#(AlertPlace.berlin)}"#)
      #expect(bytes(parts[name]?["value"]) == bytes(alone?["result"]), "\(name)")
    }
    #expect(parts["alerts"]?["value"]?["alerts"]?.count == 2)
    #expect(parts["map"]?["value"]?["layers"]?.count == 6)
  }

  /// A part that fails fails alone, with its own method's error.
  @Test func aPartFailsAlone() throws {
    try room.fault("status", at: "/alerts", ["code": "403"])
    try room.fault("status", at: "/api/v1", ["code": "404"])
    let parts = try room.result("weather.overview", params())["components"]
    #expect(parts?["alerts"]?["state"]?.string == "failure")
    #expect(parts?["alerts"]?["value"]?.isNull == true)
    #expect(parts?["alerts"]?["error"]?["code"]?.integer == -32012)
    #expect(parts?["alerts"]?["error"]?["data"]?["provider"]?.string == "brightSky")
    for name in ["nowcast", "map", "climate"] {
      #expect(parts?[name]?["state"]?.string == "success", "\(name)")
    }
  }

  /// One "loading" for each part at once, then one end each, all before the answer.
  @Test(.pipe) func partsAreShownAsTheyCome() throws {
    try room.fault("status", at: "/v1/forecast", ["code": "400"])
    let outcome = try room.program().serve(
      Program.request(
        1, "weather.overview", params(#","fallback":"none","partialResultToken":7"#)))
    let messages = try outcome.lines.map { try JSONDocument(parsing: Array($0.utf8)).root }
    let shown = messages.dropLast().compactMap { $0["params"]?["value"] }
    #expect(messages.last?["id"]?.integer == 1 && shown.count == 8)
    let states = shown.map { ($0["component"]?.string ?? "", $0["state"]?.string ?? "") }
    #expect(states.prefix(4).map(\.0) == Self.parts)
    #expect(states.prefix(4).allSatisfy { $0.1 == "loading" })
    let ends = Dictionary(states.dropFirst(4)) { $1 }
    #expect(
      ends == [
        // Another provider has the weather of now.
        "alerts": "success", "nowcast": "failure", "map": "success", "climate": "success",
      ])
    for part in shown.dropFirst(4) {
      let name = part["component"]?.string ?? ""
      let final = messages.last?["result"]?["components"]?[name]
      #expect(bytes(part["value"]) == bytes(final?["value"]), "\(name)")
    }
  }
}
