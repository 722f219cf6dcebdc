import Basics
import Libc
import Time
import Vocabulary

/// The indices of the US and the UK from the hours before.
extension AirQualityForecast {
  /// With the indices of each row from the means that their scales are defined on. A pollutant
  /// whose past hours are unknown counts with the hour's own concentration; one that is unknown now
  /// does not count.
  ///
  /// US (EPA-454/B-24-002, May 2024; 40 CFR Part 58 Appendix G): NowCast of particles, 8-hour means
  /// of ozone and carbon monoxide, the larger of the indices of ozone's 8-hour mean and of its
  /// hour. UK: 24-hour means of particles, 8-hour means of ozone; of sulfur dioxide the hour, for
  /// it is defined on 15 minutes.
  package var withMeans: AirQualityForecast {
    AirQualityForecast(
      current: current.map(withMeans), hours: hours.map(withMeans))
  }

  private func withMeans(_ row: AirQuality) -> AirQuality {
    let (own, series) = (row.pollutants, series(before: row))
    func mean(_ pollutant: Pollutant, hours: Int, atLeast least: Int) -> Double? {
      let known = series(pollutant).prefix(hours).compactMap(\.self)
      return known.count >= least ? known.sum / Double(known.count) : own[pollutant]
    }
    func nowCast(_ pollutant: Pollutant) -> Double? {
      Self.nowCast(Array(series(pollutant).prefix(12))) ?? own[pollutant]
    }
    let ozone = mean(.o3, hours: 8, atLeast: 6)
    let us = Pollutants(
      pm25: nowCast(.pm25), pm10: nowCast(.pm10), no2: own.no2, o3: ozone, so2: own.so2,
      co: mean(.co, hours: 8, atLeast: 6))
    let uk = Pollutants(
      pm25: mean(.pm25, hours: 24, atLeast: 18), pm10: mean(.pm10, hours: 24, atLeast: 18),
      no2: own.no2, o3: ozone, so2: own.so2)
    return row.with([
      AirQualityScale.us.index(of: us, hour: own), AirQualityScale.uk.index(of: uk),
    ])
  }

  /// The hour of a row and the 23 before, newest first, of one pollutant; empty if it is unknown
  /// now.
  private func series(before row: AirQuality) -> (Pollutant) -> [Double?] {
    let end = hours.partitioningIndex { $0.time > row.time }
    let past = hours[..<end].suffix(24).filter {
      row.time.seconds(since: $0.time) < 24 * 3_600
    }
    return { pollutant in
      guard let own = row.pollutants[pollutant] else { return [] }
      var series = [Double?](repeating: nil, count: 24)
      for hour in past {
        let age = Int(row.time.seconds(since: hour.time) / 3_600)
        series[age] = hour.pollutants[pollutant]
      }
      series[0] = own
      return series
    }
  }

  /// EPA's NowCast of particles: a mean whose weights decay the faster the more the concentration
  /// varies, but at most by half an hour. `nil` unless two of the latest three hours are known.
  ///
  /// - Parameter series: the hours, newest first.
  static func nowCast(_ series: [Double?]) -> Double? {
    let known = series.enumerated().compactMap { hour, value in value.map { (hour, $0) } }
    guard known.count(where: { $0.0 < 3 }) >= 2, let most = known.map(\.1).max(),
      let least = known.map(\.1).min()
    else { return nil }
    guard most > 0 else { return 0 }
    let factor = max(least / most, 0.5)
    let weights = known.map { pow(factor, Double($0.0)) }
    return zip(weights, known).map { $0 * $1.1 }.sum / weights.sum
  }
}

extension AirQuality {
  /// The same row with other indices of the same scales.
  fileprivate func with(_ computed: [AirQualityIndex?]) -> AirQuality {
    let computed = computed.compactMap(\.self)
    let others = indices.filter { index in !computed.contains { $0.scale == index.scale } }
    return AirQuality(
      time: time,
      indices: AirQualityScale.allCases.compactMap { scale in
        (computed + others).first { $0.scale == scale }
      },
      pollutants: self.pollutants, aerosolOpticalDepth: aerosolOpticalDepth,
      dustMicrogramsPerCubicMeter: dustMicrogramsPerCubicMeter, pollen: pollen)
  }
}
