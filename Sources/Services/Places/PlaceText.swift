package import AlmanacCore

/// A place as one line of text, for the store: thirteen fields parted by tabs behind a version. The
/// last came later; a line may end before it.
package enum PlaceText {
  private static let version = "place1"

  package static func encode(_ place: Place) -> String {
    [
      version, place.id, place.name, place.displayName, "\(place.coordinate.latitude)",
      "\(place.coordinate.longitude)", place.elevationMeters.map { "\($0)" } ?? "",
      place.country ?? "", place.countryCode ?? "", place.admin1 ?? "", place.timeZone,
      place.timeZoneSource.rawValue, place.population.map { "\($0)" } ?? "",
      place.distanceKilometers.map { "\($0)" } ?? "",
    ].map(withoutTabs).joined(separator: "\t")
  }

  /// Nil for what `encode` never wrote.
  package static func decode(_ text: String) -> Place? {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (13...14).contains(fields.count), fields[0] == version, let latitude = Double(fields[4]),
      let longitude = Double(fields[5]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      let source = Place.TimeZoneSource(rawValue: fields[11])
    else { return nil }
    return Place(
      id: fields[1], name: fields[2], displayName: fields[3], coordinate: coordinate,
      elevationMeters: Double(fields[6]), country: given(fields[7]),
      countryCode: given(fields[8]), admin1: given(fields[9]), timeZone: fields[10],
      timeZoneSource: source, population: Int(fields[12]),
      distanceKilometers: fields.count > 13 ? Double(fields[13]) : nil)
  }

  private static func given(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func withoutTabs(_ text: String) -> String {
    text.contains("\t") ? String(text.map { $0 == "\t" ? " " : $0 }) : text
  }
}
