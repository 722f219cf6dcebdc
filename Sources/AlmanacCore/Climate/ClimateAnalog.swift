import Libc

/// Places whose climate today resembles a place's projected climate.
///
/// Compares twelve monthly temperatures and twelve monthly precipitation sums, each scaled by its
/// spread over the Earth's cities. Only temperature is projected: there are no regional figures for
/// mean precipitation. Seasons of the other hemisphere are shifted by half a year.
///
/// The first search reads the normals of about 2,600 cities (tens of milliseconds, 250 KB cached):
/// run it on a worker thread.
package struct ClimateAnalog: Sendable {
  package let place: Place
  /// 0 is identical; 1 is the difference of two random cities in one variable.
  package let distance: Double
  /// Sigma dissimilarity (`SigmaScale`): up to 2 a good analog, above 4 none; at most 8.
  package let sigma: Double

  package static let caveat =
    "Compares monthly mean temperature and precipitation of 1991-2020 normals on a coarse grid;"
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
    let wanted = projected(normals, scaling, year)
    let cities = AnalogCities.shared
    let ranked = cities.features.indices
      .map { (city: $0, distance: wanted.distance(to: cities.features[$0])) }
      .sorted { $0.distance < $1.distance }
    let scale = SigmaScale(normals)
    let seasons = wanted.seasons
    let squares = cities.features.map { scale.squaredDistance(seasons, $0.seasons) }
    var found: [ClimateAnalog] = []
    for candidate in ranked where found.count < limit {
      let record = cities.records[candidate.city]
      let place = Gazetteer.embedded.place(record)
      guard place.coordinate.distanceKilometers(to: origin) > 100,
        !isSuburb(record, place.coordinate)
      else { continue }
      found.append(
        ClimateAnalog(
          place: place, distance: candidate.distance,
          sigma: SigmaScale.sigma(squaredDistance: squares[candidate.city])))
    }
    return Findings(
      analogs: found, novelty: SigmaScale.sigma(squaredDistance: squares.min() ?? .infinity))
  }

  /// A larger city means more to people than its district or neighbor.
  private static func isSuburb(_ record: Int, _ coordinate: Coordinate) -> Bool {
    NearestPlace(table: .embedded).places(within: 25, of: coordinate).contains {
      $0.record < record
    }
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

/// The compared values, in units of their spread over cities.
struct ClimateFeatures: Sendable {
  /// Spread over the compared cities, mean over months: °C, and √mm (precipitation is far from
  /// normally distributed, its square root nearly is).
  private static let temperatureSpread = 8.5
  private static let precipitationSpread = 4.5

  private let values: [Float]

  init(temperatures: [Double], precipitation: [Double], isSouthern: Bool) {
    let scaled =
      temperatures.map { $0 / Self.temperatureSpread }
      + precipitation.map { max(0, $0).squareRoot() / Self.precipitationSpread }
    values = (0..<24).map { index in
      let month = isSouthern ? (index % 12 + 6) % 12 : index % 12
      return Float(scaled[index / 12 * 12 + month])
    }
  }

  /// °C. The month counts from January in the north and from July in the south, 0…11.
  func temperature(month: Int) -> Double { Double(values[month]) * Self.temperatureSpread }

  /// mm; the month as for the temperature.
  func precipitation(month: Int) -> Double {
    let root = Double(values[12 + month]) * Self.precipitationSpread
    return root * root
  }

  /// The root mean square over the 24 values.
  func distance(to other: ClimateFeatures) -> Double {
    var sum: Float = 0
    for index in 0..<24 {
      let difference = values[index] - other.values[index]
      sum += difference * difference
    }
    return Double(sum / 24).squareRoot()
  }
}

/// The compared cities: population of 200,000 or more, and the capitals.
private struct AnalogCities: Sendable {
  static let shared = AnalogCities()

  let records: [Int]
  let features: [ClimateFeatures]

  private init() {
    let table = GazetteerTable.embedded
    let cities = (0..<table.recordCount).compactMap { record -> (record: Int, height: Double)? in
      guard table.population(record) >= 200_000 || table.isCapital(record) else { return nil }
      return table.elevationMeters(record).map { (record, $0) }
    }
    records = cities.map(\.record)
    features = cities.map { record, height in
      let coordinate = table.coordinate(record)
      let means = ClimateNormals.temperatureAndPrecipitation(
        at: coordinate, elevationMeters: height)
      return ClimateFeatures(
        temperatures: means.temperatures, precipitation: means.precipitation,
        isSouthern: coordinate.latitude < 0)
    }
  }
}
