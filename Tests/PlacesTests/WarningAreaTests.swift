import Foundation
import Places
import Testing

@Suite struct WarningAreaTests {
  private let table = WarningAreas.embedded

  struct City: Sendable {
    let country: String
    let id: String
    let name: String
    let coordinate: Coordinate
    let codes: [String]
  }

  /// What shapely reads from the outlines: Benchmarks/places/areas.py.
  static let cities: [City] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/warning-cities.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8)).map {
      $0.split(separator: "\n")
    }
    return (lines ?? []).compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 6, let latitude = Double(fields[3]), let longitude = Double(fields[4]),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      return City(
        country: fields[0], id: fields[1], name: fields[2], coordinate: coordinate,
        codes: fields[5].split(separator: " ").map(String.init))
    }
  }()

  @Test func citiesFindTheirOwnAreasAndNoOther() {
    let cities = Self.cities
    #expect(cities.count == 499)
    let wrong = cities.filter { city in
      let found = table.areas(around: city.coordinate, country: city.country)
      return found.map(\.code).sorted() != city.codes
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.name))")
  }

  /// Capitals that the official outlines leave out, and places with areas of several levels.
  @Test(arguments: [
    ("IS", 64.1355, -21.8954, ["IS001"]), ("GR", 37.9474, 23.6371, ["GR011"]),
    ("FI", 60.1692, 24.9402, ["FI034"]), ("PT", 38.7167, -9.1333, ["PT016"]),
    ("IT", 45.4643, 9.1895, ["IT003"]), ("GB", 51.5085, -0.1257, ["UK013", "UK116", "UK258"]),
    ("AT", 48.2082, 16.3738, ["AT010", "AT901"]),
    // Swansea is in no area of the first level.
    ("GB", 51.6208, -3.9432, ["UK016", "UK117", "UK333"]),
  ])
  func coastsBelongToTheNearestLand(
    country: String, latitude: Double, longitude: Double, codes: [String]
  ) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let land = table.areas(around: place, country: country).filter(\.isLand).map(\.code)
    #expect(land.sorted() == codes)
  }

  @Test func farFromLandIsNoLandArea() throws {
    // The Atlantic, 100 km west of Lisbon; Lampedusa, which no area has.
    for (country, latitude, longitude) in [("PT", 38.7, -10.6), ("IT", 35.5, 12.6)] {
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      #expect(table.areas(around: place, country: country).filter(\.isLand) == [])
    }
  }

  @Test func codesAndAliasesLeadToAreas() throws {
    let all = table.all
    #expect(all.count == 4_352 && Set(all.map(\.code)).count == all.count)
    #expect(all.count(where: \.isCurrent) == 3_794 && Set(all.map(\.country)).count == 39)
    #expect(all.map(\.code) == all.map(\.code).sorted())
    // Those of Japan are no codes of MeteoAlarm.
    for area in all where area.country != "JP" {
      #expect(table.areas("EMMA_ID", area.code) == [area])
    }
    #expect(table.areas("NUTS3", "AT331").map(\.code) == ["AT003"])
    #expect(table.areas("WARNCELLID", "909573999").count == 1)
  }

  @Test(arguments: [
    ("EMMA_ID", ""), ("EMMA_ID", "XX001"), ("EMMA_ID", "at101"), ("EMMA_ID", "AT101\0"),
    ("NUTS3", "AT101"), ("NUTS3", ""), ("", "AT331"), ("ZZZ", "999"), ("EMMA_ID", "ZZZZZZZZZZZZ"),
    ("EMMA_ID", String(repeating: "Z", count: 100_000)), ("WARNCELLID", "9\u{301}"),
    // The last text of the table has nothing behind it.
    ("WARNCELLID", "915085002\0"), ("WARNCELLID", "915085002\0x"),
  ])
  func otherCodesLeadNowhere(system: String, code: String) {
    #expect(table.areas(system, code) == [])
  }

  /// Whatever a code goes on with, nothing behind the table's own text is read.
  @Test func longerCodesLeadNowhere() {
    for area in table.all {
      for more in ["\0", "\0x", "\u{FF}"] {
        #expect(table.areas("EMMA_ID", area.code + more) == [])
      }
    }
  }

  @Test func nowhereIsNoArea() throws {
    for (latitude, longitude) in [(90.0, 0.0), (-90, 0), (0, 180), (0, -179.99), (52.5, 13.4)] {
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      #expect(table.areas(around: place, country: "XX") == [])
    }
  }
}
