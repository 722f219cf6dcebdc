import Foundation
import TestSupport
import Testing
import Time
import Words

@Suite struct ClockLabelsTests {
  @Test(arguments: [
    (
      "2026-06-21T19:42:59+02:00", ClockLabels.Style.twelveHour,
      ["7:42 PM", "7 PM", "6/21", "Sun"]
    ),
    ("2026-06-21T19:42:59+02:00", .twentyFourHour, ["19:42", "19", "6/21", "Sun"]),
    ("2026-06-21T22:00:00Z", .twelveHour, ["12:00 AM", "12 AM", "6/22", "Mon"]),
    ("2026-12-31T11:05:00Z", .twelveHour, ["12:05 PM", "12 PM", "12/31", "Thu"]),
  ])
  func labels(_ time: String, _ style: ClockLabels.Style, _ expected: [String]) {
    let labels = ClockLabels(
      instant(time), zone: ZoneFixtures.rules("Europe/Paris"),
      wording: Wording(locale: "en", clock: style))
    #expect([labels.time, labels.hour, labels.day, labels.weekday] == expected)
  }

  private func all(_ labels: ClockLabels) -> [String] {
    [labels.time, labels.hour, labels.day, labels.weekday]
  }

  /// The forms of the seed app, in every locale of equal length.
  @Test(arguments: [
    ("en-US", ["06:12 AM", "06 AM", "06/01", "Mon"]), ("en-GB", ["06:12", "06", "01/06", "Mon"]),
    ("de-DE", ["06:12", "06", "01.06.", "Mo"]), ("es-ES", ["06:12", "06", "01/06", "lun"]),
    ("es_MX.UTF-8", ["06:12 a.m.", "06 a.m.", "01/06", "lun"]),
    ("fr-CA", ["06 h 12", "06", "06-01", "lun."]),
    ("ko-KR", ["오전 06:12", "오전 06시", "06. 01.", "월"]),
    ("zh-TW", ["上午06:12", "上午06時", "06/01", "週一"]), ("ja", ["06:12", "06", "06/01", "月"]),
    ("fi", ["06.12", "06", "01.06.", "ma"]), ("hi", ["06:12 am", "06 am", "01/06", "सोम"]),
    ("fa_IR.UTF-8", ["۰۶:۱۲", "۰۶", "۰۶/۰۱", "دوشنبه"]),
    ("ar-EG-u-nu-latn", ["06:12 ص", "06 ص", "01\u{200F}/06", "الاثنين"]),
  ])
  func padded(_ locale: String, _ expected: [String]) {
    let labels = ClockLabels(
      instant("2026-06-01T06:12:59Z"), zone: .utc, wording: Wording(locale: locale), width: .padded)
    #expect(all(labels) == expected)
  }

  /// Digits are the locale's own.
  @Test func digits() {
    let wording = Wording(locale: "fa")
    let labels = ClockLabels(instant("2026-06-01T06:12:59Z"), zone: .utc, wording: wording)
    #expect(all(labels) == ["۶:۱۲", "۶", "۶/۱", "دوشنبه"])
  }

  /// 58 locales as Babel writes them: its version is in the first line of the file.
  @Test func `labels are those of CLDR`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/labels.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(2)
    #expect(lines.count >= 150)
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 11)
      func labels(_ clock: ClockLabels.Style?) -> ClockLabels {
        ClockLabels(
          instant(cells[1]), zone: .utc, wording: Wording(locale: cells[0], clock: clock))
      }
      let (own, twelve, long) = (labels(nil), labels(.twelveHour), labels(.twentyFourHour))
      let date = try #require(LocalDate(parsing: String(cells[1].prefix(10))))
      let written = [
        own.time, own.hour, twelve.time, twelve.hour, long.time, long.hour, own.day, own.weekday,
        Wording(locale: cells[0]).fullDay(date).string,
      ]
      // The file has plain blanks only.
      let plain = written.map { $0.replacing("\u{A0}", with: " ") }
      #expect(plain == Array(cells[2...]), "\(cells[0]) \(cells[1])")
    }
  }
}
