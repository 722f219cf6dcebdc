import TestSupport
import Testing
import Time
import Weather

@testable import Providers

/// Rows that are out of order, twice there, of no time, or cut short.
@Suite struct RowOrderTests {
  /// What has rows, and how a test knows them: a column of a section, or objects with a time.
  static let rowsOf: [(specimen: Specimen, isRows: @Sendable ([JSONTree]) -> Bool)] = [
    (Specimen.all[0], { _ in true }), (Specimen.all[1], { _ in true }),
    (Specimen.all[4], { isTimed($0, "dt") }), (Specimen.all[5], { isTimed($0, "time") }),
    (steps, { isTimed($0, "dt") }),
  ]

  static let steps = Specimen("OpenWeatherMap steps", OpenWeatherMapTests.steps) {
    (response) throws(ProviderError) in try OpenWeatherMap.steps(from: response, zone: .utc)
  }

  static func isTimed(_ elements: [JSONTree], _ key: String) -> Bool {
    guard case .object(let members)? = elements.first else { return false }
    return members.contains { $0.key == key }
  }

  @Test(arguments: rowsOf.indices)
  func rowsInAnyOrderSayTheSame(index: Int) throws {
    let (specimen, isRows) = Self.rowsOf[index]
    let tree = try JSONTree(parsing: specimen.body)
    let whole = try #require(specimen.values(tree))
    let turned = tree.mappingArrays { isRows($0) ? $0.reversed() : $0 }
    #expect(specimen.values(turned) == whole, "\(specimen.name) reversed")
    let doubled = tree.mappingArrays { isRows($0) ? $0 + $0 : $0 }
    #expect(specimen.values(doubled) == whole, "\(specimen.name) twice")
  }

  static let series = """
    {"utc_offset_seconds":0,"hourly":{"time":[0,3600,7200,10800,14400],
    "temperature_2m":[1,2,3,4,5],"precipitation":[9,1,2,3,4]},
    "daily":{"time":[0,86400,172800],"temperature_2m_max":[10,11,12]}}
    """

