import Observation

/// A weather page: every part of `weather.overview` with a state of its own.
@MainActor @Observable
public final class OverviewModel {
  /// The parts as they arrived, by their methods; one that is absent was not asked for.
  public private(set) var parts: [String: OverviewPart] = [:]
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

  /// The state of the part with the answer of a call.
  public subscript<Call: ServerCall>(call: Call.Type) -> LoadingState<Call.Answer> {
    LoadingState(part: parts[call.method], of: call, progress: progress)
  }

  public var current: LoadingState<WeatherCurrentResult> { self[WeatherCurrentParams.self] }
  public var hourly: LoadingState<ForecastHourlyResult> { self[ForecastHourlyParams.self] }
  public var daily: LoadingState<ForecastDailyResult> { self[ForecastDailyParams.self] }
  public var air: LoadingState<AirQualityResult> { self[AirQualityParams.self] }
  public var alerts: LoadingState<AlertsActiveResult> { self[AlertsActiveParams.self] }
  public var sunset: LoadingState<SunsetScoreResult> { self[SunsetScoreParams.self] }
  public var nowcast: LoadingState<ForecastNowcastResult> { self[ForecastNowcastParams.self] }
  public var map: LoadingState<MapLayersResult> { self[MapLayersParams.self] }
  public var climate: LoadingState<ClimateProjectResult> { self[ClimateProjectParams.self] }

  /// Loads the page; the parts of another place are dropped, and what is under way is cancelled.
  public func load(_ params: WeatherOverviewParams) {
    if params.place != self.params?.place { (parts, place) = ([:], nil) }
    self.params = params
    run(params)
  }

  /// Fetches one part again, as it was asked for.
  public func retry(_ call: (some ServerCall).Type) { retry(call.method) }

  /// The same, by the name of the method; nothing happens for a method that cannot be a part.
  public func retry(_ method: String) {
    let known = params?.parts?.first { $0.method == method }
    guard var params, let part = known ?? MethodCall(method: method) else { return }
    params.parts = [part]
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
          self?.take(arrival)
        }
      } catch {
        guard !Task.isCancelled else { return }
        self?.fail(error as? AlmanacError ?? .closed)
      }
    }
  }

  /// Shows the page and each of its changes, until it is cancelled.
  public func follow(_ params: WeatherOverviewParams, every interval: Duration? = nil) {
    if params.place != self.params?.place { (parts, place) = ([:], nil) }
    self.params = params
    task?.cancel()
    let updates = almanac.updates(of: params, every: interval, emit: .changedParts)
    task = Task { [weak self] in
      do {
        for try await update in updates {
          guard !Task.isCancelled else { return }
          switch update.result {
          case .success(let answer): self?.take(.answer(answer))
          case .failure(let error): self?.fail(.server(error))
          }
        }
      } catch {
        self?.fail(error as? AlmanacError ?? .closed)
      }
    }
  }

  private func take(_ arrival: Arrival<WeatherOverviewParams>) {
    switch arrival {
    case .progress(let report): progress = report.percentage.map { Double($0) / 100 } ?? progress
    case .part(let part):
      parts[part.method] = part
      progress = part.progress ?? progress
    case .answer(let answer):
      for part in answer.parts { parts[part.method] = part }
      (place, failure, progress) = (answer.place, nil, nil)
    }
  }

  private func fail(_ error: AlmanacError) { (failure, progress) = (error, nil) }
}
