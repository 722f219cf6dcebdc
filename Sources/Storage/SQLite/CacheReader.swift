import CSQLite
import EventLoop

/// Reads the cache on its own connection and thread: in WAL mode, a reader waits neither for this
/// process's writes nor for other processes' locks. It only reads; creating, migrating, repairing
/// or setting aside the file is left to the writer.
actor CacheReader {
  /// The log is being recovered, or checkpointed by the last connection to close.
  private static let busyMilliseconds = 100

  private let thread = WorkerThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.executor.asUnownedSerialExecutor()
  }

  private let path: String
  private let fileSystem: String?
  private var open: (database: Database, identity: FileIdentity)?
  /// Not in WAL mode: reading would wait for the writer.
  private var otherJournal: FileIdentity?

  init(path: String, fileSystem: String?) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// - Returns: nil if the writer must read instead.
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

  /// The database of the file currently at the path, if it is in WAL mode and of this version.
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
