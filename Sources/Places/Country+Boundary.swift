import Basics

extension Country {
  /// The country whose land or waters hold a coordinate; nil at sea, and where no map says.
  ///
  /// It is that of the time zone, each of which lies in one country. Along a border where clocks
  /// are the same, that is exact to about a kilometer, and the outlines of the areas of warnings
  /// decide where they name one country alone.
  /// - Parameter known: what the place is said to be in. Kosovo has no time zone of its own, and
  ///   at sea nothing else is known.
  package static func code(at coordinate: Coordinate, known: String?) -> String? {
    if known == "XK" { return known }
    guard let zone = TimeZoneMap.embedded.zone(at: coordinate),
      let own = EmbeddedRows(.zoneCountries).rows(of: zone).first?.last
    else { return known }
    let outlined = WarningAreas.embedded.countries(of: coordinate)
    return outlined.count == 1 && !outlined.contains(own) ? outlined.first : own
  }
}
