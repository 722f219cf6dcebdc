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
      instant(time), zone: ZoneFixtures.rules("Europe/Paris"),
      wording: Wording(locale: "en", clock: style))
    #expect([labels.time, labels.hour, labels.day, labels.weekday] == expected)
  }

  @Test(arguments: [
    ("en-US", ["07:42 PM", "07 PM", "06/21", "Sun"]), ("en-GB", ["19:42", "19", "21/06", "Sun"]),
    ("de-DE", ["19:42", "19", "21.06.", "So"]), ("es-ES", ["19:42", "19", "21/06", "dom"]),
    ("es_MX.UTF-8", ["07:42 p.\u{A0}m.", "07 p.\u{A0}m.", "21/06", "dom"]),
    ("fr-CA", ["19:42", "19", "06-21", "dim"]), ("it", ["19:42", "19", "21/06", "dom"]),
    ("pt-BR", ["19:42", "19", "21/06", "dom"]), ("ko-KR", ["07:42 PM", "07 PM", "21/06", "Sun"]),
    ("zh-TW", ["07:42 PM", "07 PM", "21/06", "Sun"]), ("ja", ["19:42", "19", "21/06", "Sun"]),
  ])
  func habits(_ locale: String, _ expected: [String]) {
    let labels = ClockLabels(
      instant("2026-06-21T19:42:59+02:00"), zone: ZoneFixtures.rules("Europe/Paris"),
      wording: Wording(locale: locale))
    #expect([labels.time, labels.hour, labels.day, labels.weekday] == expected)
  }
}
