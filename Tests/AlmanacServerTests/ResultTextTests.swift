import AlmanacProtocol
import Basics
import TestSupport
import Testing
import Time
import Vocabulary
import Words

@testable import AlmanacServer
import Telling

/// What the text of a result says of single answers.
@Suite struct ResultTextTests {
  private static func text<Method: PagedMethod>(
    of method: Method.Type, _ locale: String, columns: Int = 80, with members: String = "{}"
  ) throws -> Wire.ResultText {
    Method.text(
      of: try SpecExample.result(of: method, with: members), Wording(locale: locale),
      Wire.TextOptions(style: .page, columns: columns, icons: .plain),
      .unasked(Instant(unixSeconds: 0), nil))
  }

  // MARK: Estimates

  private static let estimate = """
    {"source": {"kind": "estimate"}, "warnings":
      [{"code": "estimateUsed", "message": "No forecast (no network).", "paths": []}]}
    """

  /// Every part of an overview has the banner; they share the reason.
  @Test(arguments: SpokenLanguage.allCases)
  func `an estimate is said in the language of the page, and why in a note`(
    language: SpokenLanguage
  ) throws {
    let text = try Self.text(
      of: Wire.WeatherCurrentMethod.self, language.rawValue, columns: 100, with: Self.estimate)
    let first = try #require(text.lines.first)
    #expect(
      first.contains("≈ \(Wording(locale: language.rawValue).page(.estimateOfClimate).string)"))
    #expect(!text.lines.contains { $0.contains("No forecast") })
    #expect(text.notes.filter { $0.contains("≈ No forecast (no network).") }.count == 1)
  }

  // MARK: The evening that is meant

  private static func evenings(_ passed: [Bool]) -> String {
    let days = passed.enumerated().map { index, passed in
      """
      {"date": "2026-06-2\(index + 1)", "passed": \(passed), "score": \(50 + index),
       "rating": "colorful", "label": "Colorful",
       "color": {"text": "3 in 5 for color", "chance": 57, "quality": 64},
       "explanation": "Reason \(index + 1).", "time": "2026-06-2\(index + 1)T21:0\(index):00+01:00"}
      """
    }
    return #"{"days": [\#(days.joined(separator: ","))]}"#
  }

  @Test(arguments: [
    (
      [false, false],
      "Sunset, Sun, Jun 21, 9:00 PM: 50 of 100 (Colorful). Reason 1. 3 in 5 for color. "
        + "Mon, Jun 22: 51 of 100 (Colorful)."
    ),
    (
      [true, false],
      "Sunset, Mon, Jun 22, 9:01 PM: 51 of 100 (Colorful). Reason 2. 3 in 5 for color."
    ),
    ([true], "Sunset, Sun, Jun 21, 9:00 PM: 50 of 100 (Colorful). Reason 1. 3 in 5 for color."),
  ])
  func `an explanation follows its evening, and none is over`(
    passed: [Bool], expected: String
  ) throws {
    let text = try Self.text(of: Wire.SunsetScoreMethod.self, "en", with: Self.evenings(passed))
    #expect(text.headline == expected)
  }

  // MARK: Unknown ends

  @Test func `a warning without an end has no dash for it`() throws {
    let text = try Self.text(
      of: Wire.AlertsActiveMethod.self, "en", with: #"{"alerts": [{"end": null}]}"#)
    let validity = "  from Sun, Jun 21, 9:30 PM · IPMA · Lisboa"
    #expect(text.lines.contains(validity), "\(text.lines)")
  }

  // MARK: From right to left

  /// Each is a unit of its own in a line that runs from right to left.
  @Test(arguments: MethodName.paged.map { $0.name.rawValue })
  func `Latin letters are in isolates`(name: String) throws {
    let method = try #require(MethodName.paged.first { $0.name.rawValue == name })
    for columns in [24, 40, 80] {
      let text = try Self.text(of: method, "ar", columns: columns, with: "{}")
      for line in text.lines + text.notes {
        #expect(Self.outside(line).isEmpty, "\(line)")
      }
    }
  }

  /// The Latin letters of a line that no isolate encloses; all of it if one is left open.
  private static func outside(_ line: String) -> String {
    var (depth, found) = (0, "")
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      case 0x41...0x5A, 0x61...0x7A: if depth == 0 { found.unicodeScalars.append(scalar) }
      default: break
      }
      if depth < 0 { return line }
    }
    return depth == 0 ? found : line
  }

  /// On a screen one, on half a screen and on a watch a few.
  @Test(arguments: SpokenLanguage.allCases)
  func `a day has as many lines as its head`(language: SpokenLanguage) throws {
    for columns in [24, 40, 100] {
      let text = try Self.text(
        of: Wire.ForecastDailyMethod.self, language.rawValue, columns: columns,
        with: #"{"days": [{"date": "2026-06-24"}, {"date": "2026-06-25"}]}"#)
      let table = text.lines.split(separator: "").last ?? []
      #expect(table.count.isMultiple(of: 3) && (table.count == 3) == (columns == 100), "\(table)")
      #expect(table.allSatisfy { TextWidth.columns($0) <= columns })
    }
  }
}
