import AlmanacProtocol
import Services
import Vocabulary
import Words

/// `alerts.coverage`: who would speak for a place, and what is stored of each.
extension Wire.AlertsCoverageMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let services = await call.services.weather.alertServices(
      at: call.place.found, language: call.wording.locale.language)
    return Result(
      services: services.map { Wire.AlertService($0, call.zone, now: call.now) }, tail: call.tail())
  }
}
