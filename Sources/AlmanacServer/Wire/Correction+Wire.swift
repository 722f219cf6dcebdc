import AlmanacProtocol
import Basics
import Services
import Skill
import Time
import Units
import Vocabulary

extension FetchPolicy {
  /// - Parameters: nil keeps the configured one.
  func using(_ correction: SkillUse?, blend: SkillUse?) -> FetchPolicy {
    var policy = self
    if let correction { policy.correction = correction }
    if let blend { policy.blend = blend }
    return policy
  }
}

extension Wire.Correction {
  /// One for each provider, variable and verdict, in the order of the records.
  static func each(of records: [CorrectionRecord]) -> [Wire.Correction] {
    records.grouped { $0.isAlike($1) }.map { Wire.Correction($0) }
  }

  private init(_ group: [CorrectionRecord]) {
    let first = group[0]
    let quantity = first.variable.quantityOfDifference
    func number(_ value: Double) -> Amount { Amount(value, quantity, decimals: Self.decimals) }
    /// The mean of the leads, each by its pairs.
    func mean(_ error: (WithheldProof) -> Double?) -> Double {
      let known = group.compactMap { record in error(record.proof).map { ($0, record.count) } }
      let weight = known.reduce(0) { $0 + $1.1 }
      return known.reduce(0) { $0 + $1.0 * Double($1.1) } / Double(max(weight, 1))
    }
    let added = group.compactMap(\.added)
    let range = added.map(\.lowerBound).min().map { least in
      Wire.Bounds(
        low: number(least), high: number(added.map(\.upperBound).max() ?? least))
    }
    self.init(
      provider: first.provider.rawValue, variable: first.variable,
      leadDays: Set(group.map(\.lead)).sorted(),
      verdict: first.proof.verdict,
      added: range, count: group.reduce(0) { $0 + $1.count }, error: number(mean(\.raw)),
      correctedError: number(mean(\.corrected)))
  }

  private static let decimals = 2
}

extension CorrectionRecord {
  fileprivate func isAlike(_ other: CorrectionRecord) -> Bool {
    provider == other.provider && variable == other.variable
      && proof.verdict == other.proof.verdict
  }
}

extension SkillVariable {
  /// What a difference of two values is; nil for percent.
  fileprivate var quantityOfDifference: Quantity? {
    switch self {
    case .temperature, .dewPoint: .temperatureDifference
    case .windSpeed, .windGust: .windSpeedDifference
    case .precipitation: .precipitation
    case .precipitationProbability, .cloudCover: nil
    }
  }
}

extension Wire.Blend {
  init(_ record: BlendRecord) {
    self.init(
      record.variable, record.lead, record.weights, record.proof, since: record.since)
  }

  init(_ part: ForecastBlend.Part) {
    self.init(
      part.variable, part.lead, part.weights.among(part.providers) { _ in true }, part.proof,
      since: part.since)
  }

  private init(
    _ variable: SkillVariable, _ lead: Int, _ weights: [String: Double],
    _ proof: WithheldProof, since: LocalDate
  ) {
    func error(_ value: Double?) -> Measure<Kinds.Hundredth> { Measure(value ?? 0) }
    self.init(
      variable: variable, leadDays: lead,
      weights: weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        Wire.BlendWeight(
          provider: $0.key, weight: Measure($0.value))
      },
      verdict: proof.verdict, since: since,
      error: error(proof.raw), blendedError: error(proof.corrected))
  }
}
