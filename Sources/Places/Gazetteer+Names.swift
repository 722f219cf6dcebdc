import Basics

/// How a text came to mean a place.
package enum PlaceSense: Sendable, Hashable {
  /// By the place's own name, or by the beginning of it.
  case name
  /// By another name, a short one or a code, as it was typed.
  case otherName(String)
  /// By the name of a country or division, whose largest city the place is.
  case region(String)
}

extension Gazetteer {
  /// The place that a name means, and what else it may mean.
  package struct Resolution: Sendable {
    package let place: Place
    package let sense: PlaceSense
    /// Display names of other places and regions that may be meant as well, the likeliest first.
    package let others: [String]
    package var isAmbiguous: Bool { !others.isEmpty }
  }

  /// The place with exactly this name, else nil; never a partial match.
  ///
  /// The name of a country or division means its largest city, and four letters that are an ICAO
  /// location indicator the station, unless a city or region is rather meant.
  package func resolve(_ name: String) -> Resolution? {
    let claims = PlaceSearch(table: table).resolve(name, limit: 10)
    let station = station(of: name, beside: claims.entries.first)
    guard let first = claims.entries.first else {
      return station.map { Resolution(place: place($0), sense: .otherName(name), others: []) }
    }
    var others = claims.regions.filter { region in
      region.record != first.record && !region.contains(first.record, in: table)
        && region.kind != .airport
    }.map { $0.title(in: table) }
    others += claims.entries.dropFirst().filter { isDoubt($0, beside: first) }
      .map { place($0.record).displayName }
    var (found, sense) = (place(first.record), sense(first, name, claims.regions))
    if let station, isMeantRather(first) {
      others.append(place(station).displayName)
    } else if let station {
      if first.isOwnName { others.insert(found.displayName, at: 0) }
      (found, sense) = (place(station), .otherName(name))
    }
    return Resolution(
      place: found, sense: sense,
      others: others.uniqued())
  }

  /// The best places, whether nothing matches as typed (then all are names with a typo), and how
  /// the text means the first one.
  package func matches(
    _ text: String, limit: Int, preferring preference: PlacePreference
  ) -> (places: [Place], areCorrected: Bool, sense: PlaceSense) {
    let search = PlaceSearch(table: table, preference: preference)
    let findings = search.search(text, limit: max(1, limit))
    let first = findings.entries.first
    if let station = station(of: text, beside: first),
      first.map({ !isMeantRather($0) }) ?? true
    {
      let others = findings.isCorrected ? [] : findings.entries.map { place($0.record) }
      return (Array(([place(station)] + others).prefix(limit)), false, .otherName(text))
    }
    let regions = findings.regions
    return (
      findings.entries.map { place($0.record) }, findings.isCorrected,
      first.map { sense($0, text, regions) } ?? .name
    )
  }

  private func sense(
    _ entry: RankedPlaces.Entry, _ text: String, _ regions: [Region]
  ) -> PlaceSense {
    switch entry.match {
    case .name, .shortName, .part: return .name
    case .otherName, .region(.airport): return .otherName(text)
    case .region:
      let region = regions.first { $0.record == entry.record && $0.kind != .airport }
      return region.map { .region($0.title(in: table)) } ?? .name
    }
  }

  /// The station of an ICAO location indicator. In small letters it is one only if no place has
  /// that name, so that "lima" never means an airfield near Turin.
  private func station(of text: String, beside entry: RankedPlaces.Entry?) -> Station? {
    let isTyped = text.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
    guard text.utf8.count == 4, isTyped || entry?.isExact != true else { return nil }
    return stations[text.uppercased()]
  }

  /// Whether a text in the form of a station's code is rather the name of a city or region.
  private func isMeantRather(_ entry: RankedPlaces.Entry) -> Bool {
    entry.isRegion || entry.isOwnName && table.population(entry.record) >= Self.cityPopulation
  }

  func place(_ station: Station) -> Place {
    var place = locate(station.coordinate)
    place.id = "icao:\(station.id)"
    place.name = station.name ?? station.id
    place.displayName = Place.displayName(
      name: place.name, admin1: place.admin1, country: place.country)
    place.elevationMeters = station.elevationMeters
    (place.distanceKilometers, place.bearingDegrees) = (nil, nil)
    return place
  }

  /// Whether a second place may be meant: a city, or one at least a quarter as large; a sixteenth
  /// if the text is its whole name and only the beginning of the first one's. It is not in doubt
  /// if it only has the first one's name as another name: "Porto" is not Santana in Brazil.
  private func isDoubt(_ other: RankedPlaces.Entry, beside first: RankedPlaces.Entry) -> Bool {
    guard other.isOwnName || first.match == .otherName else { return false }
    let population = table.population(other.record)
    if population >= Self.cityPopulation { return true }
    if first.isRegion { return false }
    let share = first.match == .shortName && other.match == .name ? 16 : 4
    return population * share >= table.population(first.record)
  }

  private static let cityPopulation = 50_000
}

extension RankedPlaces.Entry {
  fileprivate var isRegion: Bool {
    if case .region = match { return true }
    return false
  }
}
