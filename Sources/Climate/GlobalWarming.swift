import Basics
package import Vocabulary

/// Global surface temperature above 1850–1900.
///
/// Until 2014 the observed value, as the mean of the twenty years around each year (Indicators of
/// Global Climate Change 2024, doi:10.5281/zenodo.7883757): 0.36 °C for 1961–1990 and 0.69 °C for
/// 1986–2005, as in AR6 Cross-Chapter Box 2.3. From 2015 the assessed, smooth projection of a
/// scenario (IPCC AR6 WGI Figure SPM.8a); 2100 is extrapolated from 2098 and 2099.
package struct GlobalWarming: Sendable, Equatable {
  /// 5th percentile, °C.
  package let low: Double
  /// Best estimate, °C.
  package let mean: Double
  /// 95th percentile, °C.
  package let high: Double

  package static let years = ClimateTable.years

  /// The last observed year, the same in every scenario.
  static let lastObservedYear = 2014

  /// Observed in 1991–2020, the period of the normals, °C (same source).
  static let ofNormals = 0.886

  /// For one year; years before 1950 and after 2100 are clamped.
  package init(_ scenario: Scenario, year: Int) {
    let table = ClimateTable.embedded
    let years = ClimateTable.years
    let row = min(max(year, years.lowerBound), years.upperBound) - years.lowerBound
    let offset = table.warming.start + (scenario.index * years.count + row) * 6
    low = table.bytes.thousandths(at: offset)
    mean = table.bytes.thousandths(at: offset + 2)
    high = table.bytes.thousandths(at: offset + 4)
  }

  /// The warming between two years, and its uncertainty.
  struct Increment {
    let mean: Double
    /// From the difference of equal percentiles, because the two years' errors are correlated; 3.29
    /// standard deviations lie between the 5th and the 95th percentile.
    let standardDeviation: Double

    init(_ scenario: Scenario, from: Int, to: Int) {
      let before = GlobalWarming(scenario, year: from)
      let after = GlobalWarming(scenario, year: to)
      mean = after.mean - before.mean
      standardDeviation = abs((after.high - before.high) - (after.low - before.low)) / 3.29
    }
  }

  /// The difference in warming between two scenarios from a given year on. Scenarios diverge in
  /// 2015; their differences until today are excluded because they can no longer be chosen.
  struct Gap {
    let celsius: Double

    init(_ scenario: Scenario, over other: Scenario, since start: Int, in year: Int) {
      celsius =
        Increment(scenario, from: start, to: year).mean
        - Increment(other, from: start, to: year).mean
    }
  }
}
