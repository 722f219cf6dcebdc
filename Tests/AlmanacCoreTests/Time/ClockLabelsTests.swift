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
    ("es_MX.UTF-8", ["07:42 p.m.", "07 p.m.", "21/06", "dom"]),
    ("fr-CA", ["19 h 42", "19", "06-21", "dim."]), ("it", ["19:42", "19", "21/06", "dom"]),
    ("pt-BR", ["19:42", "19", "21/06", "dom."]),
    // Without words, the clock and the calendar are the locale's.
    ("ko-KR", ["오후 07:42", "오후 07시", "06. 21.", "일"]),
    ("zh-TW", ["下午07:42", "下午07時", "06/21", "週日"]), ("ja", ["19:42", "19", "06/21", "日"]),
    ("fi", ["19.42", "19", "21.06.", "su"]), ("hi", ["07:42 pm", "07 pm", "21/06", "रवि"]),
    ("fa_IR.UTF-8", ["۱۹:۴۲", "۱۹", "۰۶/۲۱", "یکشنبه"]),
    ("ar-EG-u-nu-latn", ["07:42 م", "07 م", "21\u{200F}/06", "الأحد"]),
  ])
  func habits(_ locale: String, _ expected: [String]) {
    let labels = ClockLabels(
      instant("2026-06-21T19:42:59+02:00"), zone: ZoneFixtures.rules("Europe/Paris"),
      wording: Wording(locale: locale))
    #expect([labels.time, labels.hour, labels.day, labels.weekday] == expected)
  }
}
