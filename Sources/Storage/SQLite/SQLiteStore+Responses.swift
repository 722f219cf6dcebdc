import CSQLite
import Basics
import Time
import Vocabulary

extension SQLiteStore {
  package nonisolated func responses(_ keys: [String]) async -> [String: CachedResponse] {
    let found = await look(dropping: keys) { database throws(SQLiteError) in
      var found: [String: CachedResponse] = [:]
      for key in keys { found[key] = try Self.response(key, database) }
      return found
    }
    touched.withLock { $0.formUnion((found ?? [:]).keys) }
    return found ?? [:]
  }

  static func response(_ key: String, _ database: Database) throws(SQLiteError) -> CachedResponse? {
    try database.row(of: CachedResponse.self, "WHERE key = ?1", .text(key))
  }

  func keep(
    _ body: ClaimResult.Body, as key: String, _ database: Database
  ) throws(SQLiteError) {
    switch body {
    case .none: return
    case .confirmed(let fetchedAt, let expiresAt):
      try database.run(
        """
        UPDATE responses SET fetched_at = ?2, expires_at = ?3, used_at = max(used_at, ?2)
        WHERE key = ?1
        """, .text(key), .time(fetchedAt), .time(expiresAt))
    case .fetched(let response):
      let size = response.body.count + CacheLimits.entryBytes
      guard size <= cacheBytes / CacheLimits.largestShare else {
        return try Self.drop([key], database)
      }
      try touch(at: response.fetchedAt, database)
      try insert(response, key, size, database)
      try evict(sparing: key, database)
    }
  }

  static func drop(_ keys: [String], _ database: Database) throws(SQLiteError) {
    for key in keys { try database.run("DELETE FROM responses WHERE key = ?1", .text(key)) }
  }

  package func setCacheLimit(bytes: Int) async {
    cacheBytes = max(0, bytes)
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in try evict(sparing: "", database) }
    }
  }

  func cacheUsage() -> CacheUsage {
    cached(or: CacheUsage(maximumBytes: cacheBytes)) { () throws(StorageFailure) in
      let totals = try cache.read { database throws(SQLiteError) in
        try database.row(of: CacheTotals.self)
      }
      return CacheUsage(
        entries: totals?.entries ?? 0, bytes: totals?.bytes ?? 0, maximumBytes: cacheBytes)
    }
  }

  // MARK: Rows

  private func insert(
    _ response: CachedResponse, _ key: String, _ size: Int, _ database: Database
  ) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO responses VALUES (?1, ?2, ?3, ?4, ?5, ?4, ?6, ?7, ?8, ?9, ?10)
      ON CONFLICT (key) DO UPDATE SET provider = ?2, product = ?3, fetched_at = ?4,
      expires_at = ?5, used_at = max(used_at, ?4), entity_tag = ?6, last_modified = ?7,
      content_type = ?8, body = ?9, size = ?10
      """,
      .text(key), .text(response.provider), .text(response.product), .time(response.fetchedAt),
      .time(response.expiresAt), .optional(response.entityTag), .optional(response.lastModified),
      .optional(response.contentType), .blob(response.body), .integer(size))
  }

  /// A read writes nothing; entries read since the last write get this write's time.
  private func touch(at now: Instant, _ database: Database) throws(SQLiteError) {
    let read = touched.withLock { touched in
      defer { touched = [] }
      return touched
    }
    for key in read {
      try database.run(
        "UPDATE responses SET used_at = ?2 WHERE key = ?1 AND used_at < ?2", .text(key),
        .time(now))
    }
  }

  /// Evicts the least recently used entries until there is room. A cache whose size is unreadable
  /// is started anew, like a damaged one.
  private func evict(sparing key: String, _ database: Database) throws(SQLiteError) {
    guard let totals = try database.row(of: CacheTotals.self) else {
      throw SQLiteError(code: SQLITE_CORRUPT)
    }
    guard totals.bytes > cacheBytes else { return }
    var excess = totals.bytes - CacheLimits.afterEviction(cacheBytes)
    let known = database.invalidRows
    let candidates = try database.rows(
      of: EvictionCandidate.self, "WHERE key <> ?1 ORDER BY used_at", .text(key))
    if database.invalidRows > known { throw SQLiteError(code: SQLITE_CORRUPT) }
    for candidate in candidates where excess > 0 {
      try database.run("DELETE FROM responses WHERE key = ?1", .text(candidate.key))
      excess -= candidate.size
    }
  }
}
