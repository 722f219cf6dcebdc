import EventLoop
import Skill
import Storage
import Basics
import Time
import Vocabulary

/// A store whose thread waits for somebody's lock for ever, whoever cancels.
struct HangingStore: Store {
  /// Kept, for a continuation that is dropped complains.
  private static let waiting = Mutex<[OnceBox<Bool>]>([])

  private func hang<Value>(_: Value.Type = Value.self) async -> Value {
    let box = OnceBox<Bool>()
    Self.waiting.withLock { $0.append(box) }
    _ = await box.value()
    preconditionFailure("nobody opens it")
  }

  var dataWarnings: [StorageWarning] { [] }
  func status() async -> StorageStatus { await hang() }
  func favorites() async throws(StorageFailure) -> FavoriteList { await hang() }
  func addFavorite(
    _ draft: FavoriteDraft, before: String?, maximum: Int
  ) async throws(StorageFailure) -> FavoriteAddition { await hang() }
  func removeFavorite(id: String) async throws(StorageFailure) -> FavoriteChange { await hang() }
  func moveFavorite(
    id: String, before: String?
  ) async throws(StorageFailure) -> FavoriteChange { await hang() }
  func renameFavorite(
    id: String, name: String
  ) async throws(StorageFailure) -> FavoriteChange { await hang() }
  func favoritesRevision() async throws(StorageFailure) -> Int { await hang() }
  func settings() async throws(StorageFailure) -> [String: String] { await hang() }
  func setSetting(_ key: String, to value: String?) async throws(StorageFailure) {
    await hang(Void.self)
  }
  func keepSunsetForecasts(_ forecasts: [SunsetForecast]) async throws(StorageFailure) {
    await hang(Void.self)
  }
  func observeSunset(
    _ observation: SunsetObservation
  ) async throws(StorageFailure) -> SunsetObservation { await hang() }
  func removeSunset(_ key: SunsetForecast.Key) async throws(StorageFailure) {
    await hang(Void.self)
  }
  func sunsetObservations(
    limit: Int
  ) async throws(StorageFailure) -> [SunsetObservation] { await hang() }
  func keepSkill(_ days: [SkillDay]) async throws(StorageFailure) { await hang(Void.self) }
  func skill(
    at place: String, days: ClosedRange<Int>
  ) async throws(StorageFailure) -> [SkillDay] { await hang() }
  func removeSkill(at place: String?) async throws(StorageFailure) -> Int { await hang() }
  func responses(_ keys: [String]) async -> [String: CachedResponse] { await hang() }
  func setCacheLimit(bytes: Int) async { await hang(Void.self) }
  func claim(_ claim: Claim, at now: Instant) async -> ClaimOutcome { await hang() }
  func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async {
    await hang(Void.self)
  }
  func pressure(
    on account: String, within budget: Budget, at now: Instant
  ) async -> Double { await hang() }
  func pause(_ name: String, until: Instant) async { await hang(Void.self) }
  func endPause(_ name: String) async { await hang(Void.self) }
  func pauseEnd(_ name: String, at now: Instant) async -> Instant? { await hang() }
}
