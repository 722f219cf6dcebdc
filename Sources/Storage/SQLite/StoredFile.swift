import CSQLite
import EventLoop
import Libc
import Vocabulary

/// One database file that other processes may use, delete or damage at any time: it is opened when
/// needed, reopened when replaced, and set aside when damaged. If its directory is unusable, a
/// cache is kept in memory, and user data is refused, because an acknowledged write must survive
/// the process. Confined to the store thread.
final class StoredFile {
  /// Location and mode, of either file.
  struct Place {
    /// Nil: in memory, on purpose.
    let folder: String?
    let busyMilliseconds: Int
    /// Another of SQLite's file systems (tests).
    var fileSystem: String?
  }

  private enum State {
    case closed
    case open(Database, FileIdentity?)
  }

  private let kind: StoreFile
  private let place: Place
  private let schema: Schema
  private let warn: (StorageWarning) -> Void
  private let lock: () -> SidecarLock?
  private var state = State.closed
  private var sidecarLock: SidecarLock?
  /// Also when opening it failed.
  private var lastOpened: FileIdentity?
  private(set) var journal: String?
  private(set) var isReadOnly = false
  /// Rows dropped on connections that are closed now.
  private var earlierInvalidRows = 0
  /// Why the file cannot be written.
  private var refusal: SQLiteError?
  /// A cache is not worth waiting for twice: one call has many statements, and each would wait.
  /// User data is. (The sidecar's lock has a patience of its own: it is free more often than
  /// SQLite's.)
  private let patience: LockTimeout?

  init(
    _ kind: StoreFile, at place: Place, schema: Schema, warn: @escaping (StorageWarning) -> Void
  ) {
    self.kind = kind
    self.place = place
    self.schema = schema
    self.warn = warn
    patience = kind == .cache ? LockTimeout(milliseconds: place.busyMilliseconds) : nil
    let sidecarPatience = LockTimeout(milliseconds: place.busyMilliseconds)
    lock = {
      place.folder.flatMap {
        SidecarLock(path: "\($0)/\(kind.fileName).guard", patience: sidecarPatience)
      }
    }
  }

  var path: String? { place.folder.map { "\($0)/\(kind.fileName)" } }

  /// Rows that were dropped because they cannot be what this program wrote.
  var invalidRows: Int {
    guard case .open(let database, _) = state else { return earlierInvalidRows }
    return earlierInvalidRows + database.invalidRows
  }

  private func close() {
    earlierInvalidRows = invalidRows
    state = .closed
  }

  // MARK: Use

  /// How long to wait for another process's lock.
  private var busyMilliseconds: Int { patience?.currentMilliseconds ?? place.busyMilliseconds }

  func read<Value>(
    _ body: (Database) throws(SQLiteError) -> Value
  ) throws(StorageFailure) -> Value {
    let known = invalidRows
    defer { if invalidRows > known { warn(.invalidRows(kind)) } }
    return try mending { () throws(SQLiteError) in try body(current()) }
  }

  /// Runs `body` in one transaction, which is committed to the current file on return.
  func write<Value>(
    _ body: (Database) throws(SQLiteError) -> Value
  ) throws(StorageFailure) -> Value {
    let known = invalidRows
    defer { if invalidRows > known { warn(.invalidRows(kind)) } }
    return try mending { () throws(SQLiteError) in
      for _ in 0..<Self.replacementsInARow {
        let database = try current()
        if let refusal { throw refusal }
        if isReadOnly { throw SQLiteError(code: SQLITE_READONLY) }
        // The file cannot be replaced between this second check and the commit.
        try sidecarLock?.lockShared()
        defer { sidecarLock?.unlock() }
        guard isInPlace else { continue }
        let value = try database.transaction(body)
        patience?.noteSuccess()
        return value
      }
      throw SQLiteError(code: SQLITE_BUSY)
    }
  }

  /// A file is normally replaced once; repeated replacement means two processes compete.
  private static let replacementsInARow = 4

  /// Runs an attempt; if the file is damaged, sets it aside and retries on a new one.
  private func mending<Value>(
    _ attempt: () throws(SQLiteError) -> Value
  ) throws(StorageFailure) -> Value {
    do throws(SQLiteError) {
      return try attempt()
    } catch {
      if error.isContention { patience?.noteTimeout() }
      guard isDamage(error), quarantine() else { throw error.failure }
    }
    do throws(SQLiteError) {
      return try attempt()
    } catch {
      throw error.failure
    }
  }

  /// A correct write violates no constraint unless the stored data is wrong. A cache is then
  /// started anew; user data is not discarded.
  private func isDamage(_ error: SQLiteError) -> Bool {
    error.isCorruption || kind == .cache && error.primary == SQLITE_CONSTRAINT
  }

  // MARK: Opening

  /// The open database of the file currently at the path.
  private func current() throws(SQLiteError) -> Database {
    if case .open(let database, _) = state, isInPlace {
      database.setBusyTimeout(milliseconds: busyMilliseconds)
      return database
    }
    close()
    let (database, identity) = try open()
    state = .open(database, identity)
    return database
  }

  /// Whether the open file is the one at the path; always true in memory.
  private var isInPlace: Bool {
    guard case .open(_, let identity) = state else { return false }
    guard let identity, let path else { return true }
    return FileIdentity(path: path) == identity
  }

