/// Every command, once: help, completions, manual and dispatch read this list.
package enum CommandName: String, CaseIterable, Sendable {
  case now, today, week, sunset, climate, alerts, air, sky
  case call, watch, status
  case serve, mcp, spec, methods, replay
  case doctor, config, completions, manual

  package enum Group: String, CaseIterable, Sendable {
    case people = "For people"
    case scripts = "For scripts and status bars"
    case programs = "For programs"
    case upkeep = "Upkeep"
  }

  package var group: Group {
    switch self {
    case .now, .today, .week, .sunset, .climate, .alerts, .air, .sky: .people
    case .call, .watch, .status: .scripts
    case .serve, .mcp, .spec, .methods, .replay: .programs
    case .doctor, .config, .completions, .manual: .upkeep
    }
  }

  /// What may follow the name.
  package var usage: String {
    switch self {
    case .now, .today, .alerts, .air, .sky: "[PLACE]"
    case .week: "[PLACE] [--days N]"
    case .sunset: "[PLACE] [--days N] [--sunrise] [--log 0…100]"
    case .climate: "[PLACE] [--year YEAR] [--scenario SCENARIO] [--interventions]"
    case .call: "METHOD [JSON | @FILE | -] [--param NAME=VALUE]…"
    case .watch: "METHOD [JSON] [--interval SECONDS]"
    case .status:
      "[PLACE] [-f FORMAT | --preset 1|2|3|4] [--json waybar|i3bar|xbar]"
        + " [--icons emoji|nerd|ascii|none] [--escape none|pango|tmux] [--wait]"
    case .serve: "[--stdio] [--trace FILE]"
    case .mcp, .spec, .methods: ""
    case .replay: "FILE"
    case .doctor: "[--bundle]"
    case .config: "get [PATH] | set PATH VALUE | unset PATH | path | schema"
    case .completions: "bash | zsh | fish"
    case .manual: "almanac.1 | almanac-config.5 | almanac-protocol.7"
    }
  }

  package var summary: String {
    switch self {
    case .now: "the weather now"
    case .today: "the next 24 hours"
    case .week: "the next days"
    case .sunset: "how the sunset will look, and when"
    case .climate: "today's temperature in another year"
    case .alerts: "official warnings in force"
    case .air: "air quality"
    case .sky: "sun and moon today"
    case .call: "call a method, print its result"
    case .watch: "print one line whenever a result changes"
    case .status: "one line for tmux, waybar and the like"
    case .serve: "speak JSON-RPC on stdin and stdout"
    case .mcp: "speak the Model Context Protocol on stdin and stdout"
    case .spec: "print the OpenRPC document"
    case .methods: "list the methods"
    case .replay: "run a recorded session again and show what differs"
    case .doctor: "check paths, configuration, network and clock"
    case .config: "show or change the configuration"
    case .completions: "print completions for a shell"
    case .manual: "print a manual page"
    }
  }
}
