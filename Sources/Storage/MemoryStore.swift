import Synchronization

/// The store without files, for tests of what lies above: the same behaviour, nothing is kept.
package final class MemoryStore: Store {
  private struct State {
    var favorites: [Favorite] = []
    var revision = 0
    var lastNumber = 0
    var settings: [String: String] = [:]
    var sunsets: [String: [String: SunsetLogEntry]] = [:]
    var responses: [String: Entry] = [:]
    var cacheBytes: Int
    var spending: [String: BudgetUsage] = [:]
    var pauses: [String: UnixSeconds] = [:]
    var leases: [String: (owner: String, until: UnixSeconds)] = [:]
  }

  private struct Entry {
    var response: CachedResponse
    var usedAt: UnixSeconds
    var isTouched = false
    var size: Int { response.body.count + CacheLimits.entryBytes }
  }

  private let state: Mutex<State>

  package init(cacheBytes: Int = CacheLimits.bytes) {
    state = Mutex(State(cacheBytes: cacheBytes))
  }

  package func status() async -> StorageStatus {
    state.withLock { state in
      let bytes = state.responses.values.reduce(0) { $0 + $1.size }
      let usage = CacheUsage(
        entries: state.responses.count, bytes: bytes, maximumBytes: state.cacheBytes)
      return StorageStatus(cache: usage, dataJournal: "memory", cacheJournal: "memory")
    }
  }

  package var dataWarnings: [StorageWarning] { [] }

  package func recoverSetAside() async -> [RecoveredFile] { [] }
}

// MARK: Favorites

extension MemoryStore {
  package func favorites() async throws(StorageFailure) -> FavoriteList {
    state.withLock { FavoriteList(favorites: $0.favorites, revision: $0.revision) }
  }

  package func addFavorite(
    _ draft: FavoriteDraft, before: String?, maximum: Int
  ) async throws(StorageFailure) -> FavoriteAddition {
    state.withLock { state in
      if let same = state.favorites.first(where: draft.isSamePlace) {
        return .existing(same, revision: state.revision)
      }
      guard state.favorites.count < maximum else { return .limitReached(maximum: maximum) }
      state.lastNumber += 1
      let favorite = draft.favorite(id: "f\(state.lastNumber)")
      let index = before.flatMap { id in state.favorites.firstIndex { $0.id == id } }
      state.favorites.insert(favorite, at: index ?? state.favorites.endIndex)
      state.revision += 1
      return .added(favorite, revision: state.revision)
    }
  }

  package func removeFavorite(id: String) async throws(StorageFailure) -> FavoriteChange {
    state.withLock { state in
      guard let index = state.favorites.firstIndex(where: { $0.id == id }) else { return .notFound }
      state.favorites.remove(at: index)
      state.revision += 1
      return .changed(revision: state.revision)
    }
  }

  package func moveFavorite(
    id: String, before: String?
  ) async throws(StorageFailure) -> FavoriteChange {
    state.withLock { state in
      let ids = state.favorites.map(\.id)
      guard ids.contains(id), let order = FavoriteOrder.placing(id, before: before, in: ids) else {
        return .notFound
      }
      if order == ids { return .unchanged(revision: state.revision) }
      let favorites = state.favorites
      state.favorites = order.compactMap { id in favorites.first { $0.id == id } }
      state.revision += 1
      return .changed(revision: state.revision)
    }
  }

  package func renameFavorite(
    id: String, name: String
  ) async throws(StorageFailure) -> FavoriteChange {
    state.withLock { state in
      guard let index = state.favorites.firstIndex(where: { $0.id == id }) else { return .notFound }
      if state.favorites[index].name == name { return .unchanged(revision: state.revision) }
      state.favorites[index].name = name
      state.revision += 1
      return .changed(revision: state.revision)
    }
  }

  package func favoritesRevision() async throws(StorageFailure) -> Int {
    state.withLock { $0.revision }
  }
}

// MARK: Settings and sunsets

extension MemoryStore {
  package func settings() async throws(StorageFailure) -> [String: String] {
    state.withLock { $0.settings }
  }

  package func setSetting(_ key: String, to value: String?) async throws(StorageFailure) {
    state.withLock { $0.settings[key] = value }
  }

