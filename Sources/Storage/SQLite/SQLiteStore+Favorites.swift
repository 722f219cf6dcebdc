package import Vocabulary

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
      let number = try next("favorite", above: present, database)
      let favorite = draft.favorite(id: Favorite.id(number))
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
      guard let old = try database.row(of: Favorite.self, "WHERE id = ?1", .text(id)) else {
        return .notFound
      }
      if old.name == name { return .unchanged(revision: try revision(database)) }
      try database.run("UPDATE favorites SET name = ?2 WHERE id = ?1", .text(id), .text(name))
      return .changed(revision: try next("revision", database))
    }
  }

  package func favoritesRevision() async throws(StorageFailure) -> Int {
    try data.read { database throws(SQLiteError) in try revision(database) }
  }

  // MARK: Rows

  private func list(_ database: Database) throws(SQLiteError) -> [Favorite] {
    try database.rows(of: Favorite.self, "ORDER BY position, id")
  }

  private func insert(_ favorite: Favorite, _ database: Database) throws(SQLiteError) {
    try database.run(
      "INSERT INTO favorites VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)",
      .text(favorite.id), .text(favorite.name), .real(favorite.latitude),
      .real(favorite.longitude), .blob(favorite.place), .time(favorite.addedAt))
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

  /// Increments and returns the counter; only within a transaction.
  /// - Parameter present: favorites whose ids are not reused, whatever the counter says.
  private func next(
    _ counter: String, above present: [Favorite] = [], _ database: Database
  ) throws(SQLiteError) -> Int {
    let highest = present.compactMap { Favorite.number(of: $0.id) }.max() ?? 0
    let value = max(try value(of: counter, database), highest) + 1
    try database.run(
      "INSERT INTO counters VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
      .text(counter), .integer(value))
    return value
  }

  private func value(of counter: String, _ database: Database) throws(SQLiteError) -> Int {
    try database.row(of: StoredCounter.self, "WHERE name = ?1", .text(counter))?.value ?? 0
  }
}
