import Libc
import Places
import Weather

/// How far other climates lie from one place's, measured by how much its single years differ: the
/// sigma dissimilarity of Mahony et al. 2017 (doi:10.1111/gcb.13645).
///
/// Compares eight variables: mean temperature and square root of the precipitation of each season.
/// Each difference is divided by the variable's standard deviation from year to year. Of these
/// variables' sum of squares, sigma is the percentile in the chi distribution with eight degrees of
/// freedom, as standard deviations of a normal distribution. Unlike there, the variables count as
/// independent, because the normals have no covariances.
struct SigmaScale: Sendable {
  /// Above this no climate of today is an analog; up to 2 it is a good one.
  static let novel = 4.0
  /// Above this the percentile cannot be distinguished from 1.
  static let limit = 8.0

  /// Interannual standard deviations, in the order of `ClimateFeatures.seasons`.
  private let deviations: [Double]

  init(_ normals: ClimateNormals) {
    let months = normals.months
    let temperatures = ClimateFeatures.seasons(months, normals.coordinate).map { season in
      Self.seasonShare * season.reduce(0) { $0 + $1.interannualDeviationCelsius } / 3
    }
    let precipitation = ClimateFeatures.seasons(months, normals.coordinate).map { season in
      let total = season.reduce(0) { $0 + $1.precipitationMillimeters }
      let days = season.reduce(0) { $0 + $1.wetDayFraction * 30.4 }
      return Self.rainShare * max(days > 0 ? total / days : 0, Self.leastWetDay).squareRoot()
    }
    deviations = temperatures + precipitation
  }

  /// Of a season's mean, relative to its months': they correlate at 0.3 with the next, an
  /// assumption.
  private static let seasonShare = 0.7
  /// Standard deviation of the square root of a precipitation sum over the root of the amount of a
  /// wet day. If amounts are exponential and wet days independent it is 0.71; the quintiles of
  /// 1,637 stations in the WMO normals 1991–2020 give 0.83.
  private static let rainShare = 0.83
  /// mm, so that a dry season does not make every shower new.
  private static let leastWetDay = 3.0

  /// The sum of squares of standardized differences.
  func squaredDistance(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in deviations.indices {
      let difference = (a[index] - b[index]) / deviations[index]
      sum += difference * difference
    }
    return sum
  }

  /// 0…8.
  static func sigma(squaredDistance: Double) -> Double {
    // The chance of a greater distance: the chi-square distribution, closed for even degrees.
    let half = squaredDistance / 2
    let chance = exp(-half) * (1 + half * (1 + half / 2 * (1 + half / 3)))
    var (low, high) = (0.0, limit)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if erfc(middle / 2.0.squareRoot()) > chance { low = middle } else { high = middle }
    }
    return high
  }
}

extension ClimateFeatures {
  /// Mean temperatures in °C of December to February and so on, then the roots of the precipitation
  /// sums in √mm.
  var seasons: [Double] {
    Self.seasons.map { $0.reduce(0) { $0 + temperature(month: $1) } / 3 }
      + Self.seasons.map { $0.reduce(0) { $0 + precipitation(month: $1) }.squareRoot() }
  }

  private static let seasons = [[11, 0, 1], [2, 3, 4], [5, 6, 7], [8, 9, 10]]

  /// Months by season, winter first in both hemispheres.
  fileprivate static func seasons<Month>(
    _ months: [Month], _ coordinate: Coordinate
  ) -> [[Month]] {
    let shift = coordinate.latitude < 0 ? 6 : 0
    return seasons.map { $0.map { months[($0 + shift) % 12] } }
  }
}
