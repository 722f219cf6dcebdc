package import Places
import Providers
package import Time
package import Vocabulary

/// A place as a caller names it.
package enum PlaceReference: Sendable, Hashable {
  /// A name, "name, country", or coordinates (`WrittenPlace`).
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
  /// How the caller's text means it.
  package var sense: PlaceSense
  /// Display names of other places and regions of the same name, the likeliest first; empty if it
  /// is unambiguous.
  package var others: [String]

  package init(
    place: Place, zone: ZoneRules, sense: PlaceSense = .name, others: [String] = []
  ) {
    self.place = place
    self.zone = zone
    self.sense = sense
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
  case malformed(path: String, expected: Hint)

  package var path: String {
    switch self {
    case .outOfRange(let path, _, _), .unknownTimeZone(let path), .incomplete(let path),
      .malformed(let path, _):
      path
    }
  }

  /// Of the place of a request.
  package var failure: Failure {
    let path = "/place" + path
    return switch self {
    case .outOfRange(_, let minimum, let maximum):
      Failure(.outOfRange, at: path, within: (minimum, maximum))
    case .unknownTimeZone:
      Failure(.notAllowed, at: path, hint: .unknownTimeZone)
    case .incomplete: Failure(.missingParam, at: path)
    case .malformed(_, let expected): Failure(.invalidParams, at: path, hint: expected)
    }
  }
}

extension PlaceReference {
  /// The fault of a reference that is invalid regardless of any place; nil if it is valid.
  package var fault: PlaceFault? {
    switch self {
    case .text(let text): WrittenPlace(text).fault
    case .parts(let parts): parts.fault
    }
  }
}

extension WrittenPlace {
  /// Of the text as a whole.
  var fault: PlaceFault? { fault(at: "", ("", "")) }

  /// - Parameters:
  ///   - path: of the text.
  ///   - paths: of latitude and longitude.
  fileprivate func fault(
    at path: String, _ paths: (latitude: String, longitude: String)
  ) -> PlaceFault? {
    switch self {
    case .name(let name): name.isEmpty ? .incomplete(path: path) : nil
    case .malformed(let expected): .malformed(path: path, expected: expected)
    case .angles(let latitude, _) where !(-90...90).contains(latitude):
      .outOfRange(path: paths.latitude, minimum: -90, maximum: 90)
    case .angles(let latitude, let longitude):
      Coordinate(latitude: latitude, longitude: longitude) == nil
        ? .outOfRange(path: paths.longitude, minimum: -360, maximum: 360) : nil
    }
  }
}

extension PlaceParts {
  fileprivate var fault: PlaceFault? {
    guard latitude != nil || longitude != nil else {
      if let id, !id.isEmpty { return nil }
      let path = name == nil ? "/displayName" : "/name"
      guard let name = name ?? displayName, !name.isEmpty else { return .incomplete(path: "") }
      return WrittenPlace(name).fault(at: path, (path, path))
    }
    guard let latitude else { return .incomplete(path: "/latitude") }
    guard let longitude else { return .incomplete(path: "/longitude") }
    return WrittenPlace.angles(latitude: latitude, longitude: longitude)
      .fault(at: "", ("/latitude", "/longitude"))
  }
}
