package import Places
import Providers
import Vocabulary

/// A place as one line of text for the store: a version and fourteen fields separated by tabs. The
/// last two were added later and may be missing.
package enum PlaceText {
  private static let version = "place1"

  package static func encode(_ place: Place) -> String {
    [
      version, place.id, place.name, place.displayName, "\(place.coordinate.latitude)",
      "\(place.coordinate.longitude)", place.elevationMeters.map { "\($0)" } ?? "",
      place.country ?? "", place.countryCode ?? "", place.admin1 ?? "", place.timeZone,
      place.timeZoneSource.rawValue, place.population.map { "\($0)" } ?? "",
      place.distanceKilometers.map { "\($0)" } ?? "",
      place.bearingDegrees.map { "\($0)" } ?? "",
    ].map(withoutTabs).joined(separator: "\t")
  }

  /// Nil for anything that `encode` does not write; the file may have been edited.
  package static func decode(_ text: String) -> Place? {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (13...15).contains(fields.count), fields[0] == version, let latitude = Double(fields[4]),
      let longitude = Double(fields[5]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      let source = TimeZoneSource(rawValue: fields[11]), fields.allSatisfy(isLine)
    else { return nil }
    return Place(
      id: fields[1], name: fields[2], displayName: fields[3], coordinate: coordinate,
      elevationMeters: number(fields[6], in: elevationsMeters), country: given(fields[7]),
      countryCode: given(fields[8]), admin1: given(fields[9]), timeZone: fields[10],
      timeZoneSource: source,
      population: number(fields[12], in: populations).map { Int($0) },
      distanceKilometers: fields.count > 13 ? number(fields[13], in: distancesKilometers) : nil,
      bearingDegrees: fields.count > 14 ? number(fields[14], in: 0...360) : nil)
  }

  /// From below the Dead Sea to above Everest.
  private static let elevationsMeters = -500.0...9_000.0
  private static let populations = 0.0...1e9
  /// Half the way around the Earth.
  private static let distancesKilometers = 0.0...20_040.0

  private static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    Double(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// At most as long as a name can be, and without control characters.
  private static func isLine(_ text: String) -> Bool {
    text.isEmpty || TextCleaning.line(text) == text
  }

  private static func given(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func withoutTabs(_ text: String) -> String {
    text.contains("\t") ? String(text.map { $0 == "\t" ? " " : $0 }) : text
  }
}
