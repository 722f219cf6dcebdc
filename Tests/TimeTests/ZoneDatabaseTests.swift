import Foundation
import TestSupport
import Testing

@testable import Time

@Suite struct ZoneDatabaseTests {
  @Test(arguments: [
    "", "/etc/passwd", "../../etc/passwd", "Europe/../../etc/passwd", "Europe//Paris", "Europe/",
    "Europe/.", "./UTC", "Europe/Paris\u{0}", "Europe Paris", "Ευρώπη/Αθήνα", "right/UTC",
    "posix/UTC", "-x", String(repeating: "a", count: 65), ".hidden", "Europe\\Paris",
  ])
  func namesThatNeverReachAFile(_ name: String) {
    let database = ZoneDatabase { name in
      Issue.record("read \(name)")
      return nil
    }
    #expect(!ZoneName.isValid(name))
    #expect(database.rules(named: name) == nil)
  }

  @Test(arguments: [
    "Europe/Paris", "America/Argentina/Buenos_Aires", "Etc/GMT+12", "America/Port-au-Prince", "UTC",
    "EST5EDT", "GMT-0",
  ])
  func goodNames(_ name: String) {
    #expect(ZoneName.isValid(name))
  }

  @Test func theTableStandsInForFiles() throws {
    let database = ZoneDatabase { _ in nil }
    let paris = try #require(database.rules(named: "Europe/Paris"))
    #expect(paris.source == .builtIn)
    #expect(paris.timestamp(instant("2026-07-01T00:00:00Z")) == "2026-07-01T02:00:00+02:00")
    #expect(database.rules(named: "Europe/Nowhere") == nil)
    #expect(ZoneFixtures.rules("Europe/Paris").source == .file)
  }

  @Test func brokenFilesFallBackToTheTable() throws {
    let database = ZoneDatabase { _ in Array("TZif2 is not enough".utf8) }
    #expect(try #require(database.rules(named: "Europe/Paris")).source == .builtIn)
  }

  /// Every truncation and every single broken byte of a file is a zone or an error, never a trap.
  @Test func hostileFiles() throws {
    let bytes = try #require(ZoneFixtures.bytes(of: "Australia/Lord_Howe"))
    for length in 0..<bytes.count { _ = try? TZif(parsing: Array(bytes[..<length])) }
    for index in bytes.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var broken = bytes
        broken[index] ^= flip
        guard let zone = try? TZif(parsing: broken) else { continue }
        for second in [-6_000_000_000, 0, 1_795_000_000, 7_300_000_000] {
          _ = zone.period(at: second)
        }
      }
    }
  }

  @Test func versionOne() throws {
    // The 32-bit block of a version 1 file: one transition at 2001-09-09 from LMT to +01.
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    for count in [0, 0, 0, 1, 2, 8] { bytes += [0, 0, 0, UInt8(count)] }
    bytes += [0x3B, 0x9A, 0xCA, 0x00] + [1]
    bytes += [0, 0, 0, 60, 0, 0] + [0, 0, 0x0E, 0x10, 0, 4]
    bytes += Array("LMT\u{0}CET\u{0}".utf8)
    let zone = try TZif(parsing: bytes)
    #expect(zone.period(at: 999_999_999).offset.seconds == 60)
    let late = zone.period(at: 1_000_000_000)
    #expect(late.offset.seconds == 3600 && late.offset.abbreviation == "CET" && late.end == nil)
  }
}
