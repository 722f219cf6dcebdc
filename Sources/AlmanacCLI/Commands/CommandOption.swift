import AlmanacCore
import AlmanacProtocol

/// One option of the command line: the parser, `--help`, the completions and the manual read it
/// from here.
package struct CommandOption: Equatable, Sendable {
  /// What has to stand behind an option.
  package enum Value: Equatable, Sendable {
    case word(of: [String])
    /// A whole number; the name is for the help.
    case integer(String, ClosedRange<Int>)
    case file
    case text(String)
  }

  /// With their dashes; the long one first.
  let names: [String]
  /// Nil for a switch.
  let value: Value?
  /// A sentence without its full stop.
  let meaning: String
  /// For other programs, not for people.
  var isHidden = false

  init(_ names: [String], value: Value? = nil, _ meaning: String, isHidden: Bool = false) {
    self.names = names
    self.value = value
    self.meaning = meaning
    self.isHidden = isHidden
  }

  /// As the help shows it: `--format, -f FORMAT`.
  var usage: String {
    let name = names.joined(separator: ", ")
    return switch value {
    case nil: name
    case .word(let words): name + " " + words.joined(separator: "|")
    case .integer(let unit, _): name + " " + unit
    case .file: name + " FILE"
    case .text(let unit): name + " " + unit
    }
  }

  /// - Returns: what is wrong with a value, in words; nil when nothing is.
  func complaint(about text: String, as name: String) -> UsageError? {
    switch value {
    case .word(let words) where !words.contains(text):
      return UsageError(
        "\(name) wants one of \(words.joined(separator: ", "))", not: text, among: words)
    case .integer(_, let range):
      guard let number = Int(text), range.contains(number) else {
        return UsageError(
          "\(name) wants a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return nil
    case .file, .text: return text.isEmpty ? UsageError("\(name) needs a value") : nil
    case .word, nil: return nil
    }
  }
}

extension CommandOption {
  static let units = CommandOption(
    ["--units"], value: .word(of: UnitSystem.Preset.allCases.map(\.rawValue)),
    "Units of what is shown, instead of the configured ones")
  static let color = CommandOption(
    ["--color"], value: .word(of: ColorChoice.allCases.map(\.rawValue)),
    "Whether pages have colors; auto asks NO_COLOR, FORCE_COLOR and the terminal")
  static let help = CommandOption(["--help", "-h"], "Print this help")
  static let version = CommandOption(
    ["--version", "-V"], "Print the version of program and protocol")
  static let json = CommandOption(["--json"], "Print the result as JSON")

  static let days = CommandOption(["--days"], value: .integer("N", 1...16), "How many days")
  static let world = CommandOption(
    ["--world"], "The world: where the sun sets now, and how well at your favorites")
  static let extent = CommandOption(
    ["--extent"], value: .integer("KM", 50...40_000), "Kilometers from the left edge to the right")
  static let sunrise = CommandOption(["--sunrise"], "Sunrise instead of sunset")
  static let log = CommandOption(
    ["--log"], value: .integer("0…100", 0...100), "Keep how good the sunset was that you saw")
  static let year = CommandOption(
    ["--year"], value: .integer("YEAR", 1950...2100), "The year to project to")
  static let scenario = CommandOption(
    ["--scenario"], value: .word(of: Wire.Scenario.allCases.map(\.rawValue)),
    "The emissions to reckon with")
  static let interventions = CommandOption(
    ["--interventions"], "Compare with and without interventions against warming")

  static let param = CommandOption(
    ["--param"], value: .text("NAME=VALUE"), "One param; may be repeated")
  static let interval = CommandOption(
    ["--interval"], value: .integer("SECONDS", 60...86_400), "How often to look at least")

  static let format = CommandOption(
    ["--format", "-f"], value: .text("FORMAT"),
    "What the line says: letters such as %t, names such as {sunset}; see almanac(1)")
  static let preset = CommandOption(
    ["--preset"], value: .word(of: Wire.StatusPreset.allCases.map(\.rawValue)),
    "One of the ready-made formats")
  static let bar = CommandOption(
    ["--json"], value: .word(of: StatusLayout.allCases.filter { $0 != .plain }.map(\.rawValue)),
    "What the bar reads")
  static let icons = CommandOption(
    ["--icons"], value: .word(of: Wire.IconSet.allCases.map(\.rawValue)), "Which glyphs to use")
  static let escape = CommandOption(
    ["--escape"], value: .word(of: Wire.EscapeStyle.allCases.map(\.rawValue)),
    "Which markup the text must not break")
  static let wait = CommandOption(["--wait"], "Wait for the provider instead of fetching behind")
  static let refresh = CommandOption(["--refresh"], "Fetch and say nothing", isHidden: true)

  static let stdio = CommandOption(["--stdio"], "Serve on stdin and stdout, as without it")
  static let trace = CommandOption(
    ["--trace"], value: .file, "Write the session to a file, keys masked and coordinates rounded")
  /// Editors pass it; `initialize` says it too.
  static let clientProcess = CommandOption(
    ["--clientProcessId"], value: .text("ID"), "The process to end with", isHidden: true)

  static let recover = CommandOption(
    ["--recover"], "Bring back favorites and settings of a damaged file that was set aside")
  static let bundle = CommandOption(
    ["--bundle"], "Print one JSON text to attach to a report, without keys, places and home folders"
  )
}
