import JSON
import TestSupport
import Testing

@Suite(
  "Measured weather", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ObservationPipeTests {
  static let path = "/api/data/metar"
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  @Test(.process) func thePageOfNowSaysWhoMeasuredWhatAndWhen() throws {
    var program = try room.program()
    /// Without the breaks of lines. Stations are asked for once a minute.
    func page(_ place: String, at time: String = "12:00:17") throws -> String {
      program.environment["ALMANAC_NOW"] = "2026-06-21T\(time)Z"
      return try program.run(["now", place]).output
        .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    let fresh = try page("38.72,-9.14")
    #expect(
      fresh.contains(
        "22 °C measured 0 min ago at Lisbon/Humberto Delgado, LS, PT, 6 km away and 69 m higher"),
      "\(fresh)")
    let old = try page("-1.29,36.82", at: "12:01:17")
    #expect(
      old.contains("19 °C measured 3 h ago at Nairobi/Wilson, NB, KE, 3.6 km away (out of date)"),
      "\(old)")
    #expect(try !page("-40,-120").contains("measured"))
  }

  @Test(arguments: [
    ("/0/rawOb", #""x""#), ("/0/rawOb", "7"), ("/0/elev", "{}"), ("/0/lat", "[]"),
    ("/0", "null"), ("/0/obsTime", "null"), ("/0/name", #""\u202e\u0007""#),
  ]) func aWrongValueCostsOnlyItself(path: String, value: String) throws {
    try room.fault("edit", at: Self.path, ["set": path, "to": value])
    let result = try room.result("observation.current", #"{"place":"38.72,-9.14"}"#)
    #expect(result["temperature"]?["value"]?.double != nil, "\(path)")
    #expect(result["stations"]?.list.isEmpty == false)
  }
}
