import AlmanacProtocol

/// Completions for a shell, made from the list of commands and the list of methods.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let commands = CommandName.allCases

  static func words(_ command: CommandName) -> [String] {
    command.options + command.choices + methods(command)
  }

  private static func methods(_ command: CommandName) -> [String] {
    guard command.takesMethod else { return [] }
    return MethodName.allCases.filter { command != .watch || $0.isSubscribable }.map(\.rawValue)
  }

  private var bash: String {
    let first = Self.commands.map(\.rawValue) + ["--help", "--version"]
    let cases = Self.commands.map {
      "    \($0.rawValue)) words='\(Self.words($0).joined(separator: " "))' ;;"
    }
    return """
      # bash completion for almanac
      _almanac() {
        local word=${COMP_WORDS[COMP_CWORD]} words
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\(first.joined(separator: " "))'
        fi
        COMPREPLY=($(compgen -W "$words --help" -- "$word"))
      }
      complete -o default -F _almanac almanac

      """
  }

  private var zsh: String {
    let names = Self.commands.map { "    '\($0.rawValue):\(Self.quoted($0.summary))'" }
    let cases = Self.commands.map {
      "    \($0.rawValue)) compadd -- \(Self.words($0).joined(separator: " ")) --help ;;"
    }
    return """
      #compdef almanac
      # zsh completion for almanac
      _almanac() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          compadd -- --help --version
          return
        fi
        case $words[2] in
      \(cases.joined(separator: "\n"))
        esac
        _files
      }
      # Loaded from a folder of $fpath this is the body of the function itself, else it is sourced.
      if [ "$funcstack[1]" = _almanac ]; then _almanac "$@"; else compdef _almanac almanac; fi

      """
  }

  private var fish: String {
    var lines = ["# fish completion for almanac", "complete -c almanac -f"]
    for command in Self.commands {
      lines.append(
        "complete -c almanac -n __fish_use_subcommand -a \(command.rawValue)"
          + " -d '\(Self.quoted(command.summary))'")
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      for option in command.options {
        let name = option.hasPrefix("--") ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
        lines.append("complete -c almanac \(condition) \(name)")
      }
      let words = command.choices + Self.methods(command)
      if !words.isEmpty {
        lines.append("complete -c almanac \(condition) -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}

/// What the usage line tells; nothing is listed a second time.
extension CommandName {
  /// Options of the command itself, then those that all commands with a server take.
  package var options: [String] {
    let own = tokens.filter { $0.hasPrefix("-") && $0.count > 1 }
    return own + (takesUnits ? ["--units"] : []) + (group == .people ? ["--json"] : [])
  }

  /// Words to choose from: those in small letters.
  var choices: [String] {
    tokens.filter { token in
      token.first?.isLowercase ?? false && !optionValues.contains(token)
    }
  }

  var takesMethod: Bool { tokens.contains("METHOD") }
  var takesUnits: Bool { group == .people || group == .scripts }

  private var tokens: [String] {
    usage.split { " []|…".contains($0) }.map(String.init)
  }

  /// What stands behind an option, as `waybar` behind `--json`.
  private var optionValues: Set<String> {
    var values: Set<String> = []
    for part in usage.split(separator: "[") where part.hasPrefix("-") {
      let words = part.prefix { $0 != "]" }.split { " |".contains($0) }.dropFirst()
      values.formUnion(words.map(String.init))
    }
    return values
  }
}
