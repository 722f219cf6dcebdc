import EventLoop
import HTTP
import Places
import Providers
import Sky
import Storage
import Sunset
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// A small Open-Meteo: a number of hours from the start on, and days.
enum SmallForecast {
  static let host = "https://api.open-meteo.com"
  static let ensembleHost = "https://ensemble-api.open-meteo.com"
  static let airHost = "https://air-quality-api.open-meteo.com"

  /// - Parameters:
  ///   - knownHours: after these the columns are null to their end.
  ///   - hasLayers: whether the clouds are given by layer.
  static func json(
    hours: Int = 384, days: Int = 16, from start: Instant = Laboratory.start,
    knownHours: Int = .max, hasLayers: Bool = true
  ) -> String {
    let first = start.rounded(.down, toSeconds: 86_400)
    func column(_ count: Int, _ value: (Int) -> String) -> String {
      "[" + (0..<count).map(value).joined(separator: ",") + "]"
    }
    func values(_ value: (Int) -> String) -> String {
      column(hours) { $0 < knownHours ? value($0) : "null" }
    }
    func layer(_ percent: Int) -> String { values { _ in hasLayers ? "\(percent)" : "null" } }
    return """
      {"utc_offset_seconds":0,"timezone":"GMT","elevation":45,
      "current_units":{"time":"unixtime","temperature_2m":"°C"},
      "current":{"time":\(Int(start)),"interval":900,"temperature_2m":24.5,"is_day":1,
      "weather_code":2,"cloud_cover":40,"cloud_cover_low":0,"cloud_cover_mid":0,
      "cloud_cover_high":50,"relative_humidity_2m":40,"apparent_temperature":24,
      "dew_point_2m":10,"precipitation":0,"pressure_msl":1015,"wind_speed_10m":10,
      "wind_gusts_10m":20,"wind_direction_10m":270,"uv_index":5,"visibility":24000},
      "hourly_units":{"time":"unixtime","temperature_2m":"°C","cloud_cover":"%"},
      "hourly":{"time":\(column(hours) { "\(Int(first) + $0 * 3_600)" }),
      "temperature_2m":\(values { "\($0 % 24)" }),
      "relative_humidity_2m":\(values { _ in "40" }),
      "cloud_cover":\(values { _ in "50" }),
      "cloud_cover_low":\(layer(0)),"cloud_cover_mid":\(layer(0)),"cloud_cover_high":\(layer(50)),
      \(constants(Self.hourlyConstants, values)),
      "visibility":\(values { _ in "24000" })},
      "daily_units":{"time":"unixtime","temperature_2m_max":"°C","temperature_2m_min":"°C"},
      "daily":{\(constants(Self.dailyConstants) { column(days, $0) }),
      "time":\(column(days) { "\(Int(first) + $0 * 86_400)" }),
      "temperature_2m_max":\(column(days) { "\(20 + $0)" }),
      "temperature_2m_min":\(column(days) { "\($0)" })}}
      """
  }

  private static func constants(
    _ values: KeyValuePairs<String, String>, _ column: ((Int) -> String) -> String
  ) -> String {
    values.map { name, value in "\"\(name)\":\(column { _ in value })" }.joined(separator: ",")
  }

  private static let hourlyConstants: KeyValuePairs = [
    "apparent_temperature": "20", "dew_point_2m": "8", "precipitation_probability": "5",
    "precipitation": "0", "snowfall": "0", "weather_code": "2", "pressure_msl": "1015",
    "wind_speed_10m": "10", "wind_gusts_10m": "20", "wind_direction_10m": "270", "uv_index": "3",
  ]

  private static let dailyConstants: KeyValuePairs = [
    "weather_code": "2", "apparent_temperature_max": "20", "apparent_temperature_min": "5",
    "precipitation_sum": "0", "precipitation_probability_max": "5", "snowfall_sum": "0",
    "wind_speed_10m_max": "15", "wind_gusts_10m_max": "25", "wind_direction_10m_dominant": "270",
    "uv_index_max": "7", "cloud_cover_mean": "50",
  ]

