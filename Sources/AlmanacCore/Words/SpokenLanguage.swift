extension SpokenLanguage {
  /// - Parameter values: what stands for each `{name}` of the message; a brace in it is text.
  package func text(
    _ message: Message, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    filled(phrases.text(message), values)
  }

  /// The same of a page.
  package func page(
    _ text: PageText, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    filled(phrases.text(text), values)
  }

  /// With a capital letter at the start, where the language has them, and an end.
  package func sentence(_ text: String) -> String { Self.capitalized(text) + sentenceEnd }

  /// The same, unless the text already ends like a sentence.
  func closed(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return "" }
    return Self.ends.contains(last) ? Self.capitalized(text) : sentence(text)
  }

  private static let ends = Set(".:?!؟。：？！".unicodeScalars)

  /// Several sentences, one after the other.
  package func sentences(_ texts: [String]) -> String {
    texts.map(closed).filter { !$0.isEmpty }.joined(separator: sentenceSeparator)
  }

  /// What every sentence ends with: its words come first in every language.
  var sentenceEnd: String {
    String(Substring(phrases.text(.sentence).utf8.dropFirst("{text}".utf8.count)))
  }

  /// What is between two sentences.
  var sentenceSeparator: String {
    let template = phrases.text(.sentences).utf8
    return String(
      Substring(template.dropFirst("{first}".utf8.count).dropLast("{second}".utf8.count)))
  }

  /// What is between two parts of a list.
  package var listSeparator: String {
    let template = phrases.text(.list).utf8
    return String(
      Substring(template.dropFirst("{first}".utf8.count).dropLast("{second}".utf8.count)))
  }

  package static func capitalized(_ text: String) -> String {
    guard let byte = text.utf8.first else { return text }
    // Most texts begin with a letter of ASCII, which needs no table.
    if byte < 0x80 {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      return isSmall ? String(decoding: [byte - 32] + text.utf8.dropFirst(), as: UTF8.self) : text
    }
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// "a, b, c".
  package func list(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { text(.list, ["first": $0, "second": $1]) }
  }

  func filled(
    _ template: String, _ values: some Collection<(key: String, value: String)>
  ) -> String {
    guard !values.isEmpty else { return template }
    var text: [UInt8] = []
    text.reserveCapacity(values.reduce(template.utf8.count) { $0 + $1.value.utf8.count })
    let direction = direction
    var template = template
    template.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if unsafe bytes[index] == UInt8(ascii: "{"),
          let (name, value) = values.first(where: {
            unsafe Self.isName($0.key, in: bytes, at: index)
          })
        {
          text += direction.isolated(value).utf8
          index += name.utf8.count + 2
        } else {
          unsafe text.append(bytes[index])
          index += 1
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the brace at an index opens the name.
  private static func isName(
    _ name: String, in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    var index = start
    for byte in name.utf8 {
      index += 1
      guard index < text.count, unsafe text[index] == byte else { return false }
    }
    return unsafe index + 1 < text.count && text[index + 1] == UInt8(ascii: "}")
  }
}
