import Basics
import JSONRPC

/// A parsed command line. Options may come before or after the command, as `--name value`,
/// `--name=value` or `-nvalue`; `--` ends them.
package struct Arguments: Sendable {
  /// Nil when none is named.
  package let command: CommandName?
  /// All words except the command, for running it again.
  let words: [String]
  private var given: [(option: CommandOption, value: String)] = []
  package private(set) var operands: [String] = []

  /// - Parameter words: without the program's name.
  package init(_ words: [String]) throws(UsageError) {
    let position = Self.position(ofCommandIn: words)
    command = try position.map { position throws(UsageError) in
      try CommandName(typed: words[position])
    }
    var rest = words
    if let position, !CommandName.isPlace(words[position]) { rest.remove(at: position) }
    self.words = rest
    let options = command?.allOptions ?? Self.optionsWithoutCommand
    try read(rest[...], options)
    guard !has(.help), !has(.version) else { return }
    guard !has(.verbose) else { throw UsageError("--verbose goes with --version") }
    try check(command?.operands ?? [])
  }

  /// Without a command the program serves.
  private static let optionsWithoutCommand = CommandName.serve.allOptions + [.json, .verbose]

  // MARK: What was given

  func has(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }

  /// The last one counts.
  func value(of option: CommandOption) -> String? {
    given.last { $0.option == option }?.value
  }

  func values(of option: CommandOption) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The value of a word that the table allows; nil if it was not given.
  static func meaning<Choice: RawRepresentable<String>>(of word: String?) -> Choice? {
    guard let word else { return nil }
    guard let choice = Choice(rawValue: word) else {
      preconditionFailure("the table of commands allows \(word)")
    }
    return choice
  }

  /// Within the option's range.
  func integer(of option: CommandOption) -> Int? { value(of: option).flatMap { Int($0) } }

  func operand(_ index: Int) -> String? { index < operands.count ? operands[index] : nil }

  /// `almanac now New York` needs no quotes.
  var place: String? { operands.isEmpty ? nil : operands.joined(separator: " ") }

  // MARK: Reading

  private mutating func read(
    _ words: ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard Self.isOption(word) else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.parts(of: word, options)
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        let names = options.filter { !$0.isHidden }.flatMap(\.names)
        throw UsageError("unknown option \(name)", not: name, among: names)
      }
      given.append((option, try Self.value(of: option, name, attached, &rest)))
    }
  }

  private static func value(
    of option: CommandOption, _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      if attached != nil { throw UsageError("\(name) takes no value") }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(name) needs a value")
    }
    if let complaint = option.complaint(about: value, as: name) { throw complaint }
    return value
  }

  /// The name of an option, and the value attached to it.
  private static func parts(
    of word: String, _ options: [CommandOption]
  ) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let short = String(word.prefix(2))
    let takesValue = options.contains { $0.names.contains(short) && $0.value != nil }
    guard takesValue, word.count > 2 else { return (word, nil) }
    return (short, String(word.dropFirst(2)))
  }

  private func check(_ expected: [Operand]) throws(UsageError) {
    for (operand, word) in zip(expected, operands) {
      switch operand {
      case .word(_, let words), .optionalWord(_, let words):
        let isKnown = words.contains(word) || command == .help && CommandName(word: word) != nil
        guard isKnown else { throw refusal(of: word, words) }
      case .place, .query, .method, .params, .file, .setting, .value: break
      }
    }
    if operands.count < expected.count, expected[operands.count].isRequired {
      let missing = expected[operands.count]
      if case .word(_, let words) = missing { throw refusal(of: "", words) }
      throw UsageError("\(command?.rawValue ?? "") needs a \(missing.name)")
    }
    guard expected.last != .place, expected.last != .query, operands.count > expected.count else {
      return
    }
    throw UsageError("unexpected \(operands[expected.count])")
  }

  private func refusal(of word: String, _ words: [String]) -> UsageError {
    if command == .help { return CommandName.unknown(word) }
    let list = words.joined(separator: ", ")
    return UsageError("\(command?.rawValue ?? "") must be one of \(list)", not: word, among: words)
  }

  // MARK: Finding the command

  private static func position(ofCommandIn words: [String]) -> Int? {
    var index = 0
    while index < words.count {
      if words[index] == "--" { return index + 1 < words.count ? index + 1 : nil }
      guard isOption(words[index]) else { return index }
      let next = index + 1 < words.count ? words[index + 1] : nil
      index += takes(next, words[index]) ? 2 : 1
    }
    return nil
  }

  /// Whether an option before the command takes the next word as its value. If that depends on the
  /// command (`--json`), a word that cannot be the value is the command.
  private static func takes(_ next: String?, _ word: String) -> Bool {
    let options = (CommandName.allCases.flatMap(\.options) + CommandName.sharedOptions)
      .filter { $0.names.contains(word) }
    let valued = options.filter { $0.value != nil }
    guard !valued.isEmpty, valued.count < options.count else { return !valued.isEmpty }
    return valued.contains { option in
      next.map { option.complaint(about: $0, as: word) == nil } ?? false
    }
  }

  /// `-` is the standard input and `-5` a number, not options.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return word.split(separator: ",").first.flatMap { Double($0) } == nil
  }
}

extension CommandName {
  /// The command of the first word: `almanac Lisbon` is the weather there.
  /// - Throws: the likely intended ones.
  init(typed word: String) throws(UsageError) {
    guard let command = Self(word: word) ?? (Self.isPlace(word) ? .now : nil) else {
      throw Self.unknown(word, otherwise: ". For the weather of a place: almanac now \(word)")
    }
    self = command
  }

  /// The command that a word means, however it is written; nil if it is none.
  init?(word: String) {
    let word = word.lowercased()
    guard let command = Self(rawValue: word) ?? Self.synonyms[word] else { return nil }
    self = command
  }

  /// Names begin with a capital or have none, coordinates with a digit or a sign; commands are
  /// small.
  static func isPlace(_ word: String) -> Bool {
    guard let first = word.first, Self(word: word) == nil else { return false }
    return !(first.isASCII && first.isLowercase)
  }

  /// - Parameter advice: for a word that is like no command.
  static func unknown(_ word: String, otherwise advice: String = "") -> UsageError {
    UsageError(
      "there is no command \(word)", not: word, among: allCases.map(\.rawValue), otherwise: advice)
  }
}

/// A usage error, as a message for the user.
package struct UsageError: Error, Equatable, Sendable {
  package let message: String
  package init(_ message: String) { self.message = message }

  /// - Parameters:
  ///   - word: what was typed.
  ///   - names: the candidates.
  ///   - advice: what follows the message if none of them is like the word.
  init(
    _ message: String, not word: String, among names: [String], otherwise advice: String = ""
  ) {
    let meant = word.isEmpty ? [] : Spelling.closest(to: word, in: names)
    self.message =
      meant.isEmpty
      ? message + advice : message + ". Did you mean \(meant.joined(separator: " or "))?"
  }
}
