/// Language and territory of a locale, from BCP 47 ("de-AT") or POSIX ("pt_BR.UTF-8").
package struct LocaleTag: Equatable, Sendable {
  /// In lower case, one of ours or not; "en" where none is named.
  package let language: String
  /// ISO 3166 in upper case, or UN M.49.
  package let territory: String?

  package init(_ text: String?) {
    let parts = (text ?? "").prefix { $0 != "." && $0 != "@" }
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let primary = parts[0].lowercased().prefix { $0.isLetter }
    language = primary.isEmpty ? SpokenLanguage.english.rawValue : String(primary)
    // Behind a single letter come extensions (RFC 5646 §2.1), with subtags of their own.
    territory = parts.dropFirst().prefix { $0.utf8.count > 1 }
      .first { Self.isTerritory($0) }?.uppercased()
  }

  private static func isTerritory(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.allSatisfy { $0.isLetter }
      || part.utf8.count == 3 && part.allSatisfy { $0.isNumber }
  }

  /// The language of Almanac's own words: English for any that it has none in.
  package var spoken: SpokenLanguage {
    guard let known = SpokenLanguage(rawValue: language) else { return .english }
    return known
  }

  /// The habit of the language in the territory (Unicode CLDR).
  package var clock: ClockLabels.Style {
    let isOther = territory.map { LocaleHabits.otherwise.contains("\(language)-\($0)") } ?? false
    return LocaleHabits.twelveHours.contains(language) != isOther
      ? .twelveHour : .twentyFourHour
  }

  /// How month and day are written: "MM/dd". Of a language that has no words here, as most write it.
  var monthDay: String {
    let table = LocaleHabits.monthDay
    guard let territory else { return table[language] ?? Self.usualMonthDay }
    return table["\(language)-\(territory)"] ?? table[language + "-"] ?? Self.usualMonthDay
  }

  private static let usualMonthDay = "dd/MM"
}
