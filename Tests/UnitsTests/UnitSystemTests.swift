import Basics
import Testing
import Units
import Vocabulary

@Suite struct UnitSystemTests {
  @Test(arguments: [
    (UnitPreset.metric, Quantity.temperature, 21.25, 21.3), (.metric, .windSpeed, 10, 10),
    (.imperial, .temperature, 0, 32), (.imperial, .temperature, -40, -40),
    (.imperial, .temperatureDifference, 10, 18), (.imperial, .windSpeed, 100, 62.1),
    (.imperial, .pressure, 1013.25, 29.92), (.imperial, .precipitation, 10, 0.39),
    (.imperial, .precipitationRate, 25.4, 1), (.imperial, .snowfall, 2.54, 1),
    (.imperial, .visibility, 16.09344, 10), (.imperial, .elevation, 100, 328),
    (.uk, .windSpeed, 16.09344, 10), (.uk, .visibility, 1.609344, 1), (.uk, .temperature, 5, 5),
    (.uk, .elevation, 100, 100), (.si, .windSpeed, 36, 10), (.si, .visibility, 24.1, 24100),
    (.si, .distance, 5, 5), (.si, .pollutant, 8.58, 8.6),
  ])
  func onTheWire(preset: UnitPreset, quantity: Quantity, metric: Double, expected: Double) {
    #expect(UnitSystem(preset: preset).wire(metric, quantity) == expected)
  }

  @Test func thereAndBack() throws {
    for quantity in Quantity.allCases {
      for unit in quantity.allowedUnits {
        let system = try #require(UnitSystem(preset: .metric, overrides: [quantity: unit]))
        // A force of Beaufort is many speeds.
        for value in [-12.5, 0, 7.25, 1013.2] where unit != .beaufort {
          let back = system.metric(system.convert(value, quantity), quantity)
          #expect(abs(back - value) < 1e-9, "\(quantity) \(unit)")
        }
      }
    }
  }

  /// The first and the last tenth of m/s of each force in the WMO's table.
  @Test(arguments: [
    (0, 0, 0.2), (1, 0.3, 1.5), (2, 1.6, 3.3), (3, 3.4, 5.4), (4, 5.5, 7.9), (5, 8, 10.7),
    (6, 10.8, 13.8), (7, 13.9, 17.1), (8, 17.2, 20.7), (9, 20.8, 24.4), (10, 24.5, 28.4),
    (11, 28.5, 32.6), (12, 32.7, 100),
  ])
  func beaufort(force: Double, first: Double, last: Double) throws {
    let system = try #require(UnitSystem(preset: .metric, overrides: [.windSpeed: .beaufort]))
    for metersPerSecond in [first, last, (first + last) / 2, last + 0.09] {
      #expect(system.wire(metersPerSecond * 3.6, .windSpeed) == force, "\(metersPerSecond)")
    }
    #expect(abs(system.metric(force, .windSpeed) - first * 3.6) < 1e-9)
    #expect(system.convert(system.metric(force, .windSpeed), .windSpeed) == force)
    #expect(
      system.convert(system.metric(above: force, .windSpeed), .windSpeed) == min(force + 1, 12))
    #expect(
      system.metric(above: force + 0.5, .windSpeed) == system.metric(above: force, .windSpeed))
    #expect(system.metric(force - 0.5, .windSpeed) == system.metric(force, .windSpeed))
  }

  @Test func aDifferenceOfForcesIsOfSpeeds() throws {
    let system = try #require(UnitSystem(preset: .imperial, overrides: [.windSpeed: .beaufort]))
    #expect(system.unit(of: .windSpeedDifference) == .metersPerSecond)
    #expect(system.wire(-5.4, .windSpeedDifference) == -1.5)
    #expect(UnitSystem.imperial.unit(of: .windSpeedDifference) == .milesPerHour)
  }

  @Test(arguments: [
    ("US", "°F mph inHg in mi"), ("PR", "°F mph inHg in mi"), ("GB", "°C mph hPa mm mi"),
    ("JP", "°C m/s hPa mm km"), ("SE", "°C m/s hPa mm km"), ("NO", "°C m/s hPa mm km"),
    ("FI", "°C m/s hPa mm km"), ("DK", "°C m/s hPa mm km"), ("RU", "°C m/s mmHg mm km"),
    ("BS", "°F km/h hPa mm km"), ("DE", "°C km/h hPa mm km"), ("XX", "°C km/h hPa mm km"),
    (nil, "°C km/h hPa mm km"),
  ])
  func territories(code: String?, units: String) {
    let system = UnitSystem(territory: code)
    let shown: [Quantity] = [.temperature, .windSpeed, .pressure, .precipitation, .distance]
    #expect(shown.map { system.unit(of: $0).symbol }.joined(separator: " ") == units)
    #expect(system.temperatureDifference == system.temperature)
  }

  @Test func overridesMustMeasureTheirQuantity() {
    #expect(UnitSystem(preset: .metric, overrides: [.temperature: .miles]) == nil)
    let mixed = UnitSystem(preset: .imperial, overrides: [.temperature: .celsius])
    #expect(mixed?.temperatureDifference == .celsius)
    #expect(mixed?.windSpeed == .milesPerHour)
    #expect(
      UnitSystem(preset: .metric, overrides: [.precipitation: .inches])?.precipitationRate
        == .inchesPerHour)
  }

  @Test(arguments: [
    (0.05, 1, 0.1), (-0.05, 1, -0.1), (0.25, 1, 0.3), (1.005, 2, 1.01), (2.675, 2, 2.68),
    (20.15, 1, 20.2), (-0.04, 1, 0), (2.5, 0, 3), (-2.5, 0, -3), (0.1 + 0.2, 1, 0.3),
    (1e300, 2, 1e300),
  ])
  func halvesGoAwayFromZero(value: Double, decimals: Int, expected: Double) {
    let rounded = Rounding.round(value, decimals: decimals)
    #expect(rounded == expected)
    #expect(rounded != 0 || rounded.sign == .plus)
  }

  @Test func percentagesAreWhole() {
    #expect(Rounding.percent(49.5) == 50)
    #expect(Rounding.percent(nil) == nil)
    #expect(Rounding.percent(.nan) == nil)
  }

  @Test(arguments: ["°C", "C", "mp/h", "mbar", "μg/m³", "kmh", "inch"])
  func otherSpellings(symbol: String) {
    #expect(MeasureUnit(symbol: symbol) != nil)
  }
}
