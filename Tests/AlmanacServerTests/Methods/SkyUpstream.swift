import HTTP
import Basics
import TestSupport

/// Open-Meteo in small: a sky whose layers, haze and clouds toward the sun all change the score of
/// a sunset, and a search that knows one village.
final class SkyUpstream: Sendable {
  static let village = "Zermattino"

  private let asked = Mutex<[String]>([])

  /// What was asked for so far.
  var urls: [String] { asked.withLock { $0 } }

  var client: HTTPClient {
    HTTPClient { [self] request in
      asked.withLock { $0.append(request.url) }
      return answer(request.url)
    }
  }

  private func answer(_ url: String) -> Result<HTTPResponse, HTTPFailure> {
    if url.contains("geocoding-api") { return .text(Self.search(url)) }
    if url.contains("air-quality-api") {
      return Self.points(url).first.map { .text(Self.air(at: $0)) } ?? .failure(.refused)
    }
    if url.contains("rainviewer") { return .text(Self.radar) }
    // Not a failure that is tried again, which would take its time.
    guard url.hasPrefix("https://api.open-meteo.com/v1/forecast") else {
      return .success(HTTPResponse(status: 404))
    }
    let points = Self.points(url)
    if let only = points.first, points.count == 1 {
      return .text(Self.forecast(at: only, low: 5, high: 45))
    }
    let rows = points.map { Self.forecast(at: $0, low: 60, high: 10) }
    return .text("[" + rows.joined(separator: ",") + "]")
  }

  /// An answer is about the point that was asked for.
  private static func points(_ url: String) -> [(latitude: Substring, longitude: Substring)] {
    let query = url.split(separator: "?").last?.split(separator: "&") ?? []
    func values(_ name: String) -> [Substring] {
      query.first { $0.hasPrefix(name) }?.dropFirst(name.count).split(separator: ",") ?? []
    }
    return Array(zip(values("latitude="), values("longitude=")))
  }

  private static let first = 1_782_000_000
  private static let hours = 384

  private static func column(_ count: Int, _ value: (Int) -> String) -> String {
    "[" + (0..<count).map(value).joined(separator: ",") + "]"
  }

  private static func forecast(
    at point: (latitude: Substring, longitude: Substring), low: Int, high: Int
  ) -> String {
    """
    {"latitude":\(point.latitude),"longitude":\(point.longitude),"utc_offset_seconds":0,"timezone":"GMT","elevation":45,
    "current":{"time":\(first + 43_200),"interval":900,"temperature_2m":24.5,"is_day":1,
    "weather_code":2,"cloud_cover":40},
    "hourly":{"time":\(column(hours) { "\(first + $0 * 3_600)" }),
    "temperature_2m":\(column(hours) { "\($0 % 24)" }),
    "relative_humidity_2m":\(column(hours) { _ in "55" }),
    "cloud_cover":\(column(hours) { "\(40 + $0 % 12)" }),
    "cloud_cover_low":\(column(hours) { "\(low + $0 % 5)" }),
    "cloud_cover_mid":\(column(hours) { "\(10 + $0 % 7)" }),
    "cloud_cover_high":\(column(hours) { "\(high + $0 % 9)" }),
    "visibility":\(column(hours) { _ in "24000" })},
    "daily":{"time":\(column(16) { "\(first + $0 * 86_400)" }),
    "temperature_2m_max":\(column(16) { "\(20 + $0)" }),
    "temperature_2m_min":\(column(16) { "\($0)" })}}
    """
  }

  private static func air(at point: (latitude: Substring, longitude: Substring)) -> String {
    """
    {"latitude":\(point.latitude),"longitude":\(point.longitude),
    "utc_offset_seconds":0,"timezone":"GMT",
    "current":{"time":\(first + 43_200),"interval":3600,"aerosol_optical_depth":0.6,"us_aqi":41},
    "hourly":{"time":\(column(168) { "\(first + $0 * 3_600)" }),
    "aerosol_optical_depth":\(column(168) { _ in "0.6" }),
    "us_aqi":\(column(168) { _ in "41" })}}
    """
  }

  private static let radar = """
    {"version":"2.0","host":"https://tilecache.rainviewer.com","radar":{"past":[
    {"time":\(first + 42_600),"path":"/v2/radar/aaaa"}],"nowcast":[]}}
    """

  private static func search(_ url: String) -> String {
    guard url.contains("name=" + village) else { return "{}" }
    return """
      {"results":[{"id":1,"name":"\(village)","latitude":46.02,"longitude":7.75,"elevation":1608,
      "country_code":"CH","country":"Switzerland","timezone":"Europe/Zurich","population":5800}]}
      """
  }
}
