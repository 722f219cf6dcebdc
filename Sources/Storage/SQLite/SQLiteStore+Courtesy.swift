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
    let rows = try database.rows(
      "SELECT window_seconds, start, spent FROM spending WHERE account = ?1", .text(account)
    ) { ($0.integer(0), BudgetUsage.Window(start: $0.integer(1), spent: $0.real(2))) }
    return BudgetUsage(windows: Dictionary(rows) { _, last in last })
  }

  package func pause(_ name: String, until: UnixSeconds) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run(
          "INSERT INTO pauses VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET until = max(until, ?2)",
          .text(name), .real(until))
      }
    }
  }

  package func pauseEnd(_ name: String, at now: UnixSeconds) async -> UnixSeconds? {
    cached(or: nil) { () throws(StorageFailure) in
      try cache.read { database throws(SQLiteError) in
        try database.row(
          "SELECT until FROM pauses WHERE name = ?1 AND until > ?2", .text(name), .real(now)
        ) { $0.real(0) }
      }
    }
  }

  package func acquireLease(
    _ key: String, owner: String, seconds: Double, at now: UnixSeconds
  ) async -> LeaseOutcome {
    cached(or: .acquired) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run("DELETE FROM leases WHERE until <= ?1", .real(now))
        let holder = try database.row("SELECT owner, until FROM leases WHERE key = ?1", .text(key))
        {
          ($0.text(0), $0.real(1))
        }
        if let holder, holder.0 != owner, !isOwnerGone(holder.0) {
          return .held(until: holder.1)
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

  package func releaseLease(_ key: String, owner: String) async {
    cached(or: ()) { () throws(StorageFailure) in
      try cache.write { database throws(SQLiteError) in
        try database.run(
          "DELETE FROM leases WHERE key = ?1 AND owner = ?2", .text(key), .text(owner))
      }
    }
  }
}
