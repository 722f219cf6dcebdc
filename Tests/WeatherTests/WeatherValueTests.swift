import TestSupport
import Testing
import Vocabulary
import Weather

@Suite struct WeatherValueTests {
  @Test(arguments: [
    (0.0, "N"), (11.24, "N"), (11.26, "NNE"), (45, "NE"), (349, "N"), (360, "N"), (-90, "W"),
    (765, "NE"), (202.5, "SSW"),
  ])
  func compass(degrees: Double, expected: String) {
    #expect(WindOrigin(degrees: degrees)?.rawValue == expected)
  }

  @Test func compassOfNothing() {
    #expect(WindOrigin(degrees: .nan) == nil)
    #expect(Wind().origin == nil)
  }

  @Test func dewPointAndHumidityAreInverse() throws {
    for (temperature, humidity) in [(20.0, 50.0), (-10, 80), (35, 20), (0, 100)] {
      let dew = try #require(
        DewPoint.celsius(temperatureCelsius: temperature, humidityPercent: humidity))
      let back = try #require(
        DewPoint.humidityPercent(temperatureCelsius: temperature, dewPointCelsius: dew))
      #expect(abs(back - humidity) < 1e-9)
    }
    #expect(DewPoint.celsius(temperatureCelsius: 20, humidityPercent: 0) == nil)
    let known = try #require(DewPoint.celsius(temperatureCelsius: 25, humidityPercent: 60))
    #expect(abs(known - 16.7) < 0.1)
  }

  /// A provider that gives temperature and humidity gives the dew point.
  @Test func aRowHasADewPointWhereItCanHaveOne() throws {
    let hour = HourlyWeather(time: 0, temperatureCelsius: 25, humidityPercent: 60)
    let now = CurrentWeather(time: 0, temperatureCelsius: 25, humidityPercent: 60)
    for dewPoint in [hour.dewPointCelsius, now.dewPointCelsius] {
      #expect(abs(try #require(dewPoint) - 16.7) < 0.1)
    }
    #expect(HourlyWeather(time: 0, temperatureCelsius: 25).dewPointCelsius == nil)
    let own = HourlyWeather(
      time: 0, temperatureCelsius: 25, humidityPercent: 60, dewPointCelsius: 17)
    #expect(own.dewPointCelsius == 17)
  }

  @Test(arguments: [(-1, 0, 0), (25, 0, 0), (1, 2, 0), (1, 0, -1)])
  func tilesThatDoNotExist(z: Int, x: Int, y: Int) {
    #expect(TileCoordinate(z: z, x: x, y: y) == nil)
  }

  @Test func theHourOfAnInstant() {
    let forecast = Forecast(hours: [0, 3600, 7200].map { HourlyWeather(time: $0) })
    #expect(forecast.indexOfHour(at: -1) == nil)
    #expect(forecast.indexOfHour(at: 0) == 0)
    #expect(forecast.indexOfHour(at: 7199) == 1)
    #expect(forecast.indexOfHour(at: 10800) == nil)
  }
}
