// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

extension Product {
  /// How long an answer counts as fresh when neither the caller nor the provider says.
  package var freshSeconds: Int {
    switch self {
    case .forecast: 600
    case .sunwardClouds: 600
    case .nowcast: 600
    case .airQuality: 600
    case .alerts: 300
    case .point: 2592000
    case .archive: 86400
    case .climate: 2592000
    case .ensemble: 600
    case .placeSearch: 604800
    case .placeReverse: 2592000
    case .mapLayers: 600
    case .mapTile: 600
    case .icon: 2592000
    }
  }
}
