package import AlmanacCore

extension OpenMeteo {
  /// Air quality now and for five days by the hour, with the haze that the sunset score needs.
  package static func airQuality(at point: Coordinate) -> Step<AirQualityForecast> {
    let variables = """
      pm10,pm2_5,carbon_monoxide,nitrogen_dioxide,sulphur_dioxide,ozone,ammonia,\
      aerosol_optical_depth,dust,european_aqi,us_aqi,alder_pollen,birch_pollen,grass_pollen,\
      mugwort_pollen,olive_pollen,ragweed_pollen
      """
    let request = request(
      .airQuality, host: "air-quality-api.open-meteo.com", path: "/v1/air-quality",
      coordinates([point]) + [
        QueryItem("current", variables), QueryItem("hourly", variables),
        QueryItem("forecast_days", "7"), QueryItem("timeformat", "unixtime"),
        QueryItem("timezone", "GMT"),
      ])
    return .one(request) { (response) throws(ProviderError) in try airQuality(from: response) }
  }

  package static func airQuality(
    from response: Response
  ) throws(ProviderError) -> AirQualityForecast {
    let root = try root(response)
    guard root.kind == .object else { throw .malformed(path: "") }
    let offset = utcOffsetSeconds(root)
    let current = root["current"].flatMap { OpenMeteoAir.now($0, utcOffsetSeconds: offset) }
    do throws(ProviderError) {
      let series = try OpenMeteoSeries(root, "hourly", utcOffsetSeconds: offset)
      guard series != nil || current != nil else { throw .malformed(path: "/hourly") }
      return AirQualityForecast(current: current, hours: series.map(OpenMeteoAir.rows) ?? [])
    } catch {
      guard let current else { throw error }
      return AirQualityForecast(current: current, hours: [])
    }
  }
}

/// Air quality from names to values.
private struct OpenMeteoAir {
  let timeUnixSeconds: Double
  let value: (String) -> Double?

  static func rows(_ series: OpenMeteoSeries) -> [AirQuality] {
    var columns: [String: OpenMeteoColumn] = [:]
    for (name, measurement) in quantities { columns[name] = series.column(name, of: measurement) }
    var rows: [AirQuality] = []
    rows.reserveCapacity(series.times.count)
    for (row, time) in series.times.enumerated() {
      rows.append(OpenMeteoAir(timeUnixSeconds: time) { columns[$0]?[row] }.airQuality)
    }
    return rows
  }

  static func now(_ section: UpstreamValue, utcOffsetSeconds: Double) -> AirQuality? {
    guard let time = OpenMeteo.time(section, utcOffsetSeconds: utcOffsetSeconds) else { return nil }
    return OpenMeteoAir(timeUnixSeconds: time) {
      name in quantities[name].flatMap { section[name]?.plainNumber($0) }
    }.airQuality
  }

  private static let quantities: [String: Measurement] = {
    var quantities: [String: Measurement] = [
      "aerosol_optical_depth": .aerosolOpticalDepth, "us_aqi": .airQualityIndex,
      "european_aqi": .airQualityIndex,
    ]
    for name in [
      "pm2_5", "pm10", "nitrogen_dioxide", "ozone", "sulphur_dioxide", "carbon_monoxide",
      "ammonia", "dust",
    ] {
      quantities[name] = .concentration
    }
    for source in PollenSource.allCases { quantities[source.rawValue + "_pollen"] = .pollen }
    return quantities
  }()

  init(timeUnixSeconds: Double, value: @escaping (String) -> Double?) {
    self.timeUnixSeconds = timeUnixSeconds
    self.value = value
  }

  var airQuality: AirQuality {
    let pollutants = Pollutants(
      pm25: value("pm2_5"), pm10: value("pm10"), no2: value("nitrogen_dioxide"),
      o3: value("ozone"), so2: value("sulphur_dioxide"), co: value("carbon_monoxide"),
      nh3: value("ammonia"))
    var pollen: [PollenSource: Double] = [:]
    for source in PollenSource.allCases { pollen[source] = value(source.rawValue + "_pollen") }
    return AirQuality(
      timeUnixSeconds: timeUnixSeconds,
      indices: [
        index(.us, "us_aqi", pollutants), index(.eu, "european_aqi", pollutants),
        AirQualityScale.owm.index(of: pollutants),
      ].compactMap { $0 },
      pollutants: pollutants, aerosolOpticalDepth: value("aerosol_optical_depth"),
      dustMicrogramsPerCubicMeter: value("dust"),
      pollen: Pollen(grainsPerCubicMeter: pollen))
  }

  /// The service's own value, which knows the past hours that the scale asks for; else ours.
  private func index(
    _ scale: AirQualityScale, _ name: String, _ pollutants: Pollutants
  ) -> AirQualityIndex? {
    let computed = scale.index(of: pollutants)
    guard let given = value(name) else { return computed }
    return AirQualityIndex(
      scale: scale, value: given, dominantPollutant: computed?.dominantPollutant)
  }
}
