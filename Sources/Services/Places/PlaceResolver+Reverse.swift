import Places
import Providers
package import Vocabulary

extension PlaceResolver {
  /// The maximum distance of a place whose name applies.
  private static let nameKilometers = 50.0
  /// A name only adds to an existing answer.
  private static let patienceMilliseconds = 4_000

  /// Whether to ask a provider for the name of coordinates: if the gazetteer has none and a
  /// provider is available, or if the caller named a provider.
  package func isWorthNaming(_ place: ResolvedPlace, _ policy: FetchPolicy) -> Bool {
    if policy.provider != nil { return true }
    return place.place.distanceKilometers == nil
      && !names(around: place).candidates.isEmpty
  }

  private func names(around place: ResolvedPlace) -> Inquiry<[FoundPlace]> {
    catalog.inquiry(.placeReverse, place.place.coordinate.rounded)
  }

  /// The place with the provider's name, or unchanged if it has none. Time zone and id stay, since
  /// they must be the same offline.
  package func named(
    _ place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<ResolvedPlace>, Failure> {
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

extension Failure {
  /// Permanent failures: the request cannot be met, or the caller has cancelled.
  fileprivate var isRefusal: Bool {
    [.unauthorized, .unsupported, .requestCancelled].contains(entry.kind)
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
