import JSON
import Testing
import Vocabulary
import Weather

@testable import AlmanacProtocol
@testable import AlmanacServer
import Telling

@Suite struct StatusTextTests {
  private func text(_ params: String) throws -> String? {
    try MethodBench().result("status.text", params).at("text")?.string
  }

  /// Format; the line. Sun times of Lisbon on the longest day.
  @Test(arguments: [
    ("%l", "Lisbon, Portugal"), ("{name}", "Lisbon"), ("100%%", "100%"), ("{{x}}", "{x}"),
    ("%S-%s", "6:12 AM-9:04 PM"), ("{sunrise}{sunset}", "6:12 AM9:04 PM"), ("%T", "1:00 PM"),
    ("{date} {weekday}", "2026-06-21 Sun"), ("%Z", "Europe/Lisbon"), ("{dayLength}", "14h53"),
    ("%m%M", "🌓6"), ("{aqi}|{sunrise}", "–|6:12 AM"), ("{RAIN_IN}", "–"), ("é%%é", "é%é"),
  ])
  func `formats`(format: String, line: String) throws {
    #expect(try text(#"{"format": "\#(format)"}"#) == line)
  }

  @Test func `every letter and every name gives something`() throws {
    let letters = StatusField.knownLetters.joined(separator: "|")
    let names = StatusField.allCases.map { "{\($0.rawValue)}" }.joined(separator: "|")
    for format in [letters, String(names.prefix(500))] where format.last != "{" {
      let cut = format.hasSuffix("}") ? format : format.components(upTo: "}")
      let line = try #require(try text(#"{"format": "\#(cut)"}"#))
      #expect(line.split(separator: "|", omittingEmptySubsequences: false).count > 10)
    }
  }

  /// Format; what may have been meant.
  @Test(arguments: [
    ("{temprature}", ["temperature"]), ("{sunrse}", ["sunrise"]), ("%q", []), ("50%", []),
    ("{name", []),
  ])
  func `wrong formats`(format: String, meant: [String]) throws {
    let error = try MethodBench().error("status.text", #"{"format": "\#(format)"}"#)
    #expect(error?.at("code")?.integer == -32602)
    #expect(error?.at("data", "path")?.string == "/format")
    let offered = error?.at("data", "didYouMean")?.strings ?? []
    #expect(meant.isEmpty ? offered.isEmpty : offered.starts(with: meant))
  }

  /// Escape; the name `A & <B> #1` in it, in a format with markup of its own.
  @Test(arguments: [
    ("none", "<b>A & <B> #1</b>"), ("pango", "<b>A &amp; &lt;B&gt; #1</b>"),
    ("tmux", "<b>A & <B> ##1</b>"),
  ])
  func `values cannot break markup`(escape: String, line: String) throws {
    let params = """
      {"place": {"latitude": 1, "longitude": 2, "name": "A & <B> #1"}, "format": "<b>{name}</b>",
       "escape": "\(escape)"}
      """
    #expect(try text(params) == line)
  }

  @Test func `presets, without glyphs where none are wanted`() throws {
    let lines = try ["1", "2", "3", "4"].map { preset in
      let line = try text(#"{"preset": "\#(preset)", "iconSet": "none", "units": "imperial"}"#)
      // Nobody has said which warnings are in force.
      #expect(line?.hasPrefix("? ") == true)
      return line.map { String($0.dropFirst(2)) }
    }
    let temperature = try #require(lines[0])
    #expect(temperature.hasSuffix("°F") && temperature.hasPrefix("≈"))
    #expect(lines[1]?.hasPrefix(temperature + " ") == true)
    #expect(lines[1]?.hasSuffix("mph") == true)
    #expect(lines[2] == "Lisbon: " + temperature)
    #expect(lines[3] == "Lisbon: " + (lines[1] ?? ""))
  }

  @Test(arguments: ConditionKind.allCases, [true, false])
  func `glyphs of the narrow sets are one column wide`(kind: ConditionKind, isDay: Bool) {
    let condition = Condition(kind, isDay: isDay)
    let ascii = StatusGlyphs(set: .ascii).condition(condition)
    #expect(ascii.utf8.count == 1)
    #expect(StatusGlyphs(set: .nerd).condition(condition).unicodeScalars.count == 1)
    #expect(!StatusGlyphs(set: .emoji).condition(condition).unicodeScalars.contains("\u{FE0F}"))
    #expect(StatusGlyphs(set: .none).condition(condition).isEmpty)
  }

  @Test func `an estimate says what it is; without one there is an error, not a number`() throws {
    let bench = try MethodBench()
    let estimate = try bench.result("status.text")
    #expect(estimate.at("class")?.strings.contains("estimate") == true)
    #expect(estimate.at("mark")?.string == "≈" && estimate.at("age")?.isNull == true)
    #expect(estimate.at("text")?.string?.contains("≈") == true)
    #expect(estimate.at("tooltip")?.string?.contains("not a forecast") == true)
    #expect((0...100).contains(try #require(estimate.at("percentage")?.integer)))
    let strict = try bench.error("status.text", #"{"fallback": "none"}"#)
    #expect([-32012, -32018].contains(strict?.at("code")?.integer))
    let sun = try bench.result("status.text", #"{"fallback": "none", "format": "%S"}"#)
    #expect(sun.at("text")?.string == "6:12 AM")
    #expect(sun.at("percentage")?.isNull == true)
  }
}

extension String {
  fileprivate func components(upTo end: Character) -> String {
    lastIndex(of: end).map { String(self[...$0]) } ?? self
  }
}
