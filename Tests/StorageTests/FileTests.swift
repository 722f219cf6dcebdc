import CSQLite
import Foundation
import RowDriver
import Skill
import struct Synchronization.Atomic
import TestSupport
import Testing
import Vocabulary

@testable import Storage

/// What happens to the files, and what they survive.
struct FileTests {
  let folder = TemporaryFolder()

  @Test func filesAreForTheUserAlone() async throws {
    let store = folder.store()
    _ = try await store.addFavorite(.number(1), before: nil, maximum: 9)
    await store.keep(.sized(10, at: 0), as: "k")
    #expect(folder.mode(folder.data) == 0o700)
    #expect(folder.mode(folder.cache) == 0o700)
    for (parent, file) in [(folder.data, "almanac.db"), (folder.cache, "cache.db")] {
      for suffix in ["", "-wal", "-shm", ".guard"] {
        #expect(folder.mode("\(parent)/\(file)\(suffix)") == 0o600, "\(file)\(suffix)")
      }
    }
    #expect(await store.status().dataJournal == "wal")
  }

  @Test func withoutSharedMemoryTheJournalIsTruncated() async throws {
    let store = folder.store(fileSystem: "unix-dotfile")
    _ = try await store.addFavorite(.number(1), before: nil, maximum: 9)
    #expect(await store.status().dataJournal == "truncate")
  }

  /// A write that waits for another process's lock holds up nobody who reads.
  @Test func aReadDoesNotWaitBehindAWrite() async throws {
    let store = folder.store()
    await store.keep(.sized(10, at: 0), as: "k")
    let other = try Database(folder.cacheFile, flags: SQLITE_OPEN_READWRITE)
    try other.execute("BEGIN IMMEDIATE")
    let hasWritten = Atomic(false)
    async let written: Void = {
      await store.keep(.sized(10, at: 0), as: "new")
      hasWritten.store(true, ordering: .relaxed)
    }()
    // So that the write waits already.
    pauseThread(milliseconds: 50)
    #expect(await store.response("k") == .sized(10, at: 0))
    #expect(await store.response("none") == nil)
    #expect(await store.pauseEnd("none", at: 0) == nil)
    let hasWaited = hasWritten.load(ordering: .relaxed)
    #expect(!hasWaited, "the write is still waiting")
    try other.execute("ROLLBACK")
    await written
    #expect(await store.response("new") == .sized(10, at: 0))
  }

  @Test func everythingIsThereTheNextTime() async throws {
    let first = folder.store()
    _ = try await first.addFavorite(.number(1), before: nil, maximum: 9)
    try await first.setSetting("units", to: "uk")
    await first.keep(.sized(10, at: 0), as: "k")
    let second = folder.store()
    #expect(try await second.favorites() == first.favorites())
    #expect(try await second.settings() == ["units": "uk"])
    #expect(await second.response("k") == .sized(10, at: 0))
  }

  @Test func othersSeeAChangeAtOnce() async throws {
    let (mine, other) = (folder.store(), folder.store())
    #expect(try await other.favoritesRevision() == 0)
    _ = try await mine.addFavorite(.number(1), before: nil, maximum: 9)
    #expect(try await other.favoritesRevision() == 1)
    #expect(try await other.favorites().favorites.count == 1)
    await mine.setCacheLimit(bytes: 5_000)
    #expect(await other.status().cache.maximumBytes == CacheLimits.bytes)
  }

  @Test func aDeletedFolderIsMadeAgain() async throws {
    let store = folder.store()
    _ = try await store.addFavorite(.number(1), before: nil, maximum: 9)
    await store.keep(.sized(10, at: 0), as: "k")
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(await store.response("k") == nil)
    await store.keep(.sized(10, at: 0), as: "k")
    #expect(await store.response("k") != nil)
    #expect(try await store.favorites().favorites.isEmpty)
    _ = try await store.addFavorite(.number(2), before: nil, maximum: 9)
    #expect(try await folder.store().favorites().favorites.count == 1)
  }

  enum Damage: CaseIterable, Sendable {
    case notADatabase
    case overwrittenMiddle
    case truncated
    case emptied
  }

