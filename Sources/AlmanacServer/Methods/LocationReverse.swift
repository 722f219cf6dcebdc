import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `location.reverse`: the place at a pair of coordinates, from the gazetteer.
  static let locationReverse = computed(Wire.LocationReverseMethod.self) {
    params, invocation throws(MethodFailure) in
    guard let coordinate = Coordinate(latitude: params.latitude, longitude: params.longitude)
    else { throw MethodFailure(.outOfRange) { $0.path = "/latitude" } }
    let found = invocation.services.places.resolved(at: coordinate)
    return Wire.LocationReverseResult(
      place: Wire.Place(found.place), source: .computed,
      attribution: [Wire.Attribution(.gazetteer)],
      warnings: found.isTimeZoneAssumed ? [Wire.Warning(.assumedTimeZone)] : [])
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
