import Basics
import Libc
import Vocabulary
import Weather
package import Words

/// What is counted: days beyond a temperature, as in the WMO's ETCCDI indices, and degree days.
package enum ThresholdIndex: Int, CaseIterable, Sendable {
  /// Days with a maximum above 25 °C (SU, "summer days").
  case above25
  case above30
  case above35
  /// Days with a minimum of 20 °C or more (TR).
  case tropicalNights
  /// Days with a minimum below 0 °C (FD).
  case frostDays
  /// Days with a maximum below 0 °C (ID).
  case iceDays
  /// Sum of how far daily means lie below the base, °C.
  case heatingDegreeDays
  /// Sum of how far daily means lie above the base, °C.
  case coolingDegreeDays

  /// 65 °F: the base of NOAA and ASHRAE for both sums.
  package static let degreeDayBaseCelsius = (65.0 - 32) / 1.8
}

/// How often a place's days are hot, cold or frosty in a given year: the expected counts of each
/// month and the year, and the range in which four of five single years lie.
///
/// Each day's maximum, minimum and mean are normally distributed around the normal of the day,
/// which is shifted by the regional factor times the global warming since 1991–2020. The spread is
/// kept. The range comes from 400 simulated years with autocorrelated days; it includes the error
/// of the normals and the uncertainty of the projection.
///
/// Benchmarks/climate compares it with published counts.
package struct ThresholdDays: Sendable {
  /// Days, or °C days.
  package struct Count: Sendable, Equatable {
    /// The mean over many years of this climate.
    package let expected: Double
    /// A tenth of single years has less.
    package let low: Double
    /// A tenth of single years has more. Below `expected` if the event is rare.
    package let high: Double
  }

  /// By month, January first, then by `ThresholdIndex`.
  package let months: [[Count]]
  /// By `ThresholdIndex`.
  package let year: [Count]

  package static let level = 0.8

  package static var notices: [Notice] {
    [.normalsCoarse, .spreadKept(period: .years(ClimateNormals.years))]
  }

  /// Takes milliseconds: run it on a worker thread.
  package init(normals: ClimateNormals, _ pathway: ClimatePathway, year: Int) {
    let days = ThresholdClimate(normals: normals, pathway, year: year)
    let simulated = ThresholdSimulation(days).ranges
    let expected = days.months.map { month in
      ThresholdIndex.allCases.map { month.expected($0) }
    }
    months = zip(expected, simulated).map { zip($0, $1).map(Count.init) }
    self.year = ThresholdIndex.allCases.map { index in
      Count(expected.reduce(0) { $0 + $1[index.rawValue] }, simulated[12][index.rawValue])
    }
  }
}

extension ThresholdDays.Count {
  fileprivate init(_ expected: Double, _ range: (low: Double, high: Double)) {
    self.init(expected: expected, low: range.low, high: range.high)
  }
}

/// The days of a year's climate.
struct ThresholdClimate: Sendable {
  /// January to December.
  let months: [ThresholdMonth]

  init(normals: ClimateNormals, _ pathway: ClimatePathway, year: Int) {
    let region = ClimateRegion(containing: normals.coordinate)
    let avoided = pathway.avoided(year: year)
    let warmer = normals.months.map { normal in
      ThresholdMonth(
        normal, errorCelsius: normals.errorCelsius,
        LocalWarming(region.factor(month: normal.month), pathway.scenario, avoided, year: year))
    }
    months = warmer.indices.map { index in
      warmer[index].withDays(before: warmer[(index + 11) % 12], after: warmer[(index + 1) % 12])
    }
  }
}

/// A month's warming since the period of the normals, °C.
private struct LocalWarming {
  let central: Double
  let deviation: Double

