package import Vocabulary

extension Wording {
  /// "Kuling (wind)": as its sender calls it, with its kind beside it where the reader's language
  /// is another one.
  package func event(_ event: WarnedEvent) -> Text {
    let name = quote(event.name)
    guard let hazard = event.hazard, !isRead(event.language) else { return name }
    let kind = word(hazard)
    guard kind.string.lowercased() != event.name.lowercased() else { return name }
    return page(.eventOfHazard(event: name, hazard: kind))
  }

  /// "Extreme warning: wind", without a word of its sender.
  package func warning(_ severity: AlertSeverity, _ event: WarnedEvent) -> Text {
    let severity = word(severity).capitalized
    return event.hazard.map { named(severity, word($0)) } ?? severity
  }

  /// Whether it is the reader's language, or that of the words.
  private func isRead(_ other: String?) -> Bool {
    other.map(Self.written).map {
      $0 == Self.written(locale.language) || $0 == LocaleTag(language).language
    } ?? false
  }

  /// Norwegian has a tag for itself, and one for either of its written forms (ISO 639).
  private static func written(_ language: String) -> String {
    ["nb", "nn"].contains(language) ? "no" : language
  }
}
