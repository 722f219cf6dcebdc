import AlmanacProtocol
import Services

extension Handler {
  /// `favorites.remove`: forgets a place. An unknown id is no error: it is gone either way.
  static let favoritesRemove = running(Wire.FavoritesRemoveMethod.self) {
    params, invocation async throws(MethodFailure) in
    let favorites = invocation.services.favorites
    switch try await favorites.remove(id: params.id).forMethod() {
    case .done(let revision, let isChanged):
      return Wire.FavoritesRemoveResult(
        removed: isChanged, revision: revision, warnings: invocation.storageWarnings)
    case .notFound:
      let list = try await favorites.list().forMethod()
      return Wire.FavoritesRemoveResult(
        removed: false, revision: list.revision, warnings: invocation.storageWarnings)
    }
  }

  /// `favorites.move`: before another favorite, or to the end.
  static let favoritesMove = running(Wire.FavoritesMoveMethod.self) {
    params, invocation async throws(MethodFailure) in
    let outcome = try await invocation.services.favorites.move(
      id: params.id, before: params.before
    ).forMethod()
    let (row, revision) = try await invocation.row(params.id, params.before, outcome)
    return Wire.FavoritesMoveResult(
      favorite: row, revision: revision, warnings: invocation.storageWarnings)
  }

  /// `favorites.rename`: gives a favorite another name; its place stays.
  static let favoritesRename = running(Wire.FavoritesRenameMethod.self) {
    params, invocation async throws(MethodFailure) in
    let outcome = try await invocation.services.favorites.rename(
      id: params.id, name: params.name
    ).forMethod()
    let (row, revision) = try await invocation.row(params.id, nil, outcome)
    return Wire.FavoritesRenameResult(
      favorite: row, revision: revision, warnings: invocation.storageWarnings)
  }
}

extension Invocation {
  /// The row after a change, or which of the two ids is not known.
  fileprivate func row(
    _ id: String, _ before: String?, _ outcome: FavoriteOutcome
  ) async throws(MethodFailure) -> (Wire.Favorite, Int) {
    let list = try await services.favorites.list().forMethod()
    guard let row = list.rows.first(where: { $0.id == id }) else {
      throw MethodFailure(.notAllowed) { $0.path = "/id" }
    }
    guard case .done(let revision, _) = outcome else {
      throw MethodFailure(.notAllowed) { $0.path = before == nil ? "/id" : "/before" }
    }
    return (Wire.Favorite(row), revision)
  }
}
