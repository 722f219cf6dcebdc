import EventLoop
import Synchronization

/// Keeps everything in two SQLite files that several processes share.
///
/// The actor serialises its use of SQLite on one thread, started by the first call; what is only
/// looked up in the cache takes the reader's. Nothing needs to be done at exit: what was
/// acknowledged is committed.
package actor SQLiteStore: Store {
  /// Where the files are, and what they may cost.
  package struct Settings: Sendable {
    /// For `almanac.db`; nil keeps it in memory.
    package var dataFolder: String?
    /// Whether it is in memory for want of a folder, and not on purpose.
    package var lacksDataFolder = false
    /// For `cache.db`; nil keeps it in memory.
    package var cacheFolder: String?
    package var cacheBytes: Int
    /// How long to wait for another process' lock before `locked`.
    package var busyMilliseconds: Int
    /// One of SQLite's own file systems instead of the usual one (tests).
    package var fileSystem: String?
    /// Whether the owner of a lease is known to be no more, so that its lease is free at once.
    package var isOwnerGone: @Sendable (String) -> Bool

    package init(
      dataFolder: String?, cacheFolder: String?, cacheBytes: Int = CacheLimits.bytes,
      busyMilliseconds: Int = 5_000, fileSystem: String? = nil,
      isOwnerGone: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
      self.dataFolder = dataFolder
      self.cacheFolder = cacheFolder
      self.cacheBytes = cacheBytes
      self.busyMilliseconds = busyMilliseconds
      self.fileSystem = fileSystem
      self.isOwnerGone = isOwnerGone
    }
  }

  private let thread = WorkerThread()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.executor.asUnownedSerialExecutor()
  }

  let data: StoredFile
  let cache: StoredFile
  /// Nil for a cache in memory.
  private let reader: CacheReader?
  let isOwnerGone: @Sendable (String) -> Bool
  private let warnings: Warnings
  var cacheBytes: Int
  /// Read since the last write; their `used_at` moves with the next one.
  nonisolated let touched = Mutex<Set<String>>([])

  /// Touches no file. `onWarning` is called on the store thread, once for each different warning.
  package init(
    _ settings: Settings, onWarning: @escaping @Sendable (StorageWarning) -> Void = { _ in }
  ) {
    let warnings = Warnings(onWarning)
    func file(
      _ kind: StoreFile, _ folder: String?, _ schema: Schema, waiting milliseconds: Int
    ) -> StoredFile {
      let place = StoredFile.Place(
        folder: folder, busyMilliseconds: min(milliseconds, settings.busyMilliseconds),
        fileSystem: settings.fileSystem)
      return StoredFile(kind, at: place, schema: schema) { warnings.add($0) }
    }
    self.warnings = warnings
    if settings.lacksDataFolder { warnings.add(.withoutFolder) }
    data = file(.data, settings.dataFolder, .data, waiting: .max)
    cache = file(.cache, settings.cacheFolder, .cache, waiting: Self.cacheMilliseconds)
    reader = cache.path.map { CacheReader(path: $0, fileSystem: settings.fileSystem) }
    cacheBytes = settings.cacheBytes
    isOwnerGone = settings.isOwnerGone
  }

  /// A cache is not worth waiting for as long as for the user's own data.
  private static let cacheMilliseconds = 2_000

  package func status() async -> StorageStatus {
    let usage = cacheUsage()
    let invalid = cache.invalidRows + invalidDataRows()
    return StorageStatus(
      warnings: warnings.all, invalidRows: invalid, cache: usage, dataJournal: data.journal,
      cacheJournal: cache.journal)
  }

  /// Reads the user's data through: unlike a row of the cache, a damaged one stays in the file.
  private func invalidDataRows() -> Int {
    let count = try? data.read { database throws(SQLiteError) in
      let known = database.invalidRows
      _ = try database.rows(of: Favorite.self)
      _ = try database.rows(of: StoredSetting.self)
      _ = try database.rows(of: StoredCounter.self)
      _ = try database.rows(of: SunsetLogEntry.self)
      return database.invalidRows - known
    }
    return count ?? 0
  }

  package nonisolated var dataWarnings: [StorageWarning] {
    warnings.all.filter { $0.file == .data }
  }

  /// Looks something up in the cache: beside whatever is written, where that can be done.
  /// - Parameter keys: of responses whose rows are dropped where one of them cannot be.
  nonisolated func look<Value: Sendable>(
    dropping keys: [String] = [],
    _ body: @escaping @Sendable (Database) throws(SQLiteError) -> Value?
  ) async -> Value? {
    if let value = await reader?.read(body) { return value }
    return await readBetweenWrites(dropping: keys, body)
  }

  private func readBetweenWrites<Value: Sendable>(
    dropping keys: [String], _ body: @Sendable (Database) throws(SQLiteError) -> Value?
  ) -> Value? {
    let known = cache.invalidRows
    return cached(or: nil) { () throws(StorageFailure) in
      let value = try cache.read(body)
      if cache.invalidRows > known, !keys.isEmpty {
        try cache.write { database throws(SQLiteError) in try Self.drop(keys, database) }
      }
      return value
    }
  }

  /// What the cache cannot do is a warning, and the caller goes on without it.
  func cached<Value>(
    or substitute: Value, _ body: () throws(StorageFailure) -> Value
  ) -> Value {
    do throws(StorageFailure) {
      return try body()
    } catch {
      warnings.add(.cacheWriteFailed(error))
      return substitute
    }
  }
}

/// Each warning once, in order.
private final class Warnings: Sendable {
  private let seen = Mutex<[StorageWarning]>([])
  private let onWarning: @Sendable (StorageWarning) -> Void

  init(_ onWarning: @escaping @Sendable (StorageWarning) -> Void) { self.onWarning = onWarning }

  var all: [StorageWarning] { seen.withLock { $0 }.filter(\.isCurrent) }

  func add(_ warning: StorageWarning) {
    let isNew = seen.withLock { seen in
      if seen.contains(warning) { return false }
      seen.append(warning)
      return true
    }
    if isNew { onWarning(warning) }
  }
}
