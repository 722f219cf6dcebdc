import AlmanacProtocol
import Services
import Vocabulary

/// `favorites.remove`: deletes a favorite.
extension Wire.FavoritesRemoveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let favorites = call.services.favorites
    guard case .done(let revision, _) = try await favorites.remove(id: call.params.id).get()
    else { throw unknownFavorite(in: try await favorites.list().get()) }
    return Wire.FavoritesRemoveResult(
      revision: revision, warnings: call.storageWarnings, dir: call.dir)
  }
}

/// `favorites.move`: moves a favorite before another one, or to the end.
extension Wire.FavoritesMoveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (id, before) = (call.params.id, call.params.before)
    let outcome = try await call.services.favorites.move(id: id, before: before).get()
    let (row, revision) = try await call.invocation.row(id, before, outcome)
    return Wire.FavoritesMoveResult(
      favorite: row, revision: revision, warnings: call.storageWarnings, dir: call.dir)
  }
}

/// `favorites.rename`: renames a favorite; its place stays.
extension Wire.FavoritesRenameMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let id = call.params.id
    let outcome = try await call.services.favorites.rename(id: id, name: call.params.name).get()
    let (row, revision) = try await call.invocation.row(id, nil, outcome)
    return Wire.FavoritesRenameResult(
      favorite: row, revision: revision, warnings: call.storageWarnings, dir: call.dir)
  }
}

extension Invocation {
  /// The row after a change, or which of the two ids is unknown.
  fileprivate func row(
    _ id: String, _ before: String?, _ outcome: FavoriteOutcome
  ) async throws(Failure) -> (Wire.Favorite, Int) {
    let list = try await services.favorites.list().get()
    guard let row = list.rows.first(where: { $0.id == id }) else { throw unknownFavorite(in: list) }
    guard case .done(let revision, _) = outcome else {
      throw unknownFavorite(in: list, at: before == nil ? "/id" : "/before")
    }
    return (Wire.Favorite(row), revision)
  }
}

/// No favorite has the id (any more): every method says so in the same way.
private func unknownFavorite(in list: FavoriteRows, at path: String = "/id") -> Failure {
  Failure(.notAllowed, at: path, allowed: list.rows.map(\.id))
}
