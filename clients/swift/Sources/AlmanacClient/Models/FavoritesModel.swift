import Observation

/// The stored places with what a list shows of them, kept current.
@MainActor @Observable
public final class FavoritesModel {
  public private(set) var state = LoadingState<FavoritesListResult>.idle

  @ObservationIgnored public let almanac: Almanac
  @ObservationIgnored private let params: FavoritesListParams
  @ObservationIgnored private var task: Task<Void, Never>?

  public init(_ almanac: Almanac, _ params: FavoritesListParams = .init()) {
    self.almanac = almanac
    self.params = params
  }

  deinit { task?.cancel() }

  /// Loads the list, and again after each change here or in another program, until cancelled.
  public func follow() {
    task?.cancel()
    state = .loading(stored: state.value)
    let notices = almanac.notices
    task = Task { [weak self] in
      await self?.reload()
      for await notice in notices {
        guard !Task.isCancelled else { return }
        if case .favoritesDidChange = notice { await self?.reload() }
      }
    }
  }

  public func cancel() { task?.cancel() }

  public func reload() async {
    state = .loading(stored: state.value)
    do throws(AlmanacError) {
      state = .success(try await almanac.favoritesList(params))
    } catch {
      state = .failure(error, stored: state.value)
    }
  }

  public func add(_ place: PlaceReference, name: String? = nil) async throws(AlmanacError) {
    _ = try await almanac.favoritesAdd(FavoritesAddParams(name: name, place: place))
    await reload()
  }

  public func remove(_ id: String) async throws(AlmanacError) {
    _ = try await almanac.favoritesRemove(FavoritesRemoveParams(id: id))
    await reload()
  }
}
