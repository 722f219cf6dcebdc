import AlmanacProtocol
import Basics
import Services
import Skill
import Time
import Units
import Vocabulary

/// `forecast.skill`: how wrong each provider was at a place.
extension Wire.ForecastSkillMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let now = call.now
    func isWanted(_ variable: SkillVariable) -> Bool {
      call.params.variable.map { $0 == variable } ?? true
    }
    let (ledger, place) = (call.services.weather.ledger, call.place.found)
    let found = try await ledger.computed(at: place) { days in
      let taught = days.taught
      return (
        report: SkillReport(taught), blend: SkillLesson(taught).blend,
        faults: days.faults(before: now, taught: taught)
      )
    }.get()
    return Result(
      rows: found.report.rows.filter { isWanted($0.variable) }
        .map { Wire.ForecastSkillRow($0) },
      suspects: found.faults.sorted { $0.key < $1.key }.map {
        Wire.SuspectProvider(provider: $0.key, fault: Wire.ProviderFault($0.value))
      }, blends: found.blend.parts.filter { isWanted($0.variable) }.map { Wire.Blend($0) },
      place: call.place.wire)
  }
}

extension Wire.ProviderFault {
  init(_ fault: Skill.ProviderFault) {
    self.init(kind: fault.kind, hours: fault.hours)
  }
}

extension Wire.ForecastSkillRow {
  fileprivate init(_ row: SkillReport.Row) {
    func error(_ value: Double) -> Measure<Kinds.Hundredth> { Measure(value) }
    self.init(
      provider: row.provider, variable: row.variable, leadDays: row.lead,
      count: row.score.count, days: row.days,
      since: row.span.lowerBound,
      until: row.span.upperBound,
      bias: error(row.score.bias), meanAbsoluteError: error(row.score.meanAbsolute),
      rootMeanSquareError: error(row.score.rootMeanSquare),
      interval: row.interval.map {
        Wire.Bounds(
          low: Amount($0.low, decimals: Self.decimals),
          high: Amount($0.high, decimals: Self.decimals), level: 80)
      },
      brier: row.brier.map { Wire.BrierParts($0) }, crps: row.rankedProbability.map(error),
      skillOverPersistence: Measure(row.skillOverPersistence),
      skillOverClimatology: Measure(row.skillOverClimatology),
      correction: row.correction.flatMap { proof in
        guard let raw = proof.raw, let corrected = proof.corrected else { return nil }
        return Wire.SkillCorrection(
          verdict: proof.verdict, error: error(raw),
          correctedError: error(corrected), noise: proof.noise.map(error), days: proof.days)
      })
  }

  private static let decimals = 2
}

extension Wire.BrierParts {
  fileprivate init(_ brier: BrierScore) {
    self.init(
      score: Measure(brier.score), reliability: Measure(brier.reliability),
      resolution: Measure(brier.resolution), uncertainty: Measure(brier.uncertainty),
      diagram: brier.bins.map {
        Wire.ReliabilityPoint(
          probability: Measure($0.meanProbability), frequency: Measure($0.frequency),
          count: $0.count)
      })
  }
}
