package import Skill
package import Vocabulary

extension SQLiteStore {
  package func keepSkill(_ days: [SkillDay]) async throws(StorageFailure) {
    guard !days.isEmpty else { return }
    try data.write { database throws(SQLiteError) in
      guard try Self.fill(days, database) > 0 else { return }
      // The rows are counted only if some may be old.
      try database.run(
        """
        DELETE FROM skill WHERE (day, place, provider, lead) IN (
          SELECT day, place, provider, lead FROM skill
          WHERE ((SELECT MAX(day) FROM skill) - (SELECT MIN(day) FROM skill) > ?1
              OR EXISTS (SELECT 1 FROM skill LIMIT 1 OFFSET ?2))
            AND (day < -?1 + (SELECT day FROM skill WHERE day <= ?5 ORDER BY day DESC LIMIT 1
                OFFSET (SELECT COUNT(*) / ?3 FROM skill))
              OR day < (SELECT day FROM skill ORDER BY day DESC LIMIT 1 OFFSET ?2))
          ORDER BY day LIMIT (SELECT MAX(COUNT(*) / ?4, ?4) FROM skill))
        """,
        [
          .integer(SkillLimits.days), .integer(SkillLimits.rows),
          .integer(SkillLimits.aheadShare), .integer(SkillLimits.droppedShare),
          // A day beyond the calendar is that of no row of ours (`StoredRow`).
          .integer(RowLimits.days.upperBound),
        ])
    }
  }

  /// - Returns: how many days are new.
  private static func fill(_ days: [SkillDay], _ database: Database) throws(SQLiteError) -> Int {
    var added = 0
    for day in days {
      let key = [SQLValue](day.key)
      let known = try database.rows(
        of: SkillDay.self, "WHERE day = ?1 AND place = ?2 AND provider = ?3 AND lead = ?4", key
      ).first
      let filled = known?.filled(by: day) ?? day
      guard filled != known else { continue }
      try database.run(
        "INSERT OR REPLACE INTO skill (\(SkillDay.columns)) VALUES (?1, ?2, ?3, ?4, ?5)",
        key + [.blob(filled.encoded)])
      if known == nil { added += 1 }
    }
    return added
  }

  /// Of a place (?1), from a day (?2) to a day (?3): a seek for each day with rows, because the key
  /// begins with the day.
  static let daysOfPlace = """
    WHERE place = ?1 AND day IN (
      WITH RECURSIVE days(day) AS (
        SELECT MIN(day) FROM skill WHERE day BETWEEN ?2 AND ?3
        UNION ALL
        SELECT (SELECT MIN(day) FROM skill WHERE day > days.day AND day <= ?3) FROM days
          WHERE day IS NOT NULL
      ) SELECT day FROM days
    ) ORDER BY day, provider, lead
    """

  package func skill(
    at place: String, days: ClosedRange<Int>
  ) async throws(StorageFailure) -> [SkillDay] {
    try data.read { database throws(SQLiteError) in
      try database.rows(
        of: SkillDay.self, Self.daysOfPlace, .text(place), .integer(days.lowerBound),
        .integer(days.upperBound))
    }
  }

  package func removeSkill(at place: String?) async throws(StorageFailure) -> Int {
    try data.write { database throws(SQLiteError) in
      if let place {
        try database.run("DELETE FROM skill WHERE place = ?1", .text(place))
      } else {
        try database.run("DELETE FROM skill")
      }
      return database.changes
    }
  }
}

extension [SQLValue] {
  fileprivate init(_ key: SkillDay.Key) {
    let (provider, lead) = key.series.columns
    self = [.integer(key.day), .text(key.place), .text(provider), .integer(lead)]
  }
}
