import Providers

extension Product {
  /// Up to what age a stale answer is better than none. A forecast still says something about its
  /// later days; a warning or a radar picture of yesterday says nothing about now.
  var usefulSeconds: Double {
    switch self {
    case .forecast, .sunwardClouds, .ensemble: 5 * 86_400
    case .airQuality: 2 * 86_400
    case .alerts: 6 * 3_600
    case .nowcast, .mapLayers, .mapTile: 2 * 3_600
    case .point, .archive, .climate, .placeSearch, .placeReverse, .icon: .infinity
    }
  }
}
