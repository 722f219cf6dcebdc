import AlmanacClient
import Observation

// VIPER: stored cities. View, interactor and presenter know a protocol and read-only entities, and
// nothing of the server.

/// Entity.
struct City: Equatable, Sendable {
  let id: String
  let name: String
  let country: String
  let weather: String
  let time: String
}

/// What the interactor needs of a store.
protocol CityStore: Sendable {
  func cities() async throws -> [City]
  func add(_ name: String) async throws
  func remove(_ id: String) async throws
  func moveToTop(_ id: String, above first: String) async throws
  /// An element after each change of the list or its weather, whoever made it.
  var changes: AsyncStream<Void> { get }
}

struct AlmanacCityStore: CityStore {
  let almanac: Almanac
  private static let list = FavoritesListParams(include: [.current, .localTime])

  func cities() async throws -> [City] {
    let list = try await almanac.favoritesList(Self.list)
    return list.favorites.map { row in
      let state = LoadingState(part: row.current)
      return City(
        id: row.id, name: row.name, country: row.place.country ?? "",
        weather: state.text {
          "\($0.condition?.emoji ?? "") \($0.temperature.with($0.units.temperature))"
        }, time: row.localTime?.clock ?? "")
    }
  }

  func add(_ name: String) async throws {
    _ = try await almanac.favoritesAdd(.init(place: .string(name)))
  }

  func remove(_ id: String) async throws { _ = try await almanac.favoritesRemove(.init(id: id)) }

  func moveToTop(_ id: String, above first: String) async throws {
    _ = try await almanac.favoritesMove(.init(id: id, before: first))
  }

  var changes: AsyncStream<Void> {
    let updates = almanac.updates(of: Self.list)
    return AsyncStream { continuation in
      let task = Task {
        for try await _ in updates { continuation.yield() }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// Presenter and interactor: the store's cities as lines.
@MainActor @Observable final class Viper: Screen {
  private let store: any CityStore
  private var cities: [City] = []
  private var message = ""
  @ObservationIgnored private var watcher: Task<Void, Never>?

  init(_ almanac: Almanac) { store = AlmanacCityStore(almanac: almanac) }
  init(store: any CityStore) { self.store = store }

  func start() async {
    let changes = store.changes
    watcher = Task { [weak self] in for await _ in changes { await self?.refresh() } }
    await refresh()
  }

  private func refresh() async { await attempt { self.cities = try await self.store.cities() } }

  private func attempt(_ work: () async throws -> Void) async {
    do {
      try await work()
      message = ""
    } catch {
      let names = (error as? AlmanacError)?.suggestions ?? []
      message =
        "\(error)" + (names.isEmpty ? "" : " Did you mean \(names.joined(separator: ", "))?")
    }
  }

  func type(_ command: String, _ rest: String) async {
    let row = Int(rest).flatMap { cities.indices.contains($0 - 1) ? cities[$0 - 1] : nil }
    await attempt {
      switch (command, row) {
      case ("add", _): try await store.add(rest)
      case ("remove", let row?): try await store.remove(row.id)
      case ("top", let row?): try await store.moveToTop(row.id, above: cities[0].id)
      default: return
      }
      cities = try await store.cities()
    }
  }

  func settled() async {}

  var lines: [String] {
    let rows = cities.enumerated().map { index, city in
      "\(index + 1)  \(city.name), \(city.country)   \(city.weather)   \(city.time)"
    }
    return ["VIPER   \(cities.count) \(cities.count == 1 ? "city" : "cities")"] + rows
      + [message, "", "add NAME · remove ROW · top ROW"]
  }
}

extension AlmanacError {
  /// Names that the user may have meant.
  var suggestions: [String] {
    if case .server(let error) = self { error.details.data?.didYouMean ?? [] } else { [] }
  }
}
