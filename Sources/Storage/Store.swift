package import Skill
package import Time
package import Vocabulary

/// Persistent storage: `SQLiteStore`, in files that several processes share or in memory. The tests
/// of the layers above put others before it that count, refuse or never answer.
package protocol Store: FavoriteStore, SettingStore, SunsetStore, SkillStore, ResponseStore,
  CourtesyStore
{
  func status() async -> StorageStatus

  /// The status of the user data's file, without waiting.
  var dataWarnings: [StorageWarning] { get }
}

/// The user's places. Changes are durable and visible to other processes when the call returns.
package protocol FavoriteStore: Sendable {
  func favorites() async throws(StorageFailure) -> FavoriteList

  /// Adds at the end or before another one (an unknown `before` means the end). An existing
  /// favorite within 0.01° is returned instead.
  func addFavorite(
    _ draft: FavoriteDraft, before: String?, maximum: Int
  ) async throws(StorageFailure) -> FavoriteAddition

  func removeFavorite(id: String) async throws(StorageFailure) -> FavoriteChange

  /// Moves before another one, or to the end.
  func moveFavorite(
    id: String, before: String?
  ) async throws(StorageFailure) -> FavoriteChange

  func renameFavorite(
    id: String, name: String
  ) async throws(StorageFailure) -> FavoriteChange

  /// The list's revision; cheap enough to ask every second.
  func favoritesRevision() async throws(StorageFailure) -> Int
}

/// Settings by key: the location, units and others.
package protocol SettingStore: Sendable {
  func settings() async throws(StorageFailure) -> [String: String]

  /// Nil removes it.
  func setSetting(_ key: String, to value: String?) async throws(StorageFailure)
}

/// Forecast and observed sunsets.
package protocol SunsetStore: Sendable {
  /// Keeps those that are the first of their event and lead: a forecast is what was said at its
  /// issue, not what was known later. Old ones that nobody rated are dropped.
  func keepSunsetForecasts(_ forecasts: [SunsetForecast]) async throws(StorageFailure)

  /// Saves an observation with the forecast of the shortest lead. It replaces an earlier one of the
  /// event, whose forecast it keeps if there is no other.
  func observeSunset(
    _ observation: SunsetObservation
  ) async throws(StorageFailure) -> SunsetObservation

  func removeSunset(_ key: SunsetForecast.Key) async throws(StorageFailure)

  /// The newest ones, dates ascending.
  func sunsetObservations(limit: Int) async throws(StorageFailure) -> [SunsetObservation]
}

/// The forecasts of providers for a place, and the observed values.
package protocol SkillStore: Sendable {
  /// Fills in the hours that are not known yet, in one transaction: a forecast is what was said
  /// first. Old days are dropped.
  func keepSkill(_ days: [SkillDay]) async throws(StorageFailure)

  /// The rows of a place, by day (since 1970) ascending, without reading other places' rows.
  func skill(
    at place: String, days: ClosedRange<Int>
  ) async throws(StorageFailure) -> [SkillDay]

  /// - Parameter place: nil for all places.
  /// - Returns: how many days of a series were removed.
  func removeSkill(at place: String?) async throws(StorageFailure) -> Int
}

extension SkillStore {
  /// Everything known of a place.
  package func skill(at place: String) async throws(StorageFailure) -> [SkillDay] {
    try await skill(at: place, days: LocalDate.first.dayNumber...LocalDate.last.dayNumber)
  }
}

/// Cached responses. Nothing here throws: an unreadable cache is empty, and an unwritable one
/// forgets; `status` has the warning.
package protocol ResponseStore: Sendable {
  /// The responses for these keys. Never waits for a write or for another process's lock.
  func responses(_ keys: [String]) async -> [String: CachedResponse]

  func setCacheLimit(bytes: Int) async
}

extension ResponseStore {
  package func response(_ key: String) async -> CachedResponse? { await responses([key])[key] }
}

/// Leases, budgets and pauses that a user's processes share. Nothing here throws: without a shared
/// file, every process counts for itself.
package protocol CourtesyStore: Sendable {
  func claim(_ claim: Claim, at now: Instant) async -> ClaimOutcome

  func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async

  /// The used share of the fullest window, 0…1, without spending.
  func pressure(on account: String, within budget: Budget, at now: Instant) async -> Double

  /// Pauses requests to a host (or another name) until then; never shortens a pause.
  func pause(_ name: String, until: Instant) async

  /// Ends a pause early.
  func endPause(_ name: String) async

  /// When the pause ends, if there is one after `now`. Waits as little as `responses`.
  func pauseEnd(_ name: String, at now: Instant) async -> Instant?
}