  private func open() throws(SQLiteError) -> (Database, FileIdentity?) {
    guard let folder = place.folder, let path else { return (try openInMemory(), nil) }
    isReadOnly = false
    refusal = nil
    do throws(SQLiteError) {
      try Self.requireRegularFiles(path)
      sidecarLock = FileBytes.makeFolder(folder) ? lock() : nil
      if let sidecarLock, !sidecarLock.canLock {
        throw SQLiteError(code: SQLITE_IOERR, systemError: ENOLCK)
      }
      return try openFile(path)
    } catch {
      if error.isCorruption || error.isContention { throw error }
      // Without locks, reading what another process writes is not safe either.
      if !error.isIrregular, error.systemError != ENOLCK, let database = try? openForReading(path) {
        return (database, FileIdentity(path: path))
      }
      warn(.inMemoryOnly(kind, error.failure))
      if kind == .data { refusal = error }
      return (try openInMemory(), nil)
    }
  }

  /// A pipe, socket, device or directory is never opened: it could block this thread forever or
  /// disturb another program.
  private static func requireRegularFiles(_ path: String) throws(SQLiteError) {
    for suffix in ["", ".guard"] + journals where isIrregularFile(path + suffix) {
      throw SQLiteError(code: SQLITE_CANTOPEN, isIrregular: true)
    }
  }

  private static let journals = ["-wal", "-shm", "-journal"]

  private func openFile(_ path: String) throws(SQLiteError) -> (Database, FileIdentity?) {
    try sidecarLock?.lockShared()
    defer { sidecarLock?.unlock() }
    let database = try Database(
      path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs: place.fileSystem)
    // Before the journal exists, because SQLite copies the file's mode to it.
    _ = unsafe chmod(path, 0o600)
    lastOpened = FileIdentity(path: path)
    database.setBusyTimeout(milliseconds: busyMilliseconds)
    try prepare(database)
    if database.isReadOnly {
      isReadOnly = true
      warn(.readOnly(kind))
    }
    if kind == .data {
      for old in SetAsideFile.all(of: path) { warn(.setAside(kind, path: old.path)) }
    }
    return (database, lastOpened)
  }

  private func prepare(_ database: Database) throws(SQLiteError) {
    if kind == .data { try check(database) }
    journal = try chooseJournal(database)
    try database.execute("PRAGMA synchronous = \(schema.synchronous); \(schema.settings)")
    try migrate(database)
  }

  /// User data is small enough to be checked completely.
  private func check(_ database: Database) throws(SQLiteError) {
    if try database.word("PRAGMA quick_check(1)") != "ok" {
      throw SQLiteError(code: SQLITE_CORRUPT)
    }
  }

  /// WAL if the file system supports shared memory, else TRUNCATE, as on network file systems.
  /// Concurrent first opens can fail with "locked" despite the timeout, so they are retried.
  private func chooseJournal(_ database: Database) throws(SQLiteError) -> String? {
    let clock = MonotonicClock.system
    let end = clock.now().advanced(byMilliseconds: busyMilliseconds)
    while true {
      do throws(SQLiteError) {
        let mode = try database.word("PRAGMA journal_mode = WAL")
        if mode == "wal" { return mode }
        break
      } catch {
        if error.isCorruption { throw error }
        guard error.isContention else { break }
        if clock.now() >= end { throw error }
        pauseThread(milliseconds: 5)
      }
    }
    return try database.word("PRAGMA journal_mode = TRUNCATE")
  }

  private func migrate(_ database: Database) throws(SQLiteError) {
    guard try database.version() != schema.version else { return }
    let found = try database.transaction { database throws(SQLiteError) in
      let found = try database.version()
      guard found < schema.version else { return found }
      for step in schema.steps[max(0, found)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(schema.version)")
      return schema.version
    }
    if found > schema.version {
      isReadOnly = true
      warn(.newerSchema(kind))
    }
  }

  /// A file in a read-only location; `immutable` needs no lock files.
  private func openForReading(_ path: String) throws(SQLiteError) -> Database {
    var last = SQLiteError(code: SQLITE_CANTOPEN)
    for name in [path, "file:\(Self.escaped(path))?immutable=1"] {
      do throws(SQLiteError) {
        let database = try Database(name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        database.setBusyTimeout(milliseconds: place.busyMilliseconds)
        guard try database.version() >= schema.version else { throw last }
        isReadOnly = true
        warn(.readOnly(kind))
        return database
      } catch {
        last = error
      }
    }
    throw last
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isSpecial = byte <= 0x20 || byte >= 0x7F || "%?#".utf8.contains(byte)
      guard isSpecial else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  private func openInMemory() throws(SQLiteError) -> Database {
    let database = try Database(":memory:", flags: SQLITE_OPEN_READWRITE)
    journal = try database.word("PRAGMA journal_mode")
    try migrate(database)
    return database
  }

  // MARK: Quarantine

  /// Sets aside the most recently opened file, unless another process has just done so.
  /// - Returns: whether it is worth trying again.
  private func quarantine() -> Bool {
    guard let path, let sidecarLock else { return false }
    close()
    guard (try? sidecarLock.lockExclusive()) != nil else { return false }
    defer { sidecarLock.unlock() }
    guard let current = FileIdentity(path: path), current == lastOpened else { return true }
    let aside = SetAsideFile.next(of: path)
    guard renameFile(path, to: aside.path) else { return false }
    // A leftover journal would be applied to the new database.
    for suffix in Self.journals { renameFile(path + suffix, to: aside.path + suffix) }
    warn(.setAside(kind, path: aside.path))
    return true
  }
}
