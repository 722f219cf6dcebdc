import Libc
import Places
import Weather

/// How far the temperatures of single days and single years lie from their monthly normal.
///
/// The grid has one standard deviation for a month's daily extremes. The three formulas below were
/// fitted to what weather services report with their WMO Climatological Standard Normals 1991–2020:
/// counts of days of 2,900 stations, and the least and greatest monthly means of 802.
extension MonthlyNormal {
  /// Of daily maxima around their normal, °C. The grid underrates small spreads and overrates large
  /// ones: at 1,962 to 2,956 stations this lowers the mean error of days of 30 °C from 6.6 to 5.7
  /// days a year.
  var maximumDeviationCelsius: Double {
    1.367 * pow(standardDeviationCelsius, 0.811)
  }

  /// Of daily minima around their normal, °C. The warmer the night, the less its minima vary,
  /// because moist air holds them up: without this there are five times as many tropical nights in
  /// Germany as counted.
  var minimumDeviationCelsius: Double {
    0.9 * exp(-0.0181 * min(max(temperatureMinimumCelsius, -15), 22)) * standardDeviationCelsius
  }

  /// Of one year's monthly mean around its normal, °C: the range of thirty years divided by 4.0855,
  /// its mean for normally distributed values (Tippett 1925, doi:10.1093/biomet/17.3-4.364), as a
  /// function of the daily spread. A third of the stations lie more than 34 % off.
  var interannualDeviationCelsius: Double {
    Self.interannualDeviationCelsius(ofDays: standardDeviationCelsius)
  }

  fileprivate static func interannualDeviationCelsius(ofDays deviation: Double) -> Double {
    0.615 * pow(deviation, 0.71)
  }

  /// Lag-one autocorrelation of daily temperatures that makes the mean of a month vary as much as
  /// it does from year to year; about 0.7.
  var dailyAutocorrelation: Double {
    let share = interannualDeviationCelsius / standardDeviationCelsius
    let effective = 30.4 * share * share
    return min(max((effective - 1) / (effective + 1), 0), 0.95)
  }
}

extension ClimateNormals {
  package static let interannualSource =
    "Fitted to the least and greatest monthly means in 1991-2020 of 802 stations of the WMO"
    + " Climatological Standard Normals; typically within a third"

  /// Standard deviation of a month's mean temperature from year to year, °C; `month` 1…12.
  static func interannualDeviationCelsius(at coordinate: Coordinate, month: Int) -> Double {
    let grid = NormalsGrid.embedded
    return MonthlyNormal.interannualDeviationCelsius(
      ofDays: grid.value(
        .standardDeviation, month: month - 1, in: grid.cell(at: coordinate)))
  }
}
