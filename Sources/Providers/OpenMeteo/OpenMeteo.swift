internal import AlmanacCore
internal import JSON

/// Open-Meteo (open-meteo.com): forecasts, air quality, places, archive and climate without a key.
///
/// Values are asked for in metric units and read in whatever unit the answer names. Times are asked
/// for as Unix seconds: one fixed offset stands for a whole answer, so local times would be an hour
/// off after a change of the clocks.
package enum OpenMeteo {
  static let forecastBase = "https://api.open-meteo.com"
  static let forecastKeyedBase = "https://customer-api.open-meteo.com"

  static func request(
    _ product: Product, host: String, path: String, _ query: [QueryItem]
  ) -> Request {
    Request(
      provider: .openMeteo, product: product, baseURL: "https://\(host)", path: path,
      query: query, key: .optionalQuery("apikey", keyedBaseURL: "https://customer-\(host)"))
  }

  static func coordinates(_ points: [Coordinate]) -> [QueryItem] {
    [
      QueryItem(
        "latitude", points.map { fixedPoint($0.latitude, decimals: 4) }.joined(separator: ",")),
      QueryItem(
        "longitude", points.map { fixedPoint($0.longitude, decimals: 4) }.joined(separator: ",")),
    ]
  }

  /// The one offset of an answer; what no clock on Earth shows is taken for UTC.
  static func utcOffsetSeconds(_ root: JSONValue) -> Double {
    let offset = root.double("utc_offset_seconds") ?? 0
    return abs(offset) <= 86_400 ? offset : 0
  }

  /// The time of a section of single values, in Unix seconds or as a local time.
  static func time(_ section: JSONValue, utcOffsetSeconds: Double) -> Double? {
    let local = Timestamp.localSeconds(section["time"]?.string).map { $0 - utcOffsetSeconds }
    guard let time = local ?? section.double("time"), abs(time) < Timestamp.farthestSeconds
    else { return nil }
    return time
  }
}
