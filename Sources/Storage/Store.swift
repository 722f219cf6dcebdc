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
  /// What is kept under each of these keys. Waits behind no write and no other process's lock.
  func responses(_ keys: [String]) async -> [String: CachedResponse]

  func setCacheLimit(bytes: Int) async
}

extension ResponseStore {
  package func response(_ key: String) async -> CachedResponse? { await responses([key])[key] }
}

/// What the processes of a user agree on so that together they stay polite. None of this throws:
/// without a shared file every process counts for itself.
package protocol CourtesyStore: Sendable {
  func claim(_ claim: Claim, at now: UnixSeconds) async -> ClaimOutcome

  func finish(_ claim: Claim, _ result: ClaimResult, at now: UnixSeconds) async

  /// The fullest window's share, 0…1, without spending.
  func pressure(on account: String, within budget: Budget, at now: UnixSeconds) async -> Double

  /// Asks everyone to leave a host (or anything with a name) alone until then; never shortens.
  func pause(_ name: String, until: UnixSeconds) async

  /// Ends a pause, wherever it would have gone.
  func endPause(_ name: String) async

  /// When the pause ends, if there is one after `now`. Waits as little as `responses`.
  func pauseEnd(_ name: String, at now: UnixSeconds) async -> UnixSeconds?
}
