import Foundation
import Places
import Sky
import TestSupport

func skyPlace(
  _ latitude: Double, _ longitude: Double, _ zone: String, _ elevationMeters: Double? = nil
) -> SkyPlace {
  guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
    fatalError("no coordinate: \(latitude) \(longitude)")
  }
  return SkyPlace(
    coordinate: coordinate, elevationMeters: elevationMeters, zone: ZoneFixtures.rules(zone))
}

/// A comma-separated table of the Astronomy tests; columns are read by name.
func truthRows(_ name: String) throws -> [[String: String]] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(
    contentsOf: tests.appending(path: "AstronomyTests/Fixtures/\(name)"), encoding: .utf8)
  let lines = text.split(separator: "\n").map {
    $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
  return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
}
