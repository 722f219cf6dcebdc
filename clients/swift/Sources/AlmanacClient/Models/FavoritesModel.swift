/// The stored places with what a list shows of them. `follow` keeps them current: the scores, the
/// weather, and changes here or in another program.
public typealias FavoritesModel = CallModel<FavoritesListParams>

extension CallModel where Call == FavoritesListParams {
  /// Adds a place, and shows the list with it.
  public func add(_ place: PlaceReference, name: String? = nil) async throws(AlmanacError) {
    _ = try await almanac.favoritesAdd(FavoritesAddParams(name: name, place: place))
    retry()
  }

  /// Removes a place, and shows the list without it.
  public func remove(_ id: String) async throws(AlmanacError) {
    _ = try await almanac.favoritesRemove(FavoritesRemoveParams(id: id))
    retry()
  }
}
