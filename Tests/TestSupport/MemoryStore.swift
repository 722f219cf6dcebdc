package import AlmanacCore
package import Storage
import Synchronization
package import Vocabulary

/// A store in memory, for tests of the layers above: the same behavior without persistence.
package final class MemoryStore: Store {
  private struct State {
    var favorites: [Favorite] = []
    var revision = 0
    var lastNumber = 0
    var settings: [String: String] = [:]
    var sunsetForecasts: [SunsetForecast.Key: [Int: SunsetForecast]] = [:]
    var sunsets: [SunsetForecast.Key: SunsetObservation] = [:]
    var skill: [SkillDay.Key: SkillDay] = [:]
    var responses: [String: Entry] = [:]
    var cacheBytes: Int
    var spending: [String: BudgetUsage] = [:]
    var pauses: [String: Instant] = [:]
    var leases: [String: (owner: String, until: Instant)] = [:]
  }

  private struct Entry {
    var response: CachedResponse
    var usedAt: Instant
    var isTouched = false
    var size: Int { response.body.count + CacheLimits.entryBytes }

    mutating func renew(_ fetchedAt: Instant, _ expiresAt: Instant) {
      (response.fetchedAt, response.expiresAt) = (fetchedAt, expiresAt)
      usedAt = max(usedAt, fetchedAt)
    }
  }

  private let state: Mutex<State>

  package init(cacheBytes: Int = CacheLimits.bytes) {
    state = Mutex(State(cacheBytes: cacheBytes))
  }

  package func status() async -> StorageStatus {
    state.withLock { state in
      var status = StorageStatus()
      status.cache.entries = state.responses.count
      status.cache.bytes = state.responses.values.reduce(0) { $0 + $1.size }
      status.cache.maximumBytes = state.cacheBytes
      return status
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

  package func keepSunsetForecasts(
    _ forecasts: [SunsetForecast]
  ) async throws(StorageFailure) {
    guard let newest = forecasts.map(\.issuedAt).max() else { return }
    state.withLock { state in
      for forecast in forecasts
      where state.sunsetForecasts[forecast.key]?[forecast.leadDays] == nil {
        state.sunsetForecasts[forecast.key, default: [:]][forecast.leadDays] = forecast
      }
      let times = state.sunsetForecasts.values.flatMap(\.values).map(\.issuedAt).sorted(by: >)
      let last = times.dropFirst(SunsetForecastLimits.count).first ?? .earliest
      let first = max(newest.adding(seconds: -SunsetForecastLimits.days * 86_400), last)
      state.sunsetForecasts = state.sunsetForecasts.mapValues { leads in
        leads.filter { $0.value.issuedAt >= first }
      }
    }
  }

  package func observeSunset(
    _ observation: SunsetObservation
  ) async throws(StorageFailure) -> SunsetObservation {
    state.withLock { state in
      var saved = observation
      let leads = state.sunsetForecasts[observation.key] ?? [:]
      saved.forecast =
        leads.min { $0.key < $1.key }?.value ?? state.sunsets[observation.key]?.forecast
        ?? observation.forecast
      state.sunsets[observation.key] = saved
      return saved
    }
  }

  package func removeSunset(_ key: SunsetForecast.Key) async throws(StorageFailure) {
    state.withLock { $0.sunsets[key] = nil }
  }

  package func sunsetObservations(
    limit: Int
  ) async throws(StorageFailure) -> [SunsetObservation] {
    let all = state.withLock { Array($0.sunsets.values) }
    func order(_ key: SunsetForecast.Key) -> (String, String, String) {
      (key.date.description, key.place, key.event)
    }
    return all.sorted { order($0.key) < order($1.key) }.suffix(limit)
  }
}

// MARK: Skill

extension MemoryStore {
  package func keepSkill(_ days: [SkillDay]) async throws(StorageFailure) {
    state.withLock { state in
      for day in days {
        // Encoded, because a file keeps no more digits either.
        let filled = state.skill[day.key]?.filled(by: day) ?? day
        state.skill[day.key] = SkillDay(key: day.key, bytes: filled.encoded)
      }
      let all = state.skill.keys.sorted { $0.day > $1.day }
      guard let newest = all.dropFirst(all.count / SkillLimits.aheadShare).first?.day else {
        return
      }
      let first = max(newest - SkillLimits.days, all.dropFirst(SkillLimits.rows).first?.day ?? .min)
      let old = all.reversed().prefix { $0.day < first }
      let most = max(all.count / SkillLimits.droppedShare, SkillLimits.droppedShare)
      for key in old.prefix(most) { state.skill[key] = nil }
    }
  }

  package func skill(
    at place: String, days: ClosedRange<Int>
  ) async throws(StorageFailure) -> [SkillDay] {
    func order(_ key: SkillDay.Key) -> (Int, String, Int) {
      (key.day, key.series.columns.provider, key.series.columns.lead)
    }
    let found = state.withLock {
      $0.skill.values.filter { $0.key.place == place && days.contains($0.key.day) }
    }
    return found.sorted { order($0.key) < order($1.key) }
  }

  package func removeSkill(at place: String?) async throws(StorageFailure) -> Int {
    state.withLock { state in
      let before = state.skill.count
      state.skill = state.skill.filter { place != nil && $0.key.place != place }
      return before - state.skill.count
    }
  }
}

// MARK: Responses

extension MemoryStore {
  /// Everything that is cached.
  package var allResponses: [CachedResponse] {
    state.withLock { $0.responses.values.map(\.response) }
  }

  package func responses(_ keys: [String]) async -> [String: CachedResponse] {
    state.withLock { state in
      var found: [String: CachedResponse] = [:]
      for key in keys {
        state.responses[key]?.isTouched = true
        found[key] = state.responses[key]?.response
      }
      return found
    }
  }

  private static func keep(_ response: CachedResponse, as key: String, _ state: inout State) {
    let usedAt = max(state.responses[key]?.usedAt ?? response.fetchedAt, response.fetchedAt)
    let entry = Entry(response: response, usedAt: usedAt)
    guard entry.size <= state.cacheBytes / CacheLimits.largestShare else {
      state.responses[key] = nil
      return
    }
    touch(at: response.fetchedAt, &state)
    state.responses[key] = entry
    evict(sparing: key, &state)
  }

  private static func touch(at now: Instant, _ state: inout State) {
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

  package func setCacheLimit(bytes: Int) async {
    state.withLock { state in
      state.cacheBytes = max(0, bytes)
      Self.evict(sparing: "", &state)
    }
  }
}

// MARK: Courtesy

extension MemoryStore {
  package func claim(_ claim: Claim, at now: Instant) async -> ClaimOutcome {
    state.withLock { state in
      let stored = claim.response.flatMap { state.responses[$0]?.response }
      let holder = claim.lease.flatMap { lease in
        state.leases[lease.key].flatMap { $0.owner != lease.owner && $0.until > now ? $0 : nil }
      }
      let account = claim.charge?.account ?? ""
      var usage = state.spending[account] ?? BudgetUsage()
      let outcome = claim.outcome(
        stored: stored, heldUntil: holder?.until,
        pausedUntil: claim.pause.flatMap { Self.pauseEnd($0, state, now) },
        pacedUntil: claim.pace.flatMap { Self.pauseEnd($0.name, state, now) }, usage: &usage,
        at: now)
      guard case .granted = outcome else { return outcome }
      if let pace = claim.pace { state.pauses[pace.name] = now.adding(seconds: pace.seconds) }
      if claim.charge != nil { state.spending[account] = usage }
      if let lease = claim.lease {
        state.leases[lease.key] = (lease.owner, now.adding(seconds: lease.seconds))
      }
      return outcome
    }
  }

  package func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async {
    state.withLock { state in
      switch (result.body, claim.response) {
      case (.fetched(let response), let key?): Self.keep(response, as: key, &state)
      case (.confirmed(let fetchedAt, let expiresAt), let key?):
        state.responses[key]?.renew(fetchedAt, expiresAt)
      default: break
      }
      if let name = claim.pause, let until = result.pausedUntil {
        state.pauses[name] = max(state.pauses[name] ?? until, until)
      }
      if result.isUnspent, let charge = claim.charge {
        _ = charge.budget.spend(
          -charge.weight, from: &state.spending[charge.account, default: BudgetUsage()], at: now)
      }
      if result.isUnspent, let pace = claim.pace { state.pauses[pace.name] = nil }
      if !result.keepsLease, let lease = claim.lease, state.leases[lease.key]?.owner == lease.owner
      {
        state.leases[lease.key] = nil
      }
    }
  }

  package func pressure(
    on account: String, within budget: Budget, at now: Instant
  ) async -> Double {
    state.withLock { budget.pressure(of: $0.spending[account] ?? BudgetUsage(), at: now) }
  }

  package func pause(_ name: String, until: Instant) async {
    state.withLock { $0.pauses[name] = max($0.pauses[name] ?? until, until) }
  }

  package func endPause(_ name: String) async { state.withLock { $0.pauses[name] = nil } }

  package func pauseEnd(_ name: String, at now: Instant) async -> Instant? {
    state.withLock { Self.pauseEnd(name, $0, now) }
  }

  private static func pauseEnd(
    _ name: String, _ state: State, _ now: Instant
  ) -> Instant? {
    state.pauses[name].flatMap { $0 > now ? $0 : nil }
  }
}
