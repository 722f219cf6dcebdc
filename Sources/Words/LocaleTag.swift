/// Language, script and territory of a locale, from BCP 47 ("de-AT") or POSIX ("pt_BR.UTF-8").
package struct LocaleTag: Equatable, Sendable {
  /// Lowercase, supported or not; "en" if none is given.
  package let language: String
  /// ISO 15924: "Hans"; nil if not given.
  let script: String?
  /// ISO 3166 in uppercase, or UN M.49.
  package let territory: String?
  /// The digits asked for (UTS #35, `-u-nu-`); nil for the locale's own.
  let digits: String?

  package init(_ text: String?) {
    let parts = (text ?? "").prefix { $0 != "." && $0 != "@" }
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let primary = parts[0].lowercased().prefix { $0.isLetter }
    language = primary.isEmpty ? SpokenLanguage.english.rawValue : String(primary)
    // Extensions follow a single letter (RFC 5646 §2.1), with subtags of their own.
    let subtags = parts.dropFirst().prefix { $0.utf8.count > 1 }
    territory = subtags.first { Self.isTerritory($0) }?.uppercased()
    script = subtags.first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let keyword = parts.dropFirst(1 + subtags.count).drop { $0.lowercased() != "nu" }
    digits = keyword.dropFirst().first?.lowercased()
  }

  package init(_ language: SpokenLanguage) { self.init(language.rawValue) }

  /// Where its reader measures: its territory, or that of most people who read the language
  /// (Unicode CLDR, likely subtags). English is read everywhere, and says nothing.
  package var measuringTerritory: String? {
    if let territory { return territory }
    return switch language {
    case "da": "DK"
    case "fi": "FI"
    case "fo": "FO"
    case "is": "IS"
    case "ja": "JP"
    case "ko": "KR"
    case "nb", "nn", "no": "NO"
    case "pl": "PL"
    case "ru": "RU"
    case "sv": "SE"
    default: nil
    }
  }

  private static func isTerritory(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.allSatisfy { $0.isLetter }
      || part.utf8.count == 3 && part.allSatisfy { $0.isNumber }
  }

  /// The tags to look the locale up by, best first.
  var candidates: [String] {
    let withScript = script.map { "\(language)-\($0)" }
    return [withScript.flatMap { tag in territory.map { "\(tag)-\($0)" } }, withScript]
      .compactMap(\.self) + [territory.map { "\(language)-\($0)" }, language].compactMap(\.self)
  }

  /// The language of Almanac's own texts: falls back to English.
  package var spoken: SpokenLanguage {
    let code = language == "zh" ? "zh-\(script ?? chineseScript)" : language
    guard let known = SpokenLanguage(rawValue: code) else { return .english }
    return known
  }

  /// Where Chinese is written in traditional characters (Unicode CLDR, likely subtags).
  private var chineseScript: String {
    ["TW", "HK", "MO"].contains(territory) ? "Hant" : "Hans"
  }
}
