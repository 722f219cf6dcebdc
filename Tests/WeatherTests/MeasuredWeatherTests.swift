import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

/// A place on the coast, 100 m high, at noon.
private let now: Instant = 1_782_043_200
private let here = point(38.7, -9.1)

private func point(_ latitude: Double, _ longitude: Double) -> Coordinate {
  guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
    preconditionFailure("in range")
  }
  return point
}

/// A station a number of kilometers north, with a report of some minutes ago.
private func report(
  _ id: String, north kilometers: Double = 10, height: Double? = 100, minutesAgo: Double = 30,
  _ fill: (inout StationObservation) -> Void
) -> StationObservation {
  let station = Station(
    id: id, name: nil, kind: .aerodrome,
    coordinate: point(here.latitude + kilometers / 111.195, here.longitude),
    elevationMeters: height)
  var row = StationObservation(station: station, time: now - minutesAgo * 60)
  fill(&row)
  return row
}

private func warm(
  _ id: String, _ celsius: Double, north kilometers: Double = 10, height: Double? = 100,
  minutesAgo: Double = 30
) -> StationObservation {
  report(id, north: kilometers, height: height, minutesAgo: minutesAgo) {
    $0.temperatureCelsius = celsius
  }
}

private func measured(
  _ rows: [StationObservation], elevation: Double? = 100,
  _ change: (inout ObservationRules) -> Void = { _ in }
) -> MeasuredWeather {
  var rules = ObservationRules()
  change(&rules)
  return MeasuredWeather(rows, at: here, elevationMeters: elevation, now: now, rules: rules)
}

