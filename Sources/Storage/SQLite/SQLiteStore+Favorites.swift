extension SQLiteStore {
  package func favorites() async throws(StorageFailure) -> FavoriteList {
    try data.read { database throws(SQLiteError) in
      // One transaction, so that list and revision belong together.
      try database.run("BEGIN")
      defer { try? database.run("COMMIT") }
      return FavoriteList(favorites: try list(database), revision: try revision(database))
    }
  }

  package func addFavorite(
    _ draft: FavoriteDraft, before: String?, maximum: Int
  ) async throws(StorageFailure) -> FavoriteAddition {
    try data.write { database throws(SQLiteError) in
      let present = try list(database)
      if let same = present.first(where: draft.isSamePlace) {
        return .existing(same, revision: try revision(database))
      }
      guard present.count < maximum else { return .limitReached(maximum: maximum) }
      let favorite = draft.favorite(id: "f\(try next("favorite", database))")
      try insert(favorite, database)
      let ids = present.map(\.id)
      let order = FavoriteOrder.placing(favorite.id, before: before, in: ids)
      try setOrder(order ?? ids + [favorite.id], database)
      return .added(favorite, revision: try next("revision", database))
    }
  }

  package func removeFavorite(id: String) async throws(StorageFailure) -> FavoriteChange {
    try data.write { database throws(SQLiteError) in
      try database.run("DELETE FROM favorites WHERE id = ?1", .text(id))
      guard database.changes > 0 else { return .notFound }
      return .changed(revision: try next("revision", database))
    }
  }

  package func moveFavorite(
    id: String, before: String?
  ) async throws(StorageFailure) -> FavoriteChange {
    try data.write { database throws(SQLiteError) in
      let ids = try list(database).map(\.id)
      guard ids.contains(id), let order = FavoriteOrder.placing(id, before: before, in: ids) else {
        return .notFound
      }
      if order == ids { return .unchanged(revision: try revision(database)) }
      try setOrder(order, database)
      return .changed(revision: try next("revision", database))
    }
  }

  package func renameFavorite(
    id: String, name: String
  ) async throws(StorageFailure) -> FavoriteChange {
    try data.write { database throws(SQLiteError) in
      let old = try database.row("SELECT name FROM favorites WHERE id = ?1", .text(id)) {
        $0.text(0)
      }
      guard let old else { return .notFound }
      if old == name { return .unchanged(revision: try revision(database)) }
      try database.run("UPDATE favorites SET name = ?2 WHERE id = ?1", .text(id), .text(name))
      return .changed(revision: try next("revision", database))
    }
  }

  package func favoritesRevision() async throws(StorageFailure) -> Int {
    try data.read { database throws(SQLiteError) in try revision(database) }
  }

  // MARK: Rows

  private func list(_ database: Database) throws(SQLiteError) -> [Favorite] {
    try database.rows(
      """
      SELECT id, name, latitude, longitude, place, added_at FROM favorites ORDER BY position, id
      """
    ) { row in
      Favorite(
        id: row.text(0), name: row.text(1), latitude: row.real(2), longitude: row.real(3),
        place: row.blob(4), addedAt: row.real(5))
    }
  }

  private func insert(_ favorite: Favorite, _ database: Database) throws(SQLiteError) {
    try database.run(
      "INSERT INTO favorites VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)",
      .text(favorite.id), .text(favorite.name), .real(favorite.latitude),
      .real(favorite.longitude), .blob(favorite.place), .real(favorite.addedAt))
  }

  private func setOrder(_ ids: [String], _ database: Database) throws(SQLiteError) {
    for (position, id) in ids.enumerated() {
      try database.run(
        "UPDATE favorites SET position = ?2 WHERE id = ?1 AND position <> ?2",
        .text(id), .integer(position + 1))
    }
  }

  private func revision(_ database: Database) throws(SQLiteError) -> Int {
    try value(of: "revision", database)
  }

  /// Counts up and gives the new value; only within a transaction.
  private func next(_ counter: String, _ database: Database) throws(SQLiteError) -> Int {
    try database.run("UPDATE counters SET value = value + 1 WHERE name = ?1", .text(counter))
    return try value(of: counter, database)
  }

  private func value(of counter: String, _ database: Database) throws(SQLiteError) -> Int {
    try database.row("SELECT value FROM counters WHERE name = ?1", .text(counter)) {
      $0.integer(0)
    } ?? 0
  }
}
