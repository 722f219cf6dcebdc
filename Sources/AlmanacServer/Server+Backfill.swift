import EventLoop
import Services

extension Server {
  /// How long after the start the first place is filled, so that nothing waits for it.
  private static let firstBackfillMilliseconds = 30_000
  /// Between two looks at which places are due.
  private static let backfillMilliseconds = 6 * 3_600_000

  /// Has no location of its own.
  private static let noConnection = -1

  /// Fills the ledgers of the current location and the favorites, each at most once a week, for as
  /// long as the process lives. Failures are tried again at the next look.
  func keepBackfilling() async {
    var pause = Self.firstBackfillMilliseconds
    while await loop.sleep(milliseconds: pause) {
      await services.weather.backfillIfDue(at: await backfillPlaces())
      pause = Self.backfillMilliseconds
    }
  }

  /// The user's own places: not one that is only assumed.
  private func backfillPlaces() async -> [ResolvedPlace] {
    var places = (try? await services.favorites.list().get().rows.map(\.place)) ?? []
    if case .success(let here) = await services.location.current(
      on: Self.noConnection, FetchPolicy()),
      !here.isAssumed
    {
      places.insert(here.found, at: 0)
    }
    return places
  }
}
