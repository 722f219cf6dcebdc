import Basics
import Summary
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct OpenWeatherMapTests {
  static let current = """
    {"coord":{"lon":-9.13,"lat":38.72},"weather":[{"id":501,"main":"Rain","description":"x",
    "icon":"10n"},{"id":701}],"base":"stations","main":{"temp":14.2,"feels_like":13.1,
    "temp_min":13,"temp_max":15,"pressure":1005,"humidity":87},"visibility":8000,
    "wind":{"speed":5,"deg":90,"gust":10},"rain":{"1h":1.5},"snow":{"1h":0.5},
    "clouds":{"all":75},"dt":1742500000,"sys":{"country":"PT","sunrise":1742450000,
    "sunset":1742495000},"timezone":0,"id":1,"name":"Lisbon","cod":200}
    """

  static func step(_ time: Int, _ temperature: Double, _ id: Int, rain: String = "") -> String {
    """
    {"dt":\(time),"main":{"temp":\(temperature),"feels_like":\(temperature - 1),
    "temp_min":\(temperature - 2),"temp_max":\(temperature + 2),"pressure":1017,"humidity":60},
    "weather":[{"id":\(id),"icon":"03d"}],"clouds":{"all":33},"wind":{"speed":3,"deg":107},
    "visibility":10000,"pop":0.25\(rain),"sys":{"pod":"d"}}
    """
  }

  /// From 2025-03-20T21:00Z in steps of three hours.
  static let steps: String = {
    var rows: [String] = []
    for index in 0..<12 {
      let isWet = index == 3
      rows.append(
        step(
          1_742_504_400 + index * 10800, 10 + Double(index), isWet ? 500 : 802,
          rain: isWet ? ",\"rain\":{\"3h\":3}" : ""))
    }
    return #"{"cod":"200","message":0,"cnt":12,"list":["# + rows.joined(separator: ",")
      + #"],"city":{"coord":{"lat":38.7,"lon":-9.1},"timezone":0,"sunrise":0,"sunset":0}}"#
  }()

  @Test func nowIsRead() throws {
    let now = try OpenWeatherMap.current(from: answer(Self.current))
    #expect(now.temperatureCelsius == 14.2 && now.humidityPercent == 87)
    #expect(now.wind.speedKilometersPerHour == 18 && now.wind.gustKilometersPerHour == 36)
    #expect(now.precipitation?.millimetersPerHour == 2)
    #expect(now.precipitation?.interval == 1_742_496_400..<1_742_500_000)
    #expect(now.visibility?.kilometers == 8)
    #expect(now.isDay == false)
    #expect(now.condition == Condition(.rain, isDay: false))
    #expect(now.cloudCover == CloudCover(totalPercent: 75))
  }

  @Test func stepsBecomeHoursAndDays() throws {
    let forecast = try OpenWeatherMap.steps(from: answer(Self.steps), zone: .utc)
    #expect(forecast.hours.count == 36)
    #expect(forecast.hours.map(\.isInterpolated).prefix(4) == [false, true, true, false])
    #expect(abs((forecast.hours[1].temperatureCelsius ?? 0) - (10 + 1 / 3)) < 1e-9)
    // A row describes the three hours that end at its time.
    #expect((5..<10).map { forecast.hours[$0].precipitationMillimeters } == [0, 1, 1, 1, 0])
    #expect(
      (5..<10).map { forecast.hours[$0].condition?.kind } == [
        .partlyCloudy, .lightRain, .lightRain, .lightRain, .partlyCloudy,
      ])
    #expect(forecast.hours[35].temperatureCelsius == nil)
    #expect(forecast.days.map(\.date.description) == ["2025-03-20", "2025-03-21", "2025-03-22"])
    #expect(forecast.days.map(\.isPartial) == [true, false, true])
    let whole = forecast.days[1]
    #expect(whole.temperatureMinimumCelsius == 9 && whole.temperatureMaximumCelsius == 20)
    #expect(whole.precipitationMillimeters == 3)
    #expect(whole.precipitationProbabilityPercent == 25)
    // Most of its daylight is dry.
    #expect(whole.condition?.kind == .partlyCloudy)
  }

  @Test func datesAreThePlaces() throws {
    let east = ZoneRules.nautical(longitudeDegrees: 150)
    let days = try OpenWeatherMap.steps(from: answer(Self.steps), zone: east).days
    #expect(days.map(\.date.description) == ["2025-03-21", "2025-03-22"])
    #expect(days[0].isPartial)
  }

  @Test func theProbeGoesDownTheTiers() throws {
    let refusal = """
      {"cod":401,"message":"Please note that using One Call 3.0 requires a separate subscription"}
      """
    var paths: [String] = []
    let step = OpenWeatherMap.forecast(at: lisbon, zone: .utc)
    let result = try step.run { (request) throws(ProviderError) in
      paths.append(request.path)
      switch request.path {
      case "/data/2.5/weather": return answer(Self.current, receivedAt: Self.now)
      case "/data/2.5/forecast": return answer(Self.steps, receivedAt: Self.now)
      default: return answer(refusal, status: 401)
      }
    }
    #expect(
      paths == [
        "/data/3.0/onecall", "/data/4.0/onecall/current", "/data/2.5/weather",
        "/data/2.5/forecast",
      ])
    #expect(result.tier == .free)
    #expect(result.forecast.current?.temperatureCelsius == 14.2)
    // 19:46 now: the hours from 19:00 lead up to the first step.
    #expect(result.forecast.hours[0].time == 1_742_497_200)
    #expect(result.forecast.hours[0].temperatureCelsius == 14.2)
    #expect(result.forecast.hours.count == 38)
  }

  @Test func otherFailuresEndTheProbe() {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenWeatherMap.forecast(at: lisbon, zone: .utc).run { (_) throws(ProviderError) in
        answer("", status: 503)
      }
    }
    #expect(error == .http(status: 503))
  }

  /// The last thirteen minutes of a quarter, and one of the next.
  static let minutely = (0..<14).map {
    #"{"dt":\#(1_742_500_020 + $0 * 60),"precipitation":\#($0 == 0 ? 6.5 : 0)}"#
  }.joined(separator: ",")

  /// When the answers came.
  static let now: Instant = 1_742_500_300

  static let oneCall = """
    {"lat":38.7,"lon":-9.1,"timezone":"Europe/Lisbon","timezone_offset":0,
    "current":{"dt":1742500000,"sunrise":1742450000,"sunset":1742495000,"temp":14,"feels_like":13,
    "pressure":1019,"humidity":48,"dew_point":5,"uvi":0.4,"clouds":0,"visibility":10000,
    "wind_speed":2,"wind_deg":110,"weather":[{"id":800,"icon":"01n"}]},
    "minutely":[\(minutely)],
    "hourly":[{"dt":1742497200,"temp":14,"pop":0.5,"rain":{"1h":0.3},
    "weather":[{"id":500,"icon":"10n"}]}],
    "daily":[{"dt":1742472000,"temp":{"day":14,"min":9,"max":16},
    "feels_like":{"day":13,"night":7},"humidity":44,"wind_speed":2,"wind_gust":4,
    "weather":[{"id":601,"icon":"13d"}],"clouds":37,"pop":1,"snow":2.5,"uvi":2.9}],
    "alerts":[{"sender_name":"IPMA","event":"Wind\\u001b[31m","start":1742490000,
    "end":1742590000,"description":"Strong\\nwind"}]}
    """

  @Test func oneCallIsRead() throws {
    let step = OpenWeatherMap.forecast(at: lisbon, zone: .utc, from: .oneCall3)
    let result = try step.run { (_) throws(ProviderError) in
      answer(Self.oneCall, receivedAt: Self.now)
    }
    #expect(result.tier == .oneCall3)
    #expect(result.forecast.current?.isDay == false)
    #expect(result.forecast.hours[0].precipitationMillimeters == 0.3)
    let day = try #require(result.forecast.days.first)
    #expect(day.date.description == "2025-03-20" && day.temperatureMaximumCelsius == 16)
    #expect(day.snowfallCentimeters == 2.5 && day.precipitationProbabilityPercent == 100)
  }

  @Test func partsOfOneCallStandAlone() throws {
    let step = OpenWeatherMap.nowcast(at: lisbon, from: .oneCall3)
    let nowcast = try step.run { (request) throws(ProviderError) in
      #expect(request.query.contains { $0.name == "exclude" })
      return answer(Self.oneCall)
    }
    #expect(
      nowcast.steps.map { Rounding.round($0.precipitationMillimetersPerHour, decimals: 6) }
        == [0.5])
    #expect(nowcast.intervalSeconds == 900)
    let alerts = try OpenWeatherMap.alerts(at: lisbon, from: .oneCall3).map(\.alerts).run {
      (_) throws(ProviderError) in answer(Self.oneCall)
    }
    #expect(alerts.map(\.event) == ["Wind[31m"])
    #expect(alerts[0].severity == .unknown)
    let dry = providerError { () throws(ProviderError) in
      _ = try OpenWeatherMap.nowcast(at: lisbon).run { (_) throws(ProviderError) in answer("{}") }
    }
    #expect(dry == .noData(.notProvided))
  }

  @Test(arguments: [
    (401, #"{"cod":401,"message":"Invalid API key."}"#, ProviderError.unauthorized(.keyInvalid)),
    (404, #"{"cod":"404","message":"city not found"}"#, .noData(.notProvided)),
    (200, #"{"cod":"404","message":"not found"}"#, .noData(.notProvided)),
    (429, #"{"cod":429,"message":"blocked"}"#, .rateLimited(retryAfterSeconds: nil)),
    (400, #"{"cod":"400","message":"wrong latitude"}"#, .http(status: 400)),
    (500, "", .http(status: 500)), (200, "{}", .malformed(path: "/dt")),
    (200, #"{"dt":"12","main":{}}"#, .malformed(path: "/dt")),
    (200, #"{"dt":1742500000,"main":[]}"#, .malformed(path: "/main")),
    (200, "<html>", .malformed(path: "")),
  ])
  func errors(status: Int, body: String, expected: ProviderError) {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenWeatherMap.current(from: answer(body, status: status))
    }
    #expect(error == expected)
  }

  @Test func airIsReadWithItsOwnScale() throws {
    let body = """
      {"coord":[50.0,50.0],"list":[{"main":{"aqi":3.0},"components":{"co":196.93,"no":0.65,
      "no2":3.98,"o3":107.29,"so2":1.46,"pm2_5":8.58,"pm10":13.5,"nh3":2.03},"dt":1687540917}]}
      """
    let air = try OpenWeatherMap.airQuality(at: lisbon).run { (request) throws(ProviderError) in
      request.path.hasSuffix("forecast")
        ? answer("", status: 500, receivedAt: 1_687_541_000)
        : answer(body, receivedAt: 1_687_541_000)
    }
    #expect(air.current?.index(.owm)?.value == 3)
    #expect(air.current?.index(.owm)?.dominantPollutant == .o3)
    #expect(air.current?.index(.eu) != nil && air.hours.isEmpty)
    survivesDamage(body) { (response) throws(ProviderError) in
      _ = try OpenWeatherMap.airQuality(from: response)
    }
  }

  /// The service marks what is missing, and calls air that it knows nothing of good.
  @Test func aMarkerOfMissingAirIsUnknown() throws {
    func air(_ components: String) throws -> AirQuality {
      let row = #"{"main":{"aqi":1},"components":{\#(components)},"dt":1687540917}"#
      let rows = try OpenWeatherMap.airQuality(from: answer(#"{"list":[\#(row)]}"#))
      return try #require(rows.first)
    }
    let nothing = try air(#""o3":-9999,"pm2_5":-9999.0,"pm10":-999,"co":-9999,"nh3":-99"#)
    #expect(nothing.pollutants == Pollutants())
    #expect(nothing.indices.isEmpty && nothing.advice == nil)
    let some = try air(#""o3":61,"pm2_5":-9999,"pm10":-0.4"#)
    #expect(some.pollutants == Pollutants(pm10: 0, o3: 61))
    #expect(some.index(.owm)?.value == 1)
  }

  @Test func placesAreNamedInTheLanguageAskedFor() throws {
    let body = """
      [{"name":"Lisbon","local_names":{"de":"Lissabon","ja":"リスボン"},"lat":38.7,"lon":-9.1,
      "country":"PT"},{"name":"x"}]
      """
    #expect(
      try OpenWeatherMap.places(from: answer(body), language: "de").map(\.name) == ["Lissabon"])
    let plain = try OpenWeatherMap.places(from: answer(body), language: "xx")
    #expect(plain.map(\.name) == ["Lisbon"] && plain.map(\.country) == ["Portugal"])
    #expect(try OpenWeatherMap.places(from: answer("[]")).isEmpty)
    survivesDamage(body) { (response) throws(ProviderError) in
      _ = try OpenWeatherMap.places(from: response)
    }
  }

  /// An empty member says no more than none: the sky decides.
  @Test(arguments: [
    (#""rain":{}"#, 501, nil), (#""rain":{},"snow":{}"#, 601, nil), (#""rain":{}"#, 800, 0.0),
    (#""rain":null"#, 501, nil), (#""rain":{},"snow":{"1h":0.2}"#, 601, 0.2),
    (#""rain":{"1h":null}"#, 501, nil),
  ])
  func rainWithoutAnAmount(members: String, sky: Int, expected: Double?) throws {
    let weather = #""weather":[{"id":\#(sky),"icon":"10d"}],\#(members)"#
    let now = try OpenWeatherMap.current(
      from: answer(#"{"dt":1742500000,"main":{"temp":9},\#(weather)}"#))
    #expect(now.precipitation?.millimeters == expected)
    let one = try OpenWeatherMap.oneCall(
      from: answer(
        #"{"current":{"dt":1742500000,"temp":9},"hourly":[{"dt":1742500800,"temp":9,\#(weather)}]}"#
      ), zone: .utc)
    #expect(one.forecast.hours.map(\.precipitationMillimeters) == [expected])
    if expected == nil, sky == 601 { #expect(one.forecast.hours[0].snowfallCentimeters == nil) }
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.current) { (response) throws(ProviderError) in
      _ = try OpenWeatherMap.current(from: response)
    }
    survivesDamage(Self.steps) { (response) throws(ProviderError) in
      _ = try OpenWeatherMap.steps(from: response, zone: .utc)
    }
    survivesDamage(Self.oneCall) { (response) throws(ProviderError) in
      _ = try OpenWeatherMap.oneCall(from: response, zone: .utc)
    }
  }

  @Test func onlyListedTilesAndIconsAreAskedFor() throws {
    let tile = try #require(TileCoordinate(z: 3, x: 2, y: 1))
    #expect(OpenWeatherMap.tile(layer: "../secret", at: tile) == nil)
    #expect(OpenWeatherMap.icon("10x") == nil && OpenWeatherMap.icon("../10d") == nil)
    guard case .fetch(let request, let then)? = OpenWeatherMap.tile(layer: "temp_new", at: tile)
    else {
      Issue.record("no request")
      return
    }
    #expect(request.path == "/map/temp_new/3/2/1.png")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]
    guard case .done(let image) = try then(Response(body: png, receivedAt: 0)) else {
      Issue.record("not done")
      return
    }
    #expect(image.mimeType == "image/png")
    let error = providerError { () throws(ProviderError) in
      _ = try then(answer("Zoom Level Not Supported"))
    }
    #expect(error == .malformed(path: ""))
    #expect(
      Set(OpenWeatherMap.layers.map(\.kind)) == [
        .precipitation, .temperature, .wind, .clouds, .pressure,
      ])
  }
}
