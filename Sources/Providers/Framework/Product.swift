/// One kind of thing that can be asked of a provider. The raw value is its name on the wire.
package enum Product: String, CaseIterable, Sendable {
  /// Now, by the hour and by the day, in one answer.
  case forecast
  /// Cloud layers at points toward the sun.
  case sunwardClouds
  case nowcast
  case airQuality
  case alerts
  /// Whether a service speaks for a point, where its other answers do not tell.
  case point
  /// The weather of days gone by.
  case archive
  /// Modeled climate to 2050.
  case climate
  /// How far the members of an ensemble lie apart.
  case ensemble
  case placeSearch
  case placeReverse
  case mapLayers
  case mapTile
  case icon
}
