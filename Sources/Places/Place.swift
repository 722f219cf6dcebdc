package import Vocabulary

/// A place with its known attributes; unknown ones are nil.
package struct Place: Sendable, Hashable {
  /// Opaque, at most 128 bytes, valid across restarts: see `Gazetteer.place(id:)`.
  package var id: String
  package var name: String
  /// "name, admin1, country" without empty or repeated parts, unless the caller gave another.
  package var displayName: String
  package var coordinate: Coordinate
  /// Elevation above mean sea level.
  package var elevationMeters: Double?
  /// English short name of the country.
  package var country: String?
  /// ISO 3166-1 alpha-2, uppercase.
  package var countryCode: String?
  /// First-level administrative division.
  package var admin1: String?
  /// IANA name.
  package var timeZone: String
  package var timeZoneSource: TimeZoneSource
  package var population: Int?
  /// From the coordinate to the place that it is named after; nil if the name is its own.
  package var distanceKilometers: Double?
  /// From the place that it is named after to the coordinate, 0..<360; nil within that place.
  package var bearingDegrees: Double?

  package init(
    id: String? = nil, name: String, displayName: String? = nil, coordinate: Coordinate,
    elevationMeters: Double? = nil, country: String? = nil, countryCode: String? = nil,
    admin1: String? = nil, timeZone: String, timeZoneSource: TimeZoneSource,
    population: Int? = nil, distanceKilometers: Double? = nil,
    bearingDegrees: Double? = nil
  ) {
    self.id = id ?? coordinate.identifier
    self.name = name
    self.displayName =
      displayName ?? Self.displayName(name: name, admin1: admin1, country: country)
    self.coordinate = coordinate
    self.elevationMeters = elevationMeters
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.timeZone = timeZone
    self.timeZoneSource = timeZoneSource
    self.population = population
    self.distanceKilometers = distanceKilometers
    self.bearingDegrees = bearingDegrees
  }

  /// "Lisbon, Portugal": without repeated parts.
  package static func displayName(name: String, admin1: String?, country: String?) -> String {
    var parts: [String] = []
    for case let part? in [name, admin1, country] where !part.isEmpty && !parts.contains(part) {
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }
}
