import AlmanacProtocol
import Basics
import Climate
import Providers
import Services
import Time
import Units
import Vocabulary
import Words

/// `climate.extremes`: expected hot, cold and frosty days of a year. Runs on the worker thread,
/// because it simulates 400 years.
extension Wire.ClimateExtremesMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) { _ = try levers(params) }

  private static func levers(_ params: Params) throws(Failure) -> [Intervention] {
    try ClimateRequest.interventions(params.interventions, in: params.scenario)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let pathway = ClimatePathway(
      call.params.scenario, try levers(call.params), presentYear: call.today.year)
    let year = call.params.year ?? min(max(call.today.year, 1950), 2100)
    let days = await call.services.weather.thresholdDays(
      at: call.place.found, pathway, year: year)
    return Wire.ClimateExtremesResult(
      annual: Wire.ExtremeCounts(days.year),
      months: days.months.enumerated().map { index, counts in
        Wire.MonthExtremes(month: index + 1, counts: Wire.ExtremeCounts(counts))
      }, level: Rounding.chance(ThresholdDays.level),
      degreeDayBase: Measure(ThresholdIndex.degreeDayBaseCelsius),
      period: ClimateNormals.period, year: year, scenario: call.params.scenario,
      levers: pathway.interventions.map(\.lever.rawValue),
      notes: ThresholdDays.notices.map { Sentence($0) },
      tail: call.tail(.estimate, credit: [.ipcc] + Attribution.climatology))
  }
}

extension Wire.ExtremeCounts {
  /// - Parameter counts: by `ThresholdIndex`.
  fileprivate init(_ counts: [ThresholdDays.Count]) {
    func days(_ index: ThresholdIndex) -> Wire.ExtremeCount {
      Wire.ExtremeCount(counts[index.rawValue]) { Amount($0, decimals: 1) }
    }
    func degreeDays(_ index: ThresholdIndex) -> Wire.ExtremeCount {
      Wire.ExtremeCount(counts[index.rawValue]) { Amount($0, .temperatureDifference, decimals: 0) }
    }
    self.init(
      daysAbove25: days(.above25), daysAbove30: days(.above30), daysAbove35: days(.above35),
      tropicalNights: days(.tropicalNights), frostDays: days(.frostDays),
      iceDays: days(.iceDays), heatingDegreeDays: degreeDays(.heatingDegreeDays),
      coolingDegreeDays: degreeDays(.coolingDegreeDays))
  }
}

extension Wire.ExtremeCount {
  fileprivate init(_ count: ThresholdDays.Count, _ amount: (Double) -> Amount) {
    self.init(
      expected: amount(count.expected), low: amount(count.low), high: amount(count.high))
  }
}
