import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "Air quality over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AirPipeTests {
  static let path = "/v1/air-quality"
  static let names = [
    ("pm25", "pm2_5"), ("pm10", "pm10"), ("no2", "nitrogen_dioxide"), ("o3", "ozone"),
    ("so2", "sulphur_dioxide"), ("co", "carbon_monoxide"), ("nh3", "ammonia"),
  ]

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  /// The lower bounds of OpenWeatherMap's classes 2 to 5, µg/m³, from its documentation.
  static let classes: [String: [Double]] = [
    "sulphur_dioxide": [20, 80, 250, 350], "nitrogen_dioxide": [40, 70, 150, 200],
    "pm10": [20, 50, 100, 200], "pm2_5": [10, 25, 50, 75], "ozone": [60, 100, 140, 180],
    "carbon_monoxide": [4400, 9400, 12_400, 15_400],
  ]
  static let european: [(Double, String)] = [
    (20, "good"), (40, "fair"), (60, "moderate"), (80, "poor"), (100, "veryPoor"),
    (.infinity, "extremelyPoor"),
  ]
  static let american: [(Double, String)] = [
    (50, "good"), (100, "moderate"), (150, "unhealthyForSensitiveGroups"), (200, "unhealthy"),
    (300, "veryUnhealthy"), (.infinity, "hazardous"),
  ]

  private func check(_ row: JSONValue?, _ sent: (String) -> Double?) {
    for (name, source) in Self.names {
      #expect(row?["pollutants"]?[name]?.double == rounded(sent(source), 1), "\(name)")
    }
    #expect(
      row?["aerosolOpticalDepth"]?.double == rounded(sent("aerosol_optical_depth"), 3))
    #expect(row?["dust"]?.double == rounded(sent("dust"), 1))
    for plant in ["alder", "birch", "grass", "mugwort", "olive", "ragweed"] {
      #expect(row?["pollen"]?[plant]?.double == rounded(sent(plant + "_pollen"), 1), "\(plant)")
    }
    let found = row?["aqi"]?.list ?? []
    func index(_ scale: String) -> JSONValue? { found.first { $0["scale"]?.string == scale } }
    // The European one is the service's, the American one our own.
    let european = sent("european_aqi")
    #expect(index("eu")?["value"]?.double == rounded(european, 0))
    let american = index("us")?["value"]?.double
    #expect((american == nil) == (sent("pm2_5") == nil && sent("ozone") == nil))
    for (scale, value, bands) in [
      ("eu", european, Self.european), ("us", american, Self.american),
    ] {
      let category = value.flatMap { value in bands.first { value <= $0.0 }?.1 }
      #expect(index(scale)?["category"]?.string == category, "\(scale)")
    }
    let worst = Self.classes.compactMap { name, bounds in
      sent(name).map { value in 1 + bounds.count { value >= $0 } }
    }.max()
    #expect(index("owm")?["value"]?.integer == worst)
  }

  @Test func nowAndTheHours() throws {
    let result = try room.result("air.quality", #"{"place":"Lisbon","hours":6}"#)
    let sent = try room.firstSent(Self.path)
    #expect(unixSeconds(result["time"]?.string) == sent["current"]?["time"]?.double)
    check(result) { sent["current"]?[$0]?.double }
    let hours = result["hours"]?.list ?? []
    #expect(hours.count == 6)
    let times = sent["hourly"]?["time"]?.doubles ?? []
    for row in hours {
      let index = try #require(times.firstIndex(of: unixSeconds(row["time"]?.string)))
      check(row) { sent["hourly"]?[$0]?.element(at: index)?.double }
    }
    #expect(hours.first?["time"]?.string == "2026-06-21T13:00:00+01:00")
    #expect(result["source"]?["provider"]?.string == "openMeteo")
  }

  /// Now comes from the hours when the service does not say it.
  @Test(arguments: [["set": "/current"], ["remove": "/current"]])
  func theHourStandsInForNow(_ edit: [String: String]) throws {
    try room.fault("edit", at: Self.path, edit)
    let result = try room.result("air.quality", #"{"place":"Lisbon"}"#)
    #expect(result["time"]?.string == "2026-06-21T13:00:00+01:00")
    let sent = try room.sent(try #require(try room.asked().first))["hourly"]
    let index = try #require(sent?["time"]?.doubles?.firstIndex(of: 1_782_043_200))
    check(result) { sent?[$0]?.element(at: index)?.double }
  }

  /// Whatever is missing or of another type is unknown, and the rest is as it was.
  @Test(
    arguments: zip(
      ["pm2_5", "ozone", "european_aqi", "grass_pollen", "dust"],
      ["null", "\"12\"", "[1]", "{}", "null"]))
  func oneValueThatIsNotThere(_ name: String, _ value: String) throws {
    try room.fault("edit", at: Self.path, ["set": "/current/\(name)", "to": value])
    let result = try room.result("air.quality", #"{"place":"Lisbon"}"#)
    let sent = try room.sent(try #require(try room.asked().first))["current"]
    if name.hasSuffix("_aqi") {
      // Our own, from the concentrations.
      let index = result["aqi"]?.list.first { $0["scale"]?.string == "eu" }
      #expect(index?["value"]?.double ?? -1 > 0 && index?["dominantPollutant"]?.string != nil)
    } else {
      check(result) { $0 == name ? nil : sent?[$0]?.double }
    }
  }

  /// A little below nothing is noise of the model, far below it is the mark of a missing value.
  @Test func aMarkOfMissingIsUnknown() throws {
    try room.fault(
      "edit", at: Self.path,
      ["set": "/current/pm2_5 /current/dust", "to": "-9999"])
    let result = try room.result("air.quality", #"{"place":"Lisbon"}"#)
    #expect(result["pollutants"]?["pm25"]?.isNull == true)
    #expect(result["pollutants"]?["pm10"]?.double != nil)
    #expect(result["dust"]?.isNull == true)
    let index = result["aqi"]?.list.first { $0["scale"]?.string == "us" }
    #expect(index?["value"]?.double ?? -1 > 0)
  }

  @Test func noiseBelowNothingIsNothing() throws {
    try room.fault("edit", at: Self.path, ["set": "/current/pm2_5", "to": "-0.4"])
    let result = try room.result("air.quality", #"{"place":"Lisbon"}"#)
    #expect(result["pollutants"]?["pm25"]?.double == 0)
  }

  @Test func withoutAnyValueNothingIsInvented() throws {
    let members =
      Self.names.map(\.1) + [
        "aerosol_optical_depth", "dust", "european_aqi", "us_aqi", "grass_pollen", "mugwort_pollen",
      ]
    try room.fault(
      "edit", at: Self.path, ["set": members.map { "/current/\($0)" }.joined(separator: " ")])
    let result = try room.result("air.quality", #"{"place":"Lisbon"}"#)
    #expect(result["aqi"]?.count == 0)
    check(result) { _ in nil }
    #expect(result["pollen"]?.isNull == true)
    #expect(result["advice"]?.isNull == true)
  }
}
