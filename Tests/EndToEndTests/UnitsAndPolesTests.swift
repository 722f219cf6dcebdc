import Foundation
import JSON
import TestSupport
import Testing

@Suite(
  "Units and long days of Open-Meteo", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct UnitsAndPolesTests {
  static let path = "/v1/forecast"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  struct Unit: Sendable, CustomTestStringConvertible {
    let name: String
    let unit: String
    /// Of the answer, and of its wind.
    let member: [String]
    let decimals: Int
    let convert: @Sendable (Double) -> Double

    var testDescription: String { "\(name) in \(unit)" }
  }

  static let units = [
    Unit(name: "temperature_2m", unit: "°F", member: ["temperature"], decimals: 1) {
      ($0 - 32) / 1.8
    },
    Unit(name: "wind_speed_10m", unit: "mp/h", member: ["wind", "speed"], decimals: 1) {
      $0 * 1.609344
    },
    Unit(name: "wind_speed_10m", unit: "m/s", member: ["wind", "speed"], decimals: 1) {
      $0 * 3.6
    },
    Unit(name: "wind_gusts_10m", unit: "kn", member: ["wind", "gust"], decimals: 1) {
      $0 * 1.852
    },
    Unit(name: "precipitation", unit: "inch", member: ["precipitation", "amount"], decimals: 1) {
      $0 * 25.4
    },
    Unit(name: "visibility", unit: "ft", member: ["visibility"], decimals: 1) {
      $0 * 0.0003048
    },
  ]

  /// The answer's own units count, not those that were asked for.
  @Test(arguments: units)
  func anAnswerNamesItsUnits(_ unit: Unit) throws {
    let text = "\"\(unit.unit)\""
    try room.fault(
      "edit", at: Self.path,
      ["set": "/current_units/\(unit.name) /hourly_units/\(unit.name)", "to": text])
    let answers = try room.program().serve(
      Program.request(1, "weather.current", #"{"place":"Lisbon"}"#)
        + Program.request(2, "forecast.hourly", #"{"place":"Lisbon","hours":3}"#)
    ).answers()
    let current = answers["1"]?["result"]
    let sent = try room.sent(try #require(try room.asked(Self.path).first))
    let value = unit.member.reduce(current) { $0?[$1] }?.double
    let converted = sent["current"]?[unit.name]?.double.map(unit.convert)
    #expect(value == rounded(converted, unit.decimals))
    guard unit.name != "precipitation" else { return }
    let hours = answers["2"]?["result"]?["hours"]
    #expect(hours?.count == 3)
    for row in hours?.list ?? [] {
      let index = try #require(
        sent["hourly"]?["time"]?.doubles?.firstIndex(of: unixSeconds(row["time"]?.string)))
      // A gust is that of the hour before the time that it is listed under.
      let listed = unit.name == "wind_gusts_10m" ? index + 1 : index
      let hour = sent["hourly"]?[unit.name]?.element(at: listed)?.double.map(unit.convert)
      let value = unit.member.reduce(Optional(row)) { $0?[$1] }?.double
      #expect(value == rounded(hour, unit.decimals))
    }
  }

  @Test func daysInImperial() throws {
    // Of now as well, for a day holds what is now.
    try room.fault(
      "edit", at: Self.path,
      [
        "set": "/daily_units/temperature_2m_max /daily_units/temperature_2m_min "
          + "/current_units/temperature_2m /hourly_units/temperature_2m",
        "to": "\"°F\"",
      ])
    let days = try room.result("forecast.daily", #"{"place":"Lisbon","days":3}"#)["days"]
    let all = try room.sent(try #require(try room.asked(Self.path).first))
    let (sent, hourly) = (all["daily"], all["hourly"])
    let times = hourly?["time"]?.doubles ?? []
    for (index, row) in (days?.list ?? []).enumerated() {
      for (name, source) in [
        ("temperatureMax", "temperature_2m_max"), ("temperatureMin", "temperature_2m_min"),
      ] {
        let start = try #require(sent?["time"]?.element(at: index)?.double)
        let hours = times.indices.filter { (start..<start + 86_400).contains(times[$0] ?? 0) }
        let known =
          [sent?[source]?.element(at: index)?.double]
          + hours.map { hourly?["temperature_2m"]?.element(at: $0)?.double }
        let values = known.compactMap { $0.map { ($0 - 32) / 1.8 } }
        let extreme = name == "temperatureMax" ? values.max() : values.min()
        #expect(values.count == 25 && row[name]?.double == rounded(extreme, 1))
      }
    }
    #expect(days?.count == 3)
  }

  // MARK: Poles

  /// Open-Meteo writes a polar day as a sun that rises and sets at midnight; times of the sun are
  /// our own, and there are none.
  @Test(arguments: [
    (78.22, 15.65, "Arctic/Longyearbyen", "polarDay", true),
    (-77.85, 166.67, "Antarctica/McMurdo", "polarNight", false),
  ])
  func daysWithoutASunset(
    _ latitude: Double, _ longitude: Double, _ zone: String, _ state: String, _ isDay: Bool
  ) throws {
    let place =
      #""place":{"latitude":\#(latitude),"longitude":\#(longitude),"timeZone":"\#(zone)"}"#
    let current = try room.result("weather.current", "{\(place)}")
    #expect(current["isDay"]?.bool == isDay)
    #expect(current["sunrise"]?.isNull == true && current["sunset"]?.isNull == true)
    let midnights = try room.sent(
      "\(Self.path)?latitude=\(latitude)&longitude=\(longitude)&timezone=GMT&forecast_days=1"
        + "&daily=sunrise,sunset,daylight_duration&timeformat=unixtime")["daily"]
    let rise = midnights?["sunrise"]?.element(at: 0)?.double ?? .nan
    let set = midnights?["sunset"]?.element(at: 0)?.double ?? .nan
    #expect(set - rise == (isDay ? 86_400 : 0), "the trap is there")
    let days = try room.result("forecast.daily", "{\(place),\"days\":2}")["days"]
    for row in days?.list ?? [] {
      #expect(row["sunrise"]?.isNull == true && row["sunset"]?.isNull == true)
      #expect(row["temperatureMax"]?.double != nil && row["kind"]?.string == "forecast")
    }
    let sunset = try room.result("sunset.score", "{\(place),\"days\":1}")
    #expect(sunset["days"]?.element(at: 0)?["score"]?.isNull == true)
    #expect(sunset["days"]?.element(at: 0)?["reason"]?.string == state)
    #expect(sunset.warningCodes == ["polar"])
  }
}
