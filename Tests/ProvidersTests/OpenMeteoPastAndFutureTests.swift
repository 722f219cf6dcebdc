import Basics
import Places
import Skill
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct OpenMeteoNowcastTests {
  static let body = """
    {"utc_offset_seconds":0,"minutely_15_units":{"precipitation":"mm"},
    "minutely_15":{"time":[900,1800,2700,3600,4500],"precipitation":[9,0,0.4,null,0.1]},
    "hourly":{"time":[0,3600,7200],"precipitation_probability":[1,40,80]}}
    """

  @Test func sumsBelongToTheQuarterBefore() throws {
    let nowcast = try OpenMeteo.nowcast(from: answer(Self.body), at: lisbon)
    #expect(nowcast.steps.map(\.precipitationMillimetersPerHour) == [0, 1.6, nil, 0.4])
    #expect(nowcast.steps.map(\.probabilityPercent) == [40, 40, 40, 80])
    #expect(nowcast.outlook(from: 900).startsInMinutes == 15)
  }

  /// By the reader of the service that answers for each.
  @Test(arguments: [
    ("Berlin", 52.52, 13.4, true), ("Paris", 48.86, 2.35, true), ("Brest", 48.39, -4.49, true),
    ("Milan", 45.46, 9.19, true), ("Perpignan", 42.69, 2.89, true), ("Dieppe", 49.92, 1.08, true),
    ("New York", 40.71, -74, true), ("Vancouver", 49.28, -123.12, true),
    ("Los Angeles", 34.05, -118.24, true), ("London", 51.51, -0.13, false),
    ("Edinburgh", 55.95, -3.19, false), ("Dublin", 53.35, -6.26, false),
    ("Amsterdam", 52.37, 4.9, false), ("Brussels", 50.85, 4.35, false),
    ("Cologne", 50.94, 6.96, false), ("Copenhagen", 55.68, 12.57, false),
    ("Malmö", 55.6, 13, false), ("Aarhus", 56.16, 10.2, false), ("Warsaw", 52.23, 21.01, false),
    ("Reykjavik", 64.15, -21.94, false), ("Madrid", 40.42, -3.7, false),
    ("Lisbon", 38.72, -9.14, false), ("Rome", 41.9, 12.5, false),
    ("Edmonton", 53.55, -113.5, false),
    ("Anchorage", 61.2, -149.9, false), ("Honolulu", 21.3, -157.8, false),
    ("Tokyo", 35.68, 139.69, false), ("Sydney", -33.87, 151.21, false),
  ])
  func quarterHoursAreNativeWhereAModelHasThem(
    city: String, latitude: Double, longitude: Double, isNative: Bool
  ) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(try OpenMeteo.nowcast(from: answer(Self.body), at: point).isNative == isNative)
  }

  /// Whatever the table says: an hour that was divided by four is none of a model of quarters.
  @Test(arguments: [
    ("9,0.5,0.5,0.5,0.5,0,0,0,0", false), ("9,0.5,0.5,0.5,0.5,0.1,0.1,0.1,0.1", false),
    ("9,0.5,0.5,0.5,0.5,0,0.1,0,0", true), ("9,0,0,0,0,0,0,0,0", true),
    ("9,0.5,0.4,0.5,0.5,0.1,0.1,0.1,0.1", true),
  ])
  func equalQuartersAreNotNative(amounts: String, isNative: Bool) throws {
    let times = (0...8).map { String($0 * 900) }.joined(separator: ",")
    let body = #"{"minutely_15":{"time":[\#(times)],"precipitation":[\#(amounts)]}}"#
    let berlin = try #require(Coordinate(latitude: 52.5, longitude: 13.4))
    #expect(try OpenMeteo.nowcast(from: answer(body), at: berlin).isNative == isNative)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.nowcast(from: response, at: lisbon)
    }
    let error = providerError { () throws(ProviderError) in
      _ = try OpenMeteo.nowcast(from: answer("{}"), at: lisbon)
    }
    #expect(error == .malformed(path: "/minutely_15"))
  }
}

@Suite struct OpenMeteoArchiveTests {
  static func request(from first: String, today: String) throws -> String {
    let first = try #require(LocalDate(parsing: first))
    let today = try #require(LocalDate(parsing: today))
    guard case .fetch(let request, _)? = OpenMeteo.archive((lisbon, .utc, first, first, today))
    else { return "" }
    return try request.resolved(ProviderSettings(), userAgent: "almanac/1").url
  }

