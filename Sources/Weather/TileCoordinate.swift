/// A tile of the Web Mercator pyramid (OGC 17-083r4 Annex D.1, y from the north).
package struct TileCoordinate: Sendable, Equatable {
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
}
