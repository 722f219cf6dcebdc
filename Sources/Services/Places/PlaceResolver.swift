import HTTP
package import Places
import Providers
package import Vocabulary
import Words

/// Resolves a caller's text to a place: by the gazetteer first, so that names mean the same with
/// and without a network, then by the providers' search.
package struct PlaceResolver: Sendable {
  /// Fewer letters match too many places.
  package static let minimumLetters = 3

  package let local: LocalPlaces
  let pipeline: Pipeline
  let catalog: ProductCatalog

  package init(local: LocalPlaces, pipeline: Pipeline) {
    self.local = local
    self.pipeline = pipeline
    catalog = ProductCatalog(pipeline)
  }

  /// The one place that a reference means.
  package func resolve(
    _ reference: PlaceReference, _ policy: FetchPolicy
  ) async -> Result<ResolvedPlace, Failure> {
    do throws(PlaceFault) {
      if let found = try local.find(reference) { return .success(found) }
    } catch {
      return .failure(error.failure)
    }
    guard let name = reference.name, name.count >= Self.minimumLetters else {
      return .failure(notFound(reference))
    }
    let query = NameQuery(name)
    switch await pipeline.answer(
      catalog.inquiry(.placeSearch, (query.name, "en")), policy.withoutEstimate)
    {
    case .failure(.cancelled): return .failure(.cancelled)
    // The place may exist, so do not call it a misspelling.
    case .failure(let error):
      return .failure(error.notLookedUp(didYouMean: suggestions(for: reference)))
    case .success(let answer):
      let places = query.matching(answer.value).compactMap { resolved($0) }
      guard var best = places.first else { return .failure(notFound(reference)) }
      best.others = places.dropFirst().map(\.place).filter { $0.name == best.place.name }
        .map(\.displayName)
      if best.place.name.lowercased() != query.name.lowercased() { best.sense = .otherName(name) }
      return .success(best)
    }
  }

  /// The gazetteer's matches; the first one says how the text means it.
  /// - Throws: where the text has the form of coordinates or a code, and is wrong.
  /// - Returns: `areCorrected`: whether all are names with a typo; `isWorthAsking`: whether a
  ///   provider may know more. Not for a few letters or for
  ///   coordinates, where none can be reached, and where the gazetteer alone has enough names as
  ///   they were typed, unless a provider is asked by name.
  package func searchLocally(
    _ query: String, limit: Int, preferring preference: PlacePreference, _ policy: FetchPolicy
  ) throws(PlaceFault) -> (places: [ResolvedPlace], areCorrected: Bool, isWorthAsking: Bool) {
    guard case .name(let name) = WrittenPlace(query) else {
      let found = try local.find(.text(query))
      return (found.map { [$0] } ?? [], false, false)
    }
    let matches = local.gazetteer.matches(name, limit: limit, preferring: preference)
    var places = matches.places.compactMap(local.resolve)
    if !places.isEmpty { places[0].sense = matches.sense }
    let isEnough = places.count >= limit && !matches.areCorrected && policy.provider == nil
    let canAsk = name.count >= Self.minimumLetters && !pipeline.environment.http.isOffline
    return (places, matches.areCorrected, canAsk && !isEnough)
  }

  /// The known places followed by the provider's cached ones; nil if the provider must be asked.
  package func searchStored(
    _ query: String, behind known: [ResolvedPlace], limit: Int, language: String,
    _ policy: FetchPolicy
  ) async -> Sourced<[ResolvedPlace]>? {
    let name = NameQuery(query)
    let inquiry = catalog.inquiry(.placeSearch, (name.name, language))
    return await pipeline.fresh(inquiry, policy.withoutEstimate)?
      .map { merged(known, name.matching($0), limit: limit) }
  }

  /// The known places followed by the provider's. Never fails: without the provider, the known
  /// places remain.
  /// - Parameter language: ISO 639-1, of the provider's names.
  package func search(
    _ query: String, behind known: [ResolvedPlace] = [], limit: Int, language: String = "en",
    _ policy: FetchPolicy
  ) async -> Sourced<[ResolvedPlace]> {
    let name = NameQuery(query)
    let inquiry = catalog.inquiry(.placeSearch, (name.name, language))
    switch await pipeline.answer(inquiry, policy.withoutEstimate) {
    case .failure(let error):
      guard !error.leavesKnownPlaces, error != .cancelled else { return Sourced(known) }
      return Sourced(known).warning(
        ServiceWarning(
          .notProvided, .placesKnownHere, about: [.places],
          retryAfterSeconds: error.details.retryAfterSeconds))
    case .success(let answer):
      return answer.map { merged(known, name.matching($0), limit: limit) }
    }
  }

  private func notFound(_ reference: PlaceReference) -> Failure {
    .placeNotFound(didYouMean: suggestions(for: reference))
  }

  private func suggestions(for reference: PlaceReference) -> [String] {
    reference.name.map { local.gazetteer.suggestions(for: $0) } ?? []
  }

  /// A provider's place with a validated time zone and an id that stays valid offline.
  private func resolved(_ found: FoundPlace) -> ResolvedPlace? {
    if let id = found.geonamesID, let known = local.gazetteer.place(id: "geonames:\(id)") {
      return local.resolve(known)
    }
    var place = Place(
      name: found.name, coordinate: found.coordinate, elevationMeters: found.elevationMeters,
      country: found.country, countryCode: found.countryCode, admin1: found.admin1,
      timeZone: found.timeZone ?? "", timeZoneSource: .provider, population: found.population)
    if let resolved = local.resolve(place) {
      place.id = PortablePlaceID(naming: place).text
      return ResolvedPlace(place: place, zone: resolved.zone)
    }
    let located = local.resolved(at: found.coordinate)
    place.timeZone = located.place.timeZone
    place.timeZoneSource = located.place.timeZoneSource
    place.id = PortablePlaceID(naming: place).text
    return ResolvedPlace(place: place, zone: located.zone)
  }

  /// Each place once; two of one name within 10 km are the same.
  private func merged(
    _ known: [ResolvedPlace], _ found: [FoundPlace], limit: Int
  ) -> [ResolvedPlace] {
    var places = known
    for candidate in found.compactMap(resolved) {
      let isKnown = places.contains {
        $0.place.id == candidate.place.id
          || $0.place.coordinate.distanceKilometers(to: candidate.place.coordinate) < 10
            && $0.place.name == candidate.place.name
      }
      if !isKnown { places.append(candidate) }
    }
    return Array(places.prefix(limit))
  }
}

