import Vocabulary

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

  /// The same of a chart.
  package func chart(
    _ text: ChartText, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    filled(phrases.text(text), values)
  }

  /// A name within a sentence: in lowercase but in German, whose nouns have a capital.
  package func small(_ name: PageText) -> String {
    self == .german ? page(name) : page(name).lowercased()
  }

  /// With a capital letter at the start, where the language has them, and an end.
  package func sentence(_ text: String) -> String { Self.capitalized(text, end: sentenceEnd) }

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
  var sentenceSeparator: String { Self.separator(of: phrases.text(.sentences)) }

  /// What is between two parts of a list.
  package var listSeparator: String { Self.separator(of: phrases.text(.list)) }

  /// What is between the two values of a template.
  private static func separator(of template: String) -> String {
    let (first, second) = ("{first}".utf8, "{second}".utf8)
    return String(Substring(template.utf8.dropFirst(first.count).dropLast(second.count)))
  }

  package static func capitalized(_ text: String, end: String = "") -> String {
    guard let byte = text.utf8.first else { return end }
    // Most texts begin with a letter of ASCII, which needs no table.
    guard byte < 0x80 else {
      let isLowercase = text.first?.isLowercase ?? false
      return (isLowercase ? text.prefix(1).uppercased() + text.dropFirst() : text) + end
    }
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    guard isSmall else { return text + end }
    return unsafe String(
      unsafeUninitializedCapacity: text.utf8.count + end.utf8.count
    ) { target in
      unsafe target.initializeElement(at: 0, to: byte - 32)
      var count = 1
      for byte in text.utf8.dropFirst() {
        unsafe target.initializeElement(at: count, to: byte)
        count += 1
      }
      for byte in end.utf8 {
        unsafe target.initializeElement(at: count, to: byte)
        count += 1
      }
      return count
    }
  }

  /// "a, b, c".
  package func list(_ parts: [String]) -> String { joined(parts, phrases.text(.list)) }

  /// "a, b; c, d".
  package func groups(_ parts: [String]) -> String { joined(parts, phrases.text(.groups)) }

  /// - Parameter template: of two.
  private func joined(_ parts: [String], _ template: String) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { text, part in
      filled(template, ["first": text, "second": part] as KeyValuePairs)
    }
  }

  func filled(
    _ template: String, _ values: some Collection<(key: String, value: String)>
  ) -> String {
    guard !values.isEmpty else { return template }
    let direction = direction
    var template = template
    return template.withUTF8 { source in
      // Each brace may open the longest of the values, between two marks.
      let braces = unsafe source.count { $0 == Self.brace }
      let longest = values.reduce(0) { max($0, $1.value.utf8.count) } + TextDirection.isolateBytes
      return unsafe String(
        unsafeUninitializedCapacity: source.count + braces * longest
      ) { target in
        var (index, count) = (0, 0)
        while index < source.count {
          if unsafe source[index] == Self.brace,
            let (name, value) = unsafe Self.value(of: values, in: source, at: index)
          {
            for byte in direction.isolated(value).utf8 {
              unsafe target.initializeElement(at: count, to: byte)
              count += 1
            }
            index += name.utf8.count + 2
          } else {
            unsafe target.initializeElement(at: count, to: source[index])
            (index, count) = (index + 1, count + 1)
          }
        }
        return count
      }
    }
  }

  private static let brace = UInt8(ascii: "{")

  /// The value whose name stands in the braces that open at an index.
  private static func value(
    of values: some Collection<(key: String, value: String)>,
    in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (name: String, value: String)? {
    values.first { unsafe isName($0.key, in: text, at: start) }
      .map { (name: $0.key, value: $0.value) }
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
