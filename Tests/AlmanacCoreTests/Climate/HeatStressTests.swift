import Testing

@testable import AlmanacCore

@Suite struct HeatStressTests {
  /// National Weather Service, °F and %: regression, wet and dry adjustment, simple form.
  @Test(arguments: [
    (90.0, 70.0, 105.92), (100, 50, 118.32), (86, 90, 105.39), (100, 10, 94.12), (75, 50, 74.78),
  ])
  func heatIndex(temperature: Double, humidity: Double, index: Double) {
    #expect(abs(HeatStress.heatIndexFahrenheit(temperature, humidity) - index) < 0.006)
    let celsius = HeatStress.heatIndexCelsius(
      temperatureCelsius: (temperature - 32) / 1.8, humidityPercent: humidity)
    #expect(abs((celsius ?? 0) * 1.8 + 32 - index) < 0.006)
  }

  /// Stull 2011, °C and %.
  @Test(arguments: [(20.0, 50.0, 13.699), (30, 50, 22.297), (35, 75, 31.101), (0, 80, -1.672)])
  func wetBulb(temperature: Double, humidity: Double, wetBulb: Double) {
    let found = HeatStress.wetBulbCelsius(
      temperatureCelsius: temperature, humidityPercent: humidity)
    #expect(abs((found ?? 99) - wetBulb) < 0.0006)
  }

  @Test(arguments: [(19.9, 50.0), (50.1, 50), (30, 101), (30, -1), (.nan, 50)])
  func heatIndexRefuses(temperature: Double, humidity: Double) {
    #expect(
      HeatStress.heatIndexCelsius(temperatureCelsius: temperature, humidityPercent: humidity)
        == nil)
  }

  @Test(arguments: [(-20.1, 50.0), (50.1, 50), (30, 4.9), (30, 99.1), (30, .nan)])
  func wetBulbRefuses(temperature: Double, humidity: Double) {
    #expect(
      HeatStress.wetBulbCelsius(temperatureCelsius: temperature, humidityPercent: humidity) == nil)
  }

  /// IPCC AR6 WGI Figure SPM.6 at its own levels, and between them.
  @Test(arguments: [
    (ClimateExtreme.Kind.hotExtreme10Year, 1.0, 2.8), (.hotExtreme10Year, 1.5, 4.1),
    (.hotExtreme10Year, 4, 9.4), (.hotExtreme50Year, 2, 13.9), (.hotExtreme50Year, 1.25, 6.7),
    (.heavyPrecipitation10Year, 1.5, 1.5), (.drought10Year, 2, 2.4), (.drought10Year, 0, 1),
    (.drought10Year, -1, 1), (.drought10Year, 6, 4.1),
  ])
  func frequencies(_ kind: ClimateExtreme.Kind, warming: Double, frequency: Double) {
    #expect(abs(ClimateExtreme.frequency(kind, warming) - frequency) < 1e-9)
  }

  @Test func timesAsOftenAsToday() {
    let extreme = ClimateExtreme(.hotExtreme10Year, now: 1.5, then: 2)
    #expect(abs(extreme.timesAsOften - 5.6 / 4.1) < 1e-9)
  }
}
