import AlmanacProtocol
import Places
import Providers
import Services
import Time
import Words
import Vocabulary

/// `location.search`: sends what is known at once, as a part, or as the answer if no provider needs
/// to be asked; merges in the provider's places.
extension Wire.LocationSearchMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (params, resolver) = (call.params, call.services.resolver)
    let (query, limit) = (params.query, params.limit)
    let language = call.wording.locale.language
    let local = try searchLocally(call, try await preference(call))
    let known = local.places
    // The same names as those of an error for the same text.
    let corrections =
      local.areCorrected ? call.services.places.gazetteer.suggestions(for: query) : []
    if call.wantsParts, !known.isEmpty { call.send(Wire.SearchPart(places: rows(known, call))) }
    guard params.online, local.isWorthAsking else {
      return result(Sourced(known), corrections, call)
    }
    if let stored = await resolver.searchStored(
      query, behind: known, limit: limit, language: language, call.policy)
    {
      return result(stored, corrections, call)
    }
    guard await call.invocation.pauseBeforeSearch() else { throw .cancelled }
    return result(
      await resolver.search(
        query, behind: known, limit: limit, language: language, call.policy), corrections, call)
  }

  private static func searchLocally(
    _ call: Call<Self>, _ preference: PlacePreference
  ) throws(Failure) -> (places: [ResolvedPlace], areCorrected: Bool, isWorthAsking: Bool) {
    do throws(PlaceFault) {
      return try call.services.resolver.searchLocally(
        call.params.query, limit: call.params.limit, preferring: preference, call.policy)
    } catch {
      throw error.failure.moved(to: "/query")
    }
  }

  private static func preference(_ call: Call<Self>) async throws(Failure) -> PlacePreference {
    var preference = PlacePreference(countryCode: call.wording.locale.territory)
    if let near = call.params.near {
      do throws(Failure) {
        preference.near = try await call.invocation.place(near).place.coordinate
      } catch {
        throw error.moved(to: "/near")
      }
    }
    return preference
  }

  private static func result(
    _ answer: Sourced<[ResolvedPlace]>, _ corrections: [String], _ call: Call<Self>
  ) -> Result {
    var answer = answer
    answer.attribution.insert(.gazetteer, at: 0)
    for warning in answer.value.first?.warnings(about: .firstOfPlaces) ?? [] {
      answer = answer.warning(warning)
    }
    return Result(
      places: rows(answer.value, call),
      didYouMean: corrections.isEmpty ? nil : corrections,
      tail: call.tail(answer))
  }

  private static func rows(_ places: [ResolvedPlace], _ call: Call<Self>) -> [Wire.FoundPlace] {
    places.map { Wire.FoundPlace(Wire.Place($0.place), $0.zone.moment(call.now)) }
  }
}

extension Invocation {
  fileprivate func pauseBeforeSearch() async -> Bool {
    await server.pauseBeforeSearch(on: context.client.id, until: deadline?.due)
  }
}

extension Wire.FoundPlace {
  fileprivate init(_ place: Wire.Place, _ localTime: Moment) {
    self.init(
      id: place.id, name: place.name, displayName: place.displayName, latitude: place.latitude,
      longitude: place.longitude, elevation: place.elevation, country: place.country,
      countryCode: place.countryCode, admin1: place.admin1, timeZone: place.timeZone,
      timeZoneSource: place.timeZoneSource, population: place.population,
      distanceKm: place.distanceKm, bearing: place.bearing, localTime: localTime)
  }
}
