import Vocabulary

/// The embedded places: every place with 500 or more people, airports, and the cities that time
/// zones are named after (GeoNames, CC BY 4.0). Pure and read-only; lookups are deterministic.
package struct Gazetteer: Sendable {
  package static let embedded = Gazetteer(table: .embedded, stations: .embedded)

  let table: GazetteerTable
  let stations: StationTable

  package var count: Int { table.recordCount }

  /// The places that match a text, best first: name prefixes in any script, former and foreign
  /// names, later words of a name, then names with a typo. A country or division may follow:
  /// "Paris, TX", "paris france".
  ///
  /// `limit` 1…100. An empty text matches nothing.
  package func search(
    _ text: String, limit: Int = 10, preferring preference: PlacePreference = PlacePreference()
  ) -> [Place] {
    matches(text, limit: limit, preferring: preference).places
  }

  /// Similar names to one that was not found; `resolve` finds each of them.
  ///
  /// All lie in one country: the one given with the name, else that of the likeliest match. If the
  /// text is not a name's prefix and gives no country, only a city of
  /// `PlaceSearch.worldwidePopulation` is suggested: similar spelling alone must not lead to
  /// another country.
  package func suggestions(for name: String, limit: Int = 3) -> [String] {
    var names: [String] = []
    for entry in PlaceSearch(table: table).suggestions(name, limit: limit * 2) {
      let place = place(entry.record)
      let text = Place.displayName(name: place.name, admin1: nil, country: place.country)
      if !names.contains(text) { names.append(text) }
    }
    return Array(names.prefix(limit))
  }

  /// The place with an id: "geonames:2267057", "iata:LIS", "icao:LPPT", "zone:Atlantic/Bermuda"
  /// or "38.7200,-9.1400".
  package func place(id: String) -> Place? {
    if let number = id.removingPrefix("geonames:") {
      return Int(number).flatMap { table.record(.geoNames($0)) }.map(place)
    }
    if let code = id.removingPrefix("iata:") {
      return table.record(.airport(String(code))).map(place)
    }
    if let code = id.removingPrefix("icao:") {
      return stations[String(code)].map(place)
    }
    if let zone = id.removingPrefix("zone:") {
      guard let record = zoneRecord(String(zone)), table.identity(record) == .zoneCity else {
        return nil
      }
      return place(record)
    }
    return Coordinate(parsing: id).map { locate($0) }
  }

  /// The city that an IANA time zone is named after, else the zone's most populous place.
  ///
  /// Former names ("Asia/Calcutta") are resolved by their city; nil for zones without one ("UTC").
  package func place(ofTimeZone zone: String) -> Place? {
    if let record = zoneRecord(zone) { return place(record) }
    let parts = zone.split(separator: "/")
    guard parts.count > 1, parts[0] != "Etc", let city = parts.last else { return nil }
    return resolve(city.split(separator: "_").joined(separator: " "))?.place
  }

  package func place(_ record: Int) -> Place {
    let zone = table.zoneName(table.zoneNumber(record))
    let id =
      switch table.identity(record) {
      case .geoNames(let number): "geonames:\(number)"
      case .airport(let code): "iata:\(code)"
      case .zoneCity: "zone:\(zone)"
      }
    let code = table.countryCode(record)
    let (admin1, population) = (table.admin1(record), table.population(record))
    return Place(
      id: id, name: table.name(record), coordinate: table.coordinate(record),
      elevationMeters: table.elevationMeters(record), country: Country.names[code],
      countryCode: code, admin1: admin1.isEmpty ? nil : admin1, timeZone: zone,
      timeZoneSource: .gazetteer, population: population == 0 ? nil : population)
  }

  private func zoneRecord(_ zone: String) -> Int? {
    let wanted = Array(zone.utf8)
    var (low, high) = (0, table.zoneCount)
    while low < high {
      let middle = (low + high) / 2
      let name = Array(table.zoneName(middle).utf8)
      if name == wanted { return table.zoneRecord(middle) }
      if name.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension String {
  fileprivate func removingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
