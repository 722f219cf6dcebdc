import AlmanacProtocol
import Places
import Providers
import Services
import Telling
import Vocabulary
import Words
import Summary

/// `location.reverse`: the place at a pair of coordinates, from the gazetteer at once. Asks the
/// provider if the gazetteer has no name or the caller names a provider.
extension Wire.LocationReverseMethod: AwaitedMethod {
  static var mayAnswerAtOnce: Bool { true }

  static func answerAtOnce(_ call: Call<Self>) throws(Failure) -> Result? {
    let known = try place(call)
    guard !call.services.resolver.isWorthNaming(known, call.policy) else { return nil }
    return result(Sourced(known), call)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let known = try place(call)
    return result(try await call.services.resolver.named(known, call.policy).get(), call)
  }

  private static func place(_ call: Call<Self>) throws(Failure) -> ResolvedPlace {
    let (latitude, longitude) = (call.params.latitude, call.params.longitude)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw Failure(.outOfRange, at: "/latitude")
    }
    return call.services.places.resolved(at: coordinate)
  }

  private static func result(_ answer: Sourced<ResolvedPlace>, _ call: Call<Self>) -> Result {
    var answer = answer
    answer.attribution.insert(.gazetteer, at: 0)
    let place = answer.value.place
    return Result(
      place: Wire.Place(place),
      description: call.wording.position(of: place, in: call.units).string,
      tail: call.tail(answer))
  }
}

extension Attribution {
  /// The embedded gazetteer.
  static let gazetteer = Attribution(
    "Place data © GeoNames.org, modified", "https://www.geonames.org/",
    "CC BY 4.0")
}
