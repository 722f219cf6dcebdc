// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// One kind of thing that is asked of a provider. The raw value is its name on the wire.
package enum ProductID: String, CaseIterable, Sendable {
  /// Current, hourly and daily weather in one answer.
  case forecast
  /// Cloud layers at points toward the sun.
  case sunwardClouds
  /// Precipitation in the next hours.
  case nowcast
  /// Air quality now and by the hour.
  case airQuality
  /// Official warnings.
  case alerts
  /// A message of an authority's feed, which never changes.
  case alertMessage
  /// What the stations around a point measured last.
  case observations
  /// What a station measured in the last hours.
  case observationHistory
  /// Whether a service covers a point, if its other answers do not say.
  case point
  /// The weather of past days.
  case archive
  /// What was forecast for past hours, days before each.
  case previousRuns
  /// Modeled climate to 2050.
  case climate
  /// Spread of the members of an ensemble.
  case ensemble
  /// Members of an ensemble.
  case members
  /// Places by name.
  case placeSearch
  /// Names of the places around a point.
  case placeReverse
  /// Map layers and their frames.
  case mapLayers
  /// One tile of a map layer.
  case mapTile
  /// Picture of a weather condition.
  case icon
}

extension ProductID {
  /// How long an answer counts as fresh when neither the caller nor the provider says.
  package var freshSeconds: Int {
    switch self {
    case .forecast: 600
    case .sunwardClouds: 600
    case .nowcast: 600
    case .airQuality: 600
    case .alerts: 300
    case .alertMessage: 2592000
    case .observations: 600
    case .observationHistory: 600
    case .point: 2592000
    case .archive: 86400
    case .previousRuns: 86400
    case .climate: 2592000
    case .ensemble: 600
    case .members: 3600
    case .placeSearch: 604800
    case .placeReverse: 2592000
    case .mapLayers: 600
    case .mapTile: 600
    case .icon: 2592000
    }
  }

  /// Up to what age a stale answer is better than none.
  package var maximumStaleSeconds: Double {
    switch self {
    case .forecast: 432000
    case .sunwardClouds: 432000
    case .nowcast: 7200
    case .airQuality: 172800
    case .alerts: 21600
    case .alertMessage: .infinity
    case .observations: 21600
    case .observationHistory: 21600
    case .point: .infinity
    case .archive: .infinity
    case .previousRuns: .infinity
    case .climate: .infinity
    case .ensemble: 432000
    case .members: 86400
    case .placeSearch: .infinity
    case .placeReverse: .infinity
    case .mapLayers: 7200
    case .mapTile: 7200
    case .icon: .infinity
    }
  }
}
