/// The change at a place in seven HighResMIP models of the Open-Meteo Climate API, as a factor of
/// global warming. Pure arithmetic: the daily values are fetched elsewhere.
package struct HighResolutionChange: Sendable, Equatable {
  /// One model's mean over the days around a date, in both periods, °C.
  package struct Model: Sendable, Equatable {
    package let name: String
    package let baselineCelsius: Double
    package let futureCelsius: Double

    package init(name: String, baselineCelsius: Double, futureCelsius: Double) {
      self.name = name
      self.baselineCelsius = baselineCelsius
      self.futureCelsius = futureCelsius
    }

    /// From daily values; nil if a period has none. Missing days are skipped.
    package init?(name: String, baseline: [Double?], future: [Double?]) {
      guard let before = Self.mean(baseline), let after = Self.mean(future) else { return nil }
      self.init(name: name, baselineCelsius: before, futureCelsius: after)
    }

    private static func mean(_ values: [Double?]) -> Double? {
      let known = values.compactMap { $0 }.filter(\.isFinite)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  package static let baselineYears = 1991...2020
  /// Centered on 2043.
  package static let futureYears = 2036...2050

  /// Global warming between the two periods: observed in 1991–2020, and SSP5-8.5 in 2043 (2.05 °C,
  /// IPCC AR6 Figure SPM.8), the models' emission scenario.
  static let globalWarmingBetween = 2.05 - GlobalWarming.ofNormals

  package let modelCount: Int
  package let factor: RegionalFactor

  /// nil for fewer than two models. Seven models are too few for percentiles, so the factor's range
  /// is their minimum and maximum.
  package init?(models: [Model]) {
    guard models.count >= 2 else { return nil }
    let factors =
      models
      .map { ($0.futureCelsius - $0.baselineCelsius) / Self.globalWarmingBetween }.sorted()
    let middle = factors.count / 2
    let median =
      factors.count.isMultiple(of: 2)
      ? (factors[middle - 1] + factors[middle]) / 2 : factors[middle]
    modelCount = factors.count
    factor = RegionalFactor(
      low: factors[0], central: median, high: factors[factors.count - 1], residualCelsius: 0)
  }
}
