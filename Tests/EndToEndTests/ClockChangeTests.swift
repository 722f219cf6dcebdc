import Foundation
import JSON
import TestSupport
import Testing

/// Open-Meteo cuts its days by the offset of now, so on the day the clocks go back its today begins
/// an hour after midnight.
@Suite(
  "Days on which the clocks change", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ClockChangeTests {
  struct Day: Sendable, CustomTestStringConvertible {
    let now: String
    let place: String
    let date: String
    let first: String
    let hours: Int
    /// Nothing more is asked for than needed.
    var wantsYesterday = false

    var testDescription: String { "\(date) in \(place) at \(now)" }
  }

  static let days = [
    // Back: after the change, before it, and seen from the week before.
    Day(
      now: "2026-11-01T15:00:00Z", place: "New York", date: "2026-11-01", first: "00:00:00-04:00",
      hours: 25, wantsYesterday: true),
    Day(
      now: "2026-11-01T04:30:00Z", place: "New York", date: "2026-11-01", first: "00:00:00-04:00",
      hours: 25),
    Day(
      now: "2026-10-25T15:00:00Z", place: "New York", date: "2026-11-01", first: "00:00:00-04:00",
      hours: 25),
    Day(
      now: "2026-10-25T12:00:00Z", place: "Lisbon", date: "2026-10-25", first: "00:00:00+01:00",
      hours: 25, wantsYesterday: true),
    // Forward.
    Day(
      now: "2026-03-08T15:00:00Z", place: "New York", date: "2026-03-08", first: "00:00:00-05:00",
      hours: 23),
    Day(
      now: "2026-03-01T15:00:00Z", place: "New York", date: "2026-03-08", first: "00:00:00-05:00",
      hours: 23),
    // An ordinary day.
    Day(
      now: "2026-11-02T15:00:00Z", place: "New York", date: "2026-11-02", first: "00:00:00-05:00",
      hours: 24),
  ]

  @Test(arguments: days)
  func everyHourIsForecast(_ day: Day) throws {
    let room = try UpstreamRoom(at: unixSeconds(day.now))
    let program = try room.program(now: day.now)
    let params = #"{"place":"\#(day.place)","date":"\#(day.date)","fallback":"none"}"#
    let result = try #require(try program.call("forecast.hourly", params)?["result"])
    let rows = result["hours"]?.list ?? []
    #expect(rows.count == day.hours)
    #expect(rows.first?["time"]?.string == "\(day.date)T\(day.first)")
    #expect(rows.allSatisfy { $0["temperature"]?.double != nil })
    #expect(result.warningCodes.isEmpty && result["source"]?["kind"]?.string == "live")
    let asked = try room.asked("/v1/forecast")
    #expect(asked.map { $0.contains("past_days=1") } == [day.wantsYesterday])
  }
}

/// A clock that is days behind: the forecast has nothing of now, and every method does the same
/// about it.
@Suite(
  "A clock that is behind", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ClockBehindTests {
  @Test(arguments: [
    ("weather.current", "{}"), ("forecast.hourly", #"{"hours":3}"#),
    ("forecast.daily", #"{"days":2}"#), ("weather.summary", "{}"),
  ])
  func theClimateSpeaks(_ method: String, _ params: String) throws {
    let room = try UpstreamRoom()
    let program = try room.program(now: "2026-06-19T12:00:17Z")
    let place = #"{"place":"Lisbon""#
    let rest = params == "{}" ? "}" : "," + params.dropFirst()
    let result = try #require(try program.call(method, place + rest)?["result"])
    #expect(result["source"]?["kind"]?.string == "estimate")
    #expect(result.warningCodes.contains("estimateUsed"))
    guard method == "weather.current" else { return }
    #expect(result["temperature"]?.double != nil)
    // A caller that excludes estimates gets the error.
    let strict = place + #","fallback":"none"}"#
    #expect(try program.call(method, strict)?["error"]?["code"]?.integer == -32015)
  }
}
