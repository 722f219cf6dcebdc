import Time
package import Vocabulary

extension SQLiteStore {
  package func keepSunsetForecasts(
    _ forecasts: [SunsetForecast]
  ) async throws(StorageFailure) {
    // Most scores repeat a known one, and a read never waits.
    let missing = try data.read { database throws(SQLiteError) in
      var missing: [SunsetForecast] = []
      for forecast in forecasts {
        let known = try database.rows(
          of: SunsetForecast.self,
          "WHERE place = ?1 AND date = ?2 AND event = ?3 AND lead_days = ?4",
          [SQLValue](forecast.key) + [.integer(forecast.leadDays)])
        if known.isEmpty { missing.append(forecast) }
      }
      return missing
    }
    guard let newest = missing.map(\.issuedAt).max() else { return }
    try data.write { database throws(SQLiteError) in
      var added = 0
      for forecast in missing {
        try database.run(
          "INSERT INTO sunset_forecasts (\(SunsetForecast.columns)) VALUES "
            + "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
          forecast.values)
        added += database.changes
      }
      guard added > 0 else { return }
      try database.run(
        "DELETE FROM sunset_forecasts WHERE issued_at < ?1 OR issued_at < (SELECT issued_at FROM "
          + "sunset_forecasts ORDER BY issued_at DESC LIMIT 1 OFFSET ?2)",
        [
          .time(newest.adding(seconds: -SunsetForecastLimits.days * 86_400)),
          .integer(SunsetForecastLimits.count),
        ])
    }
  }

  package func observeSunset(
    _ observation: SunsetObservation
  ) async throws(StorageFailure) -> SunsetObservation {
    try data.write { database throws(SQLiteError) in
      var saved = observation
      let key = [SQLValue](observation.key)
      let ofEvent = "WHERE place = ?1 AND date = ?2 AND event = ?3"
      let forecasts = try database.rows(
        of: SunsetForecast.self, "\(ofEvent) ORDER BY lead_days LIMIT 1", key)
      let earlier = try database.rows(of: SunsetObservation.self, ofEvent, key)
      saved.forecast = forecasts.first ?? earlier.first?.forecast ?? observation.forecast
      try Self.save(saved, database)
      return saved
    }
  }

  package func removeSunset(_ key: SunsetForecast.Key) async throws(StorageFailure) {
    try data.write { database throws(SQLiteError) in
      try database.run(
        "DELETE FROM sunset_observations WHERE place = ?1 AND date = ?2 AND event = ?3",
        [SQLValue](key))
    }
  }

  package func sunsetObservations(
    limit: Int
  ) async throws(StorageFailure) -> [SunsetObservation] {
    let newest = try data.read { database throws(SQLiteError) in
      try database.rows(
        of: SunsetObservation.self, "ORDER BY date DESC, place DESC, event DESC LIMIT ?1",
        [.integer(limit)])
    }
    return newest.reversed()
  }

  private static func save(
    _ observation: SunsetObservation, _ database: Database
  ) throws(SQLiteError) {
    let forecast =
      observation.forecast?.values.dropFirst(3) ?? Array(repeating: .null, count: 5)[...]
    try database.run(
      "INSERT OR REPLACE INTO sunset_observations (\(SunsetObservation.columns)) "
        + "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
      [SQLValue](observation.key) + forecast + [
        .real(observation.rating), .time(observation.savedAt),
      ])
  }
}

extension [SQLValue] {
  fileprivate init(_ key: SunsetForecast.Key) {
    self = [.text(key.place), .text(key.date.description), .text(key.event)]
  }
}

extension SunsetForecast {
  fileprivate var values: [SQLValue] {
    [SQLValue](key) + [
      .integer(leadDays), .time(issuedAt), .real(score), .text(model), .text(inputs),
    ]
  }
}
