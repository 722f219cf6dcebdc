import Libc

/// Finds records around a coordinate: outward by bands of latitude, and within a band outward by
/// longitude, until nothing farther out can be near enough.
struct NearestPlace {
  struct Neighbor {
    let record: Int
    let distanceKilometers: Double
  }

  let table: GazetteerTable

  /// All places within a distance, in no order.
  func places(within kilometers: Double, of coordinate: Coordinate) -> [Neighbor] {
    var found: [Neighbor] = []
    visit(around: coordinate, kilometers: kilometers) { record, distance in
      if distance <= kilometers {
        found.append(Neighbor(record: record, distanceKilometers: distance))
      }
      return kilometers
    }
    return found
  }

  /// Visits all places within a distance, and some beyond it; `body` returns the distance from
  /// then on.
  func visit(
    around coordinate: Coordinate, kilometers: Double,
    _ body: (_ record: Int, _ distance: Double) -> Double
  ) {
    var kilometers = kilometers
    let own = GazetteerTable.band(latitude: coordinate.latitude)
    let last = GazetteerTable.band(latitude: 90)
    for step in 0...last {
      let bands = step == 0 ? [own] : [own - step, own + step]
      var isNear = false
      for band in bands where (0...last).contains(band) {
        guard distance(from: coordinate.latitude, toBand: band) <= kilometers else { continue }
        isNear = true
        visit(band: table.band(band), around: coordinate, &kilometers, body)
      }
      guard isNear else { return }
    }
  }

  private func distance(from latitude: Double, toBand band: Int) -> Double {
    let south = Double(band) * GazetteerTable.bandDegrees - 90
    let degrees = max(south - latitude, latitude - south - GazetteerTable.bandDegrees, 0)
    return degrees * Coordinate.kilometersPerDegree
  }

  /// From the coordinate's longitude to the east and to the west, around the Earth if need be.
  private func visit(
    band: Range<Int>, around coordinate: Coordinate, _ kilometers: inout Double,
    _ body: (_ record: Int, _ distance: Double) -> Double
  ) {
    guard !band.isEmpty else { return }
    var start = band.lowerBound
    var end = band.upperBound
    while start < end {
      let middle = (start + end) / 2
      let record = table.record(bandPosition: middle)
      if table.longitude(record) < coordinate.longitude { start = middle + 1 } else { end = middle }
    }
    // Sines are dear: most places are passed over by their latitude alone.
    var limit = (kilometers: kilometers, degrees: degrees(kilometers, coordinate.latitude))
    for direction in [1, -1] {
      var position = direction > 0 ? start : start - 1
      for _ in band {
        if position == band.upperBound { position = band.lowerBound }
        if position < band.lowerBound { position = band.upperBound - 1 }
        let record = table.record(bandPosition: position)
        let east = (table.longitude(record) - coordinate.longitude) * Double(direction)
        let degrees = east < 0 ? east + 360 : east
        // Halfway around, the other direction's turn begins.
        guard degrees < 180 || (direction > 0 && degrees == 180), degrees <= limit.degrees
        else { break }
        position += direction
        let north = abs(table.latitude(record) - coordinate.latitude)
        guard north * Coordinate.kilometersPerDegree <= kilometers else { continue }
        kilometers = body(record, coordinate.distanceKilometers(to: table.coordinate(record)))
        if kilometers != limit.kilometers {
          limit = (kilometers, self.degrees(kilometers, coordinate.latitude))
        }
      }
    }
  }

  /// The farthest degree of longitude that comes within a distance; 180 if the pole does.
  private func degrees(_ kilometers: Double, _ latitude: Double) -> Double {
    let radians = Double.pi / 180
    let (angle, toPole) = (
      kilometers / Coordinate.earthRadiusKilometers, (90 - abs(latitude)) * radians
    )
    return angle >= toPole ? 180 : asin(sin(angle) / sin(toPole)) / radians
  }
}
