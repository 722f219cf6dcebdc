extension SpokenLanguage {
  /// - Parameter values: what stands for each `{name}` of the message; a brace in it is text.
  package func text(
    _ message: Message, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    var template = phrases.text(message)
    guard !values.isEmpty else { return template }
    return template.withUTF8 { bytes in
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count + 64)
      var rest = bytes[...]
      while let start = rest.firstIndex(of: UInt8(ascii: "{")),
        let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
      {
        text += rest[..<start]
        let name = rest[(start + 1)..<end]
        if let value = values.first(where: { name.elementsEqual($0.key.utf8) })?.value {
          text += value.utf8
        } else {
          text += rest[start...end]
        }
        rest = rest[(end + 1)...]
      }
      return String(decoding: text + rest, as: UTF8.self)
    }
  }
}
