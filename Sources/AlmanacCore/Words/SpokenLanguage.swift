extension SpokenLanguage {
  /// - Parameter values: what stands for each `{name}` of the message; a brace in it is text.
  package func text(
    _ message: Message, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.filled(phrases.text(message), values)
  }

  /// The same of a page.
  package func page(
    _ text: PageText, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.filled(phrases.text(text), values)
  }

  /// A number and what agrees with it.
  package func counted(_ text: CountedText, _ count: Int) -> String {
    Self.filled(phrases.counted(text)[plural(Double(count))], ["count": "\(count)"])
  }

  private static func filled(
    _ template: String, _ values: KeyValuePairs<String, String>
  ) -> String {
    guard !values.isEmpty else { return template }
    var text: [UInt8] = []
    text.reserveCapacity(template.utf8.count + 64)
    var rest = template.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      text += rest[..<start]
      let name = rest[start..<end].dropFirst()
      if let value = values.first(where: { name.elementsEqual($0.key.utf8) })?.value {
        text += value.utf8
      } else {
        text += rest[start...end]
      }
      rest = rest[end...].dropFirst()
    }
    return String(decoding: text + rest, as: UTF8.self)
  }
}
