/// Postal abbreviations of states and provinces, as written after a city ("Austin, TX").
enum Subdivision {
  /// The folded division names of an abbreviation, by country.
  static func names(abbreviation: String) -> [(countryCode: String, name: String)] {
    tables.compactMap { country, table in
      table[abbreviation].map { (country, $0) }
    }
  }

  private static let tables: [(String, [String: String])] = [
    ("US", unitedStates), ("CA", canada), ("AU", australia),
  ]

  private static let unitedStates: [String: String] = [
    "al": "alabama", "ak": "alaska", "az": "arizona", "ar": "arkansas", "ca": "california",
    "co": "colorado", "ct": "connecticut", "de": "delaware", "dc": "district of columbia",
    "fl": "florida", "ga": "georgia", "hi": "hawaii", "id": "idaho", "il": "illinois",
    "in": "indiana", "ia": "iowa", "ks": "kansas", "ky": "kentucky", "la": "louisiana",
    "me": "maine", "md": "maryland", "ma": "massachusetts", "mi": "michigan",
    "mn": "minnesota", "ms": "mississippi", "mo": "missouri", "mt": "montana",
    "ne": "nebraska", "nv": "nevada", "nh": "new hampshire", "nj": "new jersey",
    "nm": "new mexico", "ny": "new york", "nc": "north carolina", "nd": "north dakota",
    "oh": "ohio", "ok": "oklahoma", "or": "oregon", "pa": "pennsylvania",
    "pr": "puerto rico", "ri": "rhode island", "sc": "south carolina",
    "sd": "south dakota", "tn": "tennessee", "tx": "texas", "ut": "utah", "vt": "vermont",
    "va": "virginia", "wa": "washington", "wv": "west virginia", "wi": "wisconsin",
    "wy": "wyoming",
  ]

  private static let canada: [String: String] = [
    "ab": "alberta", "bc": "british columbia", "mb": "manitoba", "nb": "new brunswick",
    "nl": "newfoundland and labrador", "ns": "nova scotia", "nt": "northwest territories",
    "nu": "nunavut", "on": "ontario", "pe": "prince edward island", "qc": "quebec",
    "sk": "saskatchewan", "yt": "yukon",
  ]

  private static let australia: [String: String] = [
    "act": "australian capital territory", "nsw": "new south wales",
    "nt": "northern territory", "qld": "queensland", "sa": "south australia",
    "tas": "tasmania", "vic": "victoria", "wa": "western australia",
  ]
}
