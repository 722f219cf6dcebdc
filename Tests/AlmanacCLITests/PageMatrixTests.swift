import AlmanacProtocol
import Basics
import Foundation
import TestSupport
import Testing
import Units
import Vocabulary

@testable import AlmanacCLI
@testable import AlmanacServer
@testable import Telling

/// Every page for people, from the examples of the spec and what can become of them.
@Suite struct PageMatrixTests {
  private static let commands: [[String]] = [
    ["now"], ["today"], ["week"], ["sunset"], ["climate", "--interventions"], ["alerts"], ["air"],
    ["sky"], ["rain"], ["changes"], ["search", "Lisb"], ["favorites"],
  ]

  /// A page, each of its results changed first.
  private func page(
    _ words: [String], width: Int, _ change: @escaping (Any) -> Any = { $0 }
  ) throws -> [String] {
    try ExamplePage(change: change).lines(words, width: width)
  }

  // MARK: Widths

  /// What becomes of the examples.
  private static let changes: [@Sendable (Any) -> Any] = [
    { $0 },
    { SpecExample.mapped($0) { name, value in emptied.contains(name) ? NSNull() : value } },
    { SpecExample.mapped($0) { polar($0, $1, "polarNight") } },
    { SpecExample.mapped($0) { polar($0, $1, "polarDay") } },
    {
      SpecExample.mapped($0) { name, value in
        name == "kind" && value as? String == "live" ? "estimate" : value
      }
    },
    {
      SpecExample.mapped($0) { name, value in
        name == "stale" ? true : name == "kind" && value as? String == "live" ? "cache" : value
      }
    },
    {
      SpecExample.mapped($0) { name, value in
        wordy.contains(name) && !choices.contains(value as? String ?? "") ? long : value
      }
    },
  ]

  private static let emptied: Set = ["gradient", "normal", "condition", "score", "feelsLike"]
  private static let wordy: Set = [
    "displayName", "text", "label", "headline", "event", "advice", "explanation", "name",
  ]
  private static let choices = Set(
    MoonPhaseName.allCases.map(\.rawValue) + SunEvent.allCases.map(\.rawValue))
  private static let long = "Llanfairpwllgwyngyll on the long and winding way, Anglesey, Wales"

  /// - Parameter state: of the sun and the moon; a source of warnings has others.
  private static func polar(_ name: String, _ value: Any, _ state: String) -> Any {
    if name == "state" {
      return (value as? String).flatMap(AlertServiceState.init(rawValue:)) == nil ? state : value
    }
    let missing = [
      "sunrise", "sunset", "civilDawn", "civilDusk", "nauticalDawn", "nauticalDusk",
      "astronomicalDawn", "astronomicalDusk", "moonrise", "moonset", "start", "end", "score",
    ]
    if name == "reason" { return "polarDay" }
    // An amount without its interval is none.
    if name == "precipitation", let amount = value as? [String: Any], amount["start"] is NSNull {
      return NSNull()
    }
    return missing.contains(name) && !(value is [String: Any]) ? NSNull() : value
  }

  @Test(arguments: commands)
  func `nothing is wider than the page or torn`(command: [String]) throws {
    for (index, change) in Self.changes.enumerated() {
      let words = Set(try page(command, width: 500, change).flatMap(Self.words))
      for width in [24, 40, 80, 200] {
        for line in try page(command, width: width, change) {
          let parts = Self.words(line)
          let isFitting = TextWidth.columns(line) <= width || parts.count == 1
          #expect(isFitting, "\(command[0]) \(index): \(line)")
          for part in parts where !Self.isDrawing(part) {
            #expect(words.contains(part), "\(command[0]) \(index): \(part) in \(line)")
          }
        }
      }
    }
  }

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// Bars and curves may have another length; figures in a strip's scale belong to it.
  private static func isDrawing(_ word: String) -> Bool {
    word.allSatisfy { "█░▒▓·━▁▂▃▄▅▆▇▀".contains($0) }
  }

  // MARK: Poles

  /// No dash or empty drawing stands for a sun that does not rise or set.
  @Test(arguments: commands, [2, 3])
  func `poles in words`(command: [String], change: Int) throws {
    for line in try page(command, width: 80, Self.changes[change]) {
      for name in ["Sunrise", "Sunset", "Sun  ", "Golden", "Moonrise", "Civil", "Full night"] {
        guard let range = line.range(of: name) else { continue }
        let value = line[range.upperBound...].drop { $0 == " " }
        #expect(!value.hasPrefix("–") && !value.hasPrefix("↑ –"), "\(line)")
      }
      #expect(!line.contains("░░░░░░░░░░") || line.contains("█"), "\(line)")
    }
  }

  // MARK: Estimates

