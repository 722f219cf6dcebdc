import AlmanacProtocol
import Basics
import Climate
import Providers
import Services
import Time
import Units
import Vocabulary

/// `climate.extremes`: expected hot, cold and frosty days of a year. Runs on the worker thread,
/// because it simulates 400 years.
extension Wire.ClimateExtremesMethod: AwaitedMethod {
  static func check(_ params: Params) throws(MethodFailure) { _ = try levers(params) }

  private static func levers(_ params: Params) throws(MethodFailure) -> [Intervention] {
    try ClimateRequest.interventions(params.interventions, in: params.scenario)
  }

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let pathway = ClimatePathway(
      call.params.scenario, try levers(call.params), presentYear: call.today.year)
    let year = call.params.year ?? min(max(call.today.year, 1950), 2100)
    let days = await call.services.weather.thresholdDays(
      at: call.place.found, pathway, year: year)
    let wire = WireClimate(units: call.units, wording: call.wording)
    return Wire.ClimateExtremesResult(
      annual: wire.counts(days.year),
      months: days.months.enumerated().map { index, counts in
        Wire.MonthExtremes(month: index + 1, counts: wire.counts(counts))
      }, level: Rounding.chance(ThresholdDays.level),
      degreeDayBase: call.units.climate(ThresholdIndex.degreeDayBaseCelsius, .temperature),
      period: ClimateNormals.period, year: year, scenario: call.params.scenario,
      levers: pathway.interventions.map(\.lever.rawValue),
      notes: wire.notes(ThresholdDays.notices),
      tail: call.tail(.estimate, credit: [.ipcc] + Attribution.climatology))
  }
}

extension WireClimate {
  /// - Parameter counts: by `ThresholdIndex`.
  fileprivate func counts(_ counts: [ThresholdDays.Count]) -> Wire.ExtremeCounts {
    func days(_ index: ThresholdIndex) -> Wire.ExtremeCount {
      count(counts[index.rawValue], decimals: 1) { $0 }
    }
    func degreeDays(_ index: ThresholdIndex) -> Wire.ExtremeCount {
      count(counts[index.rawValue], decimals: 0) { units.convert($0, .temperatureDifference) }
    }
    return Wire.ExtremeCounts(
      daysAbove25: days(.above25), daysAbove30: days(.above30), daysAbove35: days(.above35),
      tropicalNights: days(.tropicalNights), frostDays: days(.frostDays),
      iceDays: days(.iceDays), heatingDegreeDays: degreeDays(.heatingDegreeDays),
      coolingDegreeDays: degreeDays(.coolingDegreeDays))
  }

  private func count(
    _ count: ThresholdDays.Count, decimals: Int, _ convert: (Double) -> Double
  ) -> Wire.ExtremeCount {
    func number(_ value: Double) -> Double {
      Rounding.round(convert(value), decimals: decimals)
    }
    return Wire.ExtremeCount(
      expected: number(count.expected), low: number(count.low), high: number(count.high))
  }
}
