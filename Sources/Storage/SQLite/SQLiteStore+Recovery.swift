package import Vocabulary

extension SQLiteStore {
  package func recoverSetAside() async throws(StorageFailure) -> [RecoveredFile] {
    guard let path = data.path else { return [] }
    var report: [RecoveredFile] = []
    for file in SetAsideFile.all(of: path) {
      var recovered = RecoveredFile(path: file.path)
      let salvage = Salvage(readingCopyOf: file.path, schema: .data)
      recovered.isWhole = salvage.isWhole
      if !salvage.isEmpty || salvage.isWhole {
        try restore(salvage, &recovered)
        if renameFile(file.path, to: file.recoveredPath) { recovered.movedTo = file.recoveredPath }
      }
      report.append(recovered)
    }
    return report
  }

  /// What the file already contains is newer and is kept.
  private func restore(
    _ salvage: Salvage, _ report: inout RecoveredFile
  ) throws(StorageFailure) {
    let counts = try data.write { database throws(SQLiteError) in
      let favorites = try restore(salvage.favorites, database)
      var settings = 0
      for setting in salvage.settings {
        try database.run(
          "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT DO NOTHING", .text(setting.key),
          .text(setting.value))
        settings += database.changes
      }
      var sunsets = 0
      for observation in salvage.sunsets {
        if try Self.save(observation, replacing: false, database) { sunsets += 1 }
      }
      _ = try Self.fill(salvage.skill, database)
      return (favorites, settings, sunsets)
    }
    (report.favorites, report.settings, report.sunsets) = counts
  }

  /// Appended, with their ids where those are free.
  private func restore(
    _ favorites: [Favorite], _ database: Database
  ) throws(SQLiteError) -> Int {
    var present = try list(database)
    let before = present.count
    for old in favorites where present.count < Self.recoveredFavoriteLimit {
      let draft = FavoriteDraft(
        name: old.name, latitude: old.latitude, longitude: old.longitude, place: old.place,
        addedAt: old.addedAt)
      guard !present.contains(where: draft.isSamePlace) else { continue }
      let isTaken = present.contains { $0.id == old.id }
      let number = isTaken ? try next("favorite", above: present + favorites, database) : 0
      let favorite = isTaken ? draft.favorite(id: Favorite.id(number)) : old
      try insert(favorite, database)
      present.append(favorite)
    }
    guard present.count > before else { return 0 }
    try setOrder(present.map(\.id), database)
    _ = try next("revision", database)
    return present.count - before
  }

  /// The limit of the list, which callers pass for other additions.
  private static let recoveredFavoriteLimit = 200
}
