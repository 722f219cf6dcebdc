import AlmanacProtocol
import Services

/// `skill.remove`: forgets the record of a place.
extension Wire.SkillRemoveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let place = call.params.all ? nil : call.place.found
    let count = try await call.services.weather.ledger.remove(at: place).orThrow()
    return Result(count: count, place: call.place.wire)
  }
}
