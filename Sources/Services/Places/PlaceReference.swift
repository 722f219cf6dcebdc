package import AlmanacCore
import Providers

/// A place as a caller names it.
package enum PlaceReference: Sendable, Hashable {
  /// A name, "name, country", or coordinates (`WrittenCoordinate`).
  case text(String)
  /// By its members, which take precedence over look-up.
  case parts(PlaceParts)

  package static func coordinate(_ coordinate: Coordinate) -> PlaceReference {
    .parts(
      PlaceParts(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// The members of a place that a caller may give, each in the units of the protocol.
package struct PlaceParts: Sendable, Hashable {
  package var id: String?
  package var name: String?
  package var latitude: Double?
  package var longitude: Double?
  package var timeZone: String?
  package var elevationMeters: Double?
  package var country: String?
  package var countryCode: String?
  package var admin1: String?
  package var population: Int?
  package var displayName: String?

  package init(
    id: String? = nil, name: String? = nil, latitude: Double? = nil, longitude: Double? = nil,
    timeZone: String? = nil, elevationMeters: Double? = nil, country: String? = nil,
    countryCode: String? = nil, admin1: String? = nil, population: Int? = nil,
    displayName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.elevationMeters = elevationMeters
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.population = population
    self.displayName = displayName
  }
}

extension PlaceParts {
  /// With names made safe for terminals and editors.
  var cleaned: PlaceParts {
    var parts = self
    parts.name = TextCleaning.line(name)
    parts.country = TextCleaning.line(country)
    parts.countryCode = TextCleaning.line(countryCode)
    parts.admin1 = TextCleaning.line(admin1)
    parts.displayName = TextCleaning.line(displayName)
    return parts
  }

  /// Whether a place lies outside the country given by code or name.
  func isElsewhere(_ place: Place) -> Bool {
    let code = countryCode?.uppercased() ?? country.flatMap(Country.code(named:))
    return code.map { place.countryCode != $0 } ?? false
  }
}

/// A place with the rules of its time zone.
package struct ResolvedPlace: Sendable {
  package var place: Place
  package let zone: ZoneRules
  /// Other places of the same name, the likeliest first; empty if it is unambiguous.
  package var others: [Place] = []

  package init(
    place: Place, zone: ZoneRules, others: [Place] = []
  ) {
    self.place = place
    self.zone = zone
    self.others = others
  }
}

/// A fault of a place reference. `path` is a JSON Pointer below it.
package enum PlaceFault: Error, Equatable, Sendable {
  case outOfRange(path: String, minimum: Double, maximum: Double)
  case unknownTimeZone(path: String)
  /// Only one coordinate, or no member to find the place by.
  case incomplete(path: String)
  /// Coordinates in a known notation, but invalid; `expected` is a sentence.
  case malformed(path: String, expected: String)

  package var path: String {
    switch self {
    case .outOfRange(let path, _, _), .unknownTimeZone(let path), .incomplete(let path),
      .malformed(let path, _):
      path
    }
  }
}

extension PlaceReference {
  /// The fault of a reference that is invalid regardless of any place; nil if it is valid.
  package var fault: PlaceFault? {
    switch self {
    case .text(let text):
      switch WrittenCoordinate(text) {
      case .angles(let latitude, let longitude)?:
        return PlaceParts(latitude: latitude, longitude: longitude).fault?.at("")
      case .malformed(let expected)?: return .malformed(path: "", expected: expected)
      case nil: return nil
      }
    case .parts(let parts): return parts.fault
    }
  }
}

extension PlaceFault {
  /// The same fault of a value that has no members.
  fileprivate func at(_ path: String) -> PlaceFault {
    switch self {
    case .outOfRange(_, let minimum, let maximum):
      .outOfRange(path: path, minimum: minimum, maximum: maximum)
    case .unknownTimeZone: .unknownTimeZone(path: path)
    case .incomplete: .incomplete(path: path)
    case .malformed(_, let expected): .malformed(path: path, expected: expected)
    }
  }
}

extension PlaceParts {
  fileprivate var fault: PlaceFault? {
    guard latitude != nil || longitude != nil else {
      let hasName = [id, name, displayName].contains { $0?.isEmpty == false }
      return hasName ? nil : .incomplete(path: "")
    }
    guard let latitude else { return .incomplete(path: "/latitude") }
    guard let longitude else { return .incomplete(path: "/longitude") }
    guard (-90...90).contains(latitude) else {
      return .outOfRange(path: "/latitude", minimum: -90, maximum: 90)
    }
    guard Coordinate(latitude: latitude, longitude: longitude) != nil else {
      return .outOfRange(path: "/longitude", minimum: -360, maximum: 360)
    }
    return nil
  }
}
