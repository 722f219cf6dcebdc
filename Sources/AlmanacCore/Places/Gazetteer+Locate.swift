/// The gazetteer's result for a coordinate.
package struct LocatedPlace: Sendable {
  /// The coordinate as a place, named after the nearest place within 50 km.
  package let place: Place
  /// The nearest place of the gazetteer, at any distance.
  package let nearest: Place
  /// Whether the time zone is a guess that deserves a warning: it comes from more than 150 km away
  /// or from the longitude, or places nearly as close use another zone (a border is near).
  package let isTimeZoneAssumed: Bool
}

extension Gazetteer {
  private enum Reach {
    /// Within this distance a coordinate takes a place's name.
    static let nameKilometers = 50.0
    /// Within this distance a place's time zone applies without a warning.
    static let timeZoneKilometers = 150.0
    /// Beyond this, a zone applies only inland, where all neighbors are in one country.
    static let countryKilometers = 1500.0
    static let neighbors = 8
  }

  /// The coordinate as a place, with name, country and time zone as far as known.
  package func locate(_ coordinate: Coordinate) -> LocatedPlace {
    let neighbors = NearestPlace(table: table).neighbors(of: coordinate, count: Reach.neighbors)
    guard let first = neighbors.first else { preconditionFailure("embedded gazetteer is empty") }
    var nearest = place(first.record)
    nearest.distanceKilometers = first.distanceKilometers
    let zone = timeZone(at: coordinate, neighbors)
    let isNamed = first.distanceKilometers <= Reach.nameKilometers
    let place = Place(
      name: isNamed ? nearest.name : coordinate.name, coordinate: coordinate,
      country: isNamed ? nearest.country : nil,
      countryCode: isNamed ? nearest.countryCode : nil, admin1: isNamed ? nearest.admin1 : nil,
      timeZone: zone.name, timeZoneSource: zone.source,
      distanceKilometers: isNamed ? first.distanceKilometers : nil)
    return LocatedPlace(place: place, nearest: nearest, isTimeZoneAssumed: zone.isAssumed)
  }

  /// The place's elevation, else that of the nearest place within 25 km.
  package func elevationMeters(near coordinate: Coordinate) -> Double? {
    let neighbors = NearestPlace(table: table).neighbors(of: coordinate, count: 1)
    guard let first = neighbors.first, first.distanceKilometers <= 25 else { return nil }
    return table.elevationMeters(first.record)
  }

  /// The names of the nearest place within 10 km in all languages, folded: "lisbon", "lisboa" and
  /// "lissabon" for Lisbon.
  package func names(near coordinate: Coordinate) -> [String] {
    let neighbors = NearestPlace(table: table).neighbors(of: coordinate, count: 1)
    guard let first = neighbors.first, first.distanceKilometers <= 10 else { return [] }
    return (0..<table.keyCount)
      .filter { table.record(key: $0) == first.record && table.kind(key: $0) != .interior }
      .map(table.text(key:))
  }

  private typealias Zone = (name: String, source: Place.TimeZoneSource, isAssumed: Bool)

  private func timeZone(at coordinate: Coordinate, _ neighbors: [NearestPlace.Neighbor]) -> Zone {
    let first = neighbors[0]
    let zone = table.zoneNumber(first.record)
    let name = table.zoneName(zone)
    if first.distanceKilometers <= Reach.timeZoneKilometers {
      let doubtful = first.distanceKilometers * 1.5 + 5
      let isNearBorder = neighbors.contains {
        $0.distanceKilometers <= doubtful && table.zoneNumber($0.record) != zone
      }
      return (name, .gazetteer, isNearBorder)
    }
    if let inland = inlandRecord(coordinate, neighbors) {
      return (table.zoneName(table.zoneNumber(inland)), .gazetteer, true)
    }
    return (Self.nauticalZone(longitude: coordinate.longitude), .longitude, true)
  }

  /// Deep inside one country (all neighbors are in it, and on every side), the neighbor nearest in
  /// longitude, because clocks follow the sun; nil at sea and near borders.
  private func inlandRecord(
    _ coordinate: Coordinate, _ neighbors: [NearestPlace.Neighbor]
  ) -> Int? {
    let first = neighbors[0]
    let country = table.countryNumber(first.record)
    let east = neighbors.map {
      Coordinate.wrapped(table.longitude($0.record) - coordinate.longitude)
    }
    let isSurrounded =
      east.contains { $0 > 0 } && east.contains { $0 < 0 }
      && neighbors.contains { table.latitude($0.record) > coordinate.latitude }
      && neighbors.contains { table.latitude($0.record) < coordinate.latitude }
    guard isSurrounded, first.distanceKilometers <= Reach.countryKilometers,
      neighbors.allSatisfy({ table.countryNumber($0.record) == country })
    else { return nil }
    let best = east.indices.min { abs(east[$0]) < abs(east[$1]) }
    return best.map { neighbors[$0].record }
  }

  /// The nautical zone: whole hours per 15° of longitude. POSIX signs: east is negative.
  static func nauticalZone(longitude: Double) -> String {
    let hours = Int((longitude / 15).rounded())
    if hours == 0 { return "Etc/GMT" }
    return hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}
