import Places
import Providers
import Services
import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An answer of Open-Meteo's shape, with the columns that the product asks for.
enum SmallForecast {
  /// 2026-06-21T12:00:00Z.
  static let start = Instant(unixSeconds: 1_782_043_200)

  static func body(hours: Int, days: Int) -> [UInt8] {
    let first = start.dayNumber * 86_400
    let hourly = names("hourly").map { "\"\($0)\":\(column(hours, of: $0))" }
    let daily = names("daily").map { "\"\($0)\":\(column(days, of: $0))" }
    let current = names("current").map { "\"\($0)\":\(value(2, of: $0))" }
    let text = """
      {"latitude":38.75,"longitude":-9.125,"generationtime_ms":0.5,"utc_offset_seconds":3600,
      "timezone":"Europe/Lisbon","timezone_abbreviation":"GMT+1","elevation":45,
      "current":{"time":\(Int(start.unixSeconds)),"interval":900,\(current.joined(separator: ","))},
      "hourly":{"time":\(column(hours) { "\(first + $0 * 3_600)" }),
      \(hourly.joined(separator: ","))},
      "daily":{"time":\(column(days) { "\(first + $0 * 86_400)" }),
      \(daily.joined(separator: ","))}}
      """
    return Array(text.utf8)
  }

  /// The variables that the provider is asked for: with one fewer, each answer would look for
  /// another provider that has it.
  private static func names(_ name: String) -> [String] {
    let plan = OpenMeteo.forecast(
      at: ServicesBench.lisbon().place.coordinate, zone: ServicesBench.lisbon().zone)
    guard case .fetch(let request, _) = plan,
      let item = request.query.first(where: { $0.name == name })
    else { fatalError("no \(name)") }
    return item.value.split(separator: ",").map { String($0) }
  }

  private static func column(_ count: Int, of name: String) -> String {
    column(count) { value($0, of: name) }
  }

  private static func column(_ count: Int, _ value: (Int) -> String) -> String {
    "[" + (0..<count).map(value).joined(separator: ",") + "]"
  }

  private static func value(_ index: Int, of name: String) -> String {
    switch name {
    case "is_day": (6..<20).contains(index % 24) ? "1" : "0"
    case "weather_code": "\([0, 2, 3, 61, 63, 80][index / 5 % 6])"
    case "pressure_msl": "10\(index % 20 + 10).\(index % 10)"
    case "wind_gusts_10m": "\(index % 40 + 10).\(index % 10)"
    case "dew_point_2m": "\(index % 40 - 10).\(index % 10)"
    default: "\(index % 40).\(index % 10)"
    }
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