  private static func estimate(_ paths: [String]) -> @Sendable (Any) -> Any {
    { value in
      SpecExample.mapped(value) { name, value in
        switch name {
        case "source" where value is [String: Any]:
          ["provider": "climatology", "kind": "estimate", "stale": false] as [String: Any]
        case "warnings":
          [
            [
              "code": "estimateUsed", "paths": paths,
              "message": "What is usual here, not a forecast (no network).",
            ] as [String: Any]
          ]
        default: value
        }
      }
    }
  }

  @Test(arguments: commands) func `an estimate says so once, with its cause`(
    command: [String]
  ) throws {
    let lines = try page(command, width: 100, Self.estimate([]))
    let said = lines.filter { $0.contains("no network") || $0.contains("estimate") }
    #expect(said == ["≈ What is usual here, not a forecast (no network)."])
    #expect(lines[1] == said.first)
  }

  @Test(arguments: commands) func `a page that is one in part has no banner`(
    command: [String]
  ) throws {
    let lines = try page(command, width: 100, Self.estimate(["/days/3"]))
    #expect(!lines[1].contains("≈"))
    #expect(lines.filter { $0.contains("no network") }.count == 1)
  }

  // MARK: Any number

  private static let absurd: [Double] = [
    0, -0.0, 24, 1e9, 1e12, 1e18, 9.3e18, 1e19, -1e19, 1e300, 1.7e308, -1.7e308, 1e-300,
    .leastNonzeroMagnitude,
  ]

  @Test(arguments: commands, absurd) func `a page of any number`(
    command: [String], number: Double
  ) throws {
    let lines = try ExamplePage(number: { _ in "\(number)" }).lines(command, width: 80)
    #expect(!lines.isEmpty)
  }

  /// One absurd number among the sound ones, each in turn.
  @Test(arguments: commands) func `a page with any one number`(command: [String]) throws {
    for number in [1e18, -1.7e308] {
      var position = 0
      var count = 1
      while position < count {
        count = 0
        let page = ExamplePage(number: { old in
          count += 1
          return count - 1 == position ? "\(number)" : old
        })
        #expect(try !page.lines(command, width: 80).isEmpty)
        position += 1
      }
    }
  }

  // MARK: Scales of one value

  /// The week of an evening in which the hottest day has one row left, warmer than all others.
  @Test func `a day whose minimum is its maximum has a bar`() throws {
    let rows = [(24.0, 24.0), (15, 18), (14, 17)].map { low, high in
      #"{"temperatureMin":\#(low),"temperatureMax":\#(high)}"#
    }
    let days = try SpecExample.result(
      of: Wire.ForecastDailyMethod.self, with: #"{"days":[\#(rows.joined(separator: ","))]}"#
    ).days
    for day in days {
      let bar = TemperatureScale(days, .metric).bar(day)
      #expect(bar.count == TemperatureScale.width && bar.contains("━"))
    }
    #expect(TemperatureScale([days[0]], .metric).bar(days[0]).contains("━"))
  }

  // MARK: Climate

  /// Units; a change of 1 °C and a warming from 1 to 2 °C in them.
  @Test(arguments: [("°C", "1.0 → 2.0 °C"), ("°F", "1.8 → 3.6 °F"), ("K", "1.0 → 2.0 K")])
  func `a climate page has one unit`(unit: String, world: String) throws {
    let lines = try page(["climate"], width: 100) { value in
      SpecExample.mapped(value) { name, value in
        switch name {
        case "globalWarming": value is [String: Any] ? ["now": 1, "then": 2] : value
        case "temperature", "temperatureDifference": value is String ? unit : value
        case "notes": [String]()
        default: value
        }
      }
    }
    let text = lines.joined(separator: "\n")
    #expect(text.contains(world))
    for other in ["°C", "°F"] where other != unit { #expect(!text.contains(other), "\(text)") }
    for slug in ["ssp", "package_all", "_"] { #expect(!text.contains(slug), "\(text)") }
    // No hundredths.
    #expect(text.firstMatch(of: /\d\.\d\d/) == nil, "\(text)")
  }

  @Test(arguments: Lever.allCases) func `levers have names`(lever: Lever) throws {
    let effect: [String: Any] = [
      "lever": lever.rawValue, "strength": 1, "avoided": 0.14, "citation": "AR6",
    ]
    let lines = try page(["climate"], width: 60) { value in
      SpecExample.mapped(value) { name, value in
        name == "interventions" ? [effect] : value
      }
    }
    #expect(!lines.joined().contains(lever.rawValue))
    #expect(lines.joined(separator: " ").contains("avoided"))
  }

  @Test(arguments: [(1, "1 day"), (2, "2 days"), (0, "0 days")])
  func `counts agree with their nouns`(count: Int, words: String) throws {
    let lines = try page(["week"], width: 80) { value in
      SpecExample.mapped(value) { name, value in
        name == "days"
          ? Array(repeating: (value as? [Any])?.first ?? NSNull(), count: count) : value
      }
    }
    #expect(lines[0].hasSuffix(" · " + words))
  }
}
