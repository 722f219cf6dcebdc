extension SQLiteStore {
  package func spend(
    _ weight: Double, from account: String, within budget: Budget, at now: UnixSeconds
  ) async -> SpendOutcome {
    cached(or: .spent(pressure: 0)) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        var usage = try usage(of: account, database)
        let before = usage
        let outcome = budget.spend(weight, from: &usage, at: now)
        for (length, window) in usage.windows where before.windows[length] != window {
          try database.run(
            """
            INSERT INTO spending VALUES (?1, ?2, ?3, ?4) ON CONFLICT (account, window_seconds)
            DO UPDATE SET start = ?3, spent = ?4
            """,
            .text(account), .integer(length), .integer(window.start), .real(window.spent))
        }
        return outcome
      }
    }
  }

  package func pressure(
    on account: String, within budget: Budget, at now: UnixSeconds
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

  package func pause(_ name: String, until: UnixSeconds) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        let known = try database.row(of: StoredPause.self, "WHERE name = ?1", .text(name))?.until
        try database.run(
          "INSERT INTO pauses VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET until = ?2",
          .text(name), .real(known.map { Self.isAhead($0, of: until) ? $0 : until } ?? until))
      }
    }
  }

  package func endPause(_ name: String) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run("DELETE FROM pauses WHERE name = ?1", .text(name))
      }
    }
  }

  package nonisolated func pauseEnd(_ name: String, at now: UnixSeconds) async -> UnixSeconds? {
    await look { database throws(SQLiteError) in
      let end = try database.row(of: StoredPause.self, "WHERE name = ?1", .text(name))?.until
      return end.flatMap { Self.isAhead($0, of: now) ? $0 : nil }
    }
  }

  package func acquireLease(
    _ key: String, owner: String, seconds: Double, at now: UnixSeconds
  ) async -> LeaseOutcome {
    cached(or: .acquired) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run("DELETE FROM leases WHERE until <= ?1", .real(now))
        let holder = try database.row(of: StoredLease.self, "WHERE key = ?1", .text(key))
        if let holder, Self.isAhead(holder.until, of: now), holder.owner != owner,
          !isOwnerGone(holder.owner)
        {
          return .held(until: holder.until)
        }
        try database.run(
          """
          INSERT INTO leases VALUES (?1, ?2, ?3)
          ON CONFLICT (key) DO UPDATE SET owner = ?2, until = ?3
          """,
          .text(key), .text(owner), .real(now + seconds))
        return .acquired
      }
    }
  }

  /// What ends further ahead than anybody asks for was written by a clock that was wrong.
  private static func isAhead(_ end: UnixSeconds, of now: UnixSeconds) -> Bool {
    end > now && end <= now + CacheLimits.longestCourtesySeconds
  }

  package func releaseLease(_ key: String, owner: String) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run(
          "DELETE FROM leases WHERE key = ?1 AND owner = ?2", .text(key), .text(owner))
      }
    }
  }
}
