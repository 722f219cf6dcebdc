package import AlmanacProtocol
import Basics
import JSON
package import Places
package import Services
import Units

extension Services.PlaceReference {
  package init(_ reference: Wire.PlaceReference) {
    switch reference {
    case .string(let text): self = .text(text)
    case .placeFields(let fields): self = .parts(PlaceParts(fields))
    }
  }
}

extension PlaceParts {
  package init(_ fields: Wire.PlaceFields) {
    self.init(
      id: fields.id, name: fields.name, latitude: fields.latitude, longitude: fields.longitude,
      timeZone: fields.timeZone, elevationMeters: fields.elevation, country: fields.country,
      countryCode: fields.countryCode, admin1: fields.admin1, population: fields.population,
      displayName: fields.displayName)
  }
}

extension Wire.Place {
  package init(_ place: Place) {
    self.init(
      id: place.id, name: place.name, displayName: place.displayName,
      latitude: Measure(place.coordinate.latitude),
      longitude: Measure(place.coordinate.longitude),
      elevation: Measure(place.elevationMeters), country: place.country,
      countryCode: place.countryCode, admin1: place.admin1, timeZone: place.timeZone,
      timeZoneSource: place.timeZoneSource, population: place.population,
      distanceKm: Measure(place.distanceKilometers),
      bearing: place.bearingDegrees.map { Int($0.rounded()) % 360 })
  }
}

extension Services.PlaceReference {
  /// A reference as written in a configuration; nil if invalid.
  package init?(json: [UInt8]) {
    guard let value = try? JSONDocument(parsing: json).root,
      let reference = try? Wire.PlaceReference(value, at: "")
    else { return nil }
    self.init(reference)
  }
}
