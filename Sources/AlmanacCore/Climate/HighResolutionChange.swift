/// The change at a place in seven HighResMIP models of the Open-Meteo Climate API, as a factor of
/// global warming. Pure arithmetic: the days are fetched elsewhere.
package struct HighResolutionChange: Sendable, Equatable {
  /// The mean of one model over the days around a date, in both periods, °C.
  package struct Model: Sendable, Equatable {
    package let name: String
    package let baselineCelsius: Double
    package let futureCelsius: Double

    package init(name: String, baselineCelsius: Double, futureCelsius: Double) {
      self.name = name
      self.baselineCelsius = baselineCelsius
      self.futureCelsius = futureCelsius
    }

    /// From daily values; nil when a period has none. Missing days are left out.
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
  /// Its middle is 2043.
  package static let futureYears = 2036...2050
  /// The days around a date that count, on either side.
  package static let dayReach = 15

  /// Global warming between the two periods: observed in 1991–2020, and SSP5-8.5 in 2043 (2.05 °C,
  /// IPCC AR6 Figure SPM.8), whose emissions the models follow.
  static let globalWarmingBetween = 2.05 - GlobalWarming.ofNormals

  package let modelCount: Int
  package let factor: RegionalFactor

  /// nil for fewer than two models. Seven models are too few for percentiles: the factor's range
  /// is the least and the greatest of them.
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

  /// A window of days to fetch, both ends included.
  package struct Window: Sendable, Equatable {
    package let first: LocalDate
    package let last: LocalDate
    package let isFuture: Bool
  }

  /// The windows around a date in every year of both periods: 45 of 31 days, a thirtieth of the
  /// cost of fetching whole years. 29 February counts as 28 February.
  package static func windows(month: Int, day: Int) -> [Window] {
    let end = LocalDate(year: futureYears.upperBound, month: 12, day: 31)
    return (Array(baselineYears) + Array(futureYears)).compactMap { year in
      let day = month == 2 ? min(day, 28) : day
      guard let end, let center = LocalDate(year: year, month: month, day: day),
        let first = center.adding(days: -dayReach), let last = center.adding(days: dayReach)
      else { return nil }
      return Window(
        first: first, last: min(last, end), isFuture: year >= futureYears.lowerBound)
    }
  }
}
