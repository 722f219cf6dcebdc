package import Places
import Units
import Vocabulary
package import Weather

extension OpenWeatherMap {
  /// Current air quality, then four days hourly; without the hours if they fail.
  package static func airQuality(at point: Coordinate) -> Step<AirQualityForecast> {
    let now = request(.airQuality, "/data/2.5/air_pollution", point.query)
    let later = request(.airQuality, "/data/2.5/air_pollution/forecast", point.query)
    return .fetch(now) { (response) throws(ProviderError) in
      guard let current = try airQuality(from: response).first else {
        throw .noData(.notProvided)
      }
      return .one(later) { (response) throws(ProviderError) in
        let hours = (try? airQuality(from: response)) ?? []
        return AirQualityForecast(current: current, hours: hours).withMeans
      }
    }
  }

  /// The rows of either answer, in time order.
  package static func airQuality(
    from response: Response
  ) throws(ProviderError) -> [AirQuality] {
    let root = try root(response)
    let list = try root.list("list")
    return list.elements.compactMap(airRow).inOrder { $0.time }
  }

  private static func airRow(_ item: UpstreamValue) -> AirQuality? {
    guard let time = OpenWeatherMapRow.time(item["dt"]) else { return nil }
    func amount(_ name: String) -> Double? {
      item["components"]?.number(name, .concentration)
    }
    let pollutants = Pollutants(
      pm25: amount("pm2_5"), pm10: amount("pm10"), no2: amount("no2"), o3: amount("o3"),
      so2: amount("so2"), co: amount("co"), nh3: amount("nh3"),
      no: amount("no"))
    return AirQuality(
      time: time,
      indices: [
        AirQualityScale.us.index(of: pollutants), AirQualityScale.eu.index(of: pollutants),
        AirQualityScale.uk.index(of: pollutants), owmIndex(item, pollutants),
      ].compactMap { $0 },
      pollutants: pollutants)
  }

  /// The service also answers "1" if it has no data.
  private static func owmIndex(_ item: UpstreamValue, _ pollutants: Pollutants) -> AirQualityIndex?
  {
    guard pollutants != Pollutants() else { return nil }
    let computed = AirQualityScale.owm.index(of: pollutants)
    guard let given = item["main"]?.number("aqi", .airQualityIndex), (1...5).contains(given) else {
      return computed
    }
    return AirQualityIndex(
      scale: .owm, value: given, dominantPollutant: computed?.dominantPollutant)
  }
}
