package import Places
import Time
import Units
import Vocabulary
package import Weather

extension OpenMeteo {
  /// Current air quality and five days hourly, with the haze that the sunset score needs.
  package static func airQuality(at point: Coordinate) -> Step<AirQualityForecast> {
    let variables = OpenMeteoAir.quantities.map(\.key).joined(separator: ",")
    let request = request(
      .airQuality, "air-quality-api", "/v1/air-quality", at: [point],
      [
        "current": variables, "hourly": variables, "forecast_days": "7",
        "timeformat": "unixtime", "timezone": "GMT",
      ])
    return .one(request, airQuality(from:))
  }

  package static func airQuality(
    from response: Response
  ) throws(ProviderError) -> AirQualityForecast {
    let root = try root(response)
    guard root.kind == .object else { throw .malformed(path: "") }
    let offset = utcOffsetSeconds(root)
    func rows(_ section: String) throws(ProviderError) -> [AirQuality]? {
      try OpenMeteoSeries(root, section, utcOffsetSeconds: offset).map(OpenMeteoAir.rows)
    }
    let current = try? rows("current")?.first
    do throws(ProviderError) {
      let hours = try rows("hourly")
      guard hours != nil || current != nil else { throw .malformed(path: "/hourly") }
      return AirQualityForecast(current: current, hours: hours ?? []).withMeans
    } catch {
      guard let current else { throw error }
      return AirQualityForecast(current: current, hours: [])
    }
  }
}

/// Maps variable names to values.
private struct OpenMeteoAir {
  let time: Instant
  let value: (String) -> Double?

  static func rows(_ series: OpenMeteoSeries) -> [AirQuality] {
    var columns: [String: AlignedColumn<Double>] = [:]
    for (name, measurement) in quantities {
      columns[name] = AlignedColumn(series.numbers(name, of: measurement))
    }
    return series.times.enumerated().map { row, time in
      OpenMeteoAir(time: time) { columns[$0]?[row] }.airQuality
    }
  }

  static let quantities: KeyValuePairs<String, Measurement> = [
    "pm10": .concentration, "pm2_5": .concentration, "carbon_monoxide": .concentration,
    "nitrogen_dioxide": .concentration, "sulphur_dioxide": .concentration,
    "ozone": .concentration, "ammonia": .concentration,
    "aerosol_optical_depth": .aerosolOpticalDepth, "dust": .concentration,
    "european_aqi": .airQualityIndex, "alder_pollen": .pollen,
    "birch_pollen": .pollen, "grass_pollen": .pollen, "mugwort_pollen": .pollen,
    "olive_pollen": .pollen, "ragweed_pollen": .pollen,
  ]

  var airQuality: AirQuality {
    let pollutants = Pollutants(
      pm25: value("pm2_5"), pm10: value("pm10"), no2: value("nitrogen_dioxide"),
      o3: value("ozone"), so2: value("sulphur_dioxide"), co: value("carbon_monoxide"),
      nh3: value("ammonia"))
    var pollen: [PollenSource: Double] = [:]
    for source in PollenSource.allCases { pollen[source] = value(source.rawValue + "_pollen") }
    return AirQuality(
      time: time,
      indices: [
        AirQualityScale.us.index(of: pollutants), europeanIndex(pollutants),
        AirQualityScale.uk.index(of: pollutants), AirQualityScale.owm.index(of: pollutants),
      ].compactMap { $0 },
      pollutants: pollutants, aerosolOpticalDepth: value("aerosol_optical_depth"),
      dustMicrogramsPerCubicMeter: value("dust"),
      pollen: Pollen(grainsPerCubicMeter: pollen))
  }

  /// The service's own value, which includes the past hours that the scale requires; else our own.
  private func europeanIndex(_ pollutants: Pollutants) -> AirQualityIndex? {
    let computed = AirQualityScale.eu.index(of: pollutants)
    guard let given = value("european_aqi") else { return computed }
    return AirQualityIndex(
      scale: .eu, value: given, dominantPollutant: computed?.dominantPollutant)
  }
}
