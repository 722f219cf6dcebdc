/// The languages that words for people come in; everything else is English.
package enum SpokenLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case portuguese = "pt"

  /// By the first part of a BCP 47 tag or a POSIX locale ("de-AT", "pt_BR.UTF-8"); English when it
  /// is none of ours.
  package init(locale: String?) {
    self = SpokenLanguage(rawValue: Self.primarySubtag(of: locale)) ?? .english
  }

  /// The language itself, of ours or not: "de" of "de-AT", English when none is named.
  package static func primarySubtag(of locale: String?) -> String {
    let primary = (locale ?? "").lowercased().prefix { $0.isLetter }
    return primary.isEmpty ? english.rawValue : String(primary)
  }
}
