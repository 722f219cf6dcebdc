package import EventLoop
import Basics
import Vocabulary

/// Stores everything in two SQLite files that several processes share.
///
/// The actor runs SQLite on one thread, started by the first call; look-ups in the cache use the
/// reader's thread. Nothing is left to do at exit: acknowledged writes are committed.
package actor SQLiteStore: Store {
  /// The locations and limits of the files.
  package struct Settings: Sendable {
    /// For `almanac.db`; nil keeps it in memory.
    package var dataFolder: String?
    /// Whether it is in memory for lack of a directory rather than on purpose.
    package var lacksDataFolder = false
    /// For `cache.db`; nil keeps it in memory.
    package var cacheFolder: String?
    package var cacheBytes: Int
    /// How long to wait for another process' lock before `locked`.
    package var busyMilliseconds: Int
    /// An alternative SQLite VFS (for tests).
    package var fileSystem: String?
    /// Whether the owner of a lease is known to be dead, so that its lease is free immediately.
    package var isOwnerGone: @Sendable (String) -> Bool

    package init(
      dataFolder: String? = nil, cacheFolder: String? = nil, cacheBytes: Int = CacheLimits.bytes,
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

  private let thread: WorkerThread
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
  /// Keys read since the last write, which updates their `used_at`.
  nonisolated let touched = Mutex<Set<String>>([])

  /// Accesses no file. By default, everything is kept in memory. `onWarning` is called on the store
  /// thread, once per distinct warning.
  package init(
    _ settings: Settings = Settings(), thread: WorkerThread = WorkerThread(),
    onWarning: @escaping @Sendable (StorageWarning) -> Void = { _ in }
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
    self.thread = thread
    if settings.lacksDataFolder { warnings.add(.withoutFolder) }
    data = file(.data, settings.dataFolder, .data, waiting: .max)
    cache = file(.cache, settings.cacheFolder, .cache, waiting: Self.cacheMilliseconds)
    reader = cache.path.map { CacheReader(path: $0, fileSystem: settings.fileSystem) }
    cacheBytes = settings.cacheBytes
    isOwnerGone = settings.isOwnerGone
  }

  /// A cache is not worth as long a wait as user data.
  private static let cacheMilliseconds = 2_000

  package func status() async -> StorageStatus {
    let usage = cacheUsage()
    let invalid = cache.invalidRows + invalidDataRows()
    return StorageStatus(
      warnings: warnings.all, invalidRows: invalid, cache: usage, dataJournal: data.journal,
      cacheJournal: cache.journal)
  }

  /// Checks all user data: unlike a damaged row of the cache, a damaged one stays in the file. The
  /// ledger of forecasts is too long for that; its damaged rows are counted when they are read.
  private func invalidDataRows() -> Int {
    let count = try? data.read { database throws(SQLiteError) in
      let known = database.invalidRows
      _ = try database.rows(of: Favorite.self)
      _ = try database.rows(of: StoredSetting.self)
      _ = try database.rows(of: StoredCounter.self)
      _ = try database.rows(of: SunsetObservation.self)
      return database.invalidRows - known
    }
    return count ?? 0
  }

  package nonisolated var dataWarnings: [StorageWarning] {
    warnings.all.filter { $0.file == .data }
  }

  /// Looks up the cache, concurrently with writes if possible.
  /// - Parameter keys: of responses, whose rows are dropped if invalid.
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

  /// A failure of the cache is a warning, and the caller continues without it.
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
