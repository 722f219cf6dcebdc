import AlmanacProtocol
import JSON
import Places
import Testing
import Vocabulary
import Words

@testable import AlmanacServer
@testable import Services

/// The charts are in the language of the call.
@Suite struct ChartLanguageTests {
  /// With a network and without, where other words are said.
  private static let requests = [
    #""kind": "temperature""#, #""kind": "precipitation""#, #""kind": "sunset""#,
    #""kind": "sunset", "params": {"event": "sunrise", "days": 16}"#, #""kind": "sun""#,
    #""kind": "sun", "params": {"days": 366}"#,
    #""kind": "projection", "params": {"temperature": 20}"#,
    #""kind": "projection""#, #""kind": "projection", "params": {"model": "weather2045"}"#,
    #""kind": "map""#, #""kind": "map", "params": {"extentKm": 40000}"#, #""kind": "skill""#,
    #""kind": "reliability""#,
  ]

  private let bench: MethodBench

  init() throws { bench = try MethodBench() }

  /// The words of a chart, drawn and as text, and of its description.
  private func words(_ request: String, _ locale: String) throws -> Set<String> {
    let texts = try ["svg", "text"].flatMap { format in
      let result = try bench.result(
        "chart.render",
        #"{"place": "Lisbon", \#(request), "format": "\#(format)", "locale": "\#(locale)"}"#)
      let text = result["text"]?.string ?? ""
      let shown = format == "svg" ? Self.shown(text) : text
      return [shown, result["alt"]?.string ?? ""]
    }
    return Set(texts.flatMap { $0.split { !$0.isLetter } }.map(String.init).filter { $0.count > 3 })
  }

  /// What is between the tags.
  private static func shown(_ svg: String) -> String {
    svg.split(separator: ">").map { $0.prefix { $0 != "<" } }.joined(separator: " ")
  }

  /// Names of places, which are the same everywhere.
  private var names: Set<String> {
    let bounds = [
      Outlines.Bounds(west: -180, south: -90, east: 180, north: 90),
      Outlines.Bounds(west: -13, south: 36, east: -5, north: 41),
    ]
    let cities = bounds.flatMap { Gazetteer.embedded.largest(in: $0, count: 400) }
    return Set(cities.flatMap { $0.name.split { !$0.isLetter } }.map(String.init))
  }

  @Test(arguments: requests)
  func `a chart has no English of its own in another language`(request: String) throws {
    let charts = try SpokenLanguage.allCases.map { try words(request, $0.rawValue) }
    let same = charts.reduce(charts[0]) { $0.intersection($1) }
    let isMap = request.contains("map")
    #expect(same.subtracting(isMap ? names : []).subtracting(["Lisbon"]) == [])
    #expect(charts[0].subtracting(same).count > 3, "words that are translated")
  }

  /// From right to left, a title is an isolate within the drawing.
  @Test func `each text of a drawing has its own direction`() throws {
    let result = try bench.result(
      "chart.render", #"{"place": "Lisbon", "kind": "sun", "locale": "ar"}"#)
    let svg = try #require(result["text"]?.string)
    #expect(result["dir"]?.string == "rtl")
    #expect(svg.contains(">\u{2067}الشمس في \u{2068}Lisbon\u{2069}\u{2069}</text>"))
  }

  @Test func `every text of a chart is said in every language`() {
    for language in SpokenLanguage.allCases where language != .english {
      for text in ChartRow.allCases where !Self.signs.contains(text) {
        #expect(
          language.phrases.text(text) != SpokenLanguage.english.phrases.text(text)
            || Self.shared.contains(text),
          "\(language) \(text)")
      }
    }
  }

  /// Only values and signs.
  private static let signs: Set<ChartRow> = [
    .described, .groups, .scoreOfDay, .withRange, .errorsOf, .errorAhead,
  ]

  /// The same in English and another language.
  private static let shared: Set<ChartRow> = [.valueIn, .ringMeasured]
}
