import AlmanacProtocol
import Basics
import JSON
import Services
import Synchronization
import Telling
import Vocabulary
import Words

/// `weather.overview`: everything a weather page shows, fetched concurrently. Each part is exactly
/// the answer of its own method, and is sent as it arrives.
extension Wire.WeatherOverviewMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let names = call.params.include.reduce(into: [OverviewPartName]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    if call.wantsParts { await showStored(names, call) }
    let progress = OverviewProgress(of: names.count)
    let outcomes = await names.mapConcurrently { await finish($0, of: names, progress, call) }
    let components = JSONWriter.object(reservingCapacity: 16_384) { writer in
      for (name, outcome) in zip(names, outcomes) {
        writer.key(text: name.rawValue)
        writer.object { writer in
          if let title = name.title(call) { writer.member("title", title) }
          writer.member("state", outcome.state.rawValue)
          writer.member("value", outcome.value)
          writer.member("error", outcome.failure)
        }
      }
    }
    return Result(
      place: call.place.wire, units: Wire.Units(call.units),
      components: EncodedJSON(components), headline: await headline(of: names, call),
      dir: call.dir)
  }

  /// From the parts that have just been stored. A part that failed is missing in it, as in them.
  private static func headline(
    of names: [OverviewPartName], _ call: Call<Self>
  ) async -> String? {
    let warning = WarningLine(await call.occasion(), call.wording)
    guard names.contains(.daily) else {
      return warning.map { call.language.sentence($0.text.written(call.language.direction)) }
    }
    var parts: SummaryParts = []
    if names.contains(.alerts) || warning != nil { parts.insert(.alerts) }
    if names.contains(.sunset) { parts.insert(.sunsets) }
    var policy = call.invocation.cacheOnly.policy(call.params.network)
    policy.maxAgeSeconds = nil
    let told = await call.services.weather.summary(
      at: call.place.found, days: 1, language: call.wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(call.params.sunsetModel), parts, policy)
    guard let told = try? told.get(), let today = told.value.first else { return nil }
    let text = WireSummary(.short, call.figures).text(today.tree)
    // An estimate says so in its words.
    return Provenance(told).isCorrected ? Provenance.correctionMark + text : text
  }

  /// Sends one `loading` per part, with its cached value, or null if there is no real data. Starts
  /// no fetch, so canceling the overview cancels every fetch.
  private static func showStored(_ names: [OverviewPartName], _ call: Call<Self>) async {
    let stored = await names.mapConcurrently { name in
      await name.answer(call, call.invocation.preview.part(name, of: names, call.params))
    }
    for (name, outcome) in zip(names, stored) {
      call.send(
        Wire.OverviewPart(
          component: name, title: name.title(call), state: .loading, progress: 0,
          value: outcome.value, error: nil))
    }
  }

  private static func finish(
    _ name: OverviewPartName, of names: [OverviewPartName], _ progress: OverviewProgress,
    _ call: Call<Self>
  ) async -> Outcome<EncodedJSON> {
    let outcome = await name.answer(call, call.invocation.nested.part(name, of: names, call.params))
    // If the overview was canceled, its parts report nothing.
    if !Task.isCancelled {
      let share = progress.advance()
      call.send(
        Wire.OverviewPart(
          component: name, title: name.title(call), state: outcome.state,
          progress: Rounding.share(share), value: outcome.value, error: outcome.failure))
      call.context.reportWorkDone(percentage: Int(100 * share))
    }
    return outcome
  }
}

/// How many parts have their last state. Confined to the loop's thread: the lock satisfies the
/// compiler and is never contended.
private final class OverviewProgress: Sendable {
  private let count: Int
  private let done = Mutex(0)

  init(of count: Int) { self.count = count }

  /// - Returns: the share that is done now.
  func advance() -> Double {
    done.withLock { done in
      done += 1
      return Double(done) / Double(count)
    }
  }
}

extension Result<EncodedJSON, MethodFailure> {
  fileprivate var state: TaskState {
    if case .success = self { .success } else { .failure }
  }

  fileprivate var value: EncodedJSON {
    if case .success(let result) = self { result } else { .null }
  }

  fileprivate var failure: Wire.ErrorObject? {
    if case .failure(let failure) = self { Wire.ErrorObject(failure) } else { nil }
  }
}

extension Invocation {
  /// For one part. The first begins with the gravest warning, and waits a moment for the part that
  /// asks for the warnings; the others do not repeat it.
  fileprivate func part(
    _ name: OverviewPartName, of names: [OverviewPartName], _ params: Wire.WeatherOverviewParams
  ) -> Invocation {
    var invocation = self
    let isAwaited = names.contains(.alerts) && params.network.provider == nil && !isCacheOnly
    invocation.warnings = name != names.first ? .said : isAwaited ? .awaited : .known
    return invocation
  }
}

extension OverviewPartName {
  /// The name of the part; nil unless the overview is written out.
  fileprivate func title(_ call: Call<Wire.WeatherOverviewMethod>) -> String? {
    guard let options = call.params.text else { return nil }
    let wording = options.style == .speech ? call.wording.aloud : call.wording
    let text: PageText
    switch self {
    case .current: text = .now
    case .hourly:
      return SpokenLanguage.capitalized(wording.counted(.nextHours, call.params.hours))
    case .daily: text = .forecast
    case .air: text = .airQuality
    case .alerts: text = .officialWarnings
    case .sunset: text = .sunset
    case .nowcast: text = .rainSoon
    case .map: text = .mapTitle
    case .climate: text = .climateTitle
    }
    return SpokenLanguage.capitalized(wording.language.page(text))
  }

  /// The part's own method, called with everything that it shares with the overview but tokens.
  fileprivate func answer(
    _ call: Call<Wire.WeatherOverviewMethod>, _ asking: Invocation
  ) async -> Outcome<EncodedJSON> {
    let params = call.params
    var shared = params.shared
    shared.request = Wire.RequestOptions(locale: params.request.locale)
    func part<Method: ServedMethod>(
      _ method: Method.Type, _ own: Method.Params
    ) async -> Outcome<EncodedJSON> {
      await asking.result(of: method, own.sharing(shared)).map { EncodedJSON($0) }
    }
    return switch self {
    case .current: await part(Wire.WeatherCurrentMethod.self, .init())
    case .hourly: await part(Wire.ForecastHourlyMethod.self, .init(hours: params.hours))
    case .daily: await part(Wire.ForecastDailyMethod.self, .init(days: params.days))
    case .air: await part(Wire.AirQualityMethod.self, .init())
    case .alerts: await part(Wire.AlertsActiveMethod.self, .init())
    case .sunset:
      await part(
        Wire.SunsetScoreMethod.self, .init(days: params.days, model: params.sunsetModel))
    case .nowcast: await part(Wire.ForecastNowcastMethod.self, .init())
    case .map: await part(Wire.MapLayersMethod.self, .init())
    case .climate:
      await part(
        Wire.ClimateProjectMethod.self,
        .init(interventions: params.interventions, model: params.climateModel))
    }
  }
}
