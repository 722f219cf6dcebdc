/// Finds the records nearest to a coordinate, by scanning from its latitude in both directions
/// until the latitude difference alone exceeds the distance of the matches.
struct NearestPlace {
  struct Neighbor {
    let record: Int
    let distanceKilometers: Double
  }

  private static let kilometersPerDegree = 111.19
  let table: GazetteerTable

  /// Up to `count` neighbors, nearest first.
  func neighbors(of coordinate: Coordinate, count: Int) -> [Neighbor] {
    var found: [Neighbor] = []
    var south = firstPosition(atLeast: coordinate.latitude) - 1
    var north = south + 1
    while let position = next(&south, &north, from: coordinate.latitude) {
      let record = table.record(latitudePosition: position)
      let bound = found.count == count ? (found.last?.distanceKilometers ?? 0) : .infinity
      let degrees = abs(table.latitude(record) - coordinate.latitude)
      if degrees * Self.kilometersPerDegree > bound { break }
      insert(record, coordinate, bound, &found, count)
    }
    return found
  }

  private func insert(
    _ record: Int, _ coordinate: Coordinate, _ bound: Double, _ found: inout [Neighbor],
    _ count: Int
  ) {
    guard
      let place = Coordinate(
        latitude: table.latitude(record), longitude: table.longitude(record))
    else { return }
    let distance = coordinate.distanceKilometers(to: place)
    guard distance < bound else { return }
    let position = found.firstIndex { distance < $0.distanceKilometers } ?? found.endIndex
    found.insert(Neighbor(record: record, distanceKilometers: distance), at: position)
    if found.count > count { found.removeLast() }
  }

  /// Whichever end of the scan is closer in latitude; nil at the end.
  private func next(_ south: inout Int, _ north: inout Int, from latitude: Double) -> Int? {
    let hasSouth = south >= 0
    let hasNorth = north < table.recordCount
    guard hasSouth || hasNorth else { return nil }
    let goesNorth =
      hasNorth && (!hasSouth || distance(north, latitude) <= distance(south, latitude))
    defer { if goesNorth { north += 1 } else { south -= 1 } }
    return goesNorth ? north : south
  }

  private func distance(_ position: Int, _ latitude: Double) -> Double {
    abs(table.latitude(table.record(latitudePosition: position)) - latitude)
  }

  private func firstPosition(atLeast latitude: Double) -> Int {
    var low = 0
    var high = table.recordCount
    while low < high {
      let middle = (low + high) / 2
      let isSouth = table.latitude(table.record(latitudePosition: middle)) < latitude
      if isSouth { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
