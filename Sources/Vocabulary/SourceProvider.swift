/// The origin of data.
package enum SourceProvider: Word {
  case upstream(ProviderID)
  /// The climate tables in the program; never fetched.
  case climatology

  package static let allCases = ProviderID.allCases.map(Self.upstream) + [.climatology]

  package init?(rawValue: String) {
    if rawValue == "climatology" {
      self = .climatology
    } else if let provider = ProviderID(rawValue: rawValue) {
      self = .upstream(provider)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .upstream(let provider): provider.rawValue
    case .climatology: "climatology"
    }
  }
}

extension SourceProvider {
  /// The display name.
  package var title: String {
    switch self {
    case .upstream(let provider): provider.title
    case .climatology: "the climate tables"
    }
  }

  /// The display name of a provider that the ledger names; one that this version does not know
  /// keeps its name.
  package static func title(ofLedger name: String) -> String {
    ProviderID(rawValue: name)?.title ?? name
  }
}
