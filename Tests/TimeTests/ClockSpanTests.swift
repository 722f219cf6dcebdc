import TestSupport
import Testing
import Time

/// Quiet hours by the clocks of a place.
@Suite struct ClockSpanTests {
  private func span(_ from: String, _ to: String) throws -> ClockSpan {
    let start = try #require(ClockTime(parsing: from))
    let end = try #require(ClockTime(parsing: to))
    return try #require(ClockSpan(from: start, to: end))
  }

  /// A zone, a span, an instant and the end of the span that it is in.
  @Test(
    arguments: [
      // Over midnight, on both sides of it, and at both ends.
      ("Europe/Berlin", "22:00", "07:00", "2026-06-21T21:59:59+02:00", nil),
      ("Europe/Berlin", "22:00", "07:00", "2026-06-21T22:00:00+02:00", "2026-06-22T07:00:00+02:00"),
      ("Europe/Berlin", "22:00", "07:00", "2026-06-22T06:59:59+02:00", "2026-06-22T07:00:00+02:00"),
      ("Europe/Berlin", "22:00", "07:00", "2026-06-22T07:00:00+02:00", nil),
      // Within a day, and to midnight.
      ("Europe/Berlin", "13:00", "15:00", "2026-06-21T14:00:00+02:00", "2026-06-21T15:00:00+02:00"),
      ("Europe/Berlin", "22:00", "00:00", "2026-06-21T23:00:00+02:00", "2026-06-22T00:00:00+02:00"),
      ("Europe/Berlin", "00:00", "07:00", "2026-06-21T00:00:00+02:00", "2026-06-21T07:00:00+02:00"),
      // Over the nights in which the clocks change: nine hours by the clock, eight or ten.
      ("Europe/Berlin", "22:00", "07:00", "2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),
      ("Europe/Berlin", "22:00", "07:00", "2026-10-24T23:00:00+02:00", "2026-10-25T07:00:00+01:00"),
      // An end that the clocks skip is the change; one that they show twice is the second.
      ("Europe/Berlin", "22:00", "02:30", "2026-03-29T01:59:59+01:00", "2026-03-29T03:00:00+02:00"),
      ("Europe/Berlin", "22:00", "02:30", "2026-03-29T03:00:00+02:00", nil),
      ("Europe/Berlin", "22:00", "02:30", "2026-10-25T02:45:00+02:00", "2026-10-25T02:30:00+01:00"),
      ("Europe/Berlin", "22:00", "02:30", "2026-10-25T02:30:00+01:00", nil),
      // A start that they skip, or show twice.
      ("Europe/Berlin", "02:30", "05:00", "2026-03-29T01:59:59+01:00", nil),
      ("Europe/Berlin", "02:30", "05:00", "2026-03-29T03:00:00+02:00", "2026-03-29T05:00:00+02:00"),
      ("Europe/Berlin", "02:30", "05:00", "2026-10-25T02:10:00+01:00", "2026-10-25T05:00:00+01:00"),
      // Half an hour, from 02:00 to 02:30 in October and back to 01:30 in April.
      (
        "Australia/Lord_Howe", "22:00", "02:15", "2026-10-04T01:59:59+10:30",
        "2026-10-04T02:30:00+11:00"
      ),
      ("Australia/Lord_Howe", "22:00", "02:15", "2026-10-04T02:30:00+11:00", nil),
      (
        "Australia/Lord_Howe", "22:00", "01:45", "2026-04-05T01:50:00+11:00",
        "2026-04-05T01:45:00+10:30"
      ),
      // The night before a date that was skipped.
      ("Pacific/Apia", "22:00", "07:00", "2011-12-29T23:00:00-10:00", "2011-12-31T00:00:00+14:00"),
    ] as [(String, String, String, String, String?)])
  func `a span ends by the clocks of the place`(
    zone: String, from: String, to: String, now: String, end: String?
  ) throws {
    let found = ZoneFixtures.rules(zone).end(of: try span(from, to), at: instant(now))
    #expect(found == end.map(instant))
  }

  @Test(arguments: ["24:00", "7:00", "07:60", "0700", "07:00:00", "", "+7:00", "٠٧:٠٠"])
  func `anything but a time of the clock is refused`(text: String) {
    #expect(ClockTime(parsing: text) == nil)
  }

  @Test func `a span does not end when it starts`() throws {
    let time = try #require(ClockTime(parsing: "07:00"))
    #expect(ClockSpan(from: time, to: time) == nil)
  }
}
