import CSQLite

/// One SQLite connection and its prepared statements. Not Sendable: it is confined to the store
/// thread.
///
/// `@safe`: the handle is opened in `init`, closed in `deinit` and never leaves this file.
@safe final class Database {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// Rows that were dropped because they cannot be what this program wrote.
  private(set) var invalidRows = 0

  /// Opens with SQLite's own URI or path. `vfs` names another of SQLite's file systems (tests).
  init(_ name: String, flags: CInt, vfs: String? = nil) throws(SQLiteError) {
    var opened: OpaquePointer?
    let mode = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(name, &opened, mode, vfs)
    guard code == SQLITE_OK, let handle = unsafe opened else {
      let error = SQLiteError(code: code, systemError: unsafe sqlite3_system_errno(opened))
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe self.handle = handle
  }

  deinit {
    for statement in statements.values { unsafe sqlite3_finalize(statement.handle) }
    unsafe sqlite3_close_v2(handle)
  }

  /// How long a statement waits for another process's lock.
  func setBusyTimeout(milliseconds: Int) {
    unsafe sqlite3_busy_timeout(handle, CInt(milliseconds))
  }

  /// Whether the file was opened read-only.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Rows changed by the last statement.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  // MARK: Statements

  /// Runs one or more statements without parameters; they are not cached.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [SQLValue]) throws(SQLiteError) {
    _ = try rows(sql, values) { _ in }
  }

  /// The first row of a statement that reads no table, such as a pragma.
  func answer<Value>(
    _ sql: String, map: (Row) throws(InvalidRow) -> Value
  ) throws(SQLiteError) -> Value? {
    try rows(sql, [], map: map).first
  }

  /// The first valid row that matches `condition`, if any.
  func row<Value: StoredRow>(
    of type: Value.Type, _ condition: String = "", _ values: SQLValue...
  ) throws(SQLiteError) -> Value? {
    try rows(Value.query + " " + condition, values, map: Value.init).first
  }

  /// The valid rows that match `condition`; invalid ones are dropped and counted.
  func rows<Value: StoredRow>(
    of type: Value.Type, _ condition: String = "", _ values: SQLValue...
  ) throws(SQLiteError) -> [Value] {
    try rows(of: type, condition, values)
  }

  func rows<Value: StoredRow>(
    of type: Value.Type, _ condition: String, _ values: [SQLValue]
  ) throws(SQLiteError) -> [Value] {
    try rows(Value.query + " " + condition, values, map: Value.init)
  }

  private func rows<Value>(
    _ sql: String, _ values: [SQLValue], map: (Row) throws(InvalidRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    let statement = try unsafe prepared(sql)
    defer {
      unsafe sqlite3_reset(statement)
      unsafe sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = unsafe bind(value, to: statement, at: CInt(index + 1))
      guard code == SQLITE_OK else { throw error(code) }
    }
    var result: [Value] = []
    while true {
      let code = unsafe sqlite3_step(statement)
      if code == SQLITE_DONE { return result }
      guard code == SQLITE_ROW else { throw error(code) }
      do throws(InvalidRow) {
        result.append(try map(unsafe Row(statement)))
      } catch {
        invalidRows += 1
      }
    }
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let known = statements[sql] { return unsafe known.handle }
    var made: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle, sql, -1, CUnsignedInt(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK, let statement = unsafe made else { throw error(code) }
    statements[sql] = unsafe Statement(handle: statement)
    return unsafe statement
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at index: CInt) -> CInt {
    switch value {
    case .null: unsafe sqlite3_bind_null(statement, index)
    case .integer(let integer): unsafe sqlite3_bind_int64(statement, index, Int64(integer))
    case .real(let real): unsafe sqlite3_bind_double(statement, index, real)
    case .text(let text):
      unsafe csqlite_bind_text(statement, index, text, CInt(text.utf8.count))
    case .blob(let bytes): unsafe csqlite_bind_blob(statement, index, bytes, CInt(bytes.count))
    }
  }

  private func error(_ code: CInt) -> SQLiteError {
    SQLiteError(code: code, systemError: unsafe sqlite3_system_errno(handle))
  }

  // MARK: Transactions

  /// Runs `body` in a transaction that takes the write lock at its start: under contention,
  /// upgrading a read transaction fails at once, regardless of the busy timeout.
  func transaction<Value>(
    _ body: (Database) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let value = try body(self)
      try run("COMMIT")
      return value
    } catch {
      // Some errors roll back by themselves; this one then fails, which is harmless.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}

/// A prepared statement, owned by its connection.
@safe private struct Statement {
  let handle: OpaquePointer
}

/// The current row of a statement, valid only within its closure. `Row+Values.swift` validates the
/// columns; nothing else reads them.
@safe struct Row {
  private let statement: OpaquePointer

  fileprivate init(_ statement: OpaquePointer) { unsafe self.statement = statement }

  /// One of SQLite's five storage classes: the column's value, regardless of its declared type.
  func type(_ column: CInt) -> CInt { unsafe sqlite3_column_type(statement, column) }

  func uncheckedInteger(_ column: CInt) -> Int {
    Int(unsafe sqlite3_column_int64(statement, column))
  }

  func uncheckedReal(_ column: CInt) -> Double { unsafe sqlite3_column_double(statement, column) }

  /// - Returns: nil if there are more than `limit`, which are not copied.
  func uncheckedBytes(_ column: CInt, atMost limit: Int) -> [UInt8]? {
    let count = Int(unsafe sqlite3_column_bytes(statement, column))
    guard count <= limit else { return nil }
    guard count > 0, let start = unsafe sqlite3_column_blob(statement, column) else { return [] }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }
}
