/// Completions for a shell, made from the table of commands.
enum Shell {
  /// What may stand at one place of a command line.
  enum Offer: Equatable {
    case words([String])
    case files
    /// The person's favorites, which the program itself lists.
    case favorites
    /// Nothing that could be known.
    case nothing
  }

  static let commands = CommandName.allCases

  static func offer(for value: CommandOption.Value) -> Offer {
    switch value {
    case .word(let words): .words(words)
    case .file: .files
    case .integer, .text: .nothing
    }
  }

  static func offer(for operand: Operand) -> Offer {
    switch operand {
    case .place: .favorites
    case .file, .params: .files
    case .value: .nothing
    case .method, .word, .optionalWord, .setting: .words(operand.words)
    }
  }

  /// The options that have to be followed by something. Those that mean the same wherever they are
  /// taken have no command: they may stand before it.
  static var values: [(command: CommandName?, option: CommandOption, offer: Offer)] {
    let all = commands.flatMap { command in command.allOptions.map { (command, $0) } }
    var values: [(command: CommandName?, option: CommandOption, offer: Offer)] = []
    for (command, option) in all {
      guard let value = option.value, !values.contains(where: { $0.option.names == option.names })
      else {
        continue
      }
      let isSame = all.allSatisfy { $0.1 == option || $0.1.names != option.names }
      values.append((isSame ? nil : command, option, offer(for: value)))
    }
    return values
  }

  /// Options whose next word is no operand.
  static var valued: [String] {
    let names = values.map(\.option.names).filter { !$0.contains(where: isSwitchElsewhere) }
    return Set(names.joined()).sorted()
  }

  private static func isSwitchElsewhere(_ name: String) -> Bool {
    commands.flatMap(\.allOptions).contains { $0.names.contains(name) && $0.value == nil }
  }

  static func options(of command: CommandName) -> [String] {
    (command.shownOptions + CommandName.sharedOptions).flatMap(\.names)
  }

  static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
