import Basics
import Foundation
import HTTP
import TestSupport

/// The providers of a place in Germany in a made-up state of the weather: random but valid, and the
/// same for the same seed.
struct GeneratedWorld: Sendable {
  /// When the clock stands still: in winter and in summer, by day and by night.
  private static let moments = [
    1_768_480_920, 1_782_046_980, 1_786_125_720, 1_795_036_860, 1_771_131_600, 1_779_250_500,
  ]

  let seed: UInt64
  /// Unix seconds.
  let now: Int
  /// Of the place.
  private let offset: Int
  private let isWinter: Bool
  /// The event of the gravest warning: as services write them, with numbers and units of their own.
  static let event = eventName + " 40-50 mph"
  static let eventName = "Wind Advisory"
  /// Of CAP, the words of the service.
  let severity: String

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    // The worlds of the stage are about the same moments in every run.
    now =
      seed <= Self.moments.count
      ? Self.moments[Int(seed) % Self.moments.count]
      : Self.moments[0] + Int(random.next() % 525_600) * 60
    let month = (now / 2_629_746) % 12 + 1
    isWinter = month < 4 || month > 10
    offset = isWinter ? 3_600 : 7_200
    severity = ["extreme", "severe"][Int(seed / 2) % 2]
  }

  var client: HTTPClient { HTTPClient { request in answer(request.url) } }

  private func answer(_ url: String) -> Result<HTTPResponse, HTTPFailure> {
    guard let parts = URLComponents(string: url) else { return .failure(.refused) }
    let items = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    let query = Dictionary(items) { $1 }
    switch (parts.host ?? "", parts.path) {
    case ("api.open-meteo.com", _), ("air-quality-api.open-meteo.com", _): return series(query)
    case ("api.brightsky.dev", "/alerts"): return .text(alerts)
    case ("api.brightsky.dev", "/current_weather"): return .text(station)
    // Not a failure that is tried again, which would take its time.
    default: return .success(HTTPResponse(status: 404))
    }
  }

  // MARK: Chance

  /// From 0 to 1.
  private func chance(_ name: String, _ slot: Int = 0) -> Double {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var random = SplitMix64(seed: hash ^ UInt64(truncatingIfNeeded: slot))
    return Double(random.next() >> 11) / Double(1 << 53)
  }

  private func between(_ range: ClosedRange<Double>, _ name: String, _ slot: Int = 0) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * chance(name, slot)
  }

  // MARK: Open-Meteo

  private func series(_ query: [String: String]) -> Result<HTTPResponse, HTTPFailure> {
    let latitudes = (query["latitude"] ?? "").split(separator: ",")
    let longitudes = (query["longitude"] ?? "").split(separator: ",")
    let points = zip(latitudes, longitudes).map { point(query, String($0), String($1)) }
    return .text(points.count == 1 ? points[0] : "[" + points.joined(separator: ",") + "]")
  }

  private func point(_ query: [String: String], _ latitude: String, _ longitude: String) -> String {
    let shift = query["timezone"] == "GMT" ? 0 : offset
    var first = (now + shift) / 86_400 * 86_400 - shift
    var days = Int(query["forecast_days"] ?? "") ?? 7
    first -= 86_400 * (Int(query["past_days"] ?? "") ?? 0)
    if let start = query["start_date"], let end = query["end_date"] {
      (first, days) = (Self.midnight(start) - shift, 0)
      days = (Self.midnight(end) - shift - first) / 86_400 + 1
    }
    let hours = (0..<days * 24).map { first + $0 * 3_600 }
    let quarters = (-1..<13).map { now / 900 * 900 + $0 * 900 }
    var members = [
      #""latitude":\#(latitude),"longitude":\#(longitude),"elevation":41"#,
      #""utc_offset_seconds":\#(shift),"timezone":"\#(query["timezone"] ?? "GMT")""#,
    ]
    func names(_ section: String) -> [String] {
      (query[section] ?? "").split(separator: ",").map(String.init)
    }
    func add(_ section: String, _ times: [Int], _ value: (String, Int) -> Double?) {
      let columns =
        [("time", times.map { "\($0)" })]
        + names(section).map { name in
          (name, times.map { Self.text(value(name, $0)) })
        }
      let lists = columns.map { #""\#($0)":[\#($1.joined(separator: ","))]"# }
      if columns.count > 1 { members.append(#""\#(section)":{\#(lists.joined(separator: ","))}"#) }
    }
    add("hourly", query["forecast_hours"] == nil ? hours : Array(hours.suffix(24)), value)
    add("minutely_15", quarters) { _, time in amount(time) / 4 }
    add("daily", (0..<days).map { first + $0 * 86_400 }, daily)
    if !names("current").isEmpty {
      let time = now / 900 * 900
      let values = names("current").map { #""\#($0)":\#(Self.text(value($0, time)))"# }
      members.append(
        #""current":{"time":\#(time),"interval":900,\#(values.joined(separator: ","))}"#)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func midnight(_ date: String) -> Int {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: parts[0],
      month: parts[1], day: parts[2])
    return Int(day.date?.timeIntervalSince1970 ?? 0)
  }

  private static func text(_ value: Double?) -> String {
    value.map { "\(($0 * 1000).rounded() / 1000)" } ?? "null"
  }

  private func daily(_ name: String, _ day: Int) -> Double? {
    func hours(_ name: String) -> [Double] {
      (0..<24).compactMap { value(name, day + $0 * 3_600) }
    }
    switch name {
    case "precipitation_sum": return hours("precipitation").reduce(0, +)
    case "snowfall_sum": return hours("snowfall").reduce(0, +)
    case "precipitation_probability_max": return hours("precipitation_probability").max()
    case "weather_code": return hours("weather_code").max()
    case "wind_direction_10m_dominant": return value("wind_direction_10m", day + 43_200)
    default:
      if name.hasSuffix("_max") { return hours(String(name.dropLast(4))).max() }
      if name.hasSuffix("_min") { return hours(String(name.dropLast(4))).min() }
      if name.hasSuffix("_mean") {
        return hours(String(name.dropLast(5))).reduce(0, +) / 24
      }
      return nil
    }
  }

  /// Of air and pollen, from nothing to the worst.
  private static let ranges: [(prefix: String, values: ClosedRange<Double>)] = [
    ("cloud_cover", 2...97), ("visibility", 700...42_000), ("wind_direction", 1...359),
    ("aerosol_optical_depth", 0.03...0.9), ("dust", 0.4...60), ("pm10", 3...110),
    ("pm2_5", 2...70), ("carbon_monoxide", 90...900), ("nitrogen_dioxide", 3...90),
    ("sulphur_dioxide", 0.6...30), ("ozone", 20...180), ("ammonia", 0.3...9),
    ("european_aqi", 8...118), ("grass_pollen", 0.4...90), ("birch_pollen", 0.4...90),
    ("pressure_msl", 968...1_043), ("uv_index", 0.3...8.6),
  ]

  /// Rounded to a tenth it ends in 5, and to a whole it is smaller: a door that rounds it anew
  /// contradicts one that rounds the result's number.
  private static func between(_ value: Double) -> Double { value.rounded(.down) + 0.46 }

  private func isWet(_ time: Int) -> Bool { chance("wet", time / 10_800) < 0.35 }

  /// Millimeters in the hour.
  private func amount(_ time: Int) -> Double {
    isWet(time) ? between(0.13...5.8, "amount", time / 3_600) : 0
  }

  /// What Open-Meteo says at a time, of whatever it covers.
  func value(_ name: String, _ time: Int) -> Double? {
    let hour = time / 3_600
    let angle = Double(hour - 9) / 12 * .pi
    switch name {
    case "temperature_2m":
      let middle = between(isWinter ? -9...8 : 13...27, "temperature", 0)
      return Self.between(middle + 4.7 * sin(angle) + between(-0.9...0.9, name, hour))
    case "dew_point_2m":
      return Self.between((value("temperature_2m", time) ?? 0) - between(1.2...9, name, hour / 6))
    case "relative_humidity_2m": return between(31...96, name, hour)
    case "precipitation": return amount(time)
    case "snowfall": return isWinter ? amount(time) * 0.7 : 0
    case "precipitation_probability": return isWet(time) ? between(55...98, name, hour) : 7
    case "wind_speed_10m": return Self.between(between(2.1...64, name, hour / 5))
    case "wind_gusts_10m":
      return Self.between((value("wind_speed_10m", time) ?? 0) + between(3.3...38, name, hour))
    case "visibility" where chance("haze", hour) < 0.6:
      // About where a label ends, which another unit's decimals must not move.
      return (chance(name, hour) < 0.3 ? 4_000 : 10_000) + between(-45...45, name, hour)
    case "is_day": return (7...17).contains((time + offset) / 3_600 % 24) ? 1 : 0
    case "weather_code":
      let codes: [Double] =
        !isWet(time) ? [0, 1, 2, 3, 45] : isWinter ? [71, 73, 75] : [51, 61, 63, 65, 80, 95]
      return codes[Int(chance(name, time / 10_800) * Double(codes.count))]
    default:
      return Self.ranges.first { name.hasPrefix($0.prefix) }.map { between($0.values, name, hour) }
    }
  }

  // MARK: Bright Sky

  private func stamp(_ hours: Double) -> String {
    Date(timeIntervalSince1970: Double(now) + hours * 3_600).formatted(.iso8601)
  }

  private func alert(_ id: Int, _ event: String, _ severity: String, _ end: Double) -> String {
    """
    {"id":\(id),"alert_id":"2.49.0.0.276.\(id)","effective":"\(stamp(-1))",
    "onset":"\(stamp(-0.5))","expires":"\(stamp(end))","category":"met",
    "response_type":"prepare","urgency":"immediate","severity":"\(severity)",
    "certainty":"likely","event_en":"\(event)","event_de":"\(event)","status":"actual",
    "headline_en":"Issued at 1:45 PM EDT","headline_de":"Issued at 1:45 PM EDT",
    "description_en":"Gusts up to 50 mph.","description_de":"Gusts up to 50 mph."}
    """
  }

  private var alerts: String {
    let rows = [
      alert(1, "Frost Stage 1 of 4", "minor", 9), alert(2, Self.event, severity, 6),
    ]
    return #"{"alerts":[\#(rows.joined(separator: ","))],"location":{"name":"Berlin - Mitte"}}"#
  }

  private var station: String {
    func number(_ name: String) -> String { Self.text(value(name, now - 900)) }
    return """
      {"weather":{"source_id":1,"timestamp":"\(stamp(-0.25))","fallback_source_ids":{},
      "temperature":\(number("temperature_2m")),"dew_point":\(number("dew_point_2m")),
      "relative_humidity":\(number("relative_humidity_2m")),"visibility":\(number("visibility")),
      "pressure_msl":\(number("pressure_msl")),"cloud_cover":\(number("cloud_cover")),
      "wind_speed_10":\(number("wind_speed_10m")),
      "wind_gust_speed_10":\(number("wind_gusts_10m")),
      "wind_direction_10":\(number("wind_direction_10m")),"condition":null},
      "sources":[{"id":1,"dwd_station_id":"00433","observation_type":"synop","lat":52.4675,
      "lon":13.4021,"height":48,"station_name":"Berlin-Tempelhof"}]}
      """
  }
}
