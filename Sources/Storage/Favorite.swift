package import Time

/// A place the user keeps.
package struct Favorite: Equatable, Sendable {
  /// Opaque, never used twice within one file.
  package let id: String
  package var name: String
  package let latitude: Double
  package let longitude: Double
  /// The place in the caller's encoding; stored and returned verbatim.
  package let place: [UInt8]
  package let addedAt: Instant

  /// The number of an id (`f1`, `f2`, …). Nil for any other text.
  static func number(of id: String) -> Int? {
    guard id.hasPrefix("f"), let number = Int(id.dropFirst()), Self.id(number) == id else {
      return nil
    }
    return number
  }

  static func id(_ number: Int) -> String { "f\(number)" }

  package init(
    id: String, name: String, latitude: Double, longitude: Double, place: [UInt8],
    addedAt: Instant
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.place = place
    self.addedAt = addedAt
  }
}

/// A favorite without an id.
package struct FavoriteDraft: Equatable, Sendable {
  package var name: String
  package var latitude: Double
  package var longitude: Double
  package var place: [UInt8]
  package var addedAt: Instant

  package init(
    name: String, latitude: Double, longitude: Double, place: [UInt8], addedAt: Instant
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.place = place
    self.addedAt = addedAt
  }

  package func favorite(id: String) -> Favorite {
    Favorite(
      id: id, name: name, latitude: latitude, longitude: longitude, place: place, addedAt: addedAt)
  }

  /// Whether a favorite stands for the same place: within 0.01° both ways (longitudes wrap).
  package func isSamePlace(as favorite: Favorite) -> Bool {
    let apart = abs(longitude - favorite.longitude).truncatingRemainder(dividingBy: 360)
    return abs(latitude - favorite.latitude) <= Self.tolerance
      && min(apart, 360 - apart) <= Self.tolerance
  }

  /// 0.01° plus a margin for rounding in binary.
  private static let tolerance = 0.01 + 1e-9
}

/// All favorites in the user's order.
package struct FavoriteList: Equatable, Sendable {
  package var favorites: [Favorite]
  /// Incremented by every change of any process.
  package var revision: Int

  package init(favorites: [Favorite] = [], revision: Int = 0) {
    self.favorites = favorites
    self.revision = revision
  }
}

package enum FavoriteAddition: Equatable, Sendable {
  case added(Favorite, revision: Int)
  /// One within 0.01° exists; it is unchanged.
  case existing(Favorite, revision: Int)
  case limitReached(maximum: Int)
}

/// The outcome of a change to one favorite.
package enum FavoriteChange: Equatable, Sendable {
  case changed(revision: Int)
  /// No change was necessary.
  case unchanged(revision: Int)
  /// There is no favorite (or no `before`) with this id.
  case notFound
}
