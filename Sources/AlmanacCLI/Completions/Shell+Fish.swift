extension Shell {
  static var fish: String {
    var lines = [
      """
      # fish completion for almanac
      # Whether the command is NAME, and COUNT operands stand before the cursor where it is given.
      function __almanac_at
          set -l name
          set -l count 0
          set -l before
          set -l valued \(valued.joined(separator: " "))
          set -l words (commandline -opc)
          for word in $words[2..-1]
              if not string match -q -- '-*' $word; and not contains -- "$before" $valued
                  if test -n "$name"
                      set count (math $count + 1)
                  else
                      set name $word
                  end
              end
              set before $word
          end
          test "$name" = "$argv[1]"; and contains -- "$argv[2]" '' $count
      end
      complete -c almanac -f
      """
    ]
    for command in commands {
      lines.append(
        "complete -c almanac \(at(nil)) -a \(command.rawValue) -d '\(quoted(command.summary))'")
      lines += command.shownOptions.map { "complete -c almanac \(at(command)) \(fish($0))" }
      lines += command.operands.enumerated().compactMap { index, operand in
        fish(offer(for: operand)).map { "complete -c almanac \(at(command, index)) \($0)" }
      }
    }
    lines += early.map { "complete -c almanac \(at(nil)) \(fish($0))" }
    lines += CommandName.sharedOptions.map { "complete -c almanac \(fish($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Options with a value that are allowed before the command.
  private static var early: [CommandOption] {
    let shown = commands.flatMap(\.shownOptions)
    return values.filter { $0.command == nil }.map(\.option).filter { shown.contains($0) }
  }

  /// - Parameter operand: which one to complete; nil for what is allowed anywhere.
  private static func at(_ command: CommandName?, _ operand: Int? = nil) -> String {
    let words = ["__almanac_at", command?.rawValue ?? "\"\""] + (operand.map { ["\($0)"] } ?? [])
    return "-n '\(words.joined(separator: " "))'"
  }

  private static func fish(_ option: CommandOption) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let offer = option.value.map(offer) ?? .nothing
    let value = option.value == nil ? [] : [fish(offer) ?? "-x"]
    let needs = option.value == nil || offer == .files ? [] : ["-x"]
    return (names + Array(Set(needs + value)).sorted() + ["-d '\(quoted(option.meaning))'"])
      .joined(separator: " ")
  }

  private static func fish(_ offer: Offer) -> String? {
    switch offer {
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    case .favorites: "-a '(almanac completions favorites 2>/dev/null)'"
    case .files: "-r -F"
    case .nothing: nil
    }
  }
}
