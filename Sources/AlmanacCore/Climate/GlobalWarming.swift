/// Global surface temperature above 1850–1900 (IPCC AR6 WGI Figure SPM.8a).
///
/// To 2014 the mean of historical simulations, with the dips of volcanoes; from 2015 the assessed,
/// smooth future of a scenario. 2100 is extrapolated from 2098 and 2099.
package struct GlobalWarming: Sendable, Equatable {
  /// 5th percentile, °C.
  package let low: Double
  /// Best estimate, °C.
  package let mean: Double
  /// 95th percentile, °C.
  package let high: Double

  package static let years = ClimateTable.years

  /// Of one year; years before 1950 and after 2100 take the value of the nearest.
  package init(_ scenario: Scenario, year: Int) {
    let table = ClimateTable.embedded
    let years = ClimateTable.years
    let row = min(max(year, years.lowerBound), years.upperBound) - years.lowerBound
    let offset = table.warming.start + (scenario.index * years.count + row) * 6
    low = table.bytes.thousandths(at: offset)
    mean = table.bytes.thousandths(at: offset + 2)
    high = table.bytes.thousandths(at: offset + 4)
  }

  /// How much the world warms between two years, and how uncertain that is.
  struct Increment {
    let mean: Double
    /// From the difference of equal percentiles, since the two years' errors go together;
    /// 3.29 standard deviations lie between the 5th and the 95th percentile.
    let standardDeviation: Double

    init(_ scenario: Scenario, from: Int, to: Int) {
      let before = GlobalWarming(scenario, year: from)
      let after = GlobalWarming(scenario, year: to)
      mean = after.mean - before.mean
      standardDeviation = abs((after.high - before.high) - (after.low - before.low)) / 3.29
    }
  }
}