@Suite struct MeasuredWeatherTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: [StationObservation]
    /// The station, the value and the quality of the temperature.
    let expected: String?

    init(_ name: String, _ rows: [StationObservation], _ expected: String?) {
      (testDescription, self.rows, self.expected) = (name, rows, expected)
    }
  }

  static let cases = [
    Case("the nearest", [warm("FAR", 1, north: 20), warm("NEAR", 2)], "NEAR 2.0 fresh"),
    Case(
      "the newest of one station", [warm("A", 1, minutesAgo: 80), warm("A", 2)], "A 2.0 fresh"),
    Case("fresh for 90 minutes", [warm("A", 1, minutesAgo: 90)], "A 1.0 fresh"),
    Case("then stale", [warm("A", 1, minutesAgo: 91)], "A 1.0 stale"),
    Case("for six hours", [warm("A", 1, minutesAgo: 360)], "A 1.0 stale"),
    Case("then none", [warm("A", 1, minutesAgo: 361)], nil),
    Case(
      "fresh before near", [warm("OLD", 1, minutesAgo: 120), warm("FAR", 2, north: 90)],
      "FAR 2.0 fresh"),
    Case(
      "among stale ones the nearest",
      [warm("B", 1, north: 30, minutesAgo: 100), warm("A", 2, minutesAgo: 200)], "A 2.0 stale"),
    Case("beyond 100 km none", [warm("A", 1, north: 101)], nil),
    Case("as high as 400 m", [warm("A", 1, height: 500)], "A 1.0 fresh"),
    Case("not higher", [warm("A", 1, height: 501)], nil),
    Case("not lower", [warm("A", 1, height: -301)], nil),
    Case("of unknown height", [warm("A", 1, height: nil)], "A 1.0 fresh"),
    Case("from a clock that is fast", [warm("A", 1, minutesAgo: -10)], "A 1.0 fresh"),
    Case("not from the future", [warm("A", 1, minutesAgo: -16)], nil),
    Case("none", [], nil),
  ]

  @Test(arguments: cases) func selectsByDistanceAgeAndHeight(_ test: Case) {
    let found = measured(test.rows).temperature
    #expect(
      found.map { "\($0.near.station.id) \($0.value) \($0.quality.rawValue)" } == test.expected)
  }

  @Test func theCallerMayAskForMore() {
    #expect(measured([warm("A", 1, north: 101)]) { $0.maximumKilometers = 150 }.temperature != nil)
    #expect(
      measured([warm("A", 1, minutesAgo: 500)]) { $0.maximumAgeSeconds = 36000 }.temperature != nil)
    #expect(
      measured([warm("A", 1, height: 2000)]) { $0.maximumHeightMeters = 3000 }.temperature != nil)
  }

  @Test func eachFieldIsFromTheNearestStationThatHasIt() {
    let weather = measured([
      report("WIND", north: 5) { $0.wind = Wind(speedKilometersPerHour: 12) },
      report("HIGH", north: 8, height: 900) {
        $0.temperatureCelsius = 3
        $0.pressureHectopascals = 1013
      },
      report("ALL", north: 20) {
        $0.temperatureCelsius = 10
        $0.dewPointCelsius = 10
        $0.wind = Wind(speedKilometersPerHour: 40)
        $0.pressureHectopascals = 1020
      },
    ])
    #expect(weather.wind?.near.station.id == "WIND")
    #expect(weather.pressure?.near.station.id == "HIGH")
    #expect(weather.temperature?.near.station.id == "ALL")
    #expect(weather.humidity?.value == 100)
    #expect(weather.snowDepth == nil)
    #expect(weather.stations.map(\.station.id) == ["WIND", "HIGH", "ALL"])
    #expect(weather.stations.map { ($0.distanceKilometers * 10).rounded() / 10 } == [5, 8, 20])
    #expect(weather.stations.map(\.heightMeters) == [0, 800, 0])
  }

  @Test func saysThatOnlyOtherHeightsMeasure() {
    #expect(measured([warm("A", 1, height: 900)]).hasTemperatureElsewhere)
    #expect(!measured([warm("A", 1)]).hasTemperatureElsewhere)
    #expect(!measured([]).hasTemperatureElsewhere)
  }

  @Test func adjustsByTheStandardAtmosphere() throws {
    let adjusted = try #require(measured([warm("A", 10, height: 400)]).adjusted)
    #expect(abs(adjusted.celsius - 11.95) < 1e-9)
    #expect(adjusted.celsiusPerKilometer == 6.5 && !adjusted.isLocal)
    #expect(measured([warm("A", 10, height: nil)]).adjusted == nil)
    #expect(measured([warm("A", 10)], elevation: nil).adjusted == nil)
    #expect(measured([warm("A", 10)]).adjusted?.celsius == 10)
  }

  /// The second station's height and temperature, and the rate between it and the first one, which
  /// is 300 m above the place and measured 10 °C.
  @Test(
    arguments: [
      (0.0, 12.0, 5.0, true), (100, 9, -10.0 / 3, true), (-500, 18.1, 9, true),
      // Not as far down as the place, too steep, on the other side.
      (150, 12, 6.5, false), (0, 15, 6.5, false), (900, 6, 6.5, false),
    ] as [(Double, Double, Double, Bool)]) func takesTheRateOfTwoStations(
      height: Double, celsius: Double, rate: Double, isLocal: Bool
    ) throws
  {
    let rows = [warm("A", 10, height: 400), warm("B", celsius, north: 30, height: height)]
    let adjusted = try #require(measured(rows).adjusted)
    #expect(abs(adjusted.celsiusPerKilometer - rate) < 1e-9)
    #expect(abs(adjusted.celsius - 10 - rate * 0.3) < 1e-9)
    #expect(adjusted.isLocal == isLocal)
  }

  @Test func aStaleStationTellsNoRate() {
    let rows = [
      warm("A", 10, height: 400), warm("B", 12, north: 30, height: 0, minutesAgo: 100),
    ]
    #expect(measured(rows).adjusted?.isLocal == false)
  }

  @Test func listsEachStationOnce() {
    let rows = [warm("A", 1, minutesAgo: 80), warm("B", 2, north: 5), warm("A", 3)]
    let stations = MeasuredWeather.stations(rows, at: here, elevationMeters: 0, now: now)
    #expect(stations.map(\.near.station.id) == ["B", "A"])
    #expect(stations.map(\.value.temperatureCelsius) == [2, 3])
  }
}

@Suite struct StuckSensorTests {
  private func series(
    hours: Int, every minutes: Int = 60, _ fill: (Int, inout StationObservation) -> Void
  ) -> [StationObservation] {
    stride(from: 0, through: hours * 60, by: minutes).enumerated().map { index, minute in
      report("A", minutesAgo: Double(minute)) { fill(index, &$0) }
    }
  }

