import Libc

/// The US index from the hours before, as EPA reports a current one (EPA-454/B-24-002, May 2024).
extension AirQualityForecast {
  /// With the US index of each row from the means that the scale is defined on: NowCast of
  /// particles, the 8-hour mean of ozone and carbon monoxide. A pollutant whose past hours are
  /// unknown counts with the hour's own concentration; one that is unknown now does not count.
  package var nowcast: AirQualityForecast {
    AirQualityForecast(
      current: current.map { $0.with(usIndexOf: means(at: $0)) },
      hours: hours.map { $0.with(usIndexOf: means(at: $0)) })
  }

  private func means(at row: AirQuality) -> Pollutants {
    // The hour of the row and the eleven before, newest first.
    let end = hours.partitioningIndex { $0.time > row.time }
    let past = hours[..<end].suffix(12).filter {
      row.time.seconds(since: $0.time) < 12 * 3_600
    }
    func series(_ pollutant: Pollutant) -> [Double?] {
      guard let own = row.pollutants[pollutant] else { return [] }
      var series = [Double?](repeating: nil, count: 12)
      for hour in past {
        let age = Int(row.time.seconds(since: hour.time) / 3_600)
        series[age] = hour.pollutants[pollutant]
      }
      series[0] = own
      return series
    }
    let own = row.pollutants
    func eightHours(_ pollutant: Pollutant) -> Double? {
      let known = series(pollutant).prefix(8).compactMap(\.self)
      return known.count >= 6 ? known.sum / Double(known.count) : own[pollutant]
    }
    return Pollutants(
      pm25: Self.nowCast(series(.pm25)) ?? own.pm25, pm10: Self.nowCast(series(.pm10)) ?? own.pm10,
      no2: own.no2, o3: eightHours(.o3), so2: own.so2, co: eightHours(.co))
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
  /// The same row with the US index of the given concentrations, if there is one.
  fileprivate func with(usIndexOf pollutants: Pollutants) -> AirQuality {
    guard let index = AirQualityScale.us.index(of: pollutants) else { return self }
    return AirQuality(
      time: time, indices: [index] + indices.filter { $0.scale != .us },
      pollutants: self.pollutants, aerosolOpticalDepth: aerosolOpticalDepth,
      dustMicrogramsPerCubicMeter: dustMicrogramsPerCubicMeter, pollen: pollen)
  }
}
