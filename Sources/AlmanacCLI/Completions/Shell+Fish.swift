extension Shell {
  static var fish: String {
    var lines = ["# fish completion for almanac", "complete -c almanac -f"]
    for command in commands {
      lines.append(
        "complete -c almanac -n __fish_use_subcommand -a \(command.rawValue)"
          + " -d '\(quoted(command.summary))'")
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      lines += command.shownOptions.map { "complete -c almanac \(condition) \(fish($0))" }
      lines += command.operands.enumerated().compactMap { index, operand in
        fish(offer(for: operand)).map { "complete -c almanac \(at(index, command)) \($0)" }
      }
    }
    lines += CommandName.sharedOptions.map { "complete -c almanac \(fish($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The settings of `config` come behind its action; every other operand may come at any time.
  private static func at(_ index: Int, _ command: CommandName) -> String {
    let actions = "get set unset"
    let seen = "__fish_seen_subcommand_from \(command.rawValue)"
    guard command == .config else { return "-n '\(seen)'" }
    let not = index == 0 ? "not " : ""
    return "-n '\(seen); and \(not)__fish_seen_subcommand_from \(actions)'"
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
