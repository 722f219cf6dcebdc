import Places
import Testing
import Time
import Units
import Weather

@testable import Providers

/// No number of an upstream becomes weather that cannot be, whichever provider sends it and
/// wherever it stands.
@Suite struct ImpossibleNumberTests {
  /// Ends of names in the values of the core, with what can stand there.
  private static let ranges: [(suffix: String, range: ClosedRange<Double>)] = [
    ("Celsius", -130...100), ("Percent", 0...100), ("pressureHectopascals", 850...1100),
    ("KilometersPerHour", 0...500), ("directionDegrees", 0...360),
    ("DirectionDegrees", 0...360), ("Millimeters", 0...2000), ("Centimeters", 0...300),
    ("kilometers", 0...500), ("uvIndex", 0...50), ("uvIndexMaximum", 0...50),
    ("aerosolOpticalDepth", 0...20), ("PerCubicMeter", 0...100_000),
    ("elevationMeters", -500...9000),
    ("latitudeDegrees", -90...90), ("longitudeDegrees", -180...180), ("pm25", 0...100_000),
    ("pm10", 0...100_000), ("co", 0...100_000), ("no2", 0...100_000), ("o3", 0...100_000),
  ]

  private static let absurd = [
    "100000", "-100000", "1e18", "-1e18", "1.7e308", "-1.7e308", "-500", "-9999", "\"1e12\"",
  ]

  @Test(arguments: Specimen.all)
  func noNumberBecomesImpossibleWeather(specimen: Specimen) throws {
    let tree = try JSONTree(parsing: specimen.body)
    for path in tree.paths {
      guard case .leaf(let raw) = tree[path], Double(raw) != nil else { continue }
      for number in Self.absurd {
        let changed = tree.changing(path, to: .leaf(number))
        for (name, text) in specimen.values(changed) ?? [:] {
          let label = name.split(separator: "/").last.map(String.init) ?? ""
          guard let value = Double(text),
            let range = Self.ranges.first(where: { label.hasSuffix($0.suffix) })?.range
          else { continue }
          #expect(range.contains(value), "\(tree.name(path)) = \(number): \(name) is \(text)")
        }
      }
    }
  }

  /// What is left out is counted, so that the answer can say so.
  @Test(arguments: [
    ("temperature_2m", Measurement.temperature), ("relative_humidity_2m", .humidity),
    ("precipitation", .precipitation), ("visibility", .visibility), ("pressure_msl", .pressure),
  ])
  func whatIsLeftOutIsCounted(name: String, measurement: Measurement) throws {
    let body = """
      {"hourly":{"time":[1782000000,1782003600,1782007200],"temperature_2m":[1,2,3],
      "\(name)":[-100000,1e9,null]},"current":{"time":1782000000,"\(name)":-100000}}
      """
    let response = answer(body)
    _ = try OpenMeteo.forecast(from: response)
    #expect(response.faults.counts == [measurement: 3])
  }

  @Test(arguments: Measurement.allCases) func rangesHold(measurement: Measurement) {
    let range = measurement.range
    for value in [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2] {
      #expect(measurement.possible(value) == value)
    }
    for value in [-1e9, 1e9, .infinity, -.infinity, .nan, -99_999] {
      #expect(measurement.possible(value) == nil)
    }
  }

  /// Noise is held to the limit; the services' markers of a missing value are unknown.
  @Test(arguments: [
    (Measurement.humidity, 104.0, 100.0 as Double?), (.humidity, -500, nil), (.humidity, 150, nil),
    (.precipitation, -0.01, 0), (.precipitation, -1, nil), (.visibility, -5, nil),
    (.concentration, -3, 0), (.concentration, -99, nil), (.windDirection, -90, 270),
    (.windDirection, 370, 10), (.windDirection, -999, nil), (.temperature, 100_000, nil),
    (.pressure, -100_000, nil), (.cloudCover, 100.0001, 100),
  ])
  func noiseAndNonsense(measurement: Measurement, value: Double, expected: Double?) {
    #expect(measurement.possible(value) == expected)
  }
}

/// An answer is taken only for the place that was asked about.
@Suite struct AnswerPositionTests {
  private static let sydney = Coordinate(latitude: -33.87, longitude: 151.21)

  private func forecast(at position: String) -> String {
    """
    {\(position)"hourly":{"time":[1782000000,1782003600],"temperature_2m":[1,2]}}
    """
  }

  private func error(_ step: Step<Forecast>, _ body: String) -> ProviderError? {
    providerError { () throws(ProviderError) in
      _ = try step.run { answer(body).answering($0) }
    }
  }

  @Test func anotherPlaceIsRefused() throws {
    let step = OpenMeteo.forecast(at: lisbon, zone: .utc)
    let stranger = forecast(at: #""latitude":-33.87,"longitude":151.21,"#)
    #expect(error(step, stranger) == .malformed(path: "/latitude"))
    for near in ["", #""latitude":38.5,"longitude":-9.0,"#] {
      #expect(error(step, forecast(at: near)) == nil)
    }
    #expect(error(step, forecast(at: #""latitude":1e9,"longitude":0,"#)) != nil)
  }

  @Test func everyShapeOfAPositionIsSeen() throws {
    let now = #""dt":1782000000,"main":{"temp":1}"#
    let far = #"{"coord":{"lon":151.21,"lat":-33.87},\#(now)}"#
    let current = Step.one(
      OpenWeatherMap.currentRequest(at: lisbon), OpenWeatherMap.current(from:))
    #expect(
      providerError { () throws(ProviderError) in
        _ = try current.run { answer(far).answering($0) }
      } == .malformed(path: "/latitude"))
    let norway = MetNorway.forecast(at: lisbon, zone: .utc)
    let body = #"{"geometry":{"coordinates":[151.21,-33.87,3]},"properties":{"timeseries":[]}}"#
    #expect(error(norway, body) == .malformed(path: "/latitude"))
  }

  @Test func everyPlaceOfManyIsChecked() throws {
    let sydney = try #require(Self.sydney)
    let one = forecast(at: #""latitude":38.7,"longitude":-9.1,"#)
    let other = forecast(at: #""latitude":-33.9,"longitude":151.2,"#)
    let step = OpenMeteo.sunwardClouds(at: [lisbon, sydney], days: 2)
    #expect(try step.run { answer("[\(one),\(other)]").answering($0) }.count == 2)
    #expect(
      providerError { () throws(ProviderError) in
        _ = try step.run { answer("[\(other),\(one)]").answering($0) }
      } == .malformed(path: "/0/latitude"))
  }
}
