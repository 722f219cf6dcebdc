import AlmanacProtocol
import Providers
import Services
import Sky
import Time
import Vocabulary
import Weather
import Telling
import Sunset

/// The data for one status line; a part is nil if not requested or not available.
struct StatusFacts: Sendable {
  var weather: Sourced<CurrentReport>?
  var observed: Sourced<ObservationReport>?
  var day: Sourced<[DayReport]>?
  var nowcast: Sourced<Nowcast>?
  var sunset: Sourced<[SunsetReport]>?
  var air: Sourced<AirReport>?
  /// Every line begins with the gravest; nil if no source has answered, which is no all-clear.
  let alerts: Sourced<HeardWarnings>?
  /// Of today.
  var sun: SunEvents?
}

extension StatusFacts {
  /// Fetches everything needed, concurrently.
  /// - Throws: why there is no weather, if the format needs it.
  static func gathered(
    for needs: Set<StatusField.Need>, at place: ResolvedPlace, on today: LocalDate,
    language: String,
    sunsetModel: SunsetModel, _ weather: WeatherService, _ policy: FetchPolicy
  ) async throws(Failure) -> StatusFacts {
    async let current = weather.current(at: place, policy)
    async let observed =
      needs.contains(.observed) ? weather.observationsBeside(at: place, policy) : nil
    async let day = needs.contains(.day) ? weather.daily(at: place, days: 1, policy) : nil
    async let nowcast =
      needs.contains(.nowcast) ? weather.nowcast(at: place, minutes: 120, policy) : nil
    async let sunset =
      needs.contains(.sunset)
      ? weather.sunsets(at: place, SunsetQuestion(span: .coming, model: sunsetModel), policy) : nil
    async let air = needs.contains(.air) ? weather.air(at: place, hours: nil, policy) : nil
    async let alerts = warnings(
      areShown: needs.contains(.alerts), at: place, language: language, weather, policy)
    let now = await current
    if needs.contains(.weather), case .failure(let error) = now { throw error }
    return await StatusFacts(
      weather: try? now.get(), observed: try? observed?.get(), day: try? day?.get(),
      nowcast: try? nowcast?.get(),
      sunset: try? sunset?.get(), air: try? air?.get(),
      alerts: alerts,
      sun: weather.sun(at: place, on: today))
  }

  /// How long an empty list of warnings counts when no source can be asked: longer than for an
  /// answer, because bars ask every few minutes, and each request shows what the previous one
  /// fetched.
  private static let silenceSeconds = 1_800

  /// Every line begins with them; one that does not show them waits for them for a moment only.
  private static func warnings(
    areShown: Bool, at place: ResolvedPlace, language: String, _ weather: WeatherService,
    _ policy: FetchPolicy
  ) async -> Sourced<HeardWarnings>? {
    let isPrompt = policy.cacheOnly || policy.deadlineMilliseconds == 0
    return await weather.awaitedAlerts(
      at: place, language: language, policy, isOptional: !areShown,
      silenceSeconds: isPrompt ? silenceSeconds : nil)
  }

  /// The data with every part's provenance, including parts used only for a class.
  func relied(needs: Set<StatusField.Need>) -> Sourced<StatusFacts> {
    var all = Sourced(self)
    if !needs.isDisjoint(with: [.weather]), let weather { all = all.relying(on: weather) }
    if let observed { all = all.relying(on: observed) }
    if let day { all = all.relying(on: day) }
    if let nowcast { all = all.relying(on: nowcast) }
    if let sunset { all = all.relying(on: sunset) }
    if let air { all = all.relying(on: air) }
    if needs.contains(.alerts), let alerts { all = all.relying(on: alerts) }
    return all
  }

  /// The provenance of what was fetched for a need; nil if nothing was.
  func provenance(of need: StatusField.Need) -> Provenance? {
    switch need {
    case .nothing: nil
    case .weather: weather.map { Provenance($0) }
    case .observed: observed.map { Provenance($0) }
    case .day: day.map { Provenance($0) }
    case .nowcast: nowcast.map { Provenance($0) }
    case .sunset: sunset.map { Provenance($0) }
    case .air: air.map { Provenance($0) }
    case .alerts: alerts.map { Provenance($0) }
    }
  }
}
