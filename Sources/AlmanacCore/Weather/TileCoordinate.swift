import Libc

/// A tile of the Web Mercator pyramid (OGC 17-083r4 Annex D.1, y from the north).
package struct TileCoordinate: Sendable, Equatable {
  /// The edge of the square map.
  package static let maximumLatitudeDegrees = 85.05112878
  package static let maximumZoom = 24

  package let z: Int
  package let x: Int
  package let y: Int

  /// `nil` when the tile does not exist.
  package init?(z: Int, x: Int, y: Int) {
    guard (0...Self.maximumZoom).contains(z) else { return nil }
    let side = 1 << z
    guard (0..<side).contains(x), (0..<side).contains(y) else { return nil }
    self.z = z
    self.x = x
    self.y = y
  }

  /// The tile that contains a point: latitude is clamped to the map, longitude wraps.
  package init?(latitudeDegrees: Double, longitudeDegrees: Double, z: Int) {
    guard (0...Self.maximumZoom).contains(z), latitudeDegrees.isFinite,
      longitudeDegrees.isFinite
    else { return nil }
    let side = Double(1 << z)
    let limit = Self.maximumLatitudeDegrees
    let latitude = min(max(latitudeDegrees, -limit), limit) * .pi / 180
    let turn = longitudeDegrees / 360 + 0.5
    let x = (turn - turn.rounded(.down)) * side
    let y = (1 - asinh(tan(latitude)) / .pi) / 2 * side
    self.init(z: z, x: min(Int(x), Int(side) - 1), y: min(max(Int(y), 0), Int(side) - 1))
  }
}
