import CSQLite
import EventLoop

/// Reads the cache on a connection and a thread of its own: in WAL a reader waits neither for this
/// process's writes nor for the locks of others. It only reads; whatever else must be done to the
/// file (making it, migrating it, dropping a bad row, setting it aside) is left to the writer.
actor CacheReader {
  /// A log is being recovered, or folded into the file by the last one who leaves.
  private static let busyMilliseconds = 100

  private let thread = WorkerThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.executor.asUnownedSerialExecutor()
  }

  private let path: String
  private let fileSystem: String?
  private var open: (database: Database, identity: FileIdentity)?
  /// Not in WAL: to read it would be to wait for who writes it.
  private var otherJournal: FileIdentity?

  init(path: String, fileSystem: String?) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// - Returns: nil where the writer must look itself.
  func read<Value: Sendable>(
    _ body: @Sendable (Database) throws(SQLiteError) -> Value
  ) -> Value? {
    guard let database = current() else { return nil }
    let known = database.invalidRows
    do throws(SQLiteError) {
      let value = try body(database)
      if database.invalidRows == known { return value }
    } catch {}
    open = nil
    return nil
  }

  /// The database of the file that stands at the path now, if it is in WAL and of this version.
  private func current() -> Database? {
    guard let identity = FileIdentity(path: path), !isIrregularFile(path) else {
      open = nil
      return nil
    }
    if let open, open.identity == identity { return open.database }
    open = nil
    guard identity != otherJournal,
      let database = try? Database(path, flags: SQLITE_OPEN_READONLY, vfs: fileSystem)
    else {
      return nil
    }
    database.setBusyTimeout(milliseconds: Self.busyMilliseconds)
    guard let journal = try? database.word("PRAGMA journal_mode"),
      let version = try? database.version(), version >= Schema.cache.version
    else { return nil }
    guard journal == "wal" else {
      otherJournal = identity
      return nil
    }
    open = (database, identity)
    return database
  }
}