  @Test func isTheSameValueForTwelveHours() {
    #expect(series(hours: 12) { $1.temperatureCelsius = 8 }.stuckFields == [.temperature])
    #expect(series(hours: 11) { $1.temperatureCelsius = 8 }.stuckFields == [])
    #expect(series(hours: 12) { $1.temperatureCelsius = $0 == 5 ? 9 : 8 }.stuckFields == [])
    // An older change does not count.
    #expect(
      series(hours: 24) { $1.pressureHectopascals = $0 > 13 ? 1 : 2 }.stuckFields == [.pressure])
    // Five reports say too little.
    #expect(series(hours: 12, every: 180) { $1.temperatureCelsius = 8 }.stuckFields == [])
    #expect([StationObservation]().stuckFields == [])
  }

  @Test func isNotWhatMayStayTheSame() {
    let calm = series(hours: 12) { _, row in
      row.wind = Wind(speedKilometersPerHour: 0)
      row.visibility = Visibility(kilometers: 10, isAtLeast: true)
      row.cloudCoverPercent = 0
      row.precipitationOneHourMillimeters = 0
    }
    #expect(calm.stuckFields == [])
    #expect(
      series(hours: 12) { $1.wind = Wind(speedKilometersPerHour: 7) }.stuckFields == [.wind])
  }

  @Test func marksTheValue() {
    let weather = MeasuredWeather(
      [warm("A", 8)], at: here, elevationMeters: 0, now: now, stuck: ["A": [.temperature]])
    #expect(weather.temperature?.quality == .stuck)
  }
}

@Suite struct PreferredWeatherTests {
  private static let fallen = PrecipitationAmount(
    millimeters: 4, in: now.adding(seconds: -3600)..<now)
  private static let model = CurrentWeather(
    time: now, temperatureCelsius: 5, humidityPercent: 50, dewPointCelsius: 1,
    pressureHectopascals: 1000, wind: Wind(speedKilometersPerHour: 1),
    cloudCover: CloudCover(totalPercent: 10, lowPercent: 10),
    visibility: Visibility(kilometers: 1), uvIndex: 3, precipitation: fallen, isDay: false,
    condition: Condition(.clear, isDay: false))

  @Test func freshValuesReplaceThoseOfTheModel() {
    let stations = measured([
      report("A", height: 400) {
        $0.temperatureCelsius = 10
        $0.humidityPercent = 60
        $0.wind = Wind(speedKilometersPerHour: 20)
        $0.cloudCoverPercent = 75
        $0.condition = Condition(.rain)
      }
    ])
    let (weather, fields) = Self.model.measured(by: stations, isDay: false)
    #expect(fields == [.temperature, .humidity, .wind, .cloudCover, .condition])
    // Adjusted to the place, 300 m lower.
    #expect(weather.temperatureCelsius == 11.95)
    #expect(weather.humidityPercent == 60 && weather.wind.speedKilometersPerHour == 20)
    // The layers of a model do not belong to a measured cover.
    #expect(weather.cloudCover == CloudCover(totalPercent: 75))
    #expect(weather.condition == Condition(.rain, isDay: false))
    // Nor does its dew point to a measured temperature and humidity.
    #expect(
      weather.dewPointCelsius == DewPoint.celsius(temperatureCelsius: 11.95, humidityPercent: 60))
    #expect(weather.pressureHectopascals == 1000)
    #expect(weather.uvIndex == 3 && weather.precipitation == Self.fallen)
  }

  @Test func aMeasuredDrySkyHasNoRain() {
    let dry = measured([report("A", height: 100) { $0.condition = Condition(.overcast) }])
    #expect(Self.model.measured(by: dry, isDay: true).weather.precipitation == nil)
    let wet = measured([
      report("A", height: 100) {
        $0.condition = Condition(.rain)
        $0.precipitationOneHourMillimeters = 2
      }
    ])
    let (weather, fields) = Self.model.measured(by: wet, isDay: true)
    #expect(weather.precipitation?.millimetersPerHour == 2)
    #expect(fields == [.condition, .precipitation])
  }

  @Test func staleValuesDoNot() {
    let stations = measured([warm("A", 10, minutesAgo: 100)])
    let (weather, fields) = Self.model.measured(by: stations, isDay: false)
    #expect(fields == [] && weather == Self.model)
  }
}
