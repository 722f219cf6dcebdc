import Basics
import Testing

@testable import Places

/// Whose warnings are asked for follows from the boundary.
@Suite struct CountryBoundaryTests {
  @Test(
    arguments: [
      // Far from any settlement, and on either side of borders. A French area has Monaco in it, a
      // Swiss one Liechtenstein, which no service of their own warns.
      (67.5, -155.0, nil, "US"), (35.1, -115.4, nil, "US"), (43.65, -79.38, "US", "CA"),
      (42.33, -83.04, "CA", "US"), (47.35, 10.3, nil, "DE"), (47.166, 9.515, nil, "CH"),
      (49.61, 6.13, nil, "LU"), (43.735, 7.42, nil, "FR"), (46.2, 6.15, "FR", "CH"),
      (23.71, 90.41, nil, "BD"), (22.3, 114.17, nil, "HK"), (77.375, 22.75, nil, "SJ"),
      (-41.29, 174.78, nil, "NZ"), (48.85, 2.35, nil, "FR"),
      // Kosovo has no zone, and the ocean no country.
      (42.66, 21.17, "XK", "XK"), (30.0, -40.0, nil, nil), (30.0, -40.0, "PT", "PT"),
    ] as [(Double, Double, String?, String?)])
  func theCountryOfAPlace(
    _ latitude: Double, _ longitude: Double, _ known: String?, _ country: String?
  ) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(Country.code(at: place, known: known) == country)
  }

  @Test func everyZoneHasACountry() {
    for zone in TimeZoneMap.embedded.zones {
      let rows = EmbeddedRows(.zoneCountries).rows(of: zone)
      #expect(rows.count == 1 && rows.first?.count == 2, "\(zone)")
      #expect(rows.first.flatMap { Country.name(code: $0[1]) } != nil, "\(zone)")
    }
    #expect(EmbeddedRows(.zoneCountries).rows(of: "Europe").isEmpty)
    #expect(EmbeddedRows(.zoneCountries).rows(of: "Zulu").isEmpty)
    #expect(EmbeddedRows(.zoneCountries).rows(of: "").isEmpty)
  }
}
