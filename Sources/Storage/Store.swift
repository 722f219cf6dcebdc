/// Everything that is kept. `SQLiteStore` keeps it in files that several processes share,
/// `MemoryStore` in memory; both pass the same tests.
package protocol Store: FavoriteStore, SettingStore, SunsetLogStore, ResponseStore, CourtesyStore {
  func status() async -> StorageStatus

  /// What is known of the file with the user's data. Waits for nothing.
  var dataWarnings: [StorageWarning] { get }

  /// Reads what can be read of data files that were set aside, and brings it back: favorites and
  /// settings that are not there, and sunsets. A file that something was read of gets another
  /// name.
  func recoverSetAside() async throws(StorageFailure) -> [RecoveredFile]
}

/// The user's places. Every change is durable and visible to other processes when the call returns.
package protocol FavoriteStore: Sendable {
  func favorites() async throws(StorageFailure) -> FavoriteList

  /// Adds at the end, or before another one (an unknown `before` is the end). A favorite within
  /// 0.01° is given back instead.
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

/// Small texts by key: the location, units and whatever else is set for good.
package protocol SettingStore: Sendable {
  func settings() async throws(StorageFailure) -> [String: String]

  /// Nil removes it.
  func setSetting(_ key: String, to value: String?) async throws(StorageFailure)
}

/// Predicted and observed sunsets.
package protocol SunsetLogStore: Sendable {
  /// Merges with the entry of that date and place: what is nil here stays as it is.
  func logSunset(_ entry: SunsetLogEntry) async throws(StorageFailure)

  /// Entries of a place, dates ascending, both ends included.
  func sunsetLog(
    place: String, from: String, through: String
  ) async throws(StorageFailure) -> [SunsetLogEntry]
}

/// Upstream's answers. None of this throws: a cache that cannot be read is empty, one that cannot
/// be written forgets; `status` has the warning.
package protocol ResponseStore: Sendable {
  func response(_ key: String) async -> CachedResponse?

  /// Keeps or replaces. Old, long unused ones go when there are too many bytes; what is larger than
  /// a quarter of the cache is not kept.
  func keep(_ response: CachedResponse, as key: String) async

  /// After a 304: the same bytes are fresh again.
  func renew(_ key: String, fetchedAt: UnixSeconds, expiresAt: UnixSeconds) async

  func dropResponse(_ key: String) async

  func setCacheLimit(bytes: Int) async
}

/// What the processes of a user agree on so that together they stay polite. None of this throws:
/// without a shared file every process counts for itself.
package protocol CourtesyStore: Sendable {
  /// Spends if every window of the budget has room.
  func spend(
    _ weight: Double, from account: String, within budget: Budget, at now: UnixSeconds
  ) async -> SpendOutcome

  /// The fullest window's share, 0…1, without spending.
  func pressure(on account: String, within budget: Budget, at now: UnixSeconds) async -> Double

  /// Asks everyone to leave a host (or anything with a name) alone until then; never shortens.
  func pause(_ name: String, until: UnixSeconds) async

  /// Ends a pause, wherever it would have gone.
  func endPause(_ name: String) async

  /// When the pause ends, if there is one after `now`.
  func pauseEnd(_ name: String, at now: UnixSeconds) async -> UnixSeconds?

  /// Takes or extends the lease on a key: one process fetches, the others wait for its answer in
  /// the cache. A lease whose owner died ends by itself, at once where that can be told.
  func acquireLease(
    _ key: String, owner: String, seconds: Double, at now: UnixSeconds
  ) async -> LeaseOutcome

  func releaseLease(_ key: String, owner: String) async
}
