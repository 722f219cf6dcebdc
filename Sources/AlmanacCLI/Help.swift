/// What `almanac --help` says; built from the list of commands.
package enum Help {
  package static func overview(version: String) -> String {
    var lines = [
      "almanac \(version): weather, sunset and climate, for people, scripts and editors.",
      "",
      "  almanac now Lisbon                      the weather now",
      "  almanac sunset                          tonight's sunset, here",
      "  almanac call sun.times '{\"place\":\"Oslo\"}'",
      "  printf '%s\\n' '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"weather.current\"}' | almanac",
    ]
    for group in CommandName.Group.allCases {
      lines += ["", group.rawValue + ":"]
      for command in CommandName.allCases where command.group == group {
        lines.append("  " + padded(command.rawValue, to: 12) + command.summary)
      }
    }
    lines += [
      "",
      "For people: --units metric|imperial|uk|si, --json (the result as it is).",
      "Everywhere: --help.",
      "`almanac COMMAND --help` tells more. Without a command and without a terminal it serves.",
    ]
    return lines.joined(separator: "\n")
  }

  package static func of(_ command: CommandName) -> String {
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    return "usage: almanac \(command.rawValue)\(usage)\n\n\(command.summary)"
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  // MARK: For the manual

  static let options: [(name: String, meaning: String)] = [
    ("--units metric|imperial|uk|si", "Units of what is shown, instead of the configured ones."),
    ("--json", "For people's commands: the method's result as it is."),
    ("--help, -h", "Tells about almanac, or about one command."),
    ("--version [--json]", "Names the version of the program and of the protocol."),
  ]

  static let variables: [(name: String, meaning: String)] = [
    ("ALMANAC_CONFIG", "The configuration file, instead of almanac/config.json in the XDG folder."),
    ("ALMANAC_LOCATION", "The current location: a name, or latitude,longitude."),
    ("ALMANAC_UNITS", "metric, imperial, uk or si."),
    ("ALMANAC_OFFLINE", "1: no provider is asked."),
    ("ALMANAC_NOW", "An RFC 3339 time that the wall clock is frozen at."),
    ("ALMANAC_DATA_DIR, ALMANAC_CACHE_DIR", "Folders, instead of the XDG ones."),
    (
      "ALMANAC_LOG",
      "How much is said on standard error: off, error, warning (as if it were not set), info "
        + "(every call of serve), debug (and every request to a provider)."
    ),
    ("LC_ALL, LC_MESSAGES, LANG", "The language of labels, where none is configured."),
    ("TZ, TZDIR", "The zone of here, and the folder of the zones' rules."),
    (
      "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, HOME",
      "Where the folders are that nothing above names."
    ),
    ("NO_COLOR, COLORTERM, COLUMNS", "How people's commands are shown."),
  ]
}
