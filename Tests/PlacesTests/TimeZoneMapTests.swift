import Foundation
import TestSupport
import Testing

@testable import Places
@testable import Time

@Suite struct TimeZoneMapTests {
  /// Every zone of the map has rules without a database of the system.
  @Test func `all zones are known`() {
    let zones = TimeZoneMap.embedded.zones
    #expect(zones.count > 400)
    #expect(zones == zones.sorted())
    for zone in zones { #expect(BuiltInZones.posixRule(named: zone) != nil, "\(zone)") }
  }

  /// A place of the gazetteer lies in its own zone, but for those on a boundary or in dispute.
  @Test func `the gazetteer agrees`() {
    let table = GazetteerTable.embedded
    var (other, count) = (0, 0)
    for record in stride(from: 0, to: table.recordCount, by: 7) {
      count += 1
      let zone = TimeZoneMap.embedded.zone(at: table.coordinate(record))
      if zone != table.zoneName(table.zoneNumber(record)) { other += 1 }
    }
    #expect(Double(other) / Double(count) < 0.02)
  }

  @Test(arguments: [(90, 0), (-90, 0), (90, 180), (-90, -180), (0, 180), (0, -180), (90, -180)])
  func `the corners of the map are on it`(_ latitude: Int, _ longitude: Int) throws {
    let point = try #require(
      Coordinate(latitude: Double(latitude), longitude: Double(longitude)))
    let zone = TimeZoneMap.embedded.zone(at: point)
    #expect(latitude == -90 ? zone?.hasPrefix("Antarctica/") ?? true : zone == nil)
  }
}
