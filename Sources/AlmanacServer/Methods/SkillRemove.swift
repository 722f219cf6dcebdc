import AlmanacProtocol
import Services
import Vocabulary

/// `skill.remove`: forgets the record of a place.
extension Wire.SkillRemoveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let place = call.params.all ? nil : call.place.found
    let count = try await call.services.weather.ledger.remove(at: place).get()
    return Result(count: count, place: call.place.wire)
  }
}
