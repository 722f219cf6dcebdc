import CSQLite

extension SQLiteStore {
  /// The version of the library that runs.
  package static var libraryVersion: String { unsafe String(cString: sqlite3_libversion()) }
}