/// A name and the part after its comma, which providers' searches do not accept.
struct NameQuery {
  let name: String
  private let qualifiers: [String]

  init(_ text: String) {
    let words = if case .name(let words) = WrittenPlace(text) { words } else { text }
    let parts = words.split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }
    name = parts.first ?? words
    qualifiers = parts.dropFirst().map { $0.lowercased() }
  }

  /// Places of exactly this name come before those with a name that begins with it.
  func matching(_ places: [FoundPlace]) -> [FoundPlace] {
    let fitting = places.filter { place in
      let words = [place.country, place.countryCode, place.admin1].compactMap { $0?.lowercased() }
      return qualifiers.allSatisfy { qualifier in
        words.contains { $0 == qualifier || ($0.count > 2 && $0.hasPrefix(qualifier)) }
      }
    }
    let wanted = name.lowercased()
    return fitting.filter { $0.name.lowercased() == wanted }
      + fitting.filter { $0.name.lowercased() != wanted }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(String(start.reversed().drop { $0 == " " }.reversed()))
  }
}

extension Failure {
  /// Offline, or without a provider of places, only the known places count; after any other failure
  /// the place may still exist.
  fileprivate var leavesKnownPlaces: Bool {
    switch entry {
    // This machine cannot ask any.
    case .providerUnavailableOffline, .providerUnavailableUnreachable,
      .providerUnavailableLibraryMissing, .providerUnavailableNoResources:
      true
    default: entry.kind == .noData || entry.kind == .unsupported
    }
  }
}

extension PlaceReference {
  /// The words to search for, if there are any.
  package var name: String? {
    switch self {
    case .text(let text): if case .name(let name) = WrittenPlace(text) { name } else { nil }
    case .parts(let parts):
      (parts.name ?? parts.displayName).map { name in
        ([name] + [parts.admin1, parts.countryCode ?? parts.country].compactMap(\.self))
          .joined(separator: ", ")
      }
    }
  }
}
