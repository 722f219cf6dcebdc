import Basics

/// The feed of a national alerting authority: a line of the table.
package struct WarningFeed: Hashable, Sendable {
  /// ISO 3166-1.
  package let country: String
  /// Whether the authority says that the feed is in operation. What one under test warns of is
  /// shown, but that it warns of nothing says nothing.
  package let isOperating: Bool
  /// ISO 639-1; nil for several.
  package let language: String?
  package let address: WebAddress
  /// Who issues the warnings, in their own words or in English.
  package let authority: String

  var credit: Attribution { Attribution(authority, address.text, nil) }

  /// Nil if the line is none of a feed, which no line of the table is.
  private init?(_ fields: [String]) {
    guard fields.count == 5, let address = WebAddress(fields[3]) else { return nil }
    (country, isOperating) = (fields[0], fields[1] == "operating")
    (language, authority) = (fields[2] == "-" ? nil : fields[2], fields[4])
    self.address = address
  }
}

extension WarningFeed {
  /// By country.
  package static var all: [WarningFeed] { table.all.compactMap { WarningFeed($0) } }

  private static var table: EmbeddedRows { EmbeddedRows(.warningFeeds) }

  /// Those of a country, best first: in the language, else in English or several, else any. Each
  /// has all that its authority warns of; the next one is asked if it fails.
  package static func feeds(of country: String, language: String) -> [WarningFeed] {
    let feeds = table.rows(of: country).compactMap { WarningFeed($0) }
    let common = feeds.filter { $0.language == nil || $0.language == "en" }
    let own = feeds.filter { $0.language == language }
    return (own + common + feeds).uniqued()
  }
}
