import AlmanacProtocol
import Services
import Time
import Vocabulary

/// `skill.backfill`: earlier forecasts of a place beside the observed values.
extension Wire.SkillBackfillMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let context = call.context
    let answer = try await call.services.weather.backfill(at: call.place.found, call.policy) {
      context.reportWorkDone(
        message: $0.message, percentage: 100 * $0.rawValue / BackfillStep.allCases.count)
    }.get()
    let (report, written) = (answer.value, WireObservation(figures: call.figures))
    return Result(
      provider: .upstream(report.provider), since: report.span.lowerBound,
      until: report.span.upperBound, leads: report.leads,
      forecastDays: report.forecastDays, repeatedDays: report.repeatedDays,
      measuredDays: report.measuredDays, stations: report.stations.map(written.station),
      pairs: report.pairs, newPairs: report.newPairs, tail: call.tail(answer))
  }
}

extension BackfillStep {
  fileprivate var message: String {
    switch self {
    case .forecasts: "Fetching earlier forecasts"
    case .measurements: "Fetching measured values"
    case .ledger: "Comparing"
    }
  }
}
