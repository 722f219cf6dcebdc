import CSQLite

/// Writes into a database past the store, as another program would.
package enum RowWriter {
  /// What a constraint refuses is left out: it cannot be in a file either.
  package static func execute(_ statements: [String], _ path: String) {
    var handle: OpaquePointer?
    sqlite3_open(path, &handle)
    sqlite3_exec(handle, "PRAGMA synchronous = OFF; BEGIN", nil, nil, nil)
    for statement in statements { sqlite3_exec(handle, statement, nil, nil, nil) }
    sqlite3_exec(handle, "COMMIT", nil, nil, nil)
    sqlite3_close(handle)
  }
}
