import AlmanacProtocol
import Basics
import Services
import Telling
import Units
import Weather
import Words
import Vocabulary

/// `air.quality`: each index on its own scale, never mixed.
extension Wire.AirQualityMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (params, times) = (call.params, call.times)
    let answer = try await call.services.weather.air(
      at: call.place.found, hours: params.hours, call.policy
    ).get()
    let now = Wire.AirQualityHour(answer.value.current, times)
    return Wire.AirQualityResult(
      time: now.time, aqi: now.aqi, pollutants: now.pollutants,
      aerosolOpticalDepth: now.aerosolOpticalDepth, dust: now.dust, pollen: now.pollen,
      advice: answer.value.current.advice.map { times.language.text($0) },
      hours: params.hours.map { _ in
        answer.value.hours.map { Wire.AirQualityHour($0, times) }
      }, tail: call.tail(answer))
  }
}

extension Wire.AirQualityHour {
  init(_ air: AirQuality, _ times: WireTimes) {
    let pollutants = air.pollutants
    self.init(
      time: times.time(air.time),
      aqi: air.indices.map(Wire.AirQualityIndex.init),
      pollutants: Wire.Pollutants(
        pm25: Measure(pollutants.pm25), pm10: Measure(pollutants.pm10),
        no2: Measure(pollutants.no2), o3: Measure(pollutants.o3), so2: Measure(pollutants.so2),
        co: Measure(pollutants.co), nh3: Measure(pollutants.nh3),
        no: Measure(pollutants.no)),
      aerosolOpticalDepth: Rounding.round(air.aerosolOpticalDepth, decimals: 3),
      dust: Measure(air.dustMicrogramsPerCubicMeter), pollen: air.pollen.map(Wire.Pollen.init))
  }
}

extension Wire.AirQualityIndex {
  fileprivate init(_ index: AirQualityIndex) {
    self.init(
      scale: index.scale,
      value: Rounding.round(Optional(index.value), decimals: 0),
      category: index.category,
      dominantPollutant: index.dominantPollutant)
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
