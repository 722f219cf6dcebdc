import Basics
import Climate
import Places
import TestSupport
import Testing
import Time
import Weather

@Suite struct ClimateNormalsTests {
  /// Annual means of well-known climates (national weather services, 1991–2020), to 1.5 °C.
  @Test(arguments: [
    ("London", 11.8), ("Cairo", 22.3), ("Moscow", 6.3), ("Mumbai", 27.7), ("Singapore", 27.8),
    ("New York", 13.2), ("Denver", 10.7), ("Reykjavík", 5.1), ("Sydney", 18.8),
    ("Johannesburg", 16.0), ("Tokyo", 15.8), ("Berlin", 10.0), ("Madrid", 15.5),
  ])
  func annualMeans(name: String, mean: Double) throws {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    let normals = ClimateNormals(
      at: place.coordinate, elevationMeters: place.elevationMeters)
    let found = normals.months.map(\.temperatureMeanCelsius).reduce(0, +) / 12
    #expect(abs(found - mean) < 1.5, "\(name) \(found)")
  }

  @Test func monthsAreWholeAnywhere() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let point = try #require(
        Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
      let months = ClimateNormals(at: point).months
      #expect(months.map(\.month) == Array(1...12))
      for month in months {
        #expect((-75...45).contains(month.temperatureMeanCelsius), "\(point)")
        #expect(month.temperatureMinimumCelsius <= month.temperatureMeanCelsius)
        #expect(month.temperatureMeanCelsius <= month.temperatureMaximumCelsius)
        #expect((0...100).contains(month.humidityPercent))
        #expect((0...100).contains(month.cloudCoverPercent))
        #expect((0...1.02).contains(month.wetDayFraction))
        #expect(month.standardDeviationCelsius > 0 && month.windSpeedKilometersPerHour >= 0)
      }
    }
  }

  /// Without a height the nearest city's is taken, then the land's around.
  @Test func findsAHeight() throws {
    let quito = try #require(Coordinate(latitude: -0.23, longitude: -78.52))
    #expect(ClimateNormals(at: quito).elevationMeters > 2500)
    let tibet = try #require(Coordinate(latitude: 33, longitude: 85))
    #expect(ClimateNormals(at: tibet).elevationMeters > 3500)
    let pacific = try #require(Coordinate(latitude: -40, longitude: -130))
    #expect(ClimateNormals(at: pacific).elevationMeters == 0)
  }

  /// In the middle of a month stands its normal; days differ by steps, never by jumps.
  @Test func daysRunThroughTheMonths() throws {
    let point = try #require(Coordinate(latitude: 55.75, longitude: 37.62))
    let normals = ClimateNormals(at: point)
    let middle = try #require(LocalDate(year: 2026, month: 7, day: 16))
    let july = normals.day(middle).temperatureMeanCelsius
    #expect(abs(july - normals.months[6].temperatureMeanCelsius) < 0.05)
    for days in 0..<731 {
      let today = normals.day(try #require(middle.adding(days: days)))
      let tomorrow = normals.day(try #require(middle.adding(days: days + 1)))
      #expect(abs(tomorrow.temperatureMeanCelsius - today.temperatureMeanCelsius) < 0.35)
    }
  }
}
