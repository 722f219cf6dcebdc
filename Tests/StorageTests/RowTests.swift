import Basics
import CSQLite
import Foundation
import RowDriver
import Testing
import TestSupport

@testable import Storage

/// Rows that another hand wrote: whatever they hold, nobody ends, and nothing comes out that the
/// program could not have put there.
struct RowTests {
  /// Every odd value in every column of every table, alone.
  @Test func everyColumnWithEveryOddValue() async {
    let driver = RowDriver()
    for (index, table) in RowTable.all.enumerated() {
      for column in table.usual.indices {
        for (choice, value) in RowTable.odd.enumerated() {
          var bytes = [UInt8(index)] + table.usual.map { _ in 0 }
          bytes[1 + column] = UInt8(choice + 1)
          let faults = await driver.faults(of: bytes)
          #expect(faults == [], "\(table.name), column \(column), value \(value)")
        }
      }
    }
  }

  @Test func manyRowsAtOnce() async {
    var random = SplitMix64(seed: FuzzTime.seed)
    let driver = RowDriver()
    let end = FuzzTime.end
    repeat {
      let bytes = (0..<Int.random(in: 1...80, using: &random)).map { _ in
        Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
      }
      let faults = await driver.faults(of: bytes)
      #expect(faults == [], "\(bytes)")
      if !faults.isEmpty { return }
    } while Date() < end
  }

  @Test func aBadRowIsCountedAndTold() async throws {
    let folder = TemporaryFolder()
    let store = folder.store()
    for number in 1...3 {
      _ = try await store.addFavorite(.number(number), before: nil, maximum: 9)
    }
    await store.keep(.sized(10, at: 0), as: "k")
    #expect(await store.status().invalidRows == 0)
    try Database(folder.dataFile, flags: SQLITE_OPEN_READWRITE)
      .execute("UPDATE favorites SET added_at = -1e300 WHERE id = 'f2'")
    try Database(folder.cacheFile, flags: SQLITE_OPEN_READWRITE)
      .execute("UPDATE responses SET fetched_at = -922337203685477580")
    #expect(await store.response("k") == nil)
    #expect(await store.response("k") == nil)
    #expect(await store.status().cache.entries == 0, "a bad answer is deleted")
    #expect(try await store.favorites().favorites.map(\.id) == ["f1", "f3"])
    let status = await store.status()
    #expect(status.invalidRows == 2)
    #expect(status.warnings == [.invalidRows(.cache), .invalidRows(.data)])
    #expect(store.dataWarnings == [.invalidRows(.data)])
    let other = try await folder.store().addFavorite(.number(4), before: nil, maximum: 9)
    guard case .added(let favorite, _) = other else {
      Issue.record("\(other)")
      return
    }
    #expect(favorite.id == "f4")
  }
}
