import AlmanacCore
import AlmanacProtocol
import Providers
import Services

/// `location.search`: sends the gazetteer's matches at once, as a part, and merges in the
/// provider's once the client stops typing.
extension Wire.LocationSearchMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let (params, resolver) = (call.params, call.services.resolver)
    let known = resolver.searchLocally(params.query, limit: params.limit)
    if call.wantsParts, !known.isEmpty { call.send(Wire.SearchPart(places: rows(known, call))) }
    let isWorthAsking = params.online && params.query.count >= PlaceResolver.fewestLetters
    guard isWorthAsking, await call.invocation.isLastSearch else {
      return result(Sourced(known), call)
    }
    let answer = await resolver.search(
      params.query, limit: params.limit, language: call.wording.locale.language, call.policy)
    return result(answer, call)
  }

  private static func result(_ answer: Sourced<[ResolvedPlace]>, _ call: Call<Self>) -> Result {
    var answer = answer
    answer.attribution.insert(.gazetteer, at: 0)
    return Result(places: rows(answer.value, call), tail: call.tail(answer))
  }

  private static func rows(_ places: [ResolvedPlace], _ call: Call<Self>) -> [Wire.FoundPlace] {
    places.map { Wire.FoundPlace(Wire.Place($0.place), call.times(in: $0.zone).time(call.now)) }
  }
}

extension Invocation {
  fileprivate var isLastSearch: Bool {
    get async { await server.isLastSearch(on: context.client.id, until: deadline?.due) }
  }
}

extension Wire.FoundPlace {
  fileprivate init(_ place: Wire.Place, _ localTime: LabeledTime) {
    self.init(
      id: place.id, name: place.name, displayName: place.displayName, latitude: place.latitude,
      longitude: place.longitude, elevation: place.elevation, country: place.country,
      countryCode: place.countryCode, admin1: place.admin1, timeZone: place.timeZone,
      timeZoneSource: place.timeZoneSource, population: place.population,
      distanceKm: place.distanceKm, localTime: localTime)
  }
}
