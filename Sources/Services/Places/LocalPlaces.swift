package import Places
package import Time
import Vocabulary

/// Finds places without a network: coordinates, ids and the names of the gazetteer. Answers in
/// microseconds, so it may run on the loop.
package struct LocalPlaces: Sendable {
  package let gazetteer: Gazetteer
  package let zones: ZoneDatabase
  /// An editor asks for the same place again and again.
  private let known = Memo<Coordinate, ResolvedPlace>(capacity: 64)

  package init(gazetteer: Gazetteer = .embedded, zones: ZoneDatabase) {
    self.gazetteer = gazetteer
    self.zones = zones
  }

  /// - Returns: nil for a name (or an id) that is not known here; a provider may know it.
  package func find(_ reference: PlaceReference) throws(PlaceFault) -> ResolvedPlace? {
    switch reference {
    case .text(let text):
      let place = WrittenPlace(text)
      if let fault = place.fault { throw fault }
      return written(place)
    case .parts(let parts):
      if let fault = reference.fault { throw fault }
      return try find(parts.cleaned)
    }
  }

  /// Nil if the zone is not an IANA time zone.
  package func resolve(_ place: Place) -> ResolvedPlace? {
    zones.rules(named: place.timeZone).map { ResolvedPlace(place: place, zone: $0) }
  }

  /// A text by its form; it is valid.
  private func written(_ place: WrittenPlace) -> ResolvedPlace? {
    switch place {
    case .angles(let latitude, let longitude):
      Coordinate(latitude: latitude, longitude: longitude).map(resolved)
    case .malformed: nil
    case .name(let name): named(name)
    }
  }

  // MARK: By parts

  private func find(_ parts: PlaceParts) throws(PlaceFault) -> ResolvedPlace? {
    guard var found = base(of: parts) else { return nil }
    found = try withZone(parts.timeZone, found)
    overlay(parts, on: &found.place)
    return found
  }

  /// The result of look-up: by coordinates, which are exact, else by id, else by name.
  private func base(of parts: PlaceParts) -> ResolvedPlace? {
    if let latitude = parts.latitude, let longitude = parts.longitude,
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    {
      if let id = parts.id, let known = place(id: id),
        known.coordinate.distanceKilometers(to: coordinate) < 0.1, var found = resolve(known)
      {
        found.place.coordinate = coordinate
        return found
      }
      return resolved(at: coordinate)
    }
    if let id = parts.id { return place(id: id).flatMap(resolve) }
    guard let text = parts.name ?? parts.displayName else { return nil }
    let place = WrittenPlace(text)
    guard case .name(let name) = place else { return written(place) }
    let hints = [parts.admin1, parts.countryCode ?? parts.country].compactMap(\.self)
    if let found = named(([name] + hints).joined(separator: ", ")) { return found }
    // Divisions and countries have many spellings, but a place of that name in another country is
    // another place.
    return named(name).flatMap { parts.isElsewhere($0.place) ? nil : $0 }
  }

  private func withZone(
    _ name: String?, _ found: ResolvedPlace
  ) throws(PlaceFault) -> ResolvedPlace {
    guard let name, name != found.place.timeZone else { return found }
    guard let zone = zones.rules(named: name) else { throw .unknownTimeZone(path: "/timeZone") }
    var place = found.place
    place.timeZone = name
    place.timeZoneSource = .given
    return ResolvedPlace(place: place, zone: zone, sense: found.sense, others: found.others)
  }

  private func overlay(_ parts: PlaceParts, on place: inout Place) {
    let isRenamed =
      parts.name != nil || parts.admin1 != nil || parts.country != nil || parts.countryCode != nil
    if let name = parts.name, !name.isEmpty, name != place.name {
      place.name = name
      (place.distanceKilometers, place.bearingDegrees) = (nil, nil)
    }
    if let elevation = parts.elevationMeters { place.elevationMeters = elevation }
    if let country = parts.country { place.country = country }
    if let code = parts.countryCode { place.countryCode = code }
    if let admin1 = parts.admin1 { place.admin1 = admin1 }
    if let population = parts.population { place.population = population }
    if let displayName = parts.displayName {
      place.displayName = displayName
    } else if isRenamed {
      place.displayName = Place.displayName(
        name: place.name, admin1: place.admin1, country: place.country)
    }
  }

  // MARK: By coordinates, id, name

  package func resolved(at coordinate: Coordinate) -> ResolvedPlace {
    known.value(of: coordinate) { nearest(to: coordinate) }
  }

  private func nearest(to coordinate: Coordinate) -> ResolvedPlace {
    var place = gazetteer.locate(coordinate)
    place.elevationMeters = place.elevationMeters ?? gazetteer.elevationMeters(near: coordinate)
    if let zone = zones.rules(named: place.timeZone) {
      return ResolvedPlace(place: place, zone: zone)
    }
    let zone = ZoneRules.nautical(longitudeDegrees: coordinate.longitude)
    place.timeZone = zone.name
    place.timeZoneSource = .longitude
    return ResolvedPlace(place: place, zone: zone)
  }

  private func named(_ name: String) -> ResolvedPlace? {
    guard let resolution = gazetteer.resolve(name), var found = resolve(resolution.place) else {
      return nil
    }
    (found.sense, found.others) = (resolution.sense, resolution.others)
    return found
  }

  /// A place by the id of an earlier result: a gazetteer id, coordinates, or a portable id.
  package func place(id: String) -> Place? {
    if let coordinate = Coordinate(parsing: id) { return resolved(at: coordinate).place }
    return gazetteer.place(id: id) ?? PortablePlaceID(id)?.place
  }
}
