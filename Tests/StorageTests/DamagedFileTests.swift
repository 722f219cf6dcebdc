import CSQLite
import Foundation
import RowDriver
import TestSupport
import Testing
import Units
import Vocabulary
import Words

@testable import Storage

/// What becomes of a file that is damaged, or none.
struct DamagedFileTests {
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

  /// A damaged file is set aside as it is, the next process tells it too, and what is new is kept.
  @Test(arguments: Damage.allCases)
  func `a damaged file is set aside`(_ damage: Damage) async throws {
    try await fill(150)
    try self.damage(damage)
    let bytes = try Data(contentsOf: URL(filePath: folder.dataFile))

    let store = folder.store()
    let addition = try await store.addFavorite(.number(500), before: nil, maximum: 999)
    guard case .added(let newer, _) = addition else {
      Issue.record("\(addition)")
      return
    }
    let aside = folder.dataFile + ".corrupt-1"
    #expect(store.dataWarnings == [.setAside(.data, path: aside)])
    let text = Wording.english.text(store.dataWarnings[0].notice, in: .metric).string
    #expect(text.contains(aside))
    #expect(text.contains("sqlite3 .recover"))
    #expect(try Data(contentsOf: URL(filePath: aside)) == bytes, "untouched")

    let later = folder.store()
    #expect(try await later.favorites().favorites == [newer])
    #expect(later.dataWarnings == [.setAside(.data, path: aside)], "the next process tells it too")
    try FileManager.default.removeItem(atPath: aside)
    #expect(later.dataWarnings.isEmpty && store.dataWarnings.isEmpty)
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