  package func logSunset(_ entry: SunsetLogEntry) async throws(StorageFailure) {
    state.withLock { state in
      let old = state.sunsets[entry.place]?[entry.date]
      var merged = entry
      merged.predicted = entry.predicted ?? old?.predicted
      merged.observed = entry.observed ?? old?.observed
      state.sunsets[entry.place, default: [:]][entry.date] = merged
    }
  }

  package func sunsetLog(
    place: String, from: String, through: String
  ) async throws(StorageFailure) -> [SunsetLogEntry] {
    state.withLock { state in
      let entries = (state.sunsets[place] ?? [:]).values
      return entries.filter { from <= $0.date && $0.date <= through }.sorted { $0.date < $1.date }
    }
  }
}

// MARK: Responses

extension MemoryStore {
  package func response(_ key: String) async -> CachedResponse? {
    state.withLock { state in
      state.responses[key]?.isTouched = true
      return state.responses[key]?.response
    }
  }

  package func keep(_ response: CachedResponse, as key: String) async {
    state.withLock { state in
      let usedAt = max(state.responses[key]?.usedAt ?? response.fetchedAt, response.fetchedAt)
      let entry = Entry(response: response, usedAt: usedAt)
      guard entry.size <= state.cacheBytes / CacheLimits.largestShare else {
        state.responses[key] = nil
        return
      }
      Self.touch(at: response.fetchedAt, &state)
      state.responses[key] = entry
      Self.evict(sparing: key, &state)
    }
  }

  private static func touch(at now: UnixSeconds, _ state: inout State) {
    for (key, entry) in state.responses where entry.isTouched {
      state.responses[key]?.usedAt = max(entry.usedAt, now)
      state.responses[key]?.isTouched = false
    }
  }

  private static func evict(sparing key: String, _ state: inout State) {
    var bytes = state.responses.values.reduce(0) { $0 + $1.size }
    guard bytes > state.cacheBytes else { return }
    let oldestFirst = state.responses.sorted { $0.value.usedAt < $1.value.usedAt }
    for (victim, entry) in oldestFirst where victim != key {
      if bytes <= CacheLimits.afterEviction(state.cacheBytes) { return }
      state.responses[victim] = nil
      bytes -= entry.size
    }
  }

  package func renew(_ key: String, fetchedAt: UnixSeconds, expiresAt: UnixSeconds) async {
    state.withLock { state in
      guard var entry = state.responses[key] else { return }
      entry.response.fetchedAt = fetchedAt
      entry.response.expiresAt = expiresAt
      entry.usedAt = max(entry.usedAt, fetchedAt)
      state.responses[key] = entry
    }
  }

  package func dropResponse(_ key: String) async {
    state.withLock { $0.responses[key] = nil }
  }

  package func setCacheLimit(bytes: Int) async {
    state.withLock { state in
      state.cacheBytes = max(0, bytes)
      Self.evict(sparing: "", &state)
    }
  }
}

// MARK: Courtesy

extension MemoryStore {
  package func spend(
    _ weight: Double, from account: String, within budget: Budget, at now: UnixSeconds
  ) async -> SpendOutcome {
    state.withLock { state in
      budget.spend(weight, from: &state.spending[account, default: BudgetUsage()], at: now)
    }
  }

  package func pressure(
    on account: String, within budget: Budget, at now: UnixSeconds
  ) async -> Double {
    state.withLock { budget.pressure(of: $0.spending[account] ?? BudgetUsage(), at: now) }
  }

  package func pause(_ name: String, until: UnixSeconds) async {
    state.withLock { $0.pauses[name] = max($0.pauses[name] ?? until, until) }
  }

  package func endPause(_ name: String) async { state.withLock { $0.pauses[name] = nil } }

  package func pauseEnd(_ name: String, at now: UnixSeconds) async -> UnixSeconds? {
    state.withLock { state in state.pauses[name].flatMap { $0 > now ? $0 : nil } }
  }

  package func acquireLease(
    _ key: String, owner: String, seconds: Double, at now: UnixSeconds
  ) async -> LeaseOutcome {
    state.withLock { state in
      if let lease = state.leases[key], lease.until > now, lease.owner != owner {
        return .held(until: lease.until)
      }
      state.leases[key] = (owner, now + seconds)
      return .acquired
    }
  }

  package func releaseLease(_ key: String, owner: String) async {
    state.withLock { state in
      if state.leases[key]?.owner == owner { state.leases[key] = nil }
    }
  }
}
