#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An answer of Open-Meteo's shape, with the columns that the product asks for.
enum SmallForecast {
  /// 2026-06-21T12:00:00Z.
  static let start = 1_782_043_200.0

  private static let hourly = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature",
    "precipitation_probability", "precipitation", "snowfall", "weather_code", "pressure_msl",
    "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "uv_index", "is_day",
  ]
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_sum",
    "precipitation_probability_max", "wind_speed_10m_max", "uv_index_max",
  ]

  static func body(hours: Int, days: Int) -> [UInt8] {
    let first = Int(start) / 86_400 * 86_400
    let hourlyColumns = hourly.map { "\"\($0)\":\(column(hours) { "\($0 % 40).\($0 % 10)" })" }
    let dailyColumns = daily.map { "\"\($0)\":\(column(days) { "\($0).5" })" }
    let text = """
      {"latitude":38.75,"longitude":-9.125,"generationtime_ms":0.5,"utc_offset_seconds":3600,
      "timezone":"Europe/Lisbon","timezone_abbreviation":"GMT+1","elevation":45,
      "current":{"time":\(Int(start)),"interval":900,"temperature_2m":24.5,"is_day":1,
      "weather_code":2,"cloud_cover":40,"relative_humidity_2m":55,"pressure_msl":1015.2},
      "hourly":{"time":\(column(hours) { "\(first + $0 * 3_600)" }),
      \(hourlyColumns.joined(separator: ","))},
      "daily":{"time":\(column(days) { "\(first + $0 * 86_400)" }),
      \(dailyColumns.joined(separator: ","))}}
      """
    return Array(text.utf8)
  }

  private static func column(_ count: Int, _ value: (Int) -> String) -> String {
    "[" + (0..<count).map(value).joined(separator: ",") + "]"
  }
}

/// Of the process: the store's thread counts too.
func processorMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The loop never ends by itself.
func exitNow() { exit(0) }
