/// A shell's completions, generated from the table of commands.
enum Shell {
  /// The candidates at one position of a command line.
  enum Offer: Equatable {
    case words([String])
    case files
    /// The user's favorites, listed by the program itself.
    case favorites
    /// Free text: nothing to offer.
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
    case .query, .value: .nothing
    case .method, .word, .optionalWord, .setting: .words(operand.words)
    }
  }

  /// The options that take a value. Those with the same meaning for every command have no command,
  /// since they may come before it.
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

  /// Options whose next word is their value, not an operand.
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
