extension AlertMatch {
  /// Whether a warning is for the place, not merely for somewhere in its country.
  package var isForPlace: Bool {
    switch self {
    case .point, .area: true
    case .country: false
    }
  }
}
