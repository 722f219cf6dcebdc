import TestSupport
import Testing

@testable import Time

@Suite struct PosixZoneTests {
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01T00:00:00Z", 7200, "CEST"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59Z", 3600, "CET"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 7200, "CEST"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00:00Z", 0, "GMT"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00:00Z", 3600, "IST"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-01-01T00:00:00Z", 39600, "+11"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7200, "-02"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3600, "-01"),
    ("EST5EDT,0/0,J365/25", "2026-01-01T04:30:00Z", -14400, "EDT"),
    ("EST5EDT,0/0,J365/25", "2026-12-31T23:59:59Z", -14400, "EDT"),
    ("AAA3BBB,J59/0,J61/0", "2024-02-29T12:00:00Z", -7200, "BBB"),
    ("AAA3BBB,59/0,60/0", "2023-03-01T12:00:00Z", -7200, "BBB"),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", 7200, "EET"),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 10800, "EEST"),
    ("UTC0", "2026-01-01T00:00:00Z", 0, "UTC"),
  ])
  func rules(_ text: String, _ time: String, _ seconds: Int, _ abbreviation: String) throws {
    let zone = try #require(PosixZone(parsing: text))
    let offset = zone.period(at: instant(time).wholeUnixSeconds).offset
    #expect(offset.seconds == seconds)
    #expect(offset.abbreviation == abbreviation)
  }

  @Test(arguments: [
    "", "CET", "C-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-25", "<+01-1", "CET-1 ",
    "CET-1CEST,J0,J100", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-99999999999999999999",
    "CET-1:60", "<>-1",
  ])
  func refused(_ text: String) {
    #expect(PosixZone(parsing: text) == nil)
  }

  @Test func everyBuiltInZoneParses() {
    #expect(BuiltInZones.names.count > 550)
    for name in BuiltInZones.names {
      let rule = BuiltInZones.posixRule(named: name)
      #expect(rule.flatMap(PosixZone.init(parsing:)) != nil, "\(name): \(rule ?? "nil")")
      #expect(ZoneName.isValid(name), "\(name)")
    }
  }
}
