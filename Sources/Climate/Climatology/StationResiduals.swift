import Basics
import Libc
import Places

/// Temperature corrections to the grid from nearby weather stations (urban heat, cold valleys), and
/// what they say of its error.
///
/// Records {latitude·100, longitude·100, twelve residuals·10 °C}, sorted by latitude.
struct StationResiduals: Sendable {
  static let embedded = StationResiduals(.residuals)

  private static let header = 16
  private static let recordSize = 16
  /// A station's weight decays with this length and is zero at the maximum reach.
  private static let fadeKilometers = 25.0
  private static let reachKilometers = 200.0
  /// Far from every station the correction tends to zero.
  private static let prior = 0.5

  private let bytes: EmbeddedTable
  private let count: Int

  init(_ bytes: EmbeddedTable) {
    precondition(bytes.text(at: 0, byteCount: 8) == "ALCR0001", "wrong embedded table")
    self.bytes = bytes
    count = Int(bytes.integer(at: 8, as: UInt32.self))
  }

  /// °C to add to the grid's temperature, January to December.
  /// - Parameter withheld: a station that is left out.
  func corrections(at coordinate: Coordinate, without withheld: Int? = nil) -> [Double] {
    var sums = [Double](repeating: 0, count: 12)
    var weights = Self.prior
    forEach(near: coordinate) { record, distance in
      guard record != withheld else { return }
      let weight = exp(-distance / Self.fadeKilometers)
      weights += weight
      for month in 0..<12 { sums[month] += weight * residual(record, month) }
    }
    return sums.map { $0 / weights }
  }

  /// Standard deviation of the error of the corrected temperatures, °C: how far the stations around
  /// lie from the grid, weighted by their distance. With few stations it tends to that of the grid
  /// without any.
  ///
  /// Fitted to the 5,747 stations, each withheld: their errors grow from 0.41 to 1.07 °C from the
  /// fifth with the least to that with the greatest predicted error, and 80 % intervals hold 92 %.
  /// They should hold more than 80 %, because the grid was made with the withheld station, too.
  func errorCelsius(at coordinate: Coordinate, without withheld: Int? = nil) -> Double {
    var weights = Self.errorPrior
    var sum = Self.errorPrior * Self.gridErrorCelsius * Self.gridErrorCelsius
    forEach(near: coordinate) { record, distance in
      guard record != withheld else { return }
      let weight = exp(-distance / Self.errorFadeKilometers)
      weights += weight
      var squares = 0.0
      for month in 0..<12 {
        let residual = residual(record, month)
        squares += residual * residual
      }
      sum += weight * squares / 12
    }
    return (Self.errorScale * sum / weights).squareRoot()
  }

  private static let errorFadeKilometers = 100.0
  private static let errorPrior = 0.5
  /// Of the grid where there are no stations: cities of countries without any are off by 0.7 to
  /// 1.5.
  private static let gridErrorCelsius = 1.3
  /// A corrected place is better than the grid (0.75), a place without a station of its own worse
  /// than a withheld one (1.46, the ratio of the squared mean errors of both cross-validations).
  private static let errorScale = 1.1

  /// Calls with each station within reach, and its distance in km.
  private func forEach(
    near coordinate: Coordinate, _ body: (_ record: Int, _ distanceKilometers: Double) -> Void
  ) {
    let band = Self.reachKilometers / 111
    let span = Self.longitudeSpan(latitude: abs(coordinate.latitude) + band)
    var record = firstRecord(latitude: coordinate.latitude - band)
    while record < count {
      let (latitude, longitude) = position(record)
      guard latitude <= coordinate.latitude + band else { break }
      defer { record += 1 }
      let apart = abs(longitude - coordinate.longitude)
      guard apart <= span || apart >= 360 - span,
        let station = Coordinate(latitude: latitude, longitude: longitude)
      else { continue }
      let distance = coordinate.distanceKilometers(to: station)
      if distance < Self.reachKilometers { body(record, distance) }
    }
  }

  /// Where each station is, and by how much it differs, January to December.
  var stations: [(coordinate: Coordinate, residuals: [Double])] {
    (0..<count).compactMap { record in
      let (latitude, longitude) = position(record)
      return Coordinate(latitude: latitude, longitude: longitude).map { coordinate in
        (coordinate, (0..<12).map { residual(record, $0) })
      }
    }
  }

  /// Degrees of longitude that contain everything within reach, up to this latitude: by the
  /// haversine formula, sin(reach / 2R) is at least cos(latitude) · sin(span / 2).
  private static func longitudeSpan(latitude: Double) -> Double {
    let half = sin(reachKilometers / 2 / Coordinate.earthRadiusKilometers)
    let ratio = half / max(cos(latitude * .pi / 180), 0)
    return latitude < 90 && ratio < 1 ? 2 * asin(ratio) * 180 / .pi : 180
  }

  private func offset(_ record: Int) -> Int { Self.header + record * Self.recordSize }

  /// Reads both in one go: a search scans thousands.
  private func position(_ record: Int) -> (latitude: Double, longitude: Double) {
    let packed = bytes.integer(at: offset(record), as: UInt32.self)
    return (
      Double(Int16(truncatingIfNeeded: packed)) / 100,
      Double(Int16(truncatingIfNeeded: packed >> 16)) / 100
    )
  }

  private func residual(_ record: Int, _ month: Int) -> Double {
    Double(bytes.integer(at: offset(record) + 4 + month, as: Int8.self)) / 10
  }

  private func firstRecord(latitude: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if position(middle).latitude < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
