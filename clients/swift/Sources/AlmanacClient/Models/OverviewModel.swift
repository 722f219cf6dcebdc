import Observation

/// A weather page: every part of `weather.overview` with a state of its own.
@MainActor @Observable
public final class OverviewModel {
  /// The parts as they arrived; one that is absent was not asked for.
  public private(set) var parts = OverviewComponents()
  /// The place the page is about, once the server has said it.
  public private(set) var place: Place?
  /// Why there is no answer at all; parts fail by themselves.
  public private(set) var failure: AlmanacError?
  /// 0…1 while parts are missing.
  public private(set) var progress: Double?

  @ObservationIgnored public let almanac: Almanac
  @ObservationIgnored private var params: WeatherOverviewParams?
  @ObservationIgnored private var task: Task<Void, Never>?

  public init(_ almanac: Almanac) { self.almanac = almanac }

  deinit { task?.cancel() }

  public var current: LoadingState<WeatherCurrentResult> { state(parts.current) }
  public var hourly: LoadingState<ForecastHourlyResult> { state(parts.hourly) }
  public var daily: LoadingState<ForecastDailyResult> { state(parts.daily) }
  public var air: LoadingState<AirQualityResult> { state(parts.air) }
  public var alerts: LoadingState<AlertsActiveResult> { state(parts.alerts) }
  public var sunset: LoadingState<SunsetScoreResult> { state(parts.sunset) }
  public var nowcast: LoadingState<ForecastNowcastResult> { state(parts.nowcast) }
  public var map: LoadingState<MapLayersResult> { state(parts.map) }
  public var climate: LoadingState<ClimateProjectResult> { state(parts.climate) }

  private func state<Part: AnswerPart>(_ part: Part?) -> LoadingState<Part.Value> {
    LoadingState(part: part, progress: progress)
  }

  /// Loads the page; the parts of another place are dropped, and what is under way is cancelled.
  public func load(_ params: WeatherOverviewParams) {
    if params.place != self.params?.place { (parts, place) = (OverviewComponents(), nil) }
    self.params = params
    run(params)
  }

  /// Fetches one part again.
  public func retry(_ part: OverviewPartName) {
    guard var params else { return }
    params.include = [part]
    params.refresh = true
    run(params)
  }

  public func cancel() {
    task?.cancel()
    task = nil
  }

  /// Waits until nothing is under way.
  public func settled() async { await task?.value }

  private func run(_ params: WeatherOverviewParams) {
    task?.cancel()
    failure = nil
    let arrivals = almanac.arrivals(of: params)
    task = Task { [weak self] in
      do {
        for try await arrival in arrivals {
          guard !Task.isCancelled else { return }
          try self?.take(arrival)
        }
      } catch {
        guard !Task.isCancelled else { return }
        self?.fail(error as? AlmanacError ?? .closed)
      }
    }
  }

  /// Shows the page and each of its changes, until it is cancelled.
  public func follow(_ params: WeatherOverviewParams, every interval: Duration? = nil) {
    if params.place != self.params?.place { (parts, place) = (OverviewComponents(), nil) }
    self.params = params
    task?.cancel()
    let updates = almanac.updates(of: params, every: interval, emit: .changedParts)
    task = Task { [weak self] in
      do {
        for try await update in updates {
          guard !Task.isCancelled else { return }
          switch update.result {
          case .success(let answer): try self?.take(.answer(answer))
          case .failure(let error): self?.fail(.server(error))
          }
        }
      } catch {
        self?.fail(error as? AlmanacError ?? .closed)
      }
    }
  }

  private func take(_ arrival: Arrival<WeatherOverviewParams>) throws {
    switch arrival {
    case .progress(let report): progress = report.percentage.map { Double($0) / 100 } ?? progress
    case .part(let part):
      parts.merge(try OverviewComponents(part))
      progress = part.progress
    case .answer(let answer):
      parts.merge(answer.components)
      (place, failure, progress) = (answer.place, nil, nil)
    }
  }

  private func fail(_ error: AlmanacError) { (failure, progress) = (error, nil) }
}

extension OverviewComponents {
  /// The one part that has arrived.
  public init(_ part: OverviewPart) throws {
    let outcome = Outcome(state: part.state, value: part.value, error: part.error)
    self = try reread([part.component.rawValue: outcome], as: Self.self)
  }

  private struct Outcome: Encodable {
    let state: TaskState
    let value: JSONValue?
    let error: ErrorObject?
  }
}
