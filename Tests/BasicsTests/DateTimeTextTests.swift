import Basics
import Testing

/// Times as RFC 3339 writes them, and as upstreams shorten them.
@Suite struct DateTimeTextTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("1970-01-02t01:02:03.25+01:00", 86400 + 123.25),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("1969-12-31 20:00:00-04:00", 0),
  ])
  func `a complete time is read`(_ text: String, _ seconds: Double) throws {
    #expect(try DateTimeText(text).unixSeconds() == seconds)
    #expect(try DateTimeText(text, .abridged).unixSeconds() == seconds)
  }

  @Test(arguments: [
    ("1970-01-02", 86400.0 - 3600), ("1970-01-01T01:30", 1800), ("1970-01-01T24:00", 82800),
    ("1970-01-01T01:00:00", 0), ("1970-01-01T01:00+0100", 0), ("1970-01-01T00:00Z", 0),
  ])
  func `an abridged time is read, and only as such`(_ text: String, _ seconds: Double) throws {
    #expect(try DateTimeText(text, .abridged).unixSeconds(localOffset: 3600) == seconds)
    #expect(throws: DateTimeText.Fault.self) { try DateTimeText(text) }
  }

  @Test(arguments: [
    ("", DateTimeText.Fault.malformed), ("2026-02-30T00:00:00Z", .outOfRange),
    ("2026-01-01T25:00:00Z", .outOfRange), ("2026-01-01T00:00:00", .missingOffset),
    ("2026-01-01T00:00:00.Z", .malformed), ("2026-01-01T00:00:00+99:00", .outOfRange),
    ("2026-01-01T00:00:00Zulu", .malformed), ("2026-1-01T00:00:00Z", .malformed),
  ])
  func `what is no time is refused for its reason`(_ text: String, _ fault: DateTimeText.Fault) {
    #expect(throws: fault) { try DateTimeText(text) }
  }
}

/// What was probably meant.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("forcast", ["forecast"]), ("FORECAST", ["forecast"]), ("froecast", ["forecast"]),
    ("", []), ("map", []), ("tiles", []),
  ])
  func `the nearest come first, the far not at all`(_ name: String, _ expected: [String]) {
    #expect(Spelling.closest(to: name, in: ["forecast", "now", ""]) == expected)
  }
}
