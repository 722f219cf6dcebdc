package import Places
package import Vocabulary

/// The place that warnings are read for. Geometry alone decides whether one is for it: the polygons
/// and circles of the warning, else the outlines of the areas that it names by code. The name of an
/// area is never compared.
package struct WarnedPlace: Sendable {
  /// The outline of an area that the list in force no longer has may be out of date: it excludes
  /// only places farther than this.
  private static let doubtKilometers = 50.0

  private let place: Coordinate
  private let own: Set<WarningArea>
  private let doubtful: Set<WarningArea>

  /// - Parameter country: ISO 3166-1, of the service that warns.
  package init(_ place: Coordinate, country: String) {
    self.place = place
    let areas = WarningAreas.embedded
    own = Set(areas.areas(around: place, country: country))
    doubtful = Set(
      areas.near(place, kilometers: Self.doubtKilometers).filter { !$0.isCurrent })
  }

  /// Whether the outlines in force have the place.
  var isCovered: Bool { own.contains { $0.isLand && $0.isCurrent } }

  /// The best match of any `area` of CAP; nil if the place lies outside of all of them.
  package func match(_ areas: [CAPArea]) -> AlertMatch? {
    guard !areas.isEmpty else { return .country }
    let matches = Set(areas.compactMap(match))
    return AlertMatch.allCases.first(where: matches.contains)
  }

  private func match(_ area: CAPArea) -> AlertMatch? {
    switch area.enclosure(of: place) {
    case .inside: .point
    case .outside: nil
    case .unknown: match(geocodes: area.geocodes)
    }
  }

  /// By coding system, such as `EMMA_ID`; an area may be written in several.
  private func match(geocodes: [CAPValue]) -> AlertMatch? {
    var systems: [String: [String]] = [:]
    for geocode in geocodes {
      guard let system = geocode.name, let code = geocode.value else { continue }
      systems[system, default: []].append(code)
    }
    var isExcluded = false
    for (system, codes) in systems {
      let areas = codes.map { WarningAreas.embedded.areas(system, $0) }
      if areas.joined().contains(where: own.contains) { return .area }
      let isKnown = !areas.contains { $0.isEmpty }
      if isKnown, !areas.joined().contains(where: doubtful.contains) { isExcluded = true }
    }
    return isExcluded ? nil : .country
  }
}