  @Test func theLastWeeksComeFromTheForecastHost() throws {
    let recent = try Self.request(from: "2026-06-01", today: "2026-06-21")
    #expect(recent.hasPrefix("https://api.open-meteo.com/v1/forecast?"))
    // The answer is cut by today's offset, so one day more on either side.
    #expect(recent.contains("start_date=2026-05-31&end_date=2026-06-02"))
    let first = try Self.request(from: "1940-01-01", today: "2026-06-21")
    #expect(first.contains("start_date=1940-01-01&end_date=1940-01-02"))
    let old = try Self.request(from: "1999-08-11", today: "2026-06-21")
    #expect(old.hasPrefix("https://archive-api.open-meteo.com/v1/archive?"))
    #expect(old.contains("snowfall") && old.contains("wind_gusts_10m") && !old.contains("daily"))
    for unknown in ["probability", "visibility", "uv_index"] { #expect(!old.contains(unknown)) }
    #expect(try Self.request(from: "1939-12-31", today: "2026-06-21").isEmpty)
  }

  /// As recorded on a summer's day in Amsterdam (`frenck_archive_1953.json`): the service cuts the
  /// days of January 1953 at +02:00, the offset of the day of the request.
  @Test func daysAreThoseOfTheirTime() throws {
    let file = try #require(LocalDate(parsing: "1953-01-31"))
    let zone = ZoneRules.nautical(longitudeDegrees: 15)
    let midnight = try #require(zone.day(file)).start
    // From one o'clock two days before, in the zone's own time.
    let first = midnight.adding(seconds: -25 * 3600)
    let times = (0..<72).map { first.adding(seconds: Double($0) * 3600) }
    // Colder by the hour, and an hour's rain at its end.
    let body = """
      {"utc_offset_seconds":7200,"timezone":"Europe/Amsterdam",
      "hourly":{"time":[\(times.map { String(Int($0.unixSeconds)) }.joined(separator: ","))],
      "temperature_2m":[\((0..<72).map { String(72 - $0) }.joined(separator: ","))],
      "precipitation":[\((0..<72).map { String($0 == 25 || $0 == 49 ? 5 : 0) }.joined(separator: ","))]},
      "daily":{"time":[\(Int(midnight.unixSeconds) - 3600)],"temperature_2m_max":[99]}}
      """
    let today = try #require(LocalDate(parsing: "2026-10-03"))
    let past = try #require(OpenMeteo.archive((lisbon, zone, file, file, today)))
      .run { _ in answer(body) }
    let day = try #require(past.days.first { $0.date == file })
    // Row 25 is midnight.
    #expect(day.temperatureMaximumCelsius == 47 && day.temperatureMinimumCelsius == 24)
    // The rain of the hour before midnight is yesterday's, that of the day's last hour its own.
    #expect(day.precipitationMillimeters == 5 && !day.isPartial)
  }
}

@Suite struct OpenMeteoClimateTests {
  static let body = """
    {"daily_units":{"temperature_2m_mean_A":"°F","temperature_2m_mean_B":"°C"},
    "daily":{"time":["2050-06-30","2050-07-01","2050-07-02"],
    "temperature_2m_mean_A":[32,50,null],"temperature_2m_mean_B":[1,null,4]}}
    """

  @Test func modelsAreToldApartByTheirSuffix() throws {
    let climate = try OpenMeteo.climate(from: answer(Self.body), models: ["A", "B", "C"])
    #expect(climate.models.map(\.name) == ["A", "B"])
    #expect(climate.dates.map(\.description).first == "2050-06-30")
    let rounded = climate.models.map { model in
      model.temperatureMeanCelsius.map { Rounding.round($0, decimals: 6) }
    }
    #expect(rounded == [[0, 10, nil], [1, nil, 4]])
  }

  @Test func oneModelHasNoSuffix() throws {
    let body = #"{"daily":{"time":["2020-01-01"],"temperature_2m_mean":[11.1]}}"#
    let climate = try OpenMeteo.climate(from: answer(body), models: ["A", "B"])
    #expect(climate.models.map(\.temperatureMeanCelsius) == [[11.1]])
    let none = providerError { () throws(ProviderError) in
      _ = try OpenMeteo.climate(
        from: answer(#"{"daily":{"time":["2020-01-01"]}}"#), models: ["A"])
    }
    #expect(none == .noData(.notProvided))
  }

  @Test func yearsAreHeldWithinTheRun() throws {
    guard case .fetch(let request, _) = OpenMeteo.climate(at: lisbon, years: 1900...2090) else {
      Issue.record("no request")
      return
    }
    #expect(request.query.contains(QueryItem("start_date", "1950-01-01")))
    #expect(request.query.contains(QueryItem("end_date", "2050-12-31")))
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.climate(from: response, models: ["A", "B"])
    }
  }
}

@Suite struct OpenMeteoEnsembleTests {
  static let body = """
    {"hourly":{"time":[0,3600],"cloud_cover":[10,null],"cloud_cover_member01":[20,50],
    "cloud_cover_member02":[30,null]}}
    """

