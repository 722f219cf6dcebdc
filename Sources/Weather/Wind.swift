package import Vocabulary

/// Wind at 10 m above ground; `nil` = unknown.
package struct Wind: Sendable, Equatable {
  package let speedKilometersPerHour: Double?
  package let gustKilometersPerHour: Double?
  /// The direction it blows from, degrees clockwise from north, 0..<360.
  package let directionDegrees: Double?

  package init(
    speedKilometersPerHour: Double? = nil, gustKilometersPerHour: Double? = nil,
    directionDegrees: Double? = nil
  ) {
    self.speedKilometersPerHour = speedKilometersPerHour
    self.gustKilometersPerHour = gustKilometersPerHour
    self.directionDegrees = directionDegrees
  }

  package var origin: WindOrigin? { directionDegrees.flatMap { WindOrigin(degrees: $0) } }

  package static let unknown = Wind()
}
