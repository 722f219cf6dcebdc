import AlmanacCore
import AlmanacProtocol
import Services

extension FetchPolicy {
  /// - Parameter correction: nil keeps the configured one.
  func using(_ correction: Wire.CorrectionUse?) -> FetchPolicy {
    guard let correction else { return self }
    var policy = self
    policy.correction = Correction(correction)
    return policy
  }
}

extension Wire.Correction {
  /// One for each provider, variable and verdict, in the order of the records.
  static func each(of records: [CorrectionRecord], _ units: UnitSystem) -> [Wire.Correction] {
    var groups: [[CorrectionRecord]] = []
    for record in records {
      let index = groups.firstIndex { $0[0].isAlike(record) }
      if let index { groups[index].append(record) } else { groups.append([record]) }
    }
    return groups.map { Wire.Correction($0, units) }
  }

  private init(_ group: [CorrectionRecord], _ units: UnitSystem) {
    let first = group[0]
    func number(_ value: Double) -> Double {
      Rounding.round(first.variable.difference(value, in: units), decimals: Self.decimals)
    }
    /// The mean of the leads, each by its pairs.
    func mean(_ error: (WithheldProof) -> Double?) -> Double {
      let known = group.compactMap { record in error(record.proof).map { ($0, record.count) } }
      let weight = known.reduce(0) { $0 + $1.1 }
      return known.reduce(0) { $0 + $1.0 * Double($1.1) } / Double(max(weight, 1))
    }
    let added = group.compactMap(\.added)
    let range = added.map(\.lowerBound).min().map { least in
      Wire.AddedRange(
        least: number(least), most: number(added.map(\.upperBound).max() ?? least))
    }
    self.init(
      provider: first.provider.name, variable: Wire.SkillVariable(first.variable),
      leadDays: Set(group.map(\.lead)).sorted(),
      verdict: Wire.CorrectionVerdict(first.proof.verdict),
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

extension AlmanacCore.SkillVariable {
  /// A difference of two values, in the caller's units.
  fileprivate func difference(_ value: Double, in units: UnitSystem) -> Double {
    switch self {
    case .temperature, .dewPoint: units.convert(value, .temperatureDifference)
    case .windSpeed, .windGust: units.convert(value, .windSpeed)
    case .precipitation: units.convert(value, .precipitation)
    case .precipitationProbability, .cloudCover: value
    }
  }
}
