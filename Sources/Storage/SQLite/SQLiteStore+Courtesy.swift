package import Time
import Vocabulary

extension SQLiteStore {
  package func claim(_ claim: Claim, at now: Instant) async -> ClaimOutcome {
    let outcome: ClaimOutcome? = cached(or: nil) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in try decide(claim, now, database) }
    }
    if let outcome { return outcome }
    // Nothing can be written: every process works alone with what it can read.
    guard let key = claim.response, let stored = await response(key) else {
      return .granted(stored: nil, pressure: 0)
    }
    return claim.isAnswered(stored) ? .answered(stored) : .granted(stored: stored, pressure: 0)
  }

  private func decide(
    _ claim: Claim, _ now: Instant, _ database: Database
  ) throws(SQLiteError) -> ClaimOutcome {
    var stored: CachedResponse?
    var (heldUntil, pausedUntil, pacedUntil) = (nil as Instant?, nil as Instant?, nil as Instant?)
    if let key = claim.response { stored = try Self.response(key, database) }
    if let lease = claim.lease { heldUntil = try end(ofOthersThan: lease, now, database) }
    if let name = claim.pause { pausedUntil = try Self.pauseEnd(name, now, database) }
    if let pace = claim.pace { pacedUntil = try Self.pauseEnd(pace.name, now, database) }
    let account = claim.charge?.account ?? ""
    let before = claim.charge == nil ? BudgetUsage() : try usage(of: account, database)
    var usage = before
    let outcome = claim.outcome(
      stored: stored, heldUntil: heldUntil, pausedUntil: pausedUntil, pacedUntil: pacedUntil,
      usage: &usage, at: now)
    guard case .granted = outcome else { return outcome }
    if let pace = claim.pace {
      try pause(pace.name, now.adding(seconds: pace.seconds), database)
    }
    try note(usage, after: before, of: account, database)
    if let lease = claim.lease {
      try database.run(
        """
        INSERT INTO leases VALUES (?1, ?2, ?3)
        ON CONFLICT (key) DO UPDATE SET owner = ?2, until = ?3
        """,
        .text(lease.key), .text(lease.owner), .time(now.adding(seconds: lease.seconds)))
    }
    return outcome
  }

  /// When the lease ends, if another living owner holds it.
  private func end(
    ofOthersThan lease: Claim.Lease, _ now: Instant, _ database: Database
  ) throws(SQLiteError) -> Instant? {
    try database.run("DELETE FROM leases WHERE until <= ?1", .time(now))
    guard let holder = try database.row(of: StoredLease.self, "WHERE key = ?1", .text(lease.key)),
      Self.isAhead(holder.until, of: now), holder.owner != lease.owner, !isOwnerGone(holder.owner)
    else { return nil }
    return holder.until
  }

  package func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        if let key = claim.response { try keep(result.body, as: key, database) }
        if let name = claim.pause, let until = result.pausedUntil {
          try pause(name, until, database)
        }
        if result.isUnspent, let charge = claim.charge {
          let before = try usage(of: charge.account, database)
          var usage = before
          _ = charge.budget.spend(-charge.weight, from: &usage, at: now)
          try note(usage, after: before, of: charge.account, database)
        }
        if result.isUnspent, let pace = claim.pace { try endPause(pace.name, database) }
        if !result.keepsLease, let lease = claim.lease {
          try database.run(
            "DELETE FROM leases WHERE key = ?1 AND owner = ?2", .text(lease.key),
            .text(lease.owner))
        }
      }
    }
  }

  // MARK: Budgets

  package func pressure(
    on account: String, within budget: Budget, at now: Instant
  ) async -> Double {
    cached(or: 0) { () throws(StorageFailure) in
      try cache.read { database throws(SQLiteError) in
        budget.pressure(of: try usage(of: account, database), at: now)
      }
    }
  }

  private func usage(
    of account: String, _ database: Database
  ) throws(SQLiteError) -> BudgetUsage {
    let rows = try database.rows(of: StoredSpending.self, "WHERE account = ?1", .text(account))
    let windows = rows.map { ($0.windowSeconds, $0.window) }
    return BudgetUsage(windows: Dictionary(windows) { _, last in last })
  }

  private func note(
    _ usage: BudgetUsage, after before: BudgetUsage, of account: String, _ database: Database
  ) throws(SQLiteError) {
    for (length, window) in usage.windows where before.windows[length] != window {
      try database.run(
        """
        INSERT INTO spending VALUES (?1, ?2, ?3, ?4) ON CONFLICT (account, window_seconds)
        DO UPDATE SET start = ?3, spent = ?4
        """,
        .text(account), .integer(length), .integer(window.start), .real(window.spent))
    }
  }

  // MARK: Pauses

  package func pause(_ name: String, until: Instant) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in try pause(name, until, database) }
    }
  }

  private func pause(
    _ name: String, _ until: Instant, _ database: Database
  ) throws(SQLiteError) {
    let known = try Self.pauseEnd(name, until, database)
    try database.run(
      "INSERT INTO pauses VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET until = ?2",
      .text(name), .time(known ?? until))
  }

  package func endPause(_ name: String) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in try endPause(name, database) }
    }
  }

  private func endPause(_ name: String, _ database: Database) throws(SQLiteError) {
    try database.run("DELETE FROM pauses WHERE name = ?1", .text(name))
  }

  package nonisolated func pauseEnd(_ name: String, at now: Instant) async -> Instant? {
    await look { database throws(SQLiteError) in try Self.pauseEnd(name, now, database) }
  }

  private static func pauseEnd(
    _ name: String, _ now: Instant, _ database: Database
  ) throws(SQLiteError) -> Instant? {
    let end = try database.row(of: StoredPause.self, "WHERE name = ?1", .text(name))?.until
    return end.flatMap { isAhead($0, of: now) ? $0 : nil }
  }

  /// A pause that ends too far ahead was written by a wrong clock.
  private static func isAhead(_ end: Instant, of now: Instant) -> Bool {
    end > now && end.seconds(since: now) <= CacheLimits.maximumCourtesySeconds
  }
}
