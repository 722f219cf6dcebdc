package import Vocabulary

extension SQLiteStore {
  package func settings() async throws(StorageFailure) -> [String: String] {
    let settings = try data.read { database throws(SQLiteError) in
      try database.rows(of: StoredSetting.self)
    }
    return Dictionary(settings.map { ($0.key, $0.value) }) { _, last in last }
  }

  package func setSetting(_ key: String, to value: String?) async throws(StorageFailure) {
    try data.write { database throws(SQLiteError) in
      if let value {
        try database.run(
          "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
          .text(key), .text(value))
      } else {
        try database.run("DELETE FROM settings WHERE key = ?1", .text(key))
      }
    }
  }
}