  static func lisbon() throws -> ResolvedPlace { try place("Lisbon") }

  static func place(_ name: String) throws -> ResolvedPlace {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    return try #require(try local.find(.text(name)))
  }
}

@Suite("The weather of a place")
struct WeatherTests {
  let lisbon: ResolvedPlace

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func service(_ lab: Laboratory) -> WeatherService { WeatherService(lab.pipeline) }

  @Test func nowComesWithItsSunAndWhatIsUsual() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      return await service(lab).current(at: lisbon, FetchPolicy())
    }
    let report = try #require(answer.value?.value)
    #expect(report.weather.temperatureCelsius == 24.5)
    #expect(report.isDay)
    let normal = try #require(report.normal)
    #expect((18...28).contains(normal.temperatureCelsius))
    #expect(abs(normal.temperatureCelsius + normal.anomalyCelsius - 24.5) < 1e-9)
    // Lisbon, 21 June: 05:12 and 20:05 UTC.
    let sunset = try #require(report.sunset)
    #expect(abs(sunset.seconds(since: Laboratory.start) - 8 * 3_600 - 300) < 120)
    #expect(answer.value?.attribution.first?.url == "https://open-meteo.com/")
  }

  @Test func oneCallServesNowHoursAndDays() {
    let count = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      let weather = service(lab)
      async let current = weather.current(at: lisbon, FetchPolicy())
      async let hourly = weather.hourly(at: lisbon, .next(48), FetchPolicy())
      async let daily = weather.daily(at: lisbon, days: 10, FetchPolicy())
      _ = await (current, hourly, daily)
      return lab.http.requests.count
    }
    #expect(count == 1)
  }

  @Test(arguments: [1, 24, 384])
  func thereAreExactlyTheHoursAskedFor(_ count: Int) throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.wall.value += 1_800
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      return await service(lab).hourly(at: lisbon, .next(count), FetchPolicy())
    }
    let rows = try #require(answer.value?.value)
    #expect(rows.count == count)
    #expect(rows.first?.time == Laboratory.start)
    // 384 hours from midnight end 12 hours before 384 from noon.
    #expect(rows.filter { $0.kind == .estimate }.count == (count == 384 ? 12 : 0))
    #expect(answer.value?.has(.beyondHorizon) == (count == 384))
  }

  /// Where clocks differ from UTC by a part of an hour, and nobody can be asked.
  @Test(arguments: [("Kolkata", 5.5), ("Kathmandu", 5.75), ("Lisbon", 1)])
  func hoursAreThoseOfTheLocalClock(_ name: String, _ offsetHours: Double) throws {
    let date = try #require(LocalDate(year: 2026, month: 6, day: 22))
    let place = try SmallForecast.place(name)
    let (day, next) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = service(lab)
      return (
        await weather.hourly(at: place, .date(date), FetchPolicy()).value?.value,
        await weather.hourly(at: place, .next(2), FetchPolicy()).value?.value
      )
    }
    let midnight = Laboratory.start + (12 - offsetHours) * 3_600
    #expect(day?.map(\.time) == (0..<24).map { midnight + Double($0) * 3_600 })
    let rows = try #require(next)
    #expect(rows.count == 2)
    #expect((rows[0].time...rows[0].time + 3_599).contains(Laboratory.start))
    #expect(rows[0].time.seconds(since: midnight).truncatingRemainder(dividingBy: 3_600) == 0)
  }

  @Test func aDateHasAllItsHours() throws {
    let date = try #require(LocalDate(year: 2026, month: 6, day: 22))
    let rows = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      return await service(lab).hourly(at: lisbon, .date(date), FetchPolicy()).value?.value
    }
    #expect(rows?.count == 24)
    // 23:00 UTC of the day before is midnight in Lisbon's summer.
    #expect(rows?.first?.time == Laboratory.start + 11 * 3_600)
  }

  @Test(arguments: [(Fallback.estimate, true), (.none, false)])
  func daysPastTheHorizonAreEstimatesOrEmpty(
    _ fallback: Fallback, _ isEstimated: Bool
  ) throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(hours: 335, days: 14)))
      return await service(lab).daily(
        at: lisbon, days: 16, FetchPolicy(fallback: fallback))
    }
    let rows = try #require(answer.value?.value)
    #expect(rows.count == 16)
    #expect(rows.first?.weather.date.description == "2026-06-21")
    #expect(rows[13].weather.kind == .forecast)
    #expect(rows[15].weather.kind == (isEstimated ? .estimate : .forecast))
    #expect((rows[15].weather.temperatureMaximumCelsius != nil) == isEstimated)
    #expect(answer.value?.source.kind == (isEstimated ? .estimate : .live))
    let warning = try #require(answer.value?.warnings.first { $0.code == .beyondHorizon })
    #expect(warning.parts == [.row(.days, 14), .row(.days, 15)])
  }

  @Test func whatOneProviderDoesNotReachComesFromTheNext() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(
        loop,
        providers: ProviderConfiguration(order: [.metNorway]))
      lab.http.on("https://api.met.no", .text(Self.twoHours))
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      return await service(lab).daily(at: lisbon, days: 3, FetchPolicy())
    }
    // The next hour is of 31 °C, warmer than the next provider thought; its hours reach 23.
    #expect(answer.value?.value.map(\.weather.temperatureMaximumCelsius) == [31, 23, 23])
    #expect(
      answer.value?.sources.map(\.source.provider)
        == [.upstream(.metNorway), .upstream(.openMeteo)])
    #expect(answer.value?.attribution.count == 2)
  }

  /// MET Norway's shape, two steps.
  private static let twoHours = """
    {"type":"Feature","geometry":{"type":"Point","coordinates":[-9.15,38.73,45]},"properties":{
    "meta":{"units":{"air_temperature":"celsius"}},"timeseries":[
    {"time":"2026-06-21T12:00:00Z","data":{"instant":{"details":{"air_temperature":30.0}},
    "next_1_hours":{"summary":{"symbol_code":"fair_day"},"details":{}}}},
    {"time":"2026-06-21T13:00:00Z","data":{"instant":{"details":{"air_temperature":31.0}},
    "next_1_hours":{"summary":{"symbol_code":"fair_day"},"details":{}}}}]}}
    """

  @Test func aForecastOfLastWeekIsNoAnswer() {
    let kinds = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()), .failure(.tls))
      let weather = service(lab)
      _ = await weather.current(at: lisbon, FetchPolicy())
      lab.wall.value += 2 * 86_400
      let two = await weather.current(at: lisbon, FetchPolicy())
      lab.wall.value += 5 * 86_400
      return [two, await weather.current(at: lisbon, FetchPolicy())].map { $0.value?.kind }
    }
    #expect(kinds == [.cache, .estimate])
  }

  @Test func withoutANetworkTheClimateAnswers() throws {
    let (current, hours, days, air) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://", .failure(.offline))
      let weather = service(lab)
      return (
        await weather.current(at: lisbon, FetchPolicy()),
        await weather.hourly(at: lisbon, .next(24), FetchPolicy()),
        await weather.daily(at: lisbon, days: 10, FetchPolicy()),
        await weather.air(at: lisbon, hours: nil, FetchPolicy())
      )
    }
    #expect(current.value?.kind == .estimate)
    #expect(current.value?.value.normal == nil)
    #expect(hours.value?.value.count == 24)
    #expect(hours.value?.value.allSatisfy { $0.kind == .estimate } == true)
    #expect(days.value?.value.count == 10)
    #expect(days.value?.value.first?.weather.kind == .estimate)
    #expect(air.error == Failure.outage(.offline))
  }

  @Test func aSunsetIsScoredWithTheSkyTowardTheSun() throws {
    let (answer, local, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      let row = SmallForecast.json()
      lab.http.on(SmallForecast.airHost, .failure(.tls))
      lab.http.on(SmallForecast.ensembleHost, .failure(.tls))
      lab.http.on(SmallForecast.host) { request in
        let points = request.url.split(separator: "?").last.map { query in
          query.split(separator: "&").first.map { $0.split(separator: ",").count } ?? 1
        }
        let count = points ?? 1
        let rows = repeatElement(row, count: count).joined(separator: ",")
        return .text(count == 1 ? row : "[\(rows)]")
      }
      let question = SunsetQuestion(span: .next(3), model: .afterglow)
      let answer = await service(lab).sunsets(at: lisbon, question, FetchPolicy())
      let other = Laboratory(loop)
      other.http.on(SmallForecast.host) { request in
        request.url.contains("cell_selection") ? .failure(.tls) : .text(row)
      }
      return (
        answer, await service(other).sunsets(at: lisbon, question, FetchPolicy()),
        lab.http.requests.count
      )
    }
    let days = try #require(answer.value?.value)
    #expect(days.count == 3)
    #expect(days.map { $0.evidence?.path } == [.sampled, .sampled, .sampled])
    #expect(days.allSatisfy { ($0.evidence?.asForecast ?? 0) > 60 })
    #expect(days.allSatisfy { (0...100).contains($0.evidence?.rarity?.percentile ?? -1) })
    #expect(days.map(\.hasPassed) == [false, false, false])
    #expect(requests == 4, "forecast, haze, the sky toward the sun, the ensemble")
    #expect(local.value?.value.map { $0.evidence?.path } == [.local, .local, .local])
    let near = try #require(days[0].evidence?.outlook?.confidence)
    let far = try #require(days[2].evidence?.outlook?.confidence)
    #expect(near > far)
  }

  /// Two homes about a kilometer apart are one place to the upstream, however far the points are.
  @Test(arguments: [
    ("38.7151,-9.1449", "38.7249,-9.1351"), ("64.1451,-21.9449", "64.1549,-21.9351"),
  ])
  func theSkyTowardTheSunDoesNotTellTheHome(_ one: String, _ other: String) throws {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let fans = try [one, other].map { home in
      let place = try #require(try local.find(.text(home)))
      return SkyMemo().fan(of: .sunset, at: place, from: place.date(at: Laboratory.start))
    }
    #expect(fans[0] == fans[1])
    #expect(!fans[0].isEmpty)
  }

  @Test func theOriginalScoreIsExact() throws {
    let days = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      let question = SunsetQuestion(span: .next(2), model: .classic)
      return await service(lab).sunsets(at: lisbon, question, FetchPolicy()).value?.value
    }
    // (0 + 0 + 50) / 3 truncated; 100 − 50.
    #expect(days?.map(\.score) == [16, 50])
    let time = try #require(days?[0].time)
    #expect(days?[0].goldenHour?.start == time.adding(seconds: -1_800))
  }

  @Test func aPolarDayHasNoSunset() throws {
    let svalbard = LocalPlaces(zones: ZoneDatabase { _ in nil }).resolved(
      at: try #require(Coordinate(latitude: 78.22, longitude: 15.65)))
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      return await service(lab).sunsets(
        at: svalbard, SunsetQuestion(span: .next(1), model: .afterglow), FetchPolicy())
    }
    #expect(answer.value?.value.first?.evidence?.reason == .polarDay)
    #expect(answer.value?.has(.polar) == true)
    // It is two hours after the noon of that day: what never comes is not over.
    #expect(answer.value?.value.first?.hasPassed == false)
  }

  @Test func theBestSunsetComesFirst() throws {
    let faro = try #require(
      try LocalPlaces(zones: ZoneDatabase { _ in nil }).find(.text("41.15,-8.61")))
    let ranked = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host) { request in
        let json = SmallForecast.json()
        return request.url.contains("latitude=41.15")
          ? .text(json.replacing("50", with: "0"))
          : .text(json)
      }
      return await service(lab).bestSunsets(
        at: [faro, lisbon], days: 2, model: .afterglow, FetchPolicy()
      ).value?
      .value
    }
    #expect(ranked?.count == 4)
    #expect(ranked?.first?.place.place.name == "Lisbon")
    let scores = ranked?.compactMap(\.score.score) ?? []
    #expect(scores == scores.sorted(by: >))
  }
}