  @Test(arguments: Damage.allCases, [true, false])
  func aDamagedFileIsSetAside(_ damage: Damage, whileOpen: Bool) async throws {
    var store = folder.store()
    for number in 0..<200 {
      _ = try await store.addFavorite(.number(number), before: nil, maximum: 999)
    }
    for number in 0..<50 { await store.keep(.sized(3_000, at: 0), as: "k\(number)") }
    for path in [folder.dataFile, folder.cacheFile] {
      try execute("PRAGMA wal_checkpoint(TRUNCATE)", path)
    }
    // Else its last connection is gone, and with it the journal.
    if !whileOpen { store = folder.store() }
    let reader = store
    for path in [folder.dataFile, folder.cacheFile] { try damageFile(path, damage) }
    let draft = FavoriteDraft.number(1_000)
    let addition = try await reader.addFavorite(draft, before: nil, maximum: 999)
    await reader.keep(.sized(10, at: 1), as: "new")
    for number in 0..<50 { _ = await reader.response("k\(number)") }
    #expect(await reader.response("new") == .sized(10, at: 1))
    let list = try await folder.store().favorites().favorites
    guard case .added(let favorite, _) = addition else {
      Issue.record("\(addition)")
      return
    }
    #expect(list.contains(favorite), "what was acknowledged is there")
    for path in [folder.dataFile, folder.cacheFile] {
      #expect(try verdict(path) == "ok")
    }
    if damage == .notADatabase {
      let aside = [folder.dataFile, folder.cacheFile].map { $0 + ".corrupt-1" }
      #expect(
        await reader.status().warnings == [
          .setAside(.data, path: aside[0]), .setAside(.cache, path: aside[1]),
        ])
      #expect(folder.names(in: folder.data).contains("almanac.db.corrupt-1"))
    }
  }

  private func damageFile(_ path: String, _ damage: Damage) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    defer { try? handle.close() }
    let length = try handle.seekToEnd()
    switch damage {
    case .notADatabase:
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(repeating: 0x41, count: 8_192))
    case .overwrittenMiddle:
      try handle.seek(toOffset: 4_096)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(length) - 4_096))
    case .truncated: try handle.truncate(atOffset: 4_096)
    case .emptied: try handle.truncate(atOffset: 0)
    }
  }

  private func execute(_ sql: String, _ path: String) throws {
    try Database(path, flags: SQLITE_OPEN_READWRITE).execute(sql)
  }

  private func verdict(_ path: String) throws -> String? {
    try Database(path, flags: SQLITE_OPEN_READWRITE).answer("PRAGMA integrity_check") {
      row throws(InvalidRow) in try row.text(0, atMost: 4_096)
    }
  }

  @Test func whoComesSecondDoesNotSetTheNewFileAside() async throws {
    let stores = [folder.store(), folder.store(), folder.store()]
    for store in stores { _ = try await store.favorites() }
    try execute("PRAGMA wal_checkpoint(TRUNCATE)", folder.dataFile)
    try damageFile(folder.dataFile, .notADatabase)
    for (number, store) in stores.enumerated() {
      _ = try await store.addFavorite(.number(number), before: nil, maximum: 9)
    }
    #expect(try await folder.store().favorites().favorites.count == 3)
    let aside = folder.names(in: folder.data).filter { $0.contains(".corrupt-") }
    #expect(
      aside.filter { $0.hasSuffix("-1") }.count == 1 && !aside.contains("almanac.db.corrupt-2"))
  }

  @Test func aFileOfANewerVersionIsOnlyRead() async throws {
    _ = try await folder.store().addFavorite(.number(1), before: nil, maximum: 9)
    await folder.store().keep(.sized(10, at: 0), as: "k")
    try execute("PRAGMA user_version = 99", folder.dataFile)
    try execute("PRAGMA user_version = 99", folder.cacheFile)
    let store = folder.store()
    #expect(try await store.favorites().favorites.count == 1)
    await #expect(throws: StorageFailure.readOnly) {
      try await store.addFavorite(.number(2), before: nil, maximum: 9)
    }
    await store.keep(.sized(10, at: 0), as: "k2")
    #expect(
      await store.status().warnings == [
        .newerSchema(.data), .newerSchema(.cache), .cacheWriteFailed(.readOnly),
      ])
  }

  @Test func anUnusableFolderRefusesFavoritesAndCachesInMemory() async throws {
    for path in [folder.data, folder.cache] {
      #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    }
    let store = folder.store()
    await #expect(throws: StorageFailure.readOnly) {
      try await store.addFavorite(.number(1), before: nil, maximum: 9)
    }
    #expect(try await store.favorites().favorites.isEmpty)
    await store.keep(.sized(10, at: 0), as: "k")
    #expect(await store.response("k") != nil)
    #expect(
      await store.status().warnings == [
        .inMemoryOnly(.data, .readOnly), .inMemoryOnly(.cache, .readOnly),
      ])
  }

  /// One call has many statements: together they wait for the lock of a cache once.
  @Test func aLockedCacheIsWaitedForOnce() async throws {
    let store = SQLiteStore(
      SQLiteStore.Settings(dataFolder: nil, cacheFolder: folder.cache, busyMilliseconds: 1_000))
    await store.keep(.sized(10, at: 0), as: "k")
    let holder = try Database(folder.cacheFile, flags: SQLITE_OPEN_READWRITE)
    try holder.run("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    for number in 0..<20 { await store.keep(.sized(10, at: 0), as: "k\(number)") }
    let waited = ContinuousClock.now - start
    // Each by itself would be 20 s; a busy machine may need some.
    #expect(waited > .milliseconds(900) && waited < .seconds(10), "\(waited)")
    #expect(await store.response("k") != nil, "reading goes on")
    try holder.run("COMMIT")
    await store.keep(.sized(10, at: 0), as: "later")
    #expect(await store.response("later") != nil, "as soon as it is free, it is used")
  }

  /// A text of 2 MB where a name belongs costs no seconds, wherever in a full ledger it stands.
  @Test(arguments: 0..<5)
  func aHugeTextInTheLedgerIsDroppedQuickly(_ column: Int) async throws {
    let key = { (day: Int, lead: Int) in
      SkillDay.Key(place: "p", series: .forecast(provider: "a", lead: lead), day: day)
    }
    var hour = SkillHour(leadHours: 5)
    hour.temperatureCelsius = 12
    let days = (20_000..<20_400).flatMap { day in
      (0..<7).map { lead in
        var row = SkillDay(key: key(day, lead))
        row[3] = hour
        return row
      }
    }
    func time(_ store: SQLiteStore) async throws -> Duration {
      let start = ContinuousClock.now
      #expect(try await store.skill(at: "p", days: 20_000...20_400).count == days.count)
      try await store.keepSkill(days.suffix(70))
      _ = try await store.skill(at: "p")
      return ContinuousClock.now - start
    }
    let before = folder.store()
    try await before.keepSkill(days)
    let usual = try await time(before)
    let raw = try Database(folder.dataFile, flags: SQLITE_OPEN_READWRITE)
    let text = SQLValue.text(String(repeating: "3", count: 2_000_000))
    for day in [20_050, 20_200, 20_350] {
      var values: [SQLValue] = [
        .integer(day), .text("p"), .text("b"), .integer(0), .blob([1, 2, 3]),
      ]
      values[column] = text
      try raw.run("INSERT OR REPLACE INTO skill VALUES (?1, ?2, ?3, ?4, ?5)", values)
    }
    let took = try await time(folder.store())
    #expect(took < usual * 4 + .milliseconds(500), "\(took), and \(usual) without it")
  }

  @Test func aLockThatIsNeverReleasedIsLocked() async throws {
    let store = SQLiteStore(
      SQLiteStore.Settings(dataFolder: folder.data, cacheFolder: nil, busyMilliseconds: 50))
    _ = try await store.favorites()
    let holder = try Database(folder.dataFile, flags: SQLITE_OPEN_READWRITE)
    try holder.run("BEGIN IMMEDIATE")
    await #expect(throws: StorageFailure.locked) {
      try await store.addFavorite(.number(1), before: nil, maximum: 9)
    }
    #expect(try await store.favorites().favorites.isEmpty, "reading goes on")
    try holder.run("COMMIT")
    _ = try await store.addFavorite(.number(1), before: nil, maximum: 9)
  }

  @Test(
    arguments: [
      (SQLITE_FULL, 0, .full), (SQLITE_IOERR, ENOSPC, .full), (SQLITE_IOERR, EDQUOT, .full),
      (SQLITE_IOERR | 3 << 8, 0, .full), (SQLITE_IOERR | 3 << 8, EIO, .readOnly),
      (SQLITE_IOERR, EIO, .readOnly), (SQLITE_READONLY, 0, .readOnly),
      (SQLITE_CANTOPEN, EACCES, .readOnly),
      (SQLITE_CORRUPT, 0, .corrupt), (SQLITE_NOTADB, 0, .corrupt), (SQLITE_BUSY, 0, .locked),
      (SQLITE_BUSY | 5 << 8, 0, .locked), (SQLITE_CORRUPT | 1 << 8, 0, .corrupt),
    ] as [(CInt, CInt, StorageFailure)])
  func everyErrorHasItsReason(_ code: CInt, _ system: CInt, _ failure: StorageFailure) {
    #expect(SQLiteError(code: code, systemError: system).failure == failure)
  }
}
