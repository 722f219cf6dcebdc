import Places
import Testing
import Vocabulary

@Suite struct StationTableTests {
  private let table = StationTable.embedded

  @Test func knowsAStationByItsId() throws {
    let lisbon = try #require(table["LPPT"])
    #expect(lisbon.name == "Lisbon Humberto Delgado Airport" && lisbon.kind == .aerodrome)
    #expect(lisbon.elevationMeters == 114)
    #expect(abs(lisbon.coordinate.latitude - 38.7813) < 1e-6)
    #expect(abs(lisbon.coordinate.longitude + 9.1359) < 1e-6)
  }

  @Test(arguments: ["", "LPP", "LPPTX", "ZZZZ", "0000", "lppt", "Ελλά", "????"])
  func knowsNoOther(id: String) { #expect(table[id] == nil) }

  /// All of them, from the Gulf of Guinea on.
  private static let all: [Station] =
    Coordinate(latitude: 0, longitude: 0).map {
      StationTable.embedded.stations(near: $0, kilometers: 20_100)
    } ?? []

  @Test func everyRecordIsWhole() {
    let all = Self.all
    #expect(all.count == table.count && all.count > 6_000)
    #expect(Set(all.map(\.id)).count == all.count)
    let lost = all.filter { table[$0.id] != $0 }
    let nameless = all.filter { ($0.name ?? "").isEmpty }
    let impossible = all.filter { !(-430...5_000).contains($0.elevationMeters ?? 0) }
    #expect(lost.isEmpty && nameless.isEmpty && impossible.isEmpty)
  }

  /// The same as a search through all of them, at the poles and the antimeridian too.
  @Test(arguments: [
    (38.72, -9.14, 100.0), (0, 0, 900), (-16.7, 179.9, 250), (90, 0, 900), (-90, 0, 2_000),
    (52.5, 13.4, 0), (41.9, -87.6, 500),
  ]) func findsWhatIsNear(latitude: Double, longitude: Double, kilometers: Double) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let found = table.stations(near: point, kilometers: kilometers)
    let distances = found.map { $0.coordinate.distanceKilometers(to: point) }
    #expect(distances == distances.sorted())
    let near = Self.all.filter { $0.coordinate.distanceKilometers(to: point) <= kilometers }
    #expect(Set(found.map(\.id)) == Set(near.map(\.id)))
    #expect(found.isEmpty == (kilometers == 0))
  }

  @Test func completesWhatAProviderLeavesOut() throws {
    let lisbon = try #require(table["LPPT"])
    #expect(
      Station(aerodrome: "LPPT", name: nil, coordinate: nil, elevationMeters: nil) == lisbon)
    let own = try #require(
      Station(
        aerodrome: "LPPT", name: "Portela", coordinate: Coordinate(latitude: 1, longitude: 2),
        elevationMeters: 3))
    #expect(own.name == "Portela" && own.elevationMeters == 3 && own.coordinate.latitude == 1)
    #expect(Station(aerodrome: "ZZZZ", name: "Nowhere", coordinate: nil, elevationMeters: 3) == nil)
  }
}
