import CTables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What weather stations near a point say about the grid's temperature: city warmth, valley cold.
///
/// Records {latitude·100, longitude·100, twelve residuals·10 °C} in the order of latitude.
struct StationResiduals: Sendable {
  static let embedded = StationResiduals(unsafe EmbeddedTable(ctables_residuals()))

  private static let header = 16
  private static let recordSize = 16
  /// A station's word fades with this length; at the reach it is worth nothing.
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
  func corrections(at coordinate: Coordinate) -> [Double] {
    var sums = [Double](repeating: 0, count: 12)
    var weights = Self.prior
    let band = Self.reachKilometers / 111
    var record = firstRecord(latitude: coordinate.latitude - band)
    while record < count, latitude(record) <= coordinate.latitude + band {
      let weight = weight(record, coordinate)
      if weight > 0 {
        weights += weight
        for month in 0..<12 { sums[month] += weight * residual(record, month) }
      }
      record += 1
    }
    return sums.map { $0 / weights }
  }

  private func weight(_ record: Int, _ coordinate: Coordinate) -> Double {
    let longitude = Double(bytes.integer(at: offset(record) + 2, as: Int16.self)) / 100
    guard let station = Coordinate(latitude: latitude(record), longitude: longitude) else {
      return 0
    }
    let distance = coordinate.distanceKilometers(to: station)
    return distance < Self.reachKilometers ? exp(-distance / Self.fadeKilometers) : 0
  }

  private func offset(_ record: Int) -> Int { Self.header + record * Self.recordSize }

  private func latitude(_ record: Int) -> Double {
    Double(bytes.integer(at: offset(record), as: Int16.self)) / 100
  }

  private func residual(_ record: Int, _ month: Int) -> Double {
    Double(bytes.integer(at: offset(record) + 4 + month, as: Int8.self)) / 10
  }

  private func firstRecord(latitude: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.latitude(middle) < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
