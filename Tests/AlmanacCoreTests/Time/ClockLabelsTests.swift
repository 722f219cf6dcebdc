import Testing

@testable import AlmanacCore

@Suite struct ClockLabelsTests {
  @Test(arguments: [
    (
      "2026-06-21T19:42:59+02:00", ClockLabels.Style.twelveHour,
      ["07:42 PM", "07 PM", "06/21", "Sun"]
    ),
    ("2026-06-21T19:42:59+02:00", .twentyFourHour, ["19:42", "19", "06/21", "Sun"]),
    ("2026-06-21T22:00:00Z", .twelveHour, ["12:00 AM", "12 AM", "06/22", "Mon"]),
    ("2026-12-31T11:05:00Z", .twelveHour, ["12:05 PM", "12 PM", "12/31", "Thu"]),
  ])
  func labels(_ time: String, _ style: ClockLabels.Style, _ expected: [String]) {
    let labels = ClockLabels(
      instant(time), zone: ZoneFixtures.rules("Europe/Paris"), style: style)
    #expect([labels.time, labels.hour, labels.day, labels.weekday] == expected)
  }
}
