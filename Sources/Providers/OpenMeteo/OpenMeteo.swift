internal import AlmanacCore

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

  /// The one offset of an answer: that of its zone when it is given.
  /// - Parameter asked: stands in where the answer has none that a clock on Earth shows.
  static func utcOffsetSeconds(_ root: UpstreamValue, asked: Double = 0) -> Double {
    guard let offset = root["utc_offset_seconds"]?.seconds, abs(offset) <= 86_400 else {
      return asked
    }
    return offset
  }

  /// The time of a section of single values, in Unix seconds or as a local time.
  static func time(_ section: UpstreamValue, utcOffsetSeconds: Double) -> Double? {
    let written = Timestamp.unixSeconds(
      section["time"]?.string, localOffsetSeconds: utcOffsetSeconds)
    return written ?? section["time"]?.plainSeconds
  }
}
