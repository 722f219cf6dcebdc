import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `favorites.list`: the kept places in the user's order, and "here" as a row. A row that fails
  /// never fails the list.
  static let favoritesList = running(Wire.FavoritesListMethod.self) {
    params, invocation async throws(MethodFailure) in
    let list = try await invocation.services.favorites.list().forMethod()
    let here = await invocation.services.location.current(on: invocation.connection)
    let fill = FavoriteFill(params: params, invocation: invocation)
    let weather = await fill.extras(list.rows.map(\.place) + [here.found])
    let rows = zip(list.rows, weather).map { row, extras in
      Wire.Favorite(row, fill.times(row.place), extras)
    }
    let extras = weather.last ?? FavoriteExtras()
    return Wire.FavoritesListResult(
      favorites: rows,
      myLocation: Wire.MyLocation(
        place: Wire.Place(here.found.place),
        origin: Wire.LocationOrigin(here.origin),
        localTime: extras.localTime, sunset: extras.sunset, current: extras.current),
      revision: list.revision, warnings: invocation.storageWarnings)
  }
}

/// What a row may carry besides the place.
struct FavoriteExtras: Sendable {
  var localTime: LabeledTime?
  var sunset: Wire.FavoriteSunset?
  var current: Wire.FavoriteCurrent?
}

extension Wire.Favorite {
  /// - Parameter times: with the labels that the caller asked for.
  init(
    _ row: FavoriteRow, _ times: WireTimes? = nil, _ extras: FavoriteExtras = FavoriteExtras()
  ) {
    let times = times ?? WireTimes(zone: row.place.zone, wording: .english, hasLabels: false)
    self.init(
      id: row.id, name: row.name, place: Wire.Place(row.place.place),
      addedAt: times.time(Instant(unixSeconds: row.addedAtUnixSeconds)),
      localTime: extras.localTime, sunset: extras.sunset, current: extras.current)
  }
}

/// Fills the rows of the list, all places at once.
private struct FavoriteFill: Sendable {
  let params: Wire.FavoritesListParams
  let invocation: Invocation

  func extras(_ places: [ResolvedPlace]) async -> [FavoriteExtras] {
    let outlooks = await outlooks(places)
    return places.enumerated().map { index, place in
      extras(place, index < outlooks.count ? outlooks[index] : nil)
    }
  }

  /// One call for all rows; none where only the clock is wanted.
  private func outlooks(_ places: [ResolvedPlace]) async -> [Outlook] {
    guard params.include.contains(.current) || params.include.contains(.sunset) else { return [] }
    return await invocation.services.weather.outlooks(
      at: places, days: 1, invocation.policy(params.network))
  }

  func times(_ place: ResolvedPlace) -> WireTimes {
    invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
  }

  private func extras(_ place: ResolvedPlace, _ outlook: Outlook?) -> FavoriteExtras {
    var extras = FavoriteExtras()
    let times = times(place)
    if params.include.contains(.localTime) {
      let now: LabeledTime = times.time(invocation.now)
      extras.localTime = now
    }
    guard let outlook else { return extras }
    if params.include.contains(.current) {
      extras.current = current(outlook.current, place, times)
    }
    if params.include.contains(.sunset) { extras.sunset = sunset(outlook.sunsets, times) }
    return extras
  }

  private func current(
    _ answer: Result<Sourced<CurrentReport>, ServiceError>, _ place: ResolvedPlace,
    _ times: WireTimes
  ) -> Wire.FavoriteCurrent {
    switch answer {
    case .success(let answer):
      let units = invocation.units(params.units)
      let report = Report(answer, RequestPlace(place), units)
      let value = Wire.WeatherCurrentResult(report, units, times)
      return Wire.FavoriteCurrent(state: .success, value: EncodedJSON(value), error: nil)
    case .failure(let error):
      return Wire.FavoriteCurrent(
        state: .failure, value: nil, error: Wire.ErrorObject(MethodFailure(error)))
    }
  }

  private func sunset(
    _ answer: Result<Sourced<[SunsetReport]>, ServiceError>, _ times: WireTimes
  ) -> Wire.FavoriteSunset {
    switch answer {
    case .success(let sunsets):
      let wire = WireWeather(units: invocation.units(params.units), times: times)
      return Wire.FavoriteSunset(
        state: .success,
        value: sunsets.value.first.map { EncodedJSON(Wire.SunsetDay($0, wire)) }, error: nil)
    case .failure(let error):
      return Wire.FavoriteSunset(
        state: .failure, value: nil, error: Wire.ErrorObject(MethodFailure(error)))
    }
  }
}
