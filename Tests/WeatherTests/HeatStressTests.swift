import Places
import Testing
import Vocabulary

@testable import Climate
@testable import Weather

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

  /// `wet_bulb_temperature` of MetPy 1.7.1; °C, % and hPa. The first two are La Paz and Denver.
  @Test(arguments: [
    (18.0, 40.0, 650.0, 9.312), (30, 30, 840, 16.941), (20, 50, 1013.25, 13.665),
    (30, 50, 1013.25, 21.828), (35, 75, 1013.25, 30.833), (0, 80, 1013.25, -1.137),
    (45, 20, 900, 24.097), (-10, 60, 700, -11.725),
  ])
  func wetBulb(temperature: Double, humidity: Double, pressure: Double, wetBulb: Double) throws {
    let found = try #require(
      HeatStress.wetBulbCelsius(
        temperatureCelsius: temperature, humidityPercent: humidity,
        pressureHectopascals: pressure))
    #expect(abs(found - wetBulb) < 0.05)
  }

  @Test func saturatedAirIsItsOwnWetBulb() throws {
    let found = try #require(
      HeatStress.wetBulbCelsius(
        temperatureCelsius: 20, humidityPercent: 100, pressureHectopascals: 700))
    #expect(abs(found - 20) < 0.001)
  }

  @Test(arguments: [(19.9, 50.0), (50.1, 50), (30, 101), (30, -1), (.nan, 50)])
  func heatIndexRefuses(temperature: Double, humidity: Double) {
    #expect(
      HeatStress.heatIndexCelsius(temperatureCelsius: temperature, humidityPercent: humidity)
        == nil)
  }

  @Test(arguments: [
    (-35.1, 50.0, 1000.0), (50.1, 50, 1000), (30, 0.9, 1000), (30, 100.1, 1000), (30, .nan, 1000),
    (30, 50, 299), (30, 50, .nan),
  ])
  func wetBulbRefuses(temperature: Double, humidity: Double, pressure: Double) {
    #expect(
      HeatStress.wetBulbCelsius(
        temperatureCelsius: temperature, humidityPercent: humidity,
        pressureHectopascals: pressure) == nil)
  }

  /// IPCC AR6 WGI Figure SPM.6 at its own levels, and between them.
  @Test(arguments: [
    (ExtremeKind.hotExtreme10Year, 1.0, 2.8), (.hotExtreme10Year, 1.5, 4.1),
    (.hotExtreme10Year, 4, 9.4), (.hotExtreme50Year, 2, 13.9), (.hotExtreme50Year, 1.25, 6.7),
    (.heavyPrecipitation10Year, 1.5, 1.5), (.drought10Year, 2, 2.4), (.drought10Year, 0, 1),
    (.drought10Year, -1, 1), (.drought10Year, 6, 4.1),
  ])
  func frequencies(_ kind: ExtremeKind, warming: Double, frequency: Double) {
    #expect(abs(ClimateExtreme.frequency(kind, warming) - frequency) < 1e-9)
  }

  @Test func timesAsOftenAsToday() throws {
    let lisbon = ClimateRegion(containing: try #require(Coordinate(latitude: 38.7, longitude: -9)))
    let extreme = try #require(ClimateExtreme(.hotExtreme10Year, in: lisbon, now: 1.5, then: 2))
    #expect(abs(extreme.timesAsOften - 5.6 / 4.1) < 1e-9)
  }

  /// The caption of Figure SPM.6: its droughts are those of 16 drying regions.
  @Test func droughtsOnlyWhereItBecomesDrier() {
    let drying = ClimateRegion.all.filter {
      ClimateExtreme(.drought10Year, in: $0, now: 1, then: 2) != nil
    }
    #expect(drying.count == 16)
    #expect(drying.map(\.code).contains("MED") && !drying.map(\.code).contains("NEU"))
    for region in ClimateRegion.all {
      #expect(ClimateExtreme(.heavyPrecipitation10Year, in: region, now: 1, then: 2) != nil)
    }
  }
}
