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

  // MARK: The log of sunsets

  package func logSunset(_ entry: SunsetLogEntry) async throws(StorageFailure) {
    try data.write { database throws(SQLiteError) in
      try database.run(
        """
        INSERT INTO sunsets VALUES (?1, ?2, ?3, ?4) ON CONFLICT (place, date) DO UPDATE
        SET predicted = coalesce(?3, predicted), observed = coalesce(?4, observed)
        """,
        .text(entry.place), .text(entry.date), .optional(entry.predicted),
        .optional(entry.observed))
    }
  }

  package func sunsetLog(
    place: String, from: String, through: String
  ) async throws(StorageFailure) -> [SunsetLogEntry] {
    try data.read { database throws(SQLiteError) in
      try database.rows(
        of: SunsetLogEntry.self, "WHERE place = ?1 AND date BETWEEN ?2 AND ?3 ORDER BY date",
        .text(place), .text(from), .text(through))
    }
  }
}
