import AlmanacProtocol
import Vocabulary

/// One option of the command line, for the parser, `--help`, completions and the manual.
package struct CommandOption: Equatable, Sendable {
  /// The value that an option takes.
  package enum Value: Equatable, Sendable {
    case word(of: [String])
    /// An integer; the name is shown by the help.
    case integer(String, ClosedRange<Int>)
    case file
    case text(String)
  }

  /// With dashes; the long form first.
  let names: [String]
  /// Nil for a switch.
  let value: Value?
  /// A sentence without its full stop.
  let meaning: String
  /// Used by other programs and hidden from the help.
  var isHidden = false

  init(_ names: [String], value: Value? = nil, _ meaning: String, isHidden: Bool = false) {
    self.names = names
    self.value = value
    self.meaning = meaning
    self.isHidden = isHidden
  }

  /// The form shown by the help: `--format, -f FORMAT`.
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

  /// - Returns: why a value is invalid; nil if it is valid.
  func complaint(about text: String, as name: String) -> UsageError? {
    switch value {
    case .word(let words) where !words.contains(text):
      return UsageError(
        "\(name) must be one of \(words.joined(separator: ", "))", not: text, among: words)
    case .integer(_, let range):
      guard let number = Int(text), range.contains(number) else {
        return UsageError(
          "\(name) must be an integer from \(range.lowerBound) to \(range.upperBound)")
      }
      return nil
    case .file, .text: return text.isEmpty ? UsageError("\(name) needs a value") : nil
    case .word, nil: return nil
    }
  }
}

extension CommandOption {
  static let units = CommandOption(
    ["--units"], value: .word(of: UnitSet.allCases.map(\.rawValue)),
    "Units to display, instead of the configured ones; locale is those of your territory")
  static let color = CommandOption(
    ["--color"], value: .word(of: ColorChoice.allCases.map(\.rawValue)),
    "When to use colors; auto follows NO_COLOR, FORCE_COLOR and the terminal")
  static let help = CommandOption(["--help", "-h"], "Print this help")
  static let version = CommandOption(
    ["--version", "-V"], "Print the versions of program and protocol; with --verbose, all parts")
  static let verbose = CommandOption(
    ["--verbose"], "With --version: what the program is made of, too")
  static let json = CommandOption(["--json"], "Print the result as JSON")

  static let speak = CommandOption(
    ["--speak"], "Print sentences to be read aloud: units in words, no symbols")

  static let days = CommandOption(["--days"], value: .integer("N", 1...16), "Number of days")
  static let world = CommandOption(
    ["--world"], "The world: where the sun is setting now, and how well at your favorites")
  static let extent = CommandOption(
    ["--extent"], value: .integer("KM", 50...40_000), "Width of the map in kilometers")
  static let sunrise = CommandOption(["--sunrise"], "Sunrise instead of sunset")
  static let log = CommandOption(
    ["--log"], value: .integer("0…100", 0...100), "Record how good the sunset was")
  static let coverage = CommandOption(
    ["--coverage"], "Who would warn of this place, and when each was last heard; asks no network")
  static let year = CommandOption(
    ["--year"], value: .integer("YEAR", 1950...2100), "The year to project to")
  static let scenario = CommandOption(
    ["--scenario"], value: .word(of: Scenario.allCases.map(\.rawValue)),
    "Emissions scenario")
  static let interventions = CommandOption(
    ["--interventions"], "Compare projections with and without climate interventions")

  static let param = CommandOption(
    ["--param"], value: .text("NAME=VALUE"), "One param; may be repeated")
  static let interval = CommandOption(
    ["--interval"], value: .integer("SECONDS", 60...86_400), "Polling interval")

  static let when = CommandOption(
    ["--when"], value: .text("'POINTER OP VALUE'"),
    "Print only when this becomes true, such as '/hours/*/precipitation ge 0.2'; if repeated, all "
      + "must hold")
  static let lead = CommandOption(
    ["--lead"], value: .integer("MINUTES", 0...2_880),
    "With --when: print this many minutes before its hours, days or moments begin")
  static let quiet = CommandOption(
    ["--quiet"], value: .text("HH:MM-HH:MM"),
    "With --when: print nothing during these hours, local time at the place")
  static let quietSevere = CommandOption(
    ["--quiet-severe"],
    "With --quiet: severe and extreme warnings wait for the end of these hours too")
  static let oncePerDay = CommandOption(["--once-a-day"], "With --when: one line a day at most")

  static let format = CommandOption(
    ["--format", "-f"], value: .text("FORMAT"),
    "Format of the line: letters such as %t, names such as {sunset}; see almanac(1)")
  static let preset = CommandOption(
    ["--preset"], value: .word(of: StatusPreset.allCases.map(\.rawValue)),
    "A predefined format")
  static let bar = CommandOption(
    ["--json"], value: .word(of: StatusLayout.allCases.filter { $0 != .plain }.map(\.rawValue)),
    "JSON in the format of this status bar")
  static let icons = CommandOption(
    ["--icons"], value: .word(of: IconSet.allCases.map(\.rawValue)), "Icon set")
  static let escape = CommandOption(
    ["--escape"], value: .word(of: EscapeStyle.allCases.map(\.rawValue)),
    "Markup to escape the text for")
  static let wait = CommandOption(
    ["--wait"], "Wait for the provider instead of fetching in the background")
  static let refresh = CommandOption(["--refresh"], "Fetch without output", isHidden: true)

  static let stdio = CommandOption(["--stdio"], "Serve on stdin and stdout (the default)")
  static let trace = CommandOption(
    ["--trace"], value: .file, "Write the session to a file, keys masked and coordinates rounded")
  /// Editors pass it; `initialize` says it too.
  static let clientProcess = CommandOption(
    ["--clientProcessId"], value: .text("ID"), "Exit when this process ends", isHidden: true)

  static let bundle = CommandOption(
    ["--bundle"], "Print a report as JSON, without keys, places and home directories"
  )
}
