import Vocabulary

/// Escapes values so they are not read as markup. The format's own text is kept, because it may
/// contain intended markup.
struct StatusEscape: Sendable {
  let style: EscapeStyle

  func callAsFunction(_ value: String) -> String {
    switch style {
    case .none: return value
    case .pango:
      var escaped = ""
      for character in value {
        switch character {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&apos;"
        default: escaped.append(character)
        }
      }
      return escaped
    case .tmux:
      var escaped = ""
      for character in value {
        switch character {
        case "#": escaped += "##"
        case "\n", "\r\n", "\r": escaped += " "
        default: escaped.append(character)
        }
      }
      return escaped
    }
  }
}
