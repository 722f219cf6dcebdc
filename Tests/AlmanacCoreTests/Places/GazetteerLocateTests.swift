import TestSupport
import Testing

@testable import AlmanacCore

@Suite struct GazetteerLocateTests {
  struct Case: Sendable {
    let latitude: Double
    let longitude: Double
    let name: String
    let zone: String
    let source: Place.TimeZoneSource
    let isAssumed: Bool
  }

  @Test(arguments: [
    Case(
      latitude: 38.72, longitude: -9.14, name: "Lisbon", zone: "Europe/Lisbon",
      source: .gazetteer, isAssumed: false),
    // 100 km out at sea: no name, still Lisbon's time.
    Case(
      latitude: 38.72, longitude: -10.8, name: "38.72°N 10.80°W", zone: "Europe/Lisbon",
      source: .gazetteer, isAssumed: false),
    // The middle of the South Pacific.
    Case(
      latitude: -40, longitude: -130, name: "40.00°S 130.00°W", zone: "Etc/GMT+9",
      source: .longitude, isAssumed: true),
    Case(
      latitude: -23.7, longitude: 133.88, name: "Alice Springs", zone: "Australia/Darwin",
      source: .gazetteer, isAssumed: false),
    // Deep in the desert, every neighbor is Australian.
    Case(
      latitude: -22.5, longitude: 128, name: "22.50°S 128.00°E", zone: "Australia/Perth",
      source: .gazetteer, isAssumed: true),
    // Within a city whose suburbs have closer centers; and between villages.
    Case(
      latitude: 51.5, longitude: -0.16, name: "London", zone: "Europe/London",
      source: .gazetteer, isAssumed: false),
    Case(
      latitude: 47.59, longitude: 13.6, name: "Hallstatt", zone: "Europe/Vienna",
      source: .gazetteer, isAssumed: false),
    Case(
      latitude: 0, longitude: -30, name: "0.00°N 30.00°W", zone: "Etc/GMT+2",
      source: .longitude, isAssumed: true),
    Case(
      latitude: -48, longitude: 90, name: "48.00°S 90.00°E", zone: "Etc/GMT-6",
      source: .longitude, isAssumed: true),
  ])
  func locates(_ expected: Case) throws {
    let coordinate = try #require(
      Coordinate(latitude: expected.latitude, longitude: expected.longitude))
    let located = Gazetteer.embedded.locate(coordinate)
    #expect(located.place.name == expected.name)
    #expect(located.place.timeZone == expected.zone)
    #expect(located.place.timeZoneSource == expected.source)
    #expect(located.isTimeZoneAssumed == expected.isAssumed)
    #expect(located.place.id == coordinate.identifier)
    #expect(located.place.coordinate == coordinate)
  }

  /// Between Ciudad Juárez and El Paso two zones meet.
  @Test func saysWhenAnotherZoneIsHardlyFarther() throws {
    let coordinate = try #require(Coordinate(latitude: 31.7, longitude: -106.55))
    #expect(Gazetteer.embedded.locate(coordinate).isTimeZoneAssumed)
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
      let distances = (0..<table.recordCount).compactMap { record in
        Coordinate(latitude: table.latitude(record), longitude: table.longitude(record))?
          .distanceKilometers(to: point)
      }
      let found = NearestPlace(table: table).neighbors(of: point, count: 5)
      #expect(found.map(\.distanceKilometers) == Array(distances.sorted().prefix(5)))
    }
  }

  @Test func distanceComesWithTheName() throws {
    let coordinate = try #require(Coordinate(latitude: 38.9, longitude: -9.14))
    let place = Gazetteer.embedded.locate(coordinate).place
    let distance = try #require(place.distanceKilometers)
    #expect(distance > 0 && distance <= 50)
    #expect(place.elevationMeters == nil && place.population == nil)
  }
}
