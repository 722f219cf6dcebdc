import EventLoop
import Places
import Providers
import Storage
import Basics
package import Time
package import Vocabulary

/// The user's places, shared by all processes on the store.
///
/// Its state (listeners, last revision) is confined to the loop's thread.
package final class FavoritesService: Sendable {
  package static let maximum = 200
  /// Another process's change is noticed within twice this interval.
  static let lookMilliseconds = 2_000
  /// The longest wait for a client's first answer.
  static let firstLookMilliseconds = 500

  package enum Listener: Hashable, Sendable {
    case connection(Int)
    case wait(Int)
  }

  struct State {
    var listeners: [Listener: @Sendable (Int) -> Void] = [:]
    var revision: Int?
    var changes = 0
    var lastWait = 0
    var timer: Loop.TimerID?
  }

  let environment: ServiceEnvironment
  let local: LocalPlaces
  let background: Background
  let state = Mutex(State())

  package init(_ environment: ServiceEnvironment, local: LocalPlaces) {
    self.environment = environment
    self.local = local
    background = Background(loop: environment.loop)
  }

  package func list() async -> Result<FavoriteRows, Failure> {
    await stored { () async throws(StorageFailure) in
      let list = try await self.environment.store.favorites()
      self.announce(list.revision, isChange: false)
      return FavoriteRows(rows: list.favorites.compactMap(self.row), revision: list.revision)
    }
  }

  /// Adds at the end or before an existing one; a favorite within 0.01° is returned instead.
  package func add(
    _ place: ResolvedPlace, name: String? = nil, before: String? = nil
  ) async -> Result<AddedFavorite, Failure> {
    if let before {
      switch await list() {
      case .failure(let error): return .failure(error)
      case .success(let known):
        guard known.rows.contains(where: { $0.id == before }) else {
          return .failure(Failure(.notAllowed, at: "/before"))
        }
      }
    }
    let coordinate = place.place.coordinate
    let draft = FavoriteDraft(
      name: TextCleaning.line(name) ?? place.place.name, latitude: coordinate.latitude,
      longitude: coordinate.longitude, place: Array(PlaceText.encode(place.place).utf8),
      addedAt: environment.now)
    let addition = await stored { () async throws(StorageFailure) in
      try await self.environment.store.addFavorite(draft, before: before, maximum: Self.maximum)
    }
    switch addition {
    case .failure(let error): return .failure(error)
    case .success(.limitReached(let maximum)):
      return .failure(.busy(limit: "maxFavorites", maximum: maximum))
    case .success(.added(let favorite, let revision)):
      return added(favorite, revision, isNew: true)
    case .success(.existing(let favorite, let revision)):
      return added(favorite, revision, isNew: false)
    }
  }

  private func added(
    _ favorite: Favorite, _ revision: Int, isNew: Bool
  ) -> Result<AddedFavorite, Failure> {
    if isNew { announce(revision) }
    guard let row = row(favorite) else { return .failure(.storageFailure(.corrupt)) }
    return .success(AddedFavorite(row: row, isNew: isNew, revision: revision))
  }

  package func remove(id: String) async -> Result<FavoriteOutcome, Failure> {
    await change { () async throws(StorageFailure) in
      try await self.environment.store.removeFavorite(id: id)
    }
  }

  /// Moves before another one, or to the end.
  package func move(id: String, before: String?) async -> Result<FavoriteOutcome, Failure> {
    await change { () async throws(StorageFailure) in
      try await self.environment.store.moveFavorite(id: id, before: before)
    }
  }

  package func rename(id: String, name: String) async -> Result<FavoriteOutcome, Failure> {
    guard let name = TextCleaning.line(name) else {
      return .failure(Failure(.notAllowed, at: "/name"))
    }
    return await change { () async throws(StorageFailure) in
      try await self.environment.store.renameFavorite(id: id, name: name)
    }
  }

  private func change(
    _ write: () async throws(StorageFailure) -> FavoriteChange
  ) async -> Result<FavoriteOutcome, Failure> {
    switch await stored(write) {
    case .failure(let error): return .failure(error)
    case .success(.notFound): return .success(.notFound)
    case .success(.unchanged(let revision)):
      return .success(.done(revision: revision, isChanged: false))
    case .success(.changed(let revision)):
      announce(revision)
      return .success(.done(revision: revision, isChanged: true))
    }
  }

  private func stored<Value>(
    _ work: () async throws(StorageFailure) -> Value
  ) async -> Result<Value, Failure> {
    do throws(StorageFailure) {
      return .success(try await work())
    } catch {
      return .failure(.storageFailure(error))
    }
  }

  private func row(_ favorite: Favorite) -> FavoriteRow? {
    let stored = PlaceText.decode(String(decoding: favorite.place, as: UTF8.self))
    let place = stored.flatMap(local.resolve) ?? point(favorite)
    return place.map {
      FavoriteRow(
        id: favorite.id, name: favorite.name, place: $0, addedAt: favorite.addedAt)
    }
  }

  /// A place whose text is unreadable is still a point.
  private func point(_ favorite: Favorite) -> ResolvedPlace? {
    Coordinate(latitude: favorite.latitude, longitude: favorite.longitude).map(local.resolved)
  }
}

/// One favorite with its resolved place.
package struct FavoriteRow: Sendable {
  package let id: String
  package let name: String
  package let place: ResolvedPlace
  package let addedAt: Instant
}

/// All favorites in the user's order.
package struct FavoriteRows: Sendable {
  package let rows: [FavoriteRow]
  package let revision: Int
}

package struct AddedFavorite: Sendable {
  package let row: FavoriteRow
  package let isNew: Bool
  package let revision: Int
}

package enum FavoriteOutcome: Equatable, Sendable {
  case done(revision: Int, isChanged: Bool)
  /// There is no favorite (or no `before`) with this id.
  case notFound
}
