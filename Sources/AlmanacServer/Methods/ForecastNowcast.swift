import AlmanacProtocol
import Basics
import Services
import Telling
import Time
import Units
import Weather
import Vocabulary
import Summary
import Words

/// `forecast.nowcast`: precipitation over the next two hours, in 15-minute steps.
extension Wire.ForecastNowcastMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let answer = try await call.services.weather.nowcast(
      at: call.place.found, minutes: call.params.minutes, call.policy
    ).get()
    let (nowcast, zone) = (answer.value, call.zone)
    // Rain that the result shows as 0 is none.
    let outlook = nowcast.outlook(from: call.now) { call.units.wire($0, .precipitationRate) > 0 }
    return Result(
      steps: nowcast.steps.map { step in
        Wire.NowcastStep(
          time: zone.moment(step.time),
          precipitationRate: Measure(step.precipitationMillimetersPerHour),
          probability: Measure(step.probabilityPercent))
      },
      intervalMinutes: Int(nowcast.intervalSeconds / 60), native: nowcast.isNative,
      startsInMinutes: outlook.startsInMinutes, endsInMinutes: outlook.endsInMinutes,
      summary: Sentence { wording, _ in outlook.summary(in: wording) }, tail: call.tail(answer))
  }
}
