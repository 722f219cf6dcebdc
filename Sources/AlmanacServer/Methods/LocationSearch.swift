import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `location.search`: the gazetteer's places at once, as a part; with the provider's merged in
  /// when the client stopped typing.
  static let locationSearch = running(Wire.LocationSearchMethod.self) {
    params, invocation async throws(MethodFailure) in
    let resolver = invocation.services.resolver
    let known = resolver.searchLocally(params.query, limit: params.limit)
    if invocation.context.wantsPartialResults, !known.isEmpty {
      let part = Wire.SearchPart(places: known.map { Wire.FoundPlace($0, params, invocation) })
      invocation.context.sendPartialResult(Handler.bytes(of: part))
    }
    let isWorthAsking = params.online && params.query.count >= PlaceResolver.fewestLetters
    guard isWorthAsking else {
      return Wire.LocationSearchResult(Sourced(known), params, invocation)
    }
    let isLast = await invocation.server.isLastSearch(
      on: invocation.context.client.id, until: invocation.deadline?.due)
    guard isLast else {
      return Wire.LocationSearchResult(Sourced(known), params, invocation)
    }
    let answer = await resolver.search(
      params.query, limit: params.limit, language: invocation.language(params.request.locale),
      invocation.policy(params.network))
    return Wire.LocationSearchResult(answer, params, invocation)
  }
}

extension Wire.LocationSearchResult {
  fileprivate init(
    _ answer: Sourced<[ResolvedPlace]>, _ params: Wire.LocationSearchParams,
    _ invocation: Invocation
  ) {
    self.init(
      places: answer.value.map { Wire.FoundPlace($0, params, invocation) },
      source: Wire.Source(answer.source), sources: Wire.ProductSource.several(answer.sources),
      retryAfterSeconds: answer.warnings.compactMap(\.retryAfterSeconds).max(),
      attribution: ([.gazetteer] + answer.attribution).map(Wire.Attribution.init),
      warnings: answer.warnings.map(Wire.Warning.init))
  }
}

extension Wire.FoundPlace {
  fileprivate init(
    _ found: ResolvedPlace, _ params: Wire.LocationSearchParams, _ invocation: Invocation
  ) {
    let place = Wire.Place(found.place)
    self.init(
      id: place.id, name: place.name, displayName: place.displayName, latitude: place.latitude,
      longitude: place.longitude, elevation: place.elevation, country: place.country,
      countryCode: place.countryCode, admin1: place.admin1, timeZone: place.timeZone,
      timeZoneSource: place.timeZoneSource, population: place.population,
      distanceKm: place.distanceKm,
      localTime: invocation.times(found.zone, labels: params.labels, locale: params.request.locale)
        .time(invocation.now))
  }
}
