import AlmanacProtocol
import Providers
import Services
import Telling
import Sunset
import Time
import Vocabulary
import Weather
import Words

/// `favorites.list`: the favorites in the user's order, and the device as a row. A failing row
/// never fails the list. Each row is sent as a part once complete.
extension Wire.FavoritesListMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let list = try await call.services.favorites.list().get()
    let fill = FavoriteFill(call)
    if fill.fetches, call.wantsParts { await fill.showStored(list.rows) }
    async let here = fill.myLocation()
    let rows = await list.rows.mapConcurrently { row in
      let filled = await fill.row(row)
      call.send(filled)
      return filled
    }
    return Wire.FavoritesListResult(
      favorites: rows, myLocation: await here, revision: list.revision,
      tail: call.tail(warnings: call.invocation.storageWarnings))
  }
}

/// What a row can include besides the place.
struct FavoriteExtras: Sendable {
  var localTime: Moment?
  var sunset: Wire.FavoriteSunset?
  var current: Wire.FavoriteCurrent?
  var warning: Wire.FavoriteWarning?
}

extension Wire.Favorite {
  init(_ row: FavoriteRow, _ extras: FavoriteExtras = FavoriteExtras()) {
    self.init(
      id: row.id, name: row.name, place: Wire.Place(row.place.place),
      addedAt: row.place.zone.moment(row.addedAt),
      localTime: extras.localTime, sunset: extras.sunset, current: extras.current,
      warning: extras.warning)
  }
}

/// Fills the rows of the list from the results of other methods.
private struct FavoriteFill: Sendable {
  private let call: Call<Wire.FavoritesListMethod>
  /// How the rows are fetched: by the call itself, or from the cache only.
  private var invocation: Invocation
  /// Whether rows are shown before they are complete.
  private var isPreview = false

  init(_ call: Call<Wire.FavoritesListMethod>) {
    self.call = call
    invocation = call.invocation
  }

  private var params: Wire.FavoritesListParams { call.params }
  private var model: SunsetModel { invocation.sunsetModel(params.model) }

  /// Whether a provider request may be needed.
  var fetches: Bool { params.include.contains { $0 != .localTime } }

  /// Sends each row at once, with its cached values.
  func showStored(_ rows: [FavoriteRow]) async {
    var preview = self
    preview.invocation = invocation.preview
    preview.isPreview = true
    let fill = preview
    for row in await rows.mapConcurrently({ await fill.row($0) }) { call.send(row) }
  }

  func row(_ row: FavoriteRow) async -> Wire.Favorite {
    Wire.Favorite(row, await extras(row.place))
  }

  func myLocation() async -> Wire.MyLocation {
    let location = invocation.services.location
    switch await location.device(on: invocation.connection, invocation.lookUp) {
    case .success(let here): return await myLocation(here, nil, extras(here.found))
    case .failure(let unresolved):
      let error = Wire.ErrorObject(unresolved.failure, in: call.language)
      return myLocation(location.lastResort, error, failed(error))
    }
  }

  private func myLocation(
    _ here: LocationState, _ error: Wire.ErrorObject?, _ extras: FavoriteExtras
  ) -> Wire.MyLocation {
    Wire.MyLocation(
      place: Wire.Place(here.found.place), origin: here.origin, error: error,
      localTime: extras.localTime, sunset: extras.sunset, current: extras.current,
      warning: extras.warning)
  }

  /// Without a known place, every extra fails.
  private func failed(_ error: Wire.ErrorObject) -> FavoriteExtras {
    var extras = FavoriteExtras()
    if params.include.contains(.sunset) {
      extras.sunset = Wire.FavoriteSunset(
        state: .failure, value: nil, error: error, model: model)
    }
    if params.include.contains(.current) {
      extras.current = Wire.FavoriteCurrent(state: .failure, value: nil, error: error)
    }
    if params.include.contains(.warning) {
      extras.warning = Wire.FavoriteWarning(state: .failure, value: nil, error: error)
    }
    return extras
  }

  private func extras(_ place: ResolvedPlace) async -> FavoriteExtras {
    var extras = FavoriteExtras()
    if params.include.contains(.localTime) {
      let now: Moment = place.zone.moment(call.now)
      extras.localTime = now
    }
    async let current = params.include.contains(.current) ? current(place) : nil
    async let sunset = params.include.contains(.sunset) ? sunset(place) : nil
    async let warning = params.include.contains(.warning) ? warning(place) : nil
    (extras.current, extras.sunset, extras.warning) = await (current, sunset, warning)
    return extras
  }

  /// The result of `weather.current`.
  private func current(_ place: ResolvedPlace) async -> Wire.FavoriteCurrent {
    let answer = await Call<Wire.WeatherCurrentMethod>(
      .init().sharing(params.shared), invocation, RequestPlace(place), call.format
    ).result()
    return Wire.FavoriteCurrent(
      state: state(answer), value: try? answer.get(),
      error: error(answer))
  }

  /// Today's row of `sunset.score`.
  private func sunset(_ place: ResolvedPlace) async -> Wire.FavoriteSunset {
    let wire = WireWeather(format: call.format, zone: place.zone)
    let answer = await invocation.services.weather.sunsets(
      at: place, SunsetQuestion(span: .next(1), model: model),
      invocation.policy(params.network)
    )
    let today = (try? answer.get())?.value.first
    return Wire.FavoriteSunset(
      state: today?.isPreliminary ?? false ? .loading : state(answer),
      value: today.map { Wire.SunsetDay($0, wire) },
      error: error(answer),
      model: model, source: (try? answer.get()).map { Wire.Source($0.source) })
  }

  /// The one that every text about the place begins with.
  private func warning(_ place: ResolvedPlace) async -> Wire.FavoriteWarning {
    let answer = await invocation.services.weather.alerts(
      at: place, language: call.wording.locale.language, invocation.policy(params.network))
    let occasion = Occasion(now: call.now, zone: place.zone, alerts: try? answer.get())
    var gravest: Wire.Alert?
    if case .gravest(let alert, _) = occasion.warnings { gravest = Wire.Alert(alert, place.zone) }
    return Wire.FavoriteWarning(state: state(answer), value: gravest, error: error(answer))
  }

  private func state<Value>(_ answer: Result<Value, Failure>) -> TaskState {
    if isPreview { return .loading }
    if case .success = answer { return .success }
    return .failure
  }

  private func error<Value>(_ answer: Result<Value, Failure>) -> Wire.ErrorObject? {
    guard case .failure(let error) = answer, !isPreview else { return nil }
    return Wire.ErrorObject(error, in: call.language)
  }
}
