import Time
package import Vocabulary

/// The variables of an air quality row.
package enum AirVariable: Hashable, Sendable {
  case pollutant(Pollutant)
  case aerosol
  case dust
  case pollen

  /// The variables that every air quality provider has.
  package static let usual: Set<AirVariable> = Set(
    [Pollutant.pm25, .pm10, .no2, .o3, .so2, .co].map(pollutant))
}

extension AirQuality {
  package func knows(_ variable: AirVariable) -> Bool {
    switch variable {
    case .pollutant(let pollutant): pollutants[pollutant] != nil
    case .aerosol: aerosolOpticalDepth != nil
    case .dust: dustMicrogramsPerCubicMeter != nil
    case .pollen: pollen != nil
    }
  }

  /// Fills missing values from another provider's row. An existing index keeps its provider; only
  /// missing scales are added.
  package func completed(by other: AirQuality) -> AirQuality {
    AirQuality(
      time: time,
      indices: indices + other.indices.filter { index($0.scale) == nil },
      pollutants: pollutants.completed(by: other.pollutants),
      aerosolOpticalDepth: aerosolOpticalDepth ?? other.aerosolOpticalDepth,
      dustMicrogramsPerCubicMeter: dustMicrogramsPerCubicMeter
        ?? other.dustMicrogramsPerCubicMeter,
      pollen: pollen ?? other.pollen)
  }
}

extension Pollutants {
  fileprivate func completed(by other: Pollutants) -> Pollutants {
    Pollutants(
      pm25: pm25 ?? other.pm25, pm10: pm10 ?? other.pm10, no2: no2 ?? other.no2,
      o3: o3 ?? other.o3, so2: so2 ?? other.so2, co: co ?? other.co, nh3: nh3 ?? other.nh3,
      no: no ?? other.no)
  }
}

extension AirQualityForecast {
  /// Fills missing values and hours from another provider's forecast.
  package func completed(by other: AirQualityForecast) -> AirQualityForecast {
    var theirs: [Instant: AirQuality] = [:]
    for hour in other.hours { theirs[hour.time] = hour }
    let own = hours.map { hour in
      theirs.removeValue(forKey: hour.time).map(hour.completed) ?? hour
    }
    let now = current.map { now in
      [other.current, other.hour(at: now.time)].compactMap(\.self)
        .filter { abs($0.time.seconds(since: now.time)) < 5_400 }
        .reduce(now) { $0.completed(by: $1) }
    }
    return AirQualityForecast(
      current: now ?? other.current,
      hours: (own + theirs.values).sorted { $0.time < $1.time })
  }
}
