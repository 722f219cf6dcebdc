import Basics
import HTTP
import Places
import Providers
import TestSupport
import Time

@testable import Services

/// Answers of three services about the same days, in each service's own shape and span, that do not
/// agree with one another.
struct RandomUpstream: Sendable {
  let metNorway: String
  let current: String
  let steps: String
  let oneCall: String
  let openMeteo: String

  init(seed: UInt64, at place: ResolvedPlace, now: Instant) {
    var random = RandomSky(seed: seed)
    let hour = now.rounded(.down, toSeconds: 3_600)
    let point = place.place.coordinate
    metNorway = random.metNorway(from: hour, point)
    current = random.current(at: now)
    steps = random.steps(after: now)
    let days = place.zone.days(from: place.date(at: now), count: 8).days
    oneCall = random.oneCall(from: hour, days, point)
    openMeteo = random.openMeteo(days.map(\.start), place.zone.offset(at: now).seconds)
  }

  func serve(_ http: HTTPDouble, _ first: DayAndHoursTests.First) {
    http.on(SmallForecast.host, .text(openMeteo))
    http.on("https://api.met.no", .text(metNorway))
    let weather = "https://api.openweathermap.org/data/"
    http.on(weather + "2.5/weather", .text(current))
    http.on(weather + "2.5/forecast", .text(steps))
    let refused: Result<HTTPResponse, HTTPFailure> = .text(
      #"{"cod":401,"message":""}"#, status: 401)
    http.on(weather + "4.0/", refused)
    let hasOneCall = first == .openWeatherMapOneCall
    http.on(weather + "3.0/onecall", hasOneCall ? .text(oneCall) : refused)
  }
}

private struct RandomSky {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 10).rounded() / 10
  }

  /// Half of the hours are dry.
  private mutating func amount() -> Double { max(0, number(-4...4)) }

  private mutating func list(_ count: Int, _ item: (inout Self, Int) -> String) -> String {
    var items: [String] = []
    for index in 0..<count { items.append(item(&self, index)) }
    return "[\(items.joined(separator: ","))]"
  }

  // MARK: Services

  /// Hours from now on, then steps of six hours with their own extremes.
  mutating func metNorway(from start: Instant, _ point: Coordinate) -> String {
    let base = number(-10...20)
    let series = list(80) { sky, index in
      let isHourly = index < 60
      let hours = isHourly ? index : 60 + (index - 60) * 6
      let celsius = sky.number(base - 5...base + 5)
      let details =
        "\"precipitation_amount\":\(sky.amount()),\"probability_of_precipitation\":"
        + "\(sky.number(0...100))"
        + (isHourly
          ? "" : ",\"air_temperature_min\":\(celsius - 2),\"air_temperature_max\":\(celsius + 3)")
      return """
        {"time":"\(ZoneRules.utc.timestamp(start + 3_600 * Double(hours)))","data":{
        "instant":{"details":{"air_temperature":\(celsius),"wind_speed":\(sky.number(0...9)),
        "wind_from_direction":\(sky.number(0...359)),"wind_speed_of_gust":\(sky.number(9...20)),
        "relative_humidity":70,"dew_point_temperature":1,"cloud_area_fraction":50,
        "cloud_area_fraction_low":10,"cloud_area_fraction_medium":10,
        "cloud_area_fraction_high":40,"air_pressure_at_sea_level":1012,
        "ultraviolet_index_clear_sky":\(sky.number(0...8))}},
        "next_\(isHourly ? 1 : 6)_hours":{"summary":{"symbol_code":"cloudy"},
        "details":{\(details)}}}}
        """
    }
    return """
      {"geometry":{"coordinates":[\(point.longitude),\(point.latitude),5]},"properties":{"timeseries":\(series)}}
      """
  }

  private mutating func main(_ base: Double) -> String {
    """
    "main":{"temp":\(number(base - 5...base + 5)),"humidity":60,"pressure":1010},
    "clouds":{"all":40},"visibility":10000,"wind":{"speed":\(number(0...9)),
    "gust":\(number(9...25)),"deg":\(number(0...359))},
    "weather":[{"id":803,"icon":"04d"}]
    """
  }

  mutating func current(at now: Instant) -> String { "{\"dt\":\(Int(now)),\(main(5))}" }

  mutating func steps(after now: Instant) -> String {
    let first = now.rounded(.down, toSeconds: 10_800) + 10_800
    let steps = list(40) { sky, index in
      """
      {"dt":\(Int(first) + index * 10_800),\(sky.main(5)),"pop":\(sky.number(0...1)),
      "rain":{"3h":\(sky.amount())}}
      """
    }
    return "{\"list\":\(steps)}"
  }

  mutating func oneCall(
    from start: Instant, _ days: [CivilDay], _ point: Coordinate
  ) -> String {
    let base = number(-10...20)
    func common(_ sky: inout Self) -> String {
      """
      "humidity":60,"pressure":1010,"clouds":40,"visibility":10000,"uvi":\(sky.number(0...8)),
      "dew_point":1,"wind_speed":\(sky.number(0...9)),"wind_gust":\(sky.number(9...25)),
      "wind_deg":\(sky.number(0...359)),"weather":[{"id":500,"icon":"10d"}]
      """
    }
    func hour(_ sky: inout Self, _ time: Instant) -> String {
      """
      {"dt":\(Int(time)),"temp":\(sky.number(base - 5...base + 5)),"pop":\(sky.number(0...1)),
      "rain":{"1h":\(sky.amount())},\(common(&sky))}
      """
    }
    let hours = list(48) { hour(&$0, start + 3_600 * Double($1)) }
    let rows = list(days.count) { sky, index in
      """
      {"dt":\(Int(days[index].start) + 43_200),"temp":{"min":\(sky.number(base - 5...base)),
      "max":\(sky.number(base...base + 5))},"pop":\(sky.number(0...1)),"rain":\(sky.amount()),
      \(common(&sky))}
      """
    }
    return """
      {"lat":\(point.latitude),"lon":\(point.longitude),"timezone_offset":0,"current":\(hour(&self, start)),"hourly":\(hours),
      "daily":\(rows)}
      """
  }

  /// From the midnight of today on, days cut at the offset of now.
  mutating func openMeteo(_ midnights: [Instant], _ offset: Int) -> String {
    guard let first = midnights.first else { preconditionFailure("there is a today") }
    let (base, count) = (number(-10...20), 8 * 24)
    func hours(_ value: (inout Self) -> String) -> String { list(count) { sky, _ in value(&sky) } }
    func rows(_ value: (inout Self) -> String) -> String { list(8) { sky, _ in value(&sky) } }
    let columns = [
      "\"time\":" + list(count) { "\(Int(first) + $1 * 3_600)" },
      "\"temperature_2m\":" + hours { "\($0.number(base - 5...base + 5))" },
      "\"precipitation\":" + hours { "\($0.amount())" },
      "\"precipitation_probability\":" + hours { "\($0.number(0...100))" },
      "\"snowfall\":" + hours { _ in "0" }, "\"weather_code\":" + hours { _ in "3" },
      "\"wind_speed_10m\":" + hours { "\($0.number(0...30))" },
      "\"wind_gusts_10m\":" + hours { "\($0.number(30...70))" },
      "\"wind_direction_10m\":" + hours { "\($0.number(0...359))" },
      "\"uv_index\":" + hours { "\($0.number(0...8))" },
      "\"relative_humidity_2m\":" + hours { _ in "60" },
      "\"dew_point_2m\":" + hours { _ in "1" }, "\"pressure_msl\":" + hours { _ in "1012" },
      "\"visibility\":" + hours { _ in "24000" }, "\"cloud_cover\":" + hours { _ in "50" },
      "\"cloud_cover_low\":" + hours { _ in "10" }, "\"cloud_cover_mid\":" + hours { _ in "10" },
      "\"cloud_cover_high\":" + hours { _ in "40" },
    ]
    let daily = [
      "\"time\":" + list(8) { "\(Int(first) + $1 * 86_400)" },
      "\"temperature_2m_max\":" + rows { "\($0.number(base...base + 5))" },
      "\"temperature_2m_min\":" + rows { "\($0.number(base - 5...base))" },
      "\"precipitation_sum\":" + rows { "\($0.number(0...40))" },
      "\"precipitation_probability_max\":" + rows { "\($0.number(0...100))" },
      "\"snowfall_sum\":" + rows { _ in "0" }, "\"weather_code\":" + rows { _ in "3" },
      "\"wind_speed_10m_max\":" + rows { "\($0.number(0...30))" },
      "\"wind_gusts_10m_max\":" + rows { "\($0.number(30...70))" },
      "\"wind_direction_10m_dominant\":" + rows { "\($0.number(0...359))" },
      "\"uv_index_max\":" + rows { "\($0.number(0...8))" },
      "\"cloud_cover_mean\":" + rows { _ in "50" },
    ]
    return """
      {"utc_offset_seconds":\(offset),"elevation":5,
      "hourly":{\(columns.joined(separator: ","))},"daily":{\(daily.joined(separator: ","))}}
      """
  }
}
