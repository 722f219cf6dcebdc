package import Vocabulary

/// A place where weather is measured.
package struct Station: Sendable, Equatable {
  /// Four letters or digits for an aerodrome (ICAO Doc 7910), otherwise the provider's own id.
  package let id: String
  package let name: String?
  package let kind: StationKind
  package let coordinate: Coordinate
  package let elevationMeters: Double?

  package init(
    id: String, name: String?, kind: StationKind, coordinate: Coordinate, elevationMeters: Double?
  ) {
    (self.id, self.name, self.kind) = (id, name, kind)
    (self.coordinate, self.elevationMeters) = (coordinate, elevationMeters)
  }
}
