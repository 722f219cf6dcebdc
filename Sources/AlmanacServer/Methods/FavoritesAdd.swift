import AlmanacProtocol
import Services
import Vocabulary

/// `favorites.add`: saves a place; one within 0.01° of a favorite is that favorite.
extension Wire.FavoritesAddMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let added = try await call.services.favorites.add(
      call.place.found, name: call.params.name, before: call.params.before
    ).get()
    return Wire.FavoritesAddResult(
      favorite: Wire.Favorite(added.row), added: added.isNew, revision: added.revision,
      warnings: call.storageWarnings, dir: call.dir)
  }
}
