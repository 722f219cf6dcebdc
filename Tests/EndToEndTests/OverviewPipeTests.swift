import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "The overview's other parts over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct OverviewPipeTests {
  static let parts = ["alerts.active", "forecast.nowcast", "map.layers", "climate.project"]

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  private func params(_ more: String = "") -> String {
    let calls = Self.parts.map { #"{"method":"\#($0)"}"# }.joined(separator: ",")
    return #"{"place":\#(AlertPlace.berlin),"parts":[\#(calls)]\#(more)}"#
  }

  private func bytes(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
  }

  /// Each part is to the byte what its own method answers from the same store.
  @Test func everyPartIsItsMethodsAnswer() throws {
    let program = try room.program()
    _ = try program.call("weather.overview", params())
    let parts = try #require(
      try program.call("weather.overview", params())?["result"]?["parts"])
    #expect(parts.elements.map { $0["method"]?.string } == Self.parts)
    for method in Self.parts {
      #expect(parts.part(method)?["state"]?.string == "success")
      #expect(parts.part(method)?["error"] == nil)
      let alone = try program.call(method, #"{"place":\#(AlertPlace.berlin)}"#)
      #expect(bytes(parts.part(method)?["value"]) == bytes(alone?["result"]), "\(method)")
    }
    #expect(parts.part("alerts.active")?["value"]?["alerts"]?.count == 2)
    #expect(parts.part("map.layers")?["value"]?["layers"]?.count == 6)
  }

  /// A part that fails fails alone, with its own method's error.
  @Test func aPartFailsAlone() throws {
    try room.fault("status", at: "/alerts", ["code": "403"])
    try room.fault("status", at: "/api/v1", ["code": "404"])
    let parts = try room.result("weather.overview", params())["parts"]
    let alerts = parts?.part("alerts.active")
    #expect(alerts?["state"]?.string == "failure")
    #expect(alerts?["value"] == nil)
    #expect(alerts?["error"]?["code"]?.integer == -32012)
    #expect(alerts?["error"]?["data"]?["provider"]?.string == "brightSky")
    for method in Self.parts.dropFirst() {
      #expect(parts?.part(method)?["state"]?.string == "success", "\(method)")
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
    let states = shown.map { ($0["method"]?.string ?? "", $0["state"]?.string ?? "") }
    #expect(states.prefix(4).map(\.0) == Self.parts)
    #expect(states.prefix(4).allSatisfy { $0.1 == "loading" })
    let ends = Dictionary(states.dropFirst(4)) { $1 }
    #expect(
      ends == [
        // Another provider has the weather of now.
        "alerts.active": "success", "forecast.nowcast": "failure", "map.layers": "success",
        "climate.project": "success",
      ])
    for part in shown.dropFirst(4) {
      let method = part["method"]?.string ?? ""
      let final = messages.last?["result"]?["parts"]?.part(method)
      #expect(bytes(part["value"]) == bytes(final?["value"]), "\(method)")
    }
  }
}
