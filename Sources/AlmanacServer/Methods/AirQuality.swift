import AlmanacProtocol
import Basics
import Services
import Telling
import Time
import Units
import Weather
import Words
import Vocabulary
import Summary

/// `air.quality`: each index on its own scale, never mixed.
extension Wire.AirQualityMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (params, zone) = (call.params, call.zone)
    let answer = try await call.services.weather.air(
      at: call.place.found, hours: params.hours, call.policy
    ).get()
    let now = Wire.AirQualityHour(answer.value.current, zone)
    return Wire.AirQualityResult(
      time: now.time, aqi: now.aqi, pollutants: now.pollutants,
      aerosolOpticalDepth: now.aerosolOpticalDepth, dust: now.dust, pollen: now.pollen,
      advice: answer.value.current.advice.map { Sentence($0) },
      hours: params.hours.map { _ in
        answer.value.hours.map { Wire.AirQualityHour($0, zone) }
      }, tail: call.tail(answer))
  }
}

extension Wire.AirQualityHour {
  init(_ air: AirQuality, _ zone: ZoneRules) {
    let pollutants = air.pollutants
    self.init(
      time: zone.moment(air.time),
      aqi: air.indices.map(Wire.AirQualityIndex.init),
      pollutants: Wire.Pollutants(
        pm25: Measure(pollutants.pm25), pm10: Measure(pollutants.pm10),
        no2: Measure(pollutants.no2), o3: Measure(pollutants.o3), so2: Measure(pollutants.so2),
        co: Measure(pollutants.co), nh3: Measure(pollutants.nh3),
        no: Measure(pollutants.no)),
      aerosolOpticalDepth: Measure(air.aerosolOpticalDepth),
      dust: Measure(air.dustMicrogramsPerCubicMeter), pollen: air.pollen.map(Wire.Pollen.init))
  }
}

extension Wire.AirQualityIndex {
  fileprivate init(_ index: AirQualityIndex) {
    self.init(
      scale: index.scale,
      value: Measure(index.value),
      category: index.category,
      dominantPollutant: index.dominantPollutant)
  }
}

extension Wire.Pollen {
  fileprivate init(_ pollen: Pollen) {
    func grains(_ source: PollenSource) -> Measure<Kinds.Tenth>? {
      Measure(pollen.grainsPerCubicMeter[source])
    }
    self.init(
      alder: grains(.alder), birch: grains(.birch), grass: grains(.grass),
      mugwort: grains(.mugwort), olive: grains(.olive), ragweed: grains(.ragweed))
  }
}
