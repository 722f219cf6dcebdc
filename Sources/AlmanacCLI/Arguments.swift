/// The words of a command line, taken one by one: options by name, the rest by place.
///
/// `--name value` and `--name=value` are the same; `--` ends the options.
package struct Arguments: Sendable {
  private var words: [String]

  package init(_ words: [String]) { self.words = words }

  /// What was not taken yet.
  package var all: [String] { words }

  /// Takes the first word that is no option.
  package mutating func positional() -> String? {
    if words.first == "--" {
      words.removeFirst()
      return words.isEmpty ? nil : words.removeFirst()
    }
    guard let index = words.firstIndex(where: { !Self.isOption($0) }) else { return nil }
    return words.remove(at: index)
  }

  /// Takes everything that is no option, joined: `almanac now New York` needs no quotes.
  package mutating func rest() -> String? {
    var parts: [String] = []
    while let word = positional() { parts.append(word) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Takes a switch.
  package mutating func flag(_ names: String...) -> Bool {
    let end = words.firstIndex(of: "--") ?? words.count
    guard let index = words[..<end].firstIndex(where: names.contains) else { return false }
    words.remove(at: index)
    return true
  }

  /// Takes an option with its value.
  /// - Throws: when the value is missing.
  package mutating func option(_ names: String...) throws(UsageError) -> String? {
    let end = words.firstIndex(of: "--") ?? words.count
    for index in 0..<end {
      if let name = names.first(where: { words[index].hasPrefix($0 + "=") }) {
        return String(words.remove(at: index).dropFirst(name.count + 1))
      }
      guard names.contains(words[index]) else { continue }
      guard index + 1 < words.count else { throw UsageError("\(words[index]) needs a value") }
      words.remove(at: index)
      return words.remove(at: index)
    }
    return nil
  }

  /// Takes every occurrence of an option.
  package mutating func options(_ name: String) throws(UsageError) -> [String] {
    var values: [String] = []
    while let value = try option(name) { values.append(value) }
    return values
  }

  /// Nothing may be left.
  package func end() throws(UsageError) {
    guard let word = words.first(where: { $0 != "--" }) else { return }
    throw UsageError(Self.isOption(word) ? "unknown option \(word)" : "unexpected \(word)")
  }

  /// `-` is the standard input and `-5` a number, not options.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word.split(separator: ",")[0]) == nil
  }
}

/// What is wrong with a command line, in words for the person who typed it.
package struct UsageError: Error, Equatable, Sendable {
  package let message: String
  package init(_ message: String) { self.message = message }
}
