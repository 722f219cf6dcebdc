/// Maps wire names to code names.
enum Names {
  /// `weather.current` and `$/progress` as type names: `WeatherCurrent`, `Progress`.
  static func type(_ method: String) -> String {
    method.split { "./$_".contains($0) }.map(capitalized).joined()
  }

  static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  static func lowercasedFirst(_ word: some StringProtocol) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  /// A choice's value as a case: `24h` becomes `value24h`, `N` becomes `n`, `NNE` becomes `nne`.
  static func caseName(_ raw: String) -> String {
    if raw == raw.uppercased(), raw != raw.lowercased() { return raw.lowercased() }
    return raw.first.map { $0.isNumber ? "value" + raw : lowercasedFirst(raw) } ?? "empty"
  }

  /// The case for a union's branch.
  static let branch = ShapeNames(
    boolean: "boolean", integer: "integer", number: "number", string: "string", date: "string",
    instant: "string", anything: "anything", object: "object", list: { _ in "list" },
    named: { lowercasedFirst($0) })

  private static let swiftKeywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
    "where", "while",
  ]

  /// A member as a Swift property.
  static func swift(_ name: String) -> String {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return swiftKeywords.contains(bare) ? "`\(bare)`" : bare
  }

  private static let pythonKeywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
    "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield", "None",
    "True", "False",
  ]

  static func isPythonKeyword(_ name: String) -> Bool { pythonKeywords.contains(name) }

  /// `weather.current` as a Python function: `weather_current`.
  static func snake(_ name: String) -> String {
    var result = ""
    for character in name {
      if "./$".contains(character) {
        result += result.isEmpty || result.hasSuffix("_") ? "" : "_"
      } else if character.isUppercase {
        result += "_" + character.lowercased()
      } else {
        result.append(character)
      }
    }
    return result
  }
}
