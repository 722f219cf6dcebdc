import Basics
import AlmanacProtocol
import Vocabulary

/// A parsed format: literal text and fields.
///
/// `%t` and `{temperature}` are fields; `%%`, `{{` and `}}` are escapes, as in common format
/// strings.
struct StatusFormat: Sendable {
  enum Part: Equatable, Sendable {
    case text(String)
    case field(StatusField)
  }

  private(set) var parts: [Part] = []
  /// Whether it is one of ours, which tells what its caller did not think of.
  let isPreset: Bool

  var fields: [StatusField] {
    parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  init(_ format: String) throws(Failure) {
    isPreset = false
    var rest = format[...]
    var text = ""
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("%", "%"), ("{", "{"), ("}", "}"):
        text.append(character)
        rest.removeFirst()
      case ("%", let letter):
        guard let letter, let field = StatusField(letter: letter) else {
          throw Self.unknown(letter)
        }
        rest.removeFirst()
        append(field, after: &text)
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else {
          throw Self.fault(.unclosedField(closing: "}", opening: "{{"))
        }
        let name = rest[..<end]
        guard let field = StatusField(name: name) else { throw Self.unknown(String(name)) }
        rest = rest[end...].dropFirst()
        append(field, after: &text)
      default: text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private mutating func append(_ field: StatusField, after text: inout String) {
    if !text.isEmpty { parts.append(.text(text)) }
    text = ""
    parts.append(.field(field))
  }

  // MARK: Format errors

  private static func fault(_ hint: Hint) -> Failure {
    Failure(.invalidParams, at: "/format", hint: hint)
  }

  private static func unknown(_ letter: Character?) -> Failure {
    let letters = StatusField.knownLetters
    return Failure(.invalidParams) {
      $0.path = "/format"
      $0.allowed = letters
      $0.didYouMean = letters.filter { $0.last?.lowercased() == letter?.lowercased() }
      $0.isAboutName = true
      $0.hints = [.percentSign]
    }
  }

  private static func unknown(_ name: String) -> Failure {
    let names = StatusField.allCases.map(\.rawValue)
    return Failure(.invalidParams) {
      $0.path = "/format"
      $0.allowed = names
      $0.didYouMean = Spelling.closest(to: name, in: names)
      $0.isAboutName = true
    }
  }

  // MARK: Presets

  /// wttr.in's four presets, with the estimate mark before the figures. Thermometer and wind glyphs
  /// appear only in the emoji set.
  init(_ preset: StatusPreset, _ icons: IconSet) {
    isPreset = true
    let temperature: [Part] =
      icons == .emoji ? [.text("🌡"), .field(.temperature)] : [.field(.temperature)]
    let wind: [Part] = icons == .emoji ? [.text("🌬"), .field(.wind)] : [.field(.wind)]
    let marked: [Part] = [.field(.icon), .text(" "), .field(.mark)]
    let short = marked + [.field(.temperature)]
    let long = marked + temperature + [.text(" ")] + wind
    let named: [Part] = [.field(.name), .text(": ")]
    switch preset {
    case .one: parts = short
    case .two: parts = long
    case .three: parts = named + short
    case .four: parts = named + long
    }
  }
}
