import Basics
import Summary
import TestSupport
import Testing
import Units
import Vocabulary
import Words

@testable import Places

@Suite struct GazetteerLocateTests {
  struct Case: Sendable {
    let latitude: Double
    let longitude: Double
    let name: String
    let zone: String
    let source: TimeZoneSource
  }

  @Test(arguments: [
    Case(
      latitude: 38.72, longitude: -9.14, name: "Lisbon", zone: "Europe/Lisbon",
      source: .boundary),
    // 100 km out at sea: no name, and the sea's time.
    Case(
      latitude: 38.72, longitude: -10.8, name: "38.72°N 10.80°W", zone: "Etc/GMT+1",
      source: .longitude),
    // Within the waters of Portugal.
    Case(
      latitude: 38.72, longitude: -9.6, name: "Azoia", zone: "Europe/Lisbon",
      source: .boundary),
    // The middle of the South Pacific.
    Case(
      latitude: -40, longitude: -130, name: "40.00°S 130.00°W", zone: "Etc/GMT+9",
      source: .longitude),
    Case(
      latitude: -23.7, longitude: 133.88, name: "Alice Springs", zone: "Australia/Darwin",
      source: .boundary),
    // Deep in the desert.
    Case(
      latitude: -22.5, longitude: 128, name: "22.50°S 128.00°E", zone: "Australia/Perth",
      source: .boundary),
    // Within a city whose suburbs have closer centers; and between villages.
    Case(
      latitude: 51.5, longitude: -0.16, name: "London", zone: "Europe/London",
      source: .boundary),
    Case(
      latitude: 47.59, longitude: 13.6, name: "Hallstatt", zone: "Europe/Vienna",
      source: .boundary),
    Case(
      latitude: 0, longitude: -30, name: "0.00°N 30.00°W", zone: "Etc/GMT+2",
      source: .longitude),
    Case(
      latitude: -48, longitude: 90, name: "48.00°S 90.00°E", zone: "Etc/GMT-6",
      source: .longitude),
    // On either side of the Rio Grande, and in a German town within Switzerland.
    Case(
      latitude: 31.7385, longitude: -106.487, name: "Ciudad Juárez",
      zone: "America/Ciudad_Juarez", source: .boundary),
    Case(
      latitude: 31.7587, longitude: -106.4869, name: "El Paso", zone: "America/Denver",
      source: .boundary),
    Case(
      latitude: 47.6967, longitude: 8.6889, name: "Büsingen", zone: "Europe/Busingen",
      source: .boundary),
  ])
  func locates(_ expected: Case) throws {
    let coordinate = try #require(
      Coordinate(latitude: expected.latitude, longitude: expected.longitude))
    let place = Gazetteer.embedded.locate(coordinate)
    #expect(place.name.hasPrefix(expected.name))
    #expect(place.timeZone == expected.zone)
    #expect(place.timeZoneSource == expected.source)
    #expect(place.id == coordinate.identifier)
    #expect(place.coordinate == coordinate)
  }

  /// The walk by bands finds what looking at every place finds.
  @Test func nearestIsNearest() throws {
    var random = SplitMix64(seed: 11)
    let table = GazetteerTable.embedded
    for _ in 0..<12 {
      let point = try #require(
        Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
      // A degree of latitude is 111 km: what is 3° away is out of reach whatever its longitude.
      let distances = (0..<table.recordCount)
        .filter { abs(table.latitude($0) - point.latitude) <= 3 }
        .map { table.coordinate($0).distanceKilometers(to: point) }
      let found = NearestPlace(table: table).places(within: 300, of: point)
      #expect(
        found.map(\.distanceKilometers).sorted() == distances.sorted().filter { $0 <= 300 })
    }
  }

  /// The search that stops early finds the place that looking at all within 50 km finds.
  @Test func namesakeIsTheDeepest() throws {
    var random = SplitMix64(seed: 12)
    let table = GazetteerTable.embedded
    for _ in 0..<400 {
      let center = table.coordinate(.random(in: 0..<table.recordCount, using: &random))
      let point = try #require(
        Coordinate(
          latitude: min(90, max(-90, center.latitude + .random(in: -0.5...0.5, using: &random))),
          longitude: center.longitude + .random(in: -0.5...0.5, using: &random)))
      let best = NearestPlace(table: table).places(within: 50, of: point)
        .map { neighbor in
          let area = Double(table.population(neighbor.record)) / 2200 / .pi
          return (neighbor.distanceKilometers - min(20, area.squareRoot()), neighbor.record)
        }
        .min { $0 < $1 }
      #expect(Gazetteer.embedded.locate(point).name == best.map { table.name($0.1) } ?? point.name)
    }
  }

  @Test(arguments: [
    (47.59, 13.6, "5 km northwest of Hallstatt"), (47.562, 13.649, "Hallstatt"),
    (51.5, -0.16, "London"), (-40, -130, "40.00°S 130.00°W"),
  ])
  func `says where a point is`(_ latitude: Double, _ longitude: Double, _ text: String) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let place = Gazetteer.embedded.locate(point)
    #expect(Wording.english.position(of: place, in: UnitSystem(preset: .metric)).string == text)
  }

  @Test func distanceComesWithTheName() throws {
    let coordinate = try #require(Coordinate(latitude: 38.9, longitude: -9.14))
    let place = Gazetteer.embedded.locate(coordinate)
    let distance = try #require(place.distanceKilometers)
    #expect(distance > 0 && distance <= 50)
    #expect(place.elevationMeters == nil && place.population == nil)
  }
}
