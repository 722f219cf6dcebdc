import CSQLite
import Foundation
import RowDriver
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Storage

/// Several processes, and processes that die: each child is this test program once more.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ProcessTests {
  let folder = TemporaryFolder()

  /// `ALMANAC_KILL_ROUNDS=1000` for the long run.
  static let killRounds =
    ProcessInfo.processInfo.environment["ALMANAC_KILL_ROUNDS"].flatMap { Int($0) } ?? 30

  static func store(_ path: String) -> SQLiteStore {
    SQLiteStore(SQLiteStore.Settings(dataFolder: path + "/data", cacheFolder: path + "/cache"))
  }

  // MARK: kill -9

  @Test func whatWasAcknowledgedSurvivesAKill() async throws {
    var acknowledged = 0
    for round in 0..<Self.killRounds {
      // The same files are killed over and over, but do not grow without end.
      let path = "\(folder.path)/\(round / 50)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, round = round as Int] in
        await Self.writeUntilKilled(path, round: round)
      }
      let (count, lost) = try await outcome(path)
      #expect(lost.isEmpty, "round \(round)")
      acknowledged = max(acknowledged, count)
    }
    #expect(acknowledged > 0, "else nothing was tested")
  }

  /// Writes favorites and cache entries, each acknowledged by a line in `acks`, until a thread
  /// kills the process at a random moment.
  static func writeUntilKilled(_ path: String, round: Int) async {
    let store = Self.store(path)
    let acks = open(path + "/acks", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    func note(_ line: String) { _ = line.withCString { write(acks, $0, strlen($0)) } }
    let delay = UInt32.random(in: 0..<30_000)
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    var number = round * 1_000
    while true {
      number += 1
      if case .added(let favorite, _)? = try? await store.addFavorite(
        .number(number), before: nil, maximum: 1_000)
      {
        note("+\(favorite.id)\n")
        if number % 3 == 0 {
          note("-\(favorite.id)\n")
          _ = try? await store.removeFavorite(id: favorite.id)
        }
      }
      await store.keep(
        .sized(20_000, at: Instant(unixSeconds: Double(number))), as: "k\(number % 50)")
    }
  }

  /// How many additions were acknowledged, and which of them are missing.
  private func outcome(_ path: String) async throws -> (count: Int, lost: Set<Substring>) {
    let store = Self.store(path)
    let kept = Set(try await store.favorites().favorites.map(\.id))
    _ = await store.response("k1")
    try expectSound(path)
    let acks = (try? String(contentsOfFile: path + "/acks", encoding: .utf8)) ?? ""
    var expected: Set<Substring> = []
    for line in acks.split(separator: "\n") {
      if line.hasPrefix("+") { expected.insert(line.dropFirst()) }
      if line.hasPrefix("-") { expected.remove(line.dropFirst()) }
    }
    return (expected.count, expected.filter { !kept.contains(String($0)) })
  }

  private func expectSound(_ path: String) throws {
    for file in ["/data/almanac.db", "/cache/cache.db"] {
      let database = try Database(path + file, flags: SQLITE_OPEN_READWRITE)
      let verdict = try database.answer("PRAGMA integrity_check") {
        row throws(InvalidRow) in try row.text(0, atMost: 4_096)
      }
      #expect(verdict == "ok", "\(file)")
    }
  }

  // MARK: Eight at once

  static let members = 8
  /// `ALMANAC_SHARE_ROUNDS=15000` is about a minute.
  static let shareRounds =
    ProcessInfo.processInfo.environment["ALMANAC_SHARE_ROUNDS"].flatMap { Int($0) } ?? 25

  @Test func eightProcessesShareEverything() async throws {
    let rounds = Self.shareRounds
    await withTaskGroup { group in
      for member in 0..<Self.members {
        group.addTask { [path = folder.path] in
          await #expect(processExitsWith: .success) {
            [path = path as String, member = member as Int, rounds = rounds as Int] in
            try await Self.share(path, member: member, rounds: rounds)
          }
        }
      }
    }
    let list = try await folder.store().favorites()
    let changes = try lines("changes")
    #expect(list.revision == changes.count, "every change counted once")
    #expect(Set(changes).count == changes.count, "no revision given twice")
    #expect(list.favorites.count == Self.members * min(rounds, 25))
    #expect(try lines("spent").count == Self.members * rounds / 2, "the budget, and no more")
    #expect(try lines("fetched").count == rounds, "one owner of each lease")
    try expectSound(folder.path)
  }

  private func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8).split(separator: "\n")
  }

  static func share(_ path: String, member: Int, rounds: Int) async throws {
    let store = Self.store(path)
    let budget = Budget(perDay: Double(members * rounds / 2))
    func note(_ name: String, _ line: String) {
      let file = open("\(path)/\(name)", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      _ = (line + "\n").withCString { write(file, $0, strlen($0)) }
      close(file)
    }
    for round in 0..<rounds {
      if round < 25 {
        let draft = FavoriteDraft.number(member * 100 + round)
        let addition = try await store.addFavorite(draft, before: nil, maximum: 1_000)
        guard case .added(_, let revision) = addition else { throw StorageFailure.corrupt }
        note("changes", "\(revision)")
      } else {
        let id = "f\(round % 100 + 1)"
        let change = try await store.renameFavorite(id: id, name: "\(member) \(round)")
        if case .changed(let revision) = change { note("changes", "\(revision)") }
      }
      if case .granted = await store.spend(1, from: "p", within: budget, at: 1_000) {
        note("spent", "1")
      }
      let lease = "lease \(round)"
      let owner = "member \(member)"
      if await store.acquireLease(lease, owner: owner, seconds: 600, at: 1_000) == .acquired {
        note("fetched", lease)
      }
      await store.keep(.sized(2_000, at: Instant(unixSeconds: Double(round))), as: "k\(round % 20)")
      let kept = await store.response("k\(round % 20)")
      guard kept?.body.count == 2_000 else { throw StorageFailure.corrupt }
    }
  }

  @Test func damageUnderEightProcessesEndsInASoundStore() async throws {
    await withTaskGroup { group in
      for member in 0..<Self.members {
        group.addTask { [path = folder.path] in
          await #expect(processExitsWith: .success) {
            [path = path as String, member = member as Int] in
            await Self.workThroughDamage(path, member: member)
          }
        }
      }
    }
    let store = folder.store()
    _ = try await store.addFavorite(.number(5_000), before: nil, maximum: 10_000)
    try expectSound(folder.path)
    #expect(folder.names(in: folder.data).contains("almanac.db.corrupt-1"))
  }

  static func workThroughDamage(_ path: String, member: Int) async {
    let store = Self.store(path)
    for round in 0..<40 {
      if member == 0 && round % 10 == 5 { damage(path + "/data/almanac.db") }
      let draft = FavoriteDraft.number(member * 100 + round)
      _ = try? await store.addFavorite(draft, before: nil, maximum: 1_000)
      await store.keep(.sized(2_000, at: Instant(unixSeconds: Double(round))), as: "k\(round)")
    }
  }

  /// Garbage at the file's start, and nothing in the journal to make up for it.
  private static func damage(_ path: String) {
    let database = try? Database(path, flags: SQLITE_OPEN_READWRITE)
    try? database?.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = open(path, O_WRONLY | O_CLOEXEC)
    let garbage = [UInt8](repeating: 0xA5, count: 8_192)
    _ = garbage.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    close(file)
  }

  // MARK: A disk that does not do what it should

  @Test func aFullDiskIsFullAndNothingIsLost() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 300_000, rlim_max: rlimit().rlim_max)
      getrlimit(.init(RLIMIT_FSIZE.rawValue), &limit)
      limit.rlim_cur = 300_000
      setrlimit(.init(RLIMIT_FSIZE.rawValue), &limit)
      let store = Self.store(path)
      var added = 0
      var failure: StorageFailure?
      while failure == nil && added < 200 {
        var draft = FavoriteDraft.number(added)
        draft.place = Array(repeating: 7, count: 8_000)
        do throws(StorageFailure) {
          _ = try await store.addFavorite(draft, before: nil, maximum: 1_000)
          added += 1
        } catch {
          failure = error
        }
      }
      #expect(failure == .full)
      #expect(added > 0)
      #expect(try await store.favorites().favorites.count == added, "reading goes on")
      for number in 0..<100 { await store.keep(.sized(8_000, at: 0), as: "k\(number)") }
      #expect(await store.status().warnings == [.cacheWriteFailed(.full)])
      #expect(await store.response("k0") != nil)
      limit.rlim_cur = limit.rlim_max
      setrlimit(.init(RLIMIT_FSIZE.rawValue), &limit)
      _ = try await store.addFavorite(.number(999), before: nil, maximum: 1_000)
      #expect(try await store.favorites().favorites.count == added + 1)
    }
  }

  @Test func whatCannotBeWrittenCanBeRead() async throws {
    do {
      let store = folder.store()
      _ = try await store.addFavorite(.number(1), before: nil, maximum: 9)
      await store.keep(.sized(10, at: 0), as: "k")
    }
    // Nobody, for root may write everywhere.
    for file in [folder.dataFile, folder.cacheFile] { chmod(file, 0o444) }
    for path in [folder.data, folder.cache] { chmod(path, 0o555) }
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
      let store = Self.store(path)
      let list = try await store.favorites()
      #expect(list.favorites.count == 1)
      #expect(await store.response("k") == .sized(10, at: 0))
      await #expect(throws: StorageFailure.readOnly) {
        try await store.addFavorite(.number(2), before: nil, maximum: 9)
      }
      await store.keep(.sized(10, at: 0), as: "k2")
      let warnings = await store.status().warnings
      #expect(
        warnings == [.readOnly(.data), .readOnly(.cache), .cacheWriteFailed(.readOnly)])
    }
    for path in [folder.data, folder.cache] { chmod(path, 0o700) }
  }
}
