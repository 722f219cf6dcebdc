import Vocabulary

extension Gazetteer {
  /// Within this distance a coordinate takes a place's name.
  private static let nameKilometers = 50.0
  /// No place reaches farther from its center.
  private static let maximumExtentKilometers = 20.0

  /// The coordinate as a place: named after the place within 50 km that it belongs to or is nearest
  /// to, with the time zone whose boundary it lies within. At sea that is the nautical one.
  package func locate(_ coordinate: Coordinate) -> Place {
    let named = namesake(of: coordinate)
    let namesake = named.map { place($0.record) }
    let zone = TimeZoneMap.embedded.zone(at: coordinate)
    let isOutside = named.map { $0.distanceKilometers >= max(1, extentKilometers($0.record)) }
    return Place(
      name: namesake?.name ?? coordinate.name, coordinate: coordinate,
      country: namesake?.country, countryCode: namesake?.countryCode, admin1: namesake?.admin1,
      timeZone: zone ?? Self.nauticalZone(longitude: coordinate.longitude),
      timeZoneSource: zone == nil ? .longitude : .boundary,
      distanceKilometers: named?.distanceKilometers,
      bearingDegrees: isOutside ?? false
        ? namesake?.coordinate.bearingDegrees(to: coordinate) : nil)
  }

  /// The elevation of the nearest place within 25 km that has one.
  package func elevationMeters(near coordinate: Coordinate) -> Double? {
    NearestPlace(table: table).places(within: 25, of: coordinate)
      .filter { table.hasElevation($0.record) }
      .min { $0.distanceKilometers < $1.distanceKilometers }
      .flatMap { table.elevationMeters($0.record) }
  }

  /// The place that a point belongs to: the one whose edge it is deepest within, or else nearest
  /// to. A place's extent grows with its population, so that a point in a city has the name of the
  /// city rather than of a suburb whose center is closer.
  private func namesake(of coordinate: Coordinate) -> NearestPlace.Neighbor? {
    let kilometers = Self.nameKilometers
    var best: (edge: Double, neighbor: NearestPlace.Neighbor)?
    NearestPlace(table: table).visit(around: coordinate, kilometers: kilometers) {
      record, distance in
      let edge = distance - extentKilometers(record)
      if distance <= kilometers,
        best.map({ (edge, record) < ($0.edge, $0.neighbor.record) }) ?? true
      {
        best = (edge, .init(record: record, distanceKilometers: distance))
      }
      // Farther out, no place reaches nearer than the best one.
      return min(kilometers, (best?.edge ?? kilometers) + Self.maximumExtentKilometers)
    }
    return best?.neighbor
  }

  /// The radius of a circle with 2,200 people per square kilometer, at most 20 km.
  private func extentKilometers(_ record: Int) -> Double {
    min(
      Self.maximumExtentKilometers,
      (Double(table.population(record)) / 2200 / .pi).squareRoot())
  }

  /// The nautical zone: whole hours per 15° of longitude. POSIX signs: east is negative.
  static func nauticalZone(longitude: Double) -> String {
    let hours = Int((longitude / 15).rounded())
    if hours == 0 { return "Etc/GMT" }
    return hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}
