import AlmanacProtocol
import Services

/// `location.current`: where "here" is, and why. With `place`, resolves that instead.
extension Wire.LocationCurrentMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    Wire.LocationState(call.place, call.invocation)
  }

  static func revision(_ invocation: Invocation) -> Int? {
    invocation.storageWarnings.isEmpty ? invocation.services.location.revision : nil
  }
}

extension Wire.LocationState {
  init(_ place: RequestPlace, _ invocation: Invocation) {
    let location = invocation.services.location
    self.init(
      place: place.wire, origin: Wire.LocationOrigin(place.origin),
      authorization: Wire.LocationAuthorization(
        location.authorization(on: invocation.connection)),
      lastError: location.lastProblem(on: invocation.connection).map {
        Wire.ErrorObject(MethodFailure($0))
      },
      warnings: place.warnings.map(Wire.Warning.init) + invocation.storageWarnings)
  }
}
