/// The text of `almanac --help`, generated from the table of commands.
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
        lines.append("  " + padded(command.rawValue, to: 13) + command.summary)
      }
    }
    lines += ["", "Everywhere:"] + table(CommandName.sharedOptions)
    lines += [
      "",
      "`almanac COMMAND --help` lists the options of a command. Without a command and without a",
      "terminal at its standard input it serves.",
    ]
    return lines.joined(separator: "\n")
  }

  package static func of(_ command: CommandName) -> String {
    var lines = ["usage: almanac \(command.usage)", "", command.summary]
    if !command.operands.isEmpty {
      lines += [""] + table(command.operands.map { ($0.name, $0.meaning) })
    }
    lines += ["", "Options:"] + table(command.shownOptions + CommandName.sharedOptions)
    return lines.joined(separator: "\n")
  }

  private static func table(_ options: [CommandOption]) -> [String] {
    table(options.map { ($0.usage, $0.meaning) })
  }

  private static func table(_ rows: [(name: String, meaning: String)]) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { "  " + padded($0.name, to: width) + $0.meaning }
  }

  /// Text that is too wide is followed by two spaces.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}

extension CommandName {
  /// The synopsis: name, operands, and whether there are options.
  var usage: String {
    let operands = operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    let options = shownOptions.isEmpty ? [] : ["[OPTION]…"]
    return ([rawValue] + operands + options).joined(separator: " ")
  }

  /// The visible ones.
  var shownOptions: [CommandOption] { options.filter { !$0.isHidden } }
}
