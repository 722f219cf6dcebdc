import Basics
import Testing
import Time

@Suite struct InstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-22T19:42:10+01:00", 1_795_372_930),
    ("2026-11-22t19:42:10.250-03:30", 1_795_389_130.25), ("2026-11-22 19:42:10z", 1_795_376_530),
    ("1800-01-01T00:00:00Z", -5_364_662_400), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("2026-01-01T00:00:00.123456789012345678Z", 1_767_225_600.123456789),
    ("2026-01-01T00:00:00+23:59", 1_767_139_260), ("2026-01-01T00:00:00-00:00", 1_767_225_600),
  ])
  func parsed(_ text: String, _ unixSeconds: Double) throws {
    let instant = try Instant(parsing: text)
    #expect(abs(instant.unixSeconds - unixSeconds) < 1e-6)
  }

  @Test(arguments: [
    ("", DateTimeText.Fault.malformed), ("now", .malformed), ("2026-11-22", .malformed),
    ("2026-11-22T19:42Z", .malformed), ("2026-11-22T19:42:10", .missingOffset),
    ("2026-11-22T19:42:10.5", .missingOffset), ("2026-11-22T19:42:10.Z", .malformed),
    ("2026-11-22T19:42:10+0100", .malformed), ("2026-11-22T19:42:10+01:00 ", .malformed),
    ("2026-11-22T24:00:00Z", .outOfRange), ("2026-11-22T19:60:00Z", .outOfRange),
    ("2026-11-22T19:42:61Z", .outOfRange), ("2026-02-30T00:00:00Z", .outOfRange),
    ("1799-12-31T23:59:59Z", .outOfRange), ("2201-01-01T00:00:00Z", .outOfRange),
    ("2026-11-22T19:42:10+24:00", .outOfRange), ("2026-11-22T19:42:10+01:60", .outOfRange),
  ])
  func refused(_ text: String, _ reason: DateTimeText.Fault) {
    #expect(throws: reason) { try Instant(parsing: text) }
  }

  @Test(arguments: [
    (0, nil, TimestampPrecision.seconds, "1970-01-01T00:00:00Z"),
    (0, 0, .seconds, "1970-01-01T00:00:00+00:00"),
    (1_795_372_930.4996, 3600, .milliseconds, "2026-11-22T19:42:10.500+01:00"),
    (1_795_372_930.4996, 3600, .seconds, "2026-11-22T19:42:10+01:00"),
    (1_795_372_930.5, 3600, .seconds, "2026-11-22T19:42:11+01:00"),
    (-0.0004, -12600, .milliseconds, "1969-12-31T20:30:00.000-03:30"),
    (-1, nil, .seconds, "1969-12-31T23:59:59Z"),
    (86399.9999, nil, .milliseconds, "1970-01-02T00:00:00.000Z"),
    // Local mean time of Madrid, −0:14:44: the clock moves with the rounded offset.
    (-5_364_662_400, -884, .seconds, "1799-12-31T23:45:00-00:15"),
  ])
  func formatted(
    _ unixSeconds: Double, _ offset: Int?, _ precision: TimestampPrecision, _ text: String
  ) {
    let instant = Instant(unixSeconds: unixSeconds)
    #expect(instant.formatted(offsetSeconds: offset, precision: precision) == text)
  }

  /// Upstream may send any number.
  @Test func hugeNumbersAreFormatted() {
    for number in [1e300, -1e300, .infinity, -.infinity, 253_402_300_800, -62_167_219_201] {
      let text = Instant(unixSeconds: number).formatted(offsetSeconds: 93_599)
      #expect(text.utf8.count == 25)
    }
  }
}
