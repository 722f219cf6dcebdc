import AlmanacProtocol
import AlmanacServer

/// The table of commands, which the parser, help, completions, manual and dispatch all read.
package enum CommandName: String, CaseIterable, Sendable {
  case now, rain, today, week, changes, sunset, climate, alerts, air, sky, map, skill
  case search, favorites
  case call, watch, status
  case serve, mcp, spec, methods, replay
  case doctor, config, completions, manual, help

  package enum Group: String, CaseIterable, Sendable {
    case people = "For people"
    case scripts = "For scripts and status bars"
    case programs = "For programs"
    case upkeep = "Upkeep"
  }

  package var group: Group {
    switch self {
    case .now, .rain, .today, .week, .changes, .sunset, .climate, .alerts, .air, .sky, .map, .skill,
      .search, .favorites:
      .people
    case .call, .watch, .status: .scripts
    case .serve, .mcp, .spec, .methods, .replay: .programs
    case .doctor, .config, .completions, .manual, .help: .upkeep
    }
  }

  package var summary: String {
    switch self {
    case .now: "the weather now"
    case .rain: "rain in the next two hours"
    case .today: "the next 24 hours"
    case .week: "the next days"
    case .changes: "what changes in the next two days"
    case .sunset: "how the sunset will look, and when"
    case .climate: "today's temperature in another year"
    case .alerts: "official warnings in force"
    case .air: "air quality"
    case .sky: "sun and moon today"
    case .map: "land, night and weather around, or of the world"
    case .skill: "how accurate forecasts have been here"
    case .search: "the places of a name"
    case .favorites: "your places"
    case .call: "call a method, print its result"
    case .watch: "print one line whenever a result changes"
    case .status: "one line for tmux, waybar and the like"
    case .serve: "speak JSON-RPC on stdin and stdout"
    case .mcp: "speak the Model Context Protocol on stdin and stdout"
    case .spec: "print the OpenRPC document"
    case .methods: "list the methods"
    case .replay: "run a recorded session again and show what differs"
    case .doctor: "check paths, configuration, network and clock"
    case .config: "list, print or change the configuration"
    case .completions: "print completions for a shell"
    case .manual: "print a manual page"
    case .help: "show help for a command"
    }
  }

  /// What people type for a command that has another name.
  static let synonyms: [String: CommandName] = [
    "weather": .now, "current": .now, "hourly": .today, "forecast": .week, "daily": .week,
    "nowcast": .rain, "warnings": .alerts, "places": .favorites, "sun": .sky, "moon": .sky,
  ]

  /// Its own options, without the global ones.
  var options: [CommandOption] {
    switch self {
    case .now, .rain, .today, .changes, .air, .sky: [.speak, .units, .json]
    case .alerts: [.coverage, .speak, .units, .json]
    case .skill, .search: [.speak, .json]
    case .favorites: [.speak, .units, .json]
    case .week: [.days, .speak, .units, .json]
    case .map: [.world, .extent, .units, .json]
    case .sunset: [.days, .sunrise, .log, .speak, .units, .json]
    case .climate: [.year, .scenario, .interventions, .speak, .units, .json]
    case .call: [.param, .units]
    case .watch: [.param, .interval, .when, .lead, .quiet, .quietSevere, .oncePerDay, .units]
    case .status: [.format, .preset, .bar, .icons, .escape, .speak, .wait, .units, .refresh]
    case .serve: [.stdio, .trace, .clientProcess]
    case .methods, .config: [.json]
    case .doctor: [.json, .bundle]
    case .mcp, .spec, .replay, .completions, .manual, .help: []
    }
  }

  static let sharedOptions: [CommandOption] = [.color, .help, .version]

  /// Own and shared ones, for the parser.
  var allOptions: [CommandOption] { options + Self.sharedOptions }

  /// Its operands, in order.
  var operands: [Operand] {
    switch self {
    case .now, .rain, .today, .week, .changes, .sunset, .climate, .alerts, .air, .sky, .map, .skill,
      .status:
      [.place]
    case .search: [.query]
    case .call: [.method(MethodName.allCases.map(\.rawValue)), .params]
    case .watch:
      [.method(MethodName.allCases.filter(\.isSubscribable).map(\.rawValue)), .params]
    case .replay: [.file]
    case .config:
      [.optionalWord("ACTION", of: ConfigAction.allCases.map(\.rawValue)), .setting, .value]
    case .completions: [.word("SHELL", of: CompletionKind.allCases.map(\.rawValue))]
    case .manual: [.word("PAGE", of: ManualPage.allCases.map(\.rawValue))]
    case .help: [.optionalWord("COMMAND", of: CommandName.allCases.map(\.rawValue))]
    case .favorites, .serve, .mcp, .spec, .methods, .doctor: []
    }
  }
}

/// An operand of the command line.
package enum Operand: Equatable, Sendable {
  /// All remaining words: a place needs no quotes.
  case place
  /// All remaining words.
  case query
  case method([String])
  /// Literal JSON, `@FILE` or `-`.
  case params
  case file
  case word(String, of: [String])
  case optionalWord(String, of: [String])
  /// A path of the configuration, and its new value.
  case setting, value

  var name: String {
    switch self {
    case .place: "PLACE"
    case .query: "NAME"
    case .method: "METHOD"
    case .params: "JSON|@FILE|-"
    case .file: "FILE"
    case .word(let name, _), .optionalWord(let name, _): name
    case .setting: "PATH"
    case .value: "VALUE"
    }
  }

  var isRequired: Bool {
    switch self {
    case .query, .method, .file, .word: true
    case .place, .params, .optionalWord, .setting, .value: false
    }
  }

  /// The allowed values; empty if any value is allowed.
  var words: [String] {
    switch self {
    case .method(let words), .word(_, let words), .optionalWord(_, let words): words
    case .setting: Configuration().wireValues.map(\.setting)
    case .place, .query, .params, .file, .value: []
    }
  }

  var meaning: String {
    switch self {
    case .place: "A name, or latitude,longitude; the current location if absent"
    case .query: "A name, or how it begins"
    case .method: "A method of the protocol; almanac methods lists them"
    case .params: "The params: a JSON object, a file that holds it, or - for standard input"
    case .file: "A file written by serve --trace"
    case .word(_, let words), .optionalWord(_, let words): "One of " + words.joined(separator: ", ")
    case .setting: "A setting, such as units; almanac config lists them"
    case .value: "JSON or plain text; - reads it from standard input"
    }
  }
}

/// The actions of `config`.
enum ConfigAction: String, CaseIterable {
  case list, get, set, unset, path, schema
}

/// What `completions` prints: a shell's script, or the words that the script offers.
enum CompletionKind: String, CaseIterable {
  case bash, zsh, fish, favorites
}