  @Test func spreadIsTheDeviationOfTheMembers() throws {
    let spread = try OpenMeteo.cloudSpread(from: answer(Self.body))
    #expect(spread.spreadPercent == [10, nil])
    #expect(spread.spreadPercent(at: 600) == 10)
    #expect(spread.spreadPercent(at: 99_999) == nil)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.cloudSpread(from: response)
    }
  }
}

@Suite struct OpenMeteoMembersTests {
  static let body = """
    {"hourly_units":{"temperature_2m":"°C","wind_speed_10m":"m/s",
    "wind_speed_10m_member01":"m/s"},
    "hourly":{"time":[0,3600,7200],"temperature_2m":[10,11,12],
    "temperature_2m_member02":[30,31,32],"temperature_2m_member01":[20,null,22],
    "temperature_2m_member03":[null,null,null],
    "wind_speed_10m":[1,2,3],"wind_speed_10m_member01":[10,2,3],"precipitation":[0,0,1],
    "wind_gusts_10m":[5,6,7],"wind_gusts_10m_member01":[8,9,10]}}
    """

  @Test func membersKeepTheirOrder() throws {
    let ensemble = try OpenMeteo.members(from: answer(Self.body))
    #expect(ensemble.times == [0, 3_600, 7_200])
    // An hour that a member lacks has none; one member alone is no ensemble.
    #expect(ensemble.members[.temperature] == [[10, 20, 30], [], [12, 22, 32]])
    #expect(ensemble.members(.windSpeed, at: 0).map { $0.rounded() } == [4, 36])
    #expect(ensemble.members[.precipitation] == nil)
    // Gusts are those of the hour before.
    #expect(ensemble.members[.windGust] == [[6, 9], [7, 10], []])
  }

  @Test func noMembersAreNoData() {
    #expect(throws: ProviderError.noData(.notProvided)) {
      try OpenMeteo.members(from: answer(#"{"hourly":{"time":[0],"temperature_2m":[1]}}"#))
    }
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.members(from: response)
    }
  }
}

@Suite struct OpenMeteoPreviousRunsTests {
  /// Two leads; the first has a gap (open-meteo#2028).
  static let body = """
    {"utc_offset_seconds":0,"hourly_units":{"temperature_2m_previous_day1":"°C"},
    "hourly":{"time":[0,3600,7200,10800],
    "temperature_2m_previous_day1":[1.5,null,3.5,4.5],
    "precipitation_previous_day1":[9,null,0.4,0.1],
    "wind_speed_10m_previous_day1":[10,null,12,13],
    "temperature_2m_previous_day2":[2,3,4,5],
    "cloud_cover_previous_day2":[20,30,40,50],
    "temperature_2m":[0,0,0,0]}}
    """

  @Test func `all leads come in one request`() throws {
    let first = try #require(LocalDate(parsing: "2026-03-23"))
    let last = try #require(LocalDate(parsing: "2026-06-20"))
    guard case .fetch(let request, _) = OpenMeteo.previousRuns((lisbon, first, last)) else {
      Issue.record("no request")
      return
    }
    let url = try request.resolved(ProviderSettings(), userAgent: "almanac/1").url
    #expect(url.hasPrefix("https://previous-runs-api.open-meteo.com/v1/forecast?"))
    #expect(url.contains("start_date=2026-03-23&end_date=2026-06-20"))
    for lead in 1...6 { #expect(url.contains("temperature_2m_previous_day\(lead)")) }
    // The newest run has seen the observations, and the seventh day is beyond the ledger.
    #expect(!url.contains("temperature_2m%2C") && !url.contains("temperature_2m,"))
    #expect(!url.contains("previous_day7"))
  }

  @Test func `an hour that was not kept is missing`() throws {
    let forecasts = try OpenMeteo.previousRuns(from: answer(Self.body))
    #expect(forecasts.map(\.leadDays) == [1, 2])
    #expect(forecasts[0].hours.map(\.time) == [0, 3_600, 7_200, 10_800])
    #expect(forecasts[0].hours.map(\.temperatureCelsius) == [1.5, nil, 3.5, 4.5])
    // Sums are those of the hour before.
    #expect(forecasts[0].hours.map(\.precipitationMillimeters) == [nil, 0.4, 0.1, nil])
    #expect(forecasts[1].hours.map(\.cloudCover.totalPercent) == [20, 30, 40, 50])
  }

  @Test func `damaged answers never trap`() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.previousRuns(from: response)
    }
    for (body, expected) in [
      ("{}", ProviderError.malformed(path: "/hourly")),
      (#"{"hourly":{"time":[0,3600],"temperature_2m":[1,2]}}"#, .noData(.notProvided)),
    ] {
      let error = providerError { () throws(ProviderError) in
        _ = try OpenMeteo.previousRuns(from: answer(body))
      }
      #expect(error == expected)
    }
  }
}

@Suite struct AviationWeatherHistoryTests {
  /// The endpoint is called once a minute, so that no answer leads to another call.
  @Test(arguments: [(1, "1"), (72, "72"), (24 * 90, "360")])
  func `a history is one call`(hours: Int, asked: String) throws {
    guard case .fetch(let request, _) = AviationWeather.history(of: "LPPT", hours: hours) else {
      Issue.record("no request")
      return
    }
    #expect(
      request.query == [
        QueryItem("ids", "LPPT"), QueryItem("hours", asked), QueryItem("format", "json"),
      ])
  }
}
