import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `air.quality`: each index on its own scale, never mixed.
  static let airQuality = fetched(Wire.AirQualityMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.weather.air(
      at: place.found, hours: params.hours, invocation.policy(params.network)
    ).forMethod()
    let units = invocation.units(params.units)
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    let report = Report(answer, place, units)
    let now = Wire.AirQualityHour(report.value.current, units, times)
    return Wire.AirQualityResult(
      time: now.time, aqi: now.aqi, pollutants: now.pollutants,
      aerosolOpticalDepth: now.aerosolOpticalDepth, dust: now.dust, pollen: now.pollen,
      advice: report.value.current.advice.map { times.language.text($0) },
      hours: params.hours.map { _ in
        report.value.hours.map { Wire.AirQualityHour($0, units, times) }
      },
      place: report.place, units: report.units, source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}

extension Wire.AirQualityHour {
  init(_ air: AirQuality, _ units: UnitSystem, _ times: WireTimes) {
    func amount(_ value: Double?) -> Double? { Rounding.round(value, decimals: 1) }
    let pollutants = air.pollutants
    self.init(
      time: times.time(Instant(unixSeconds: air.timeUnixSeconds)),
      aqi: air.indices.map(Wire.AirQualityIndex.init),
      pollutants: Wire.Pollutants(
        pm25: amount(pollutants.pm25), pm10: amount(pollutants.pm10),
        no2: amount(pollutants.no2), o3: amount(pollutants.o3), so2: amount(pollutants.so2),
        co: amount(pollutants.co), nh3: amount(pollutants.nh3),
        no: amount(pollutants.no)),
      aerosolOpticalDepth: Rounding.round(air.aerosolOpticalDepth, decimals: 3),
      dust: amount(air.dustMicrogramsPerCubicMeter), pollen: air.pollen.map(Wire.Pollen.init))
  }
}

extension Wire.AirQualityIndex {
  fileprivate init(_ index: AirQualityIndex) {
    self.init(
      scale: Wire.AirQualityScale(index.scale),
      value: Rounding.round(Optional(index.value), decimals: 0),
      category: Wire.AirQualityCategory(index.category),
      dominantPollutant: index.dominantPollutant.map { Wire.Pollutant($0) })
  }
}

extension Wire.Pollen {
  fileprivate init(_ pollen: Pollen) {
    func grains(_ source: PollenSource) -> Double? {
      Rounding.round(pollen.grainsPerCubicMeter[source], decimals: 1)
    }
    self.init(
      alder: grains(.alder), birch: grains(.birch), grass: grains(.grass),
      mugwort: grains(.mugwort), olive: grains(.olive), ragweed: grains(.ragweed))
  }
}
