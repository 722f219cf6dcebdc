import Testing
import Vocabulary
import Weather

@Suite struct FeelsLikeTests {
  private func feelsLike(_ celsius: Double, _ humidity: Double?, _ wind: Double?) -> FeelsLike? {
    FeelsLike(
      temperatureCelsius: celsius, humidityPercent: humidity, windKilometersPerHour: wind)
  }

  /// The NWS wind chill chart: °F and mph, rounded to a degree.
  @Test(arguments: [
    (40.0, 5.0, 36.0), (40, 30, 28), (20, 30, 1), (0, 5, -11), (0, 15, -19), (0, 25, -24),
    (-20, 10, -41), (-20, 25, -51),
  ])
  func windChill(_ temperature: Double, _ wind: Double, _ expected: Double) throws {
    let found = try #require(feelsLike((temperature - 32) / 1.8, nil, wind * 1.609344))
    #expect(found.method == .windChill)
    #expect((found.celsius * 1.8 + 32).rounded() == expected)
  }

  /// Worked examples of the NWS equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml).
  @Test(arguments: [(90.0, 70.0, 105.92), (100, 50, 118.32), (86, 90, 105.39), (100, 10, 94.12)])
  func heatIndex(_ temperature: Double, _ humidity: Double, _ expected: Double) throws {
    let found = try #require(feelsLike((temperature - 32) / 1.8, humidity, nil))
    #expect(found.method == .heatIndex)
    #expect(abs(found.celsius * 1.8 + 32 - expected) < 0.01)
  }

  /// Hot and damp as at Dhahran in 2003, and as no air ever was.
  @Test func noAirIsDamperThanAny() throws {
    let humidity = try #require(
      DewPoint.humidityPercent(temperatureCelsius: 42, dewPointCelsius: 35))
    let dhahran = try #require(feelsLike(42, humidity, nil))
    #expect((78...82).contains(dhahran.celsius))
    #expect(feelsLike(49.5, 70, nil) == nil && feelsLike(45, 80, nil) == nil)
  }

  @Test func noFormulaWithoutWhatItNeeds() {
    #expect(feelsLike(5, 50, nil) == nil && feelsLike(30, nil, 10) == nil)
    #expect(feelsLike(18, nil, 10) == nil && feelsLike(18, 50, nil) == nil)
    #expect(feelsLike(18, 50, 10)?.method == .apparentTemperature)
    #expect(feelsLike(-5, 50, 0)?.celsius == -5)
  }

  /// Nowhere does warmer air feel colder, and nothing jumps from one formula to the next.
  @Test func warmerAirFeelsWarmer() {
    for wind in stride(from: 0.0, through: 90, by: 3) {
      for humidity in stride(from: 0.0, through: 100, by: 10) {
        var last = -Double.infinity
        // In dry air the regression of the heat index itself begins with a step down.
        for step in -400...(humidity < 40 ? 266 : 450) {
          guard let next = feelsLike(Double(step) / 10, humidity, wind)?.celsius else {
            // No air is so damp.
            #expect(last > 80, "\(step) \(humidity) \(wind)")
            break
          }
          #expect(next > last - 0.02, "\(step) \(humidity) \(wind)")
          #expect(next - last < 1 || step == -400, "\(step) \(humidity) \(wind)")
          last = next
        }
      }
    }
  }
}
