import AlmanacProtocol
import Services
import Vocabulary

/// `location.current`: where "here" is, and why. With `place`, resolves that instead.
extension Wire.LocationCurrentMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    Wire.LocationState(call.place, call)
  }

  static func revision(_ invocation: Invocation) -> Int? {
    invocation.storageWarnings.isEmpty ? invocation.services.location.revision : nil
  }
}

extension Wire.LocationState {
  init<Method>(_ place: RequestPlace, _ call: Call<Method>) {
    let invocation = call.invocation
    let location = invocation.services.location
    // Only this method warns about a configured place; the other answers do not repeat it.
    let known = place.warnings
    let warnings = known + place.found.warnings(about: .place).filter { !known.contains($0) }
    self.init(
      place: place.wire, origin: place.origin,
      authorization: location.authorization(on: invocation.connection),
      lastError: location.lastProblem(on: invocation.connection).map {
        Wire.ErrorObject($0, in: call.language)
      },
      warnings: warnings.map { Wire.Warning($0) } + call.storageWarnings, dir: call.dir)
  }
}
