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
      "Everywhere: --units metric|imperial|uk|si, --json (the result as it is), --help.",
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
}
