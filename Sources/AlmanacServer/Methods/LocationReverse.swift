import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `location.reverse`: the place at a pair of coordinates, from the gazetteer at once; where that
  /// has no name, or a provider is named, from the provider.
  static let locationReverse = Handler(checking: Wire.LocationReverseMethod.self) {
    params, invocation in
    do throws(MethodFailure) {
      let read = try Self.read(Wire.LocationReverseMethod.self, params)
      guard let coordinate = Coordinate(latitude: read.latitude, longitude: read.longitude)
      else { throw MethodFailure(.outOfRange) { $0.path = "/latitude" } }
      let known = invocation.services.places.resolved(at: coordinate)
      let policy = invocation.policy(read.network)
      guard invocation.services.resolver.isWorthNaming(known, policy) else {
        return .answer(.success(bytes(of: Wire.LocationReverseResult(Sourced(known)))))
      }
      return .run { await named(known, policy, invocation) }
    } catch {
      return .answer(.failure(error.rpcError))
    }
  }

  private static func named(
    _ known: ResolvedPlace, _ policy: FetchPolicy, _ invocation: Invocation
  ) async -> RPCOutcome {
    do throws(MethodFailure) {
      let answer = try await invocation.services.resolver.named(known, policy).forMethod()
      return .success(bytes(of: Wire.LocationReverseResult(answer)))
    } catch {
      return .failure(error.rpcError)
    }
  }
}

extension Wire.LocationReverseResult {
  fileprivate init(_ answer: Sourced<ResolvedPlace>) {
    let assumed = answer.value.isTimeZoneAssumed ? [ServiceWarning.assumedTimeZone] : []
    self.init(
      place: Wire.Place(answer.value.place), source: Wire.Source(answer.source),
      attribution: ([.gazetteer] + answer.attribution).map(Wire.Attribution.init),
      warnings: (assumed + answer.warnings).map(Wire.Warning.init))
  }
}

extension Attribution {
  /// The embedded gazetteer's.
  static let gazetteer = Attribution(
    text: "Place data © GeoNames.org, modified", url: "https://www.geonames.org/",
    license: "CC BY 4.0")
}

extension ServiceWarning {
  static let assumedTimeZone = ServiceWarning(
    .clamped, "The time zone is that of the nearest known place, which may lie across a border.",
    paths: ["/place/timeZone"])
}
