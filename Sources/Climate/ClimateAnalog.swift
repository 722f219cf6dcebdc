import Libc
package import Places
import Weather

/// Places whose climate today resembles a place's projected climate.
///
/// Compares the mean temperature and the precipitation of each season by sigma dissimilarity
/// (`SigmaScale`), and by nothing else: what orders the cities also says whether one is an analog.
/// Only temperature is projected: there are no regional figures for mean precipitation. Seasons of
/// the other hemisphere are shifted by half a year.
///
/// The first search reads the normals of about 2,600 cities (tens of milliseconds, 250 KB cached):
/// run it on a worker thread.
package struct ClimateAnalog: Sendable {
  package let place: Place
  /// Sigma dissimilarity: up to 2 a good analog, above 4 none; at most 8.
  package let sigma: Double

  package static let caveat =
    "Compares seasonal mean temperature and precipitation of 1991-2020 normals on a coarse grid;"
    + " precipitation is kept as today, and extremes, sun, wind and vegetation are left out."

  /// What a search found.
  package struct Findings: Sendable {
    /// The closest climates, best first, excluding places within 100 km of the place itself.
    package let analogs: [ClimateAnalog]
    /// The least sigma dissimilarity among all compared cities, also near ones.
    package let novelty: Double
    /// Whether no compared city has such a climate today.
    package var isNovel: Bool { novelty > SigmaScale.novel }
  }

  /// The cities nearest to the projected climate of a year, at most `limit`.
  package static func search(
    _ scaling: RegionalScaling, year: Int, elevationMeters: Double?, limit: Int
  ) -> Findings {
    let origin = scaling.question.coordinate
    let normals = ClimateNormals(at: origin, elevationMeters: elevationMeters)
    let wanted = projected(normals, scaling, year).seasons
    let cities = AnalogCities.shared
    let scale = SigmaScale(normals)
    // Beyond its limit sigma no longer tells two cities apart; the squares do.
    let squares = cities.seasons.map { scale.squaredDistance(wanted, $0) }
    let ranked = squares.indices.sorted { squares[$0] < squares[$1] }
    var found: [ClimateAnalog] = []
    for city in ranked where found.count < limit {
      let record = cities.records[city]
      let place = Gazetteer.embedded.place(record)
      guard place.coordinate.distanceKilometers(to: origin) > 100,
        // A larger city means more to people than its district or neighbor.
        !Gazetteer.embedded.isNearLarger(record, at: place.coordinate, kilometers: 25)
      else { continue }
      found.append(
        ClimateAnalog(place: place, sigma: SigmaScale.sigma(squaredDistance: squares[city])))
    }
    let nearest = ranked.first.map { squares[$0] } ?? .infinity
    return Findings(analogs: found, novelty: SigmaScale.sigma(squaredDistance: nearest))
  }

  private static func projected(
    _ normals: ClimateNormals, _ scaling: RegionalScaling, _ year: Int
  ) -> ClimateFeatures {
    let warming =
      GlobalWarming(scaling.question.scenario, year: year).mean - GlobalWarming.ofNormals
    let temperatures = normals.months.map { month in
      month.temperatureMeanCelsius + scaling.region.factor(month: month.month).central * warming
    }
    return ClimateFeatures(
      temperatures: temperatures, precipitation: normals.months.map(\.precipitationMillimeters),
      isSouthern: normals.coordinate.latitude < 0)
  }
}

/// The compared values: twelve temperatures in °C, then twelve precipitation sums in mm, winter
/// first in both hemispheres.
struct ClimateFeatures: Sendable {
  private let values: [Float]

  init(temperatures: [Double], precipitation: [Double], isSouthern: Bool) {
    let all = temperatures + precipitation.map { max(0, $0) }
    values = (0..<24).map { index in
      let month = isSouthern ? (index % 12 + 6) % 12 : index % 12
      return Float(all[index / 12 * 12 + month])
    }
  }

  /// °C. The month counts from January in the north and from July in the south, 0…11.
  func temperature(month: Int) -> Double { Double(values[month]) }

  /// mm; the month as for the temperature.
  func precipitation(month: Int) -> Double { Double(values[12 + month]) }
}

/// The compared cities: population of 200,000 or more, and the capitals.
private struct AnalogCities: Sendable {
  static let shared = AnalogCities()

  let records: [Int]
  /// `ClimateFeatures.seasons` of each.
  let seasons: [[Double]]

  private init() {
    let cities = Gazetteer.embedded.cities(population: 200_000)
    records = cities.map(\.record)
    seasons = cities.map { city in
      let means = ClimateNormals.temperatureAndPrecipitation(
        at: city.coordinate, elevationMeters: city.elevationMeters)
      return ClimateFeatures(
        temperatures: means.temperatures, precipitation: means.precipitation,
        isSouthern: city.coordinate.latitude < 0
      ).seasons
    }
  }
}
