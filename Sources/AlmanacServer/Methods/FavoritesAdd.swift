import AlmanacProtocol
import Services

extension Handler {
  /// `favorites.add`: keeps a place; one within 0.01° of a favorite is that favorite.
  static let favoritesAdd = running(Wire.FavoritesAddMethod.self) {
    params, invocation async throws(MethodFailure) in
    let place = try await invocation.place(params.place)
    let added = try await invocation.services.favorites.add(
      place.found, name: params.name, before: params.before
    ).forMethod()
    return Wire.FavoritesAddResult(
      favorite: Wire.Favorite(added.row), added: added.isNew,
      revision: added.revision, warnings: invocation.storageWarnings)
  }
}
