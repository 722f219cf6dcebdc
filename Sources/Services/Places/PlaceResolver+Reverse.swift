import AlmanacCore
import Providers

extension PlaceResolver {
  /// As far as a name reaches, the gazetteer's and a provider's.
  private static let nameKilometers = 50.0
  /// A name only adds to an answer that is there already.
  private static let patienceMilliseconds = 4_000

  /// Whether to ask somebody for the name of a place that was given by its coordinates: where the
  /// gazetteer has none and somebody can be asked, or who is asked for by name.
  package func isWorthNaming(_ place: ResolvedPlace, _ policy: FetchPolicy) -> Bool {
    if policy.provider != nil { return true }
    return place.place.distanceKilometers == nil
      && !names(around: place).candidates.isEmpty
  }

  private func names(around place: ResolvedPlace) -> Inquiry<[FoundPlace]> {
    catalog.inquiry(.placeReverse, place.place.coordinate.rounded)
  }

  /// The place with the name a provider gives it; as it is where that knows none. Time zone and id
  /// stay, for they must be the same offline.
  package func named(
    _ place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<ResolvedPlace>, ServiceError> {
    var patient = policy.withoutEstimate
    patient.deadlineMilliseconds = min(policy.deadlineMilliseconds, Self.patienceMilliseconds)
    let coordinate = place.place.coordinate
    switch await pipeline.answer(names(around: place), patient) {
    case .failure(let error):
      let isWanted = policy.provider != nil && policy.fallback == .none
      return isWanted || error.isRefusal ? .failure(error) : .success(Sourced(place))
    case .success(let answer):
      let near = answer.value.map { ($0, $0.coordinate.distanceKilometers(to: coordinate)) }
      guard let (found, distance) = near.min(by: { $0.1 < $1.1 }), distance <= Self.nameKilometers
      else { return .success(Sourced(place)) }
      return .success(answer.map { _ in place.named(found, distance) })
    }
  }
}

extension ServiceError {
  /// Nothing that passes: the caller asked for what cannot be had, or wants no answer any more.
  fileprivate var isRefusal: Bool {
    switch self {
    case .unauthorized, .unsupported, .cancelled: true
    default: false
    }
  }
}

extension ResolvedPlace {
  fileprivate func named(_ found: FoundPlace, _ distanceKilometers: Double) -> ResolvedPlace {
    var named = self
    named.place.name = found.name
    named.place.country = found.country
    named.place.countryCode = found.countryCode
    named.place.admin1 = found.admin1
    named.place.displayName = Place.displayName(
      name: found.name, admin1: found.admin1, country: found.country)
    named.place.distanceKilometers = distanceKilometers
    named.place.bearingDegrees = found.coordinate.bearingDegrees(to: place.coordinate)
    return named
  }
}
