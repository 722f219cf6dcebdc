import AlmanacCore
import CSQLite
import Foundation
import RowDriver
import TestSupport
import Testing

@testable import Storage
import Vocabulary

/// What can be brought back from a file that was set aside.
struct RecoveryTests {
  let folder = TemporaryFolder()

  enum Damage: CaseIterable, Sendable {
    case firstPage
    case lastPage
    case everything
  }

  private func damage(_ damage: Damage) throws {
    try Database(folder.dataFile, flags: SQLITE_OPEN_READWRITE)
      .execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let handle = try #require(FileHandle(forWritingAtPath: folder.dataFile))
    defer { try? handle.close() }
    let length = try handle.seekToEnd()
    let (start, count): (UInt64, UInt64) =
      switch damage {
      case .firstPage: (0, 4_096)
      case .lastPage: (length - 4_096, 4_096)
      case .everything: (0, length)
      }
    try handle.seek(toOffset: start)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(count)))
  }

  private func fill(_ count: Int) async throws {
    let store = folder.store()
    for number in 0..<count {
      _ = try await store.addFavorite(.number(number), before: "f1", maximum: 999)
    }
    try await store.setSetting("location", to: "old")
    try await store.keepSunsetForecasts([.score(1, .day(21, place: "p"))])
    _ = try await store.observeSunset(
      SunsetObservation(key: .day(21, place: "p"), rating: 70, savedAt: 0))
  }

  @Test(arguments: Damage.allCases)
  func whatCanBeReadComesBack(_ damage: Damage) async throws {
    try await fill(150)
    let old = try await folder.store().favorites().favorites
    try self.damage(damage)

    let store = folder.store()
    let addition = try await store.addFavorite(.number(500), before: nil, maximum: 999)
    guard case .added(let newer, _) = addition else {
      Issue.record("\(addition)")
      return
    }
    let aside = folder.dataFile + ".corrupt-1"
    #expect(store.dataWarnings == [.setAside(.data, path: aside)])
    let text = Wording.english.text(store.dataWarnings[0].notice, in: .metric)
    #expect(text.contains(aside))
    #expect(text.contains("almanac doctor --recover"))
    let later = folder.store()
    _ = try await later.favorites()
    #expect(later.dataWarnings == [.setAside(.data, path: aside)], "the next process tells it too")

    let report = try await later.recoverSetAside()
    let file = try #require(report.first)
    #expect(report.count == 1 && file.path == aside)
    let list = try await folder.store().favorites().favorites
    #expect(list.first == newer, "what is there stays, and stays first")
    switch damage {
    case .firstPage:
      #expect(file.favorites == 150 && file.settings == 1 && file.sunsets == 1 && file.isWhole)
      #expect(list.dropFirst().map(\.name) == old.map(\.name), "all of it, in the old order")
    case .lastPage:
      #expect(file.favorites > 75 && !file.isWhole)
    case .everything:
      #expect(file.movedTo == nil && file.favorites == 0)
      #expect(later.dataWarnings.count == 1, "nothing came back: it is still told")
      #expect(try Data(contentsOf: URL(filePath: aside)).allSatisfy { $0 == 0xA5 }, "untouched")
      return
    }
    #expect(file.movedTo == folder.dataFile + ".recovered-1")
    #expect(later.dataWarnings.isEmpty && store.dataWarnings.isEmpty)
    #expect(try await later.recoverSetAside().isEmpty, "once")
    #expect(folder.names(in: folder.data).allSatisfy { !$0.contains("reading") })
  }

  @Test func whatIsThereIsNotOverwritten() async throws {
    try await fill(3)
    try damage(.firstPage)
    let store = folder.store()
    _ = try await store.addFavorite(.number(1), before: nil, maximum: 999)
    try await store.setSetting("location", to: "new")
    let newer = try await store.observeSunset(
      SunsetObservation(key: .day(22, place: "p"), rating: 5, savedAt: 0))
    let report = try await store.recoverSetAside()
    #expect(report.first?.favorites == 2, "one of them is there already")
    #expect(report.first?.settings == 0)
    #expect(try await store.settings() == ["location": "new"])
    #expect(
      try await store.sunsetObservations(limit: 9) == [
        SunsetObservation(
          key: .day(21, place: "p"), rating: 70, savedAt: 0,
          forecast: .score(1, .day(21, place: "p"))), newer,
      ])
    let ids = try await store.favorites().favorites.map(\.id)
    #expect(Set(ids).count == 3)
  }

  /// What is no file is not opened: a pipe would hold the store for ever.
  @Test(
    .timeLimit(.minutes(30)), arguments: ["pipe", "socket", "device", "folder"],
    ["", "-wal", "-journal", ".guard"])
  func whatIsNoFileIsNotOpened(_ kind: String, _ suffix: String) async throws {
    for (parent, file) in [(folder.data, folder.dataFile), (folder.cache, folder.cacheFile)] {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try make(kind, file + suffix)
    }
    let store = folder.store()
    await #expect(throws: StorageFailure.irregular) {
      try await store.addFavorite(.number(1), before: nil, maximum: 9)
    }
    await store.keep(.sized(10, at: 0), as: "k")
    #expect(await store.response("k") != nil, "the cache is kept in memory")
    #expect(
      await store.status().warnings == [
        .inMemoryOnly(.data, .irregular), .inMemoryOnly(.cache, .irregular),
      ])
  }

  private func make(_ kind: String, _ path: String) throws {
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "socket": try bindSocket(path)
    case "device":
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/dev/zero")
    default:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  /// By way of a link, for the path of a socket has room for 107 bytes.
  private func bindSocket(_ path: String) throws {
    let link = "/tmp/almanac-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: url.deletingLastPathComponent().path)
    defer { unlink(link) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let short = "\(link)/\(url.lastPathComponent)"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    #expect(outcome == 0)
  }
}