  @Test(arguments: ["null", #""x""#, "{}", "1e200", #""2026-13-01""#])
  func aRowOfNoTimeLosesNoOther(time: String) throws {
    let body = Self.series.replacing("7200", with: time).replacing("86400,", with: time + ",")
    let forecast = try OpenMeteo.forecast(from: answer(body))
    #expect(forecast.hours.map(\.temperatureCelsius) == [1, 2, 4, 5])
    #expect(forecast.days.map(\.temperatureMaximumCelsius) == [10, 12])
    // The sum from 3600 on was in the lost row; nothing else may replace it.
    #expect(forecast.hours.map(\.precipitationMillimeters) == [1, nil, 4, nil])
    #expect(forecast.hours.map(\.durationSeconds) == [3600, 3600, 3600, 3600])
  }

  @Test func columnsMayBeShorterOrLongerThanTheTimes() throws {
    let short = Self.series.replacing("[1,2,3,4,5]", with: "[1,2]")
      .replacing("[9,1,2,3,4]", with: "[9,1,2,3,4,77,88]")
    let forecast = try OpenMeteo.forecast(from: answer(short))
    #expect(forecast.hours.map(\.temperatureCelsius) == [1, 2, nil, nil])
    // The last row would know nothing at all.
    #expect(forecast.hours.map(\.precipitationMillimeters) == [1, 2, 3, 4])
  }

  @Test func onlyNumbersAreValues() throws {
    let quoted = Self.series.replacing("[1,2,3,4,5]", with: #"["1","2.5",null,{},-4]"#)
    let forecast = try OpenMeteo.forecast(from: answer(quoted))
    #expect(forecast.hours.map(\.temperatureCelsius) == [nil, nil, nil, nil, -4])
  }

  /// The next provider has both.
  @Test(arguments: ["hourly", "daily"])
  func hoursOrDaysThatCannotBeReadAreRefused(section: String) {
    for wrong in ["[]", "3", "{}", #"{"time":{"a":0}}"#, #"{"time":[null]}"#] {
      let body = Self.series.replacing(#""\#(section)":"#, with: #""\#(section)":\#(wrong),"x":"#)
      let error = providerError { () throws(ProviderError) in
        _ = try OpenMeteo.forecast(from: answer(body))
      }
      guard case .malformed = error else {
        Issue.record("\(section) \(wrong): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func aBrokenNowLosesNoHours() throws {
    for current in ["[]", "3", #"{"time":"soon"}"#, "{}"] {
      let body = Self.series.replacing("{\"utc", with: #"{"current":\#(current),"utc"#)
      #expect(try OpenMeteo.forecast(from: answer(body)).hours.count == 5)
      let air = try OpenMeteo.airQuality(
        from: answer(#"{"current":\#(current),"hourly":{"time":[0],"pm10":[4]}}"#))
      #expect(air.current == nil && air.hours.count == 1)
    }
  }
}

/// Units and offsets that are missing, strange or in another place.
@Suite struct UnitsAndOffsetsTests {
  @Test func oneSectionsUnitsHoldForTheOthers() throws {
    // Imperial, and only the hours say so.
    let body = """
      {"utc_offset_seconds":-18000,"current":{"time":"2023-01-05T21:00",
      "temperature_2m":32.0,"wind_speed_10m":10.0},
      "hourly_units":{"temperature_2m":"°F","wind_speed_10m":"mp/h"},
      "hourly":{"time":["2023-01-05T21:00"],"temperature_2m":[32.0],"wind_speed_10m":[10.0]}}
      """
    let now = try #require(try OpenMeteo.forecast(from: answer(body)).current)
    #expect(abs(now.temperatureCelsius ?? 9) < 1e-9)
    #expect(now.wind.speedKilometersPerHour == 16.09344)
  }

  /// The change to summer time of 2026-03-29: midnights are an hour earlier by the old offset.
  @Test func datesHoldOverAChangeOfTheClocks() throws {
    let body = """
      {"utc_offset_seconds":0,"daily":{"time":[1774656000,1774742400,1774825200,1774911600],
      "temperature_2m_max":[1,2,3,4]}}
      """
    let days = try OpenMeteo.forecast(from: answer(body)).days
    #expect(
      days.map(\.date.description) == ["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"])
  }

  @Test(arguments: ["1e300", "-1e18", "null", "{}", #""x""#, "90000"])
  func offsetsThatNoClockShowsAreNone(offset: String) throws {
    let body = """
      {"utc_offset_seconds":\(offset),"hourly":{"time":["2026-06-21T12:00"],"cloud_cover":[7]},
      "daily":{"time":["2026-06-21"],"temperature_2m_max":[20]}}
      """
    let forecast = try OpenMeteo.forecast(from: answer(body))
    #expect(forecast.hours.map(\.time) == [1_782_043_200])
    #expect(forecast.days.map(\.date.description) == ["2026-06-21"])
  }

  @Test func yearsLongGoneAreRead() throws {
    // 1943-07-14T00:00Z, as Unix seconds and as text.
    for time in ["-835315200", #""1943-07-14T00:00""#] {
      let body = #"{"hourly":{"time":[\#(time)],"temperature_2m":[18.5],"is_day":[0]}}"#
      let hours = try OpenMeteo.forecast(from: answer(body)).hours
      #expect(hours.map(\.time) == [-835_315_200])
      #expect(hours[0].temperatureCelsius == 18.5)
    }
  }

  @Test func modelsAreThoseOfTheAnswer() throws {
    let body = """
      {"daily":{"time":["2050-01-01"],"temperature_2m_mean_CMCC_CM2_VHR4":[3.5],
      "temperature_2m_mean_MRI_AGCM3_2_S":[4.5],"temperature_2m_max_NICAM16_8S":[null]}}
      """
    let climate = try OpenMeteo.climate(
      from: answer(body), models: ["MRI_AGCM3_2_S", "EC_Earth3P_HR"])
    #expect(climate.models.map(\.name) == ["MRI_AGCM3_2_S", "CMCC_CM2_VHR4"])
  }
}

@Suite struct StepLengthTests {
  @Test func hoursOfAPlanAreHours() throws {
    let rows = (0..<4).map {
      #"{"dt":\#(1_742_500_800 + $0 * 3600),"main":{"temp":5},"rain":{"1h":0.6}}"#
    }
    let body = #"{"cod":"200","list":["# + rows.joined(separator: ",") + "]}"
    let hours = try OpenWeatherMap.steps(from: answer(body), zone: .utc).hours
    #expect(hours.map(\.precipitationMillimeters) == [0.6, 0.6, 0.6, nil])
    #expect(hours.allSatisfy { $0.durationSeconds == 3600 && !$0.isInterpolated })
  }

  @Test func aRowOutOfStepMakesNoOtherShorter() throws {
    let minutes = [0, 180, 360, 361, 540]
    let rows = minutes.map { #"{"dt":\#(1_742_504_400 + $0 * 60),"main":{"temp":5}}"# }
    let body = #"{"cod":"200","list":["# + rows.joined(separator: ",") + "]}"
    let hours = try OpenWeatherMap.steps(from: answer(body), zone: .utc).hours
    let starts = hours.map { $0.time.seconds(since: 1_742_504_400) / 3600 }
    #expect(starts.prefix(6) == [0, 1, 2, 3, 4, 5])
  }

  @Test func whatFellInAStepIsNotSpreadOverAGap() throws {
    let rows = [0, 3, 9].map {
      #"{"dt":\#(1_742_504_400 + $0 * 3600),"main":{"temp":\#($0)},"rain":{"3h":3}}"#
    }
    let body = #"{"cod":"200","list":["# + rows.joined(separator: ",") + "]}"
    let hours = try OpenWeatherMap.steps(from: answer(body), zone: .utc).hours
    #expect(
      hours.map { Int($0.time.seconds(since: 1_742_504_400) / 3600) } == [0, 1, 2, 3, 4, 5, 9])
    #expect(hours.map(\.precipitationMillimeters) == [1, 1, 1, nil, nil, nil, nil])
    #expect(hours[4].temperatureCelsius == 4)
  }

  @Test(
    arguments: [
      ("", 0.0), (#","rain":{}"#, 0), (#","rain":{"1h":1.5},"snow":{"1h":0.5}"#, 2),
      (#","rain":null,"snow":null"#, 0), (#","rain":{"1h":null}"#, nil), (#","snow":"x""#, nil),
      (#","rain":{"1h":"1.5"}"#, 1.5), (#","rain":-3"#, nil), (#","rain":-0.01"#, 0),
      (#","weather":[{"id":520}]"#, nil),
      (#","weather":[{"id":520}],"rain":{"1h":0}"#, 0), (#","weather":[{"id":741}]"#, 0),
    ] as [(String, Double?)])
  func whatIsLeftOutIsNoneInADrySky(members: String, expected: Double?) throws {
    let body = #"{"dt":1742500000,"main":{"temp":5}\#(members)}"#
    let now = try OpenWeatherMap.current(from: answer(body))
    #expect(now.precipitation?.millimeters == expected)
  }

  @Test func whatBelongsToSixHoursIsNotPutIntoOne() throws {
    let rows = [11, 12].map {
      """
      {"time":"2026-06-21T\($0):00:00Z","data":{"instant":{"details":{"air_temperature":\($0)}},
      "next_6_hours":{"details":{"precipitation_amount":6}}}}
      """
    }
    let body = #"{"properties":{"timeseries":["# + rows.joined(separator: ",") + "]}}"
    let hours = try MetNorway.forecast(from: answer(body), zone: .utc).hours
    #expect(hours.count == 7 && hours.allSatisfy { $0.precipitationMillimeters == 1 })
  }

  @Test func theLastStepOfMetNorwayIsAnInstant() throws {
    let body = """
      {"properties":{"timeseries":[{"time":"2026-06-21T00:00:00Z","data":{"instant":{"details":
      {"air_temperature":10}},"next_1_hours":null,"next_6_hours":{"summary":{"symbol_code":"rain"},
      "details":{"precipitation_amount":6}}}},{"time":"2026-06-21T18:00:00Z","data":
      {"instant":{"details":{"air_temperature":14}}}}]}}
      """
    let forecast = try MetNorway.forecast(from: answer(body), zone: .utc)
    #expect(forecast.hours.count == 7 && forecast.hours[0].precipitationMillimeters == 1)
    #expect(forecast.hours[6].durationSeconds == 3600)
    #expect(forecast.days.map(\.isPartial) == [true])
  }
}