  init(
    _ factor: RegionalFactor, _ scenario: Scenario, _ avoided: InterventionTotal, year: Int
  ) {
    let warming =
      GlobalWarming(scenario, year: year).mean - avoided.central - GlobalWarming.ofNormals
    central = factor.central * warming
    let global = GlobalWarming.Increment(scenario, from: Self.middle, to: year)
    let residual = min(abs(Double(year - Self.middle)) / RegionalScaling.residualYears, 1)
    // Half-widths of four fifths.
    let lever = (avoided.spreadBelow + avoided.spreadAbove) / 2 / RegionalScaling.eightyPercent
    deviation =
      ((factor.central * global.standardDeviation).squared + (factor.central * lever).squared
      + ((factor.high - factor.low) / (2 * RegionalScaling.eightyPercent) * warming).squared
      + (residual * factor.residualCelsius).squared).squareRoot()
  }

  /// Of the period of the normals.
  private static let middle = 2005
}

/// One month of a year's climate.
struct ThresholdMonth: Sendable {
  /// Mean and standard deviation of a day's maximum, minimum or mean, °C.
  struct Distribution: Sendable {
    var mean: Double
    let deviation: Double

    /// Probability of a value below a threshold.
    func below(_ celsius: Double) -> Double {
      0.5 * erfc((mean - celsius) / deviation / 2.0.squareRoot())
    }

    /// Mean of how far values lie below a threshold, °C.
    func deficit(_ celsius: Double) -> Double {
      (celsius - mean) * below(celsius) + deviation * Normal.density((celsius - mean) / deviation)
    }
  }

  let maximum: Distribution
  let minimum: Distribution
  let mean: Distribution
  let autocorrelation: Double
  /// Standard deviation of the error of `maximum`, `minimum` and `mean`, °C: of the normals and of
  /// the projected warming.
  let uncertaintyCelsius: Double
  /// How each day's normal differs from the month's, °C; 28.25 days in February.
  private(set) var days: [Double] = []
  let length: Double

  private static let lengths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// - Parameter errorCelsius: of the normals.
  fileprivate init(_ normal: MonthlyNormal, errorCelsius: Double, _ warming: LocalWarming) {
    let (high, low) = (normal.maximumDeviationCelsius, normal.minimumDeviationCelsius)
    maximum = Distribution(
      mean: normal.temperatureMaximumCelsius + warming.central, deviation: max(high, 0.3))
    minimum = Distribution(
      mean: normal.temperatureMinimumCelsius + warming.central, deviation: max(low, 0.3))
    // The mean of both extremes, correlated at 0.6: an assumption.
    mean = Distribution(
      mean: (maximum.mean + minimum.mean) / 2,
      deviation: max((high * high + low * low + 1.2 * high * low).squareRoot() / 2, 0.3))
    autocorrelation = normal.dailyAutocorrelation
    uncertaintyCelsius =
      (errorCelsius.squared + ClimateNormals.extremeErrorCelsius.squared
      + warming.deviation.squared).squareRoot()
    length = Self.lengths[normal.month - 1]
  }

  /// Interpolates to days between the middles of the months, such that the month's mean stays.
  fileprivate func withDays(before: ThresholdMonth, after: ThresholdMonth) -> ThresholdMonth {
    let (from, to) = (before.mean.mean - mean.mean, after.mean.mean - mean.mean)
    let count = Int(length)
    var month = self
    month.days = (0..<count).map { day in
      let position = (Double(day) + 0.5) / Double(count) - 0.5
      // A line on each side has an eighth of the neighbor's difference as its mean.
      return (position < 0 ? -position * from : position * to) - (from + to) / 8
    }
    return month
  }

  func expected(_ index: ThresholdIndex) -> Double {
    let sum = days.reduce(0) { $0 + value(index, shift: $1) }
    return sum / Double(days.count) * length
  }

  private func value(_ index: ThresholdIndex, shift: Double) -> Double {
    let base = ThresholdIndex.degreeDayBaseCelsius - shift
    return switch index {
    case .above25: 1 - maximum.below(25 - shift)
    case .above30: 1 - maximum.below(30 - shift)
    case .above35: 1 - maximum.below(35 - shift)
    case .tropicalNights: 1 - minimum.below(20 - shift)
    case .frostDays: minimum.below(0 - shift)
    case .iceDays: maximum.below(0 - shift)
    case .heatingDegreeDays: mean.deficit(base)
    case .coolingDegreeDays: mean.deficit(base) - (base - mean.mean)
    }
  }
}
