/// The gazetteer's result for a coordinate.
package struct LocatedPlace: Sendable {
  /// The coordinate as a place, named after the place within 50 km that it belongs to or is
  /// nearest to.
  package let place: Place
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
    let zone = timeZone(at: coordinate)
    let named = namesake(of: coordinate, kilometers: Reach.nameKilometers)
    let namesake = named.map { self.place($0.record) }
    let place = Place(
      name: namesake?.name ?? coordinate.name, coordinate: coordinate,
      country: namesake?.country, countryCode: namesake?.countryCode, admin1: namesake?.admin1,
      timeZone: zone.name, timeZoneSource: zone.source,
      distanceKilometers: named?.distanceKilometers)
    return LocatedPlace(place: place, isTimeZoneAssumed: zone.isAssumed)
  }

  /// The elevation of the nearest place within 25 km that has one.
  package func elevationMeters(near coordinate: Coordinate) -> Double? {
    NearestPlace(table: table).places(within: 25, of: coordinate)
      .filter { table.hasElevation($0.record) }
      .min { $0.distanceKilometers < $1.distanceKilometers }
      .flatMap { table.elevationMeters($0.record) }
  }

  /// The names in all languages of the place that a point within 10 km belongs to, and of the
  /// nearest city there, folded: "lisbon", "lisboa" and "lissabon" in Lisbon and its suburbs.
  package func names(near coordinate: Coordinate) -> [String] {
    let city = NearestPlace(table: table).places(within: 10, of: coordinate)
      .filter { table.population($0.record) >= 50_000 }
      .min { $0.distanceKilometers < $1.distanceKilometers }
    let wanted = [namesake(of: coordinate, kilometers: 10), city].compactMap { $0?.record }
    guard let first = wanted.first, let last = wanted.last else { return [] }
    let minimumScore = min(table.populationScore(first), table.populationScore(last))
    return table.names.names(of: first, last, minimumScore: minimumScore)
  }

  /// The place that a point belongs to: the one whose edge it is deepest within, or else nearest
  /// to. A place's extent grows with its population, so that a point in a city has the name of the
  /// city rather than of a suburb whose center is closer.
  private func namesake(of coordinate: Coordinate, kilometers: Double) -> NearestPlace.Neighbor? {
    NearestPlace(table: table).places(within: kilometers, of: coordinate)
      .map { ($0, $0.distanceKilometers - extentKilometers($0.record)) }
      .min { ($0.1, $0.0.record) < ($1.1, $1.0.record) }?.0
  }

  /// The radius of a circle with 2,200 people per square kilometer, at most 20 km.
  private func extentKilometers(_ record: Int) -> Double {
    min(20, (Double(table.population(record)) / 2200 / .pi).squareRoot())
  }

  private typealias Zone = (name: String, source: Place.TimeZoneSource, isAssumed: Bool)

  private func timeZone(at coordinate: Coordinate) -> Zone {
    let neighbors = NearestPlace(table: table).neighbors(of: coordinate, count: Reach.neighbors)
    guard let first = neighbors.first else { preconditionFailure("embedded gazetteer is empty") }
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
