import Libc
import Places
import Sky
import Weather

/// A part of the Earth laid flat, in points from the top left. For charts it is the equirectangular
/// projection, true to scale along the parallel of its center and along the meridians; for tiles it
/// is Web Mercator.
struct MapView {
  let width: Double
  let height: Double
  let bounds: Outlines.Bounds
  private let pointsPerDegreeEast: Double
  private let pointsPerDegreeNorth: Double
  private let isMercator: Bool

  /// Kilometers.
  private static let aroundTheEarth = 40_000.0

  init(_ chart: MapChart, width: Double, height: Double) {
    self.width = width
    self.height = height
    isMercator = false
    let narrowing = max(0.15, cos(chart.center.latitude * .pi / 180))
    let widest = 360 * Coordinate.kilometersPerDegree * narrowing
    let extent =
      chart.extentKilometers >= Self.aroundTheEarth
      ? widest : min(chart.extentKilometers, widest)
    pointsPerDegreeNorth = width / extent * Coordinate.kilometersPerDegree
    pointsPerDegreeEast = pointsPerDegreeNorth * narrowing
    let (halfWidth, halfHeight) = (
      width / pointsPerDegreeEast / 2, height / pointsPerDegreeNorth / 2
    )
    // No farther than the poles, unless the page is higher than the Earth.
    let reach = max(0, 90 - halfHeight)
    let middle = min(reach, max(-reach, chart.center.latitude))
    bounds = Outlines.Bounds(
      west: chart.center.longitude - halfWidth, south: middle - halfHeight,
      east: chart.center.longitude + halfWidth, north: middle + halfHeight)
  }

  /// A tile, rows counted from the north.
  init(_ tile: TileCoordinate, points: Double) {
    (width, height, isMercator) = (points, points, true)
    let count = Double(1 << tile.z)
    func north(_ row: Int) -> Double {
      atan(sinh(.pi * (1 - 2 * Double(row) / count))) * 180 / .pi
    }
    bounds = Outlines.Bounds(
      west: Double(tile.x) / count * 360 - 180, south: north(tile.y + 1),
      east: Double(tile.x + 1) / count * 360 - 180, north: north(tile.y))
    pointsPerDegreeEast = points * count / 360
    pointsPerDegreeNorth = pointsPerDegreeEast
  }

  func point(_ vertex: Outlines.Vertex) -> Point {
    let north =
      isMercator
      ? Self.mercator(bounds.north) - Self.mercator(vertex.north) : bounds.north - vertex.north
    return Point(
      x: (vertex.east - bounds.west) * pointsPerDegreeEast, y: north * pointsPerDegreeNorth)
  }

  /// A latitude in degrees of the equator; the poles are infinitely far.
  private static func mercator(_ latitude: Double) -> Double {
    asinh(tan(min(89, max(-89, latitude)) * .pi / 180)) * 180 / .pi
  }

  /// Nil outside the map.
  func point(of coordinate: Coordinate) -> Point? {
    bounds.east(of: coordinate).map {
      point(Outlines.Vertex(east: $0, north: coordinate.latitude))
    }
  }

  func vertex(x: Double, y: Double) -> Outlines.Vertex {
    Outlines.Vertex(
      east: bounds.west + x / pointsPerDegreeEast, north: bounds.north - y / pointsPerDegreeNorth)
  }

  var land: [[Outlines.Vertex]] { Outlines.embedded.land(in: bounds) }
  var borders: [[Outlines.Vertex]] { Outlines.embedded.borders(in: bounds) }

  // MARK: Paths

  /// Points closer than this are one.
  private static let resolution = 1.0
  /// Islands smaller than this are not drawn.
  private static let smallestIsland = 2.0

  func isVisible(_ ring: [Outlines.Vertex]) -> Bool {
    guard let first = ring.first.map(point) else { return false }
    return ring.contains { vertex in
      let point = point(vertex)
      return abs(point.x - first.x) >= Self.smallestIsland
        || abs(point.y - first.y) >= Self.smallestIsland
    }
  }

  /// - Parameter isClosed: whether the path returns to its start.
  func path(_ vertices: [Outlines.Vertex], isClosed: Bool) -> String {
    var path = ""
    var previous: Point?
    for (index, vertex) in vertices.enumerated() {
      let point = point(vertex)
      if let previous, index < vertices.count - 1,
        hypot(point.x - previous.x, point.y - previous.y) < Self.resolution
      {
        continue
      }
      path += (previous == nil ? "M" : "L") + Curve.pair(point)
      previous = point
    }
    return path.isEmpty || !isClosed ? path : path + "Z"
  }

  /// A closed line cut along the edges of the map, a little outside of it (Sutherland and Hodgman
  /// 1974).
  func clipped(_ ring: [Outlines.Vertex]) -> [Outlines.Vertex] {
    let margin = 4 / pointsPerDegreeNorth
    var ring = ring
    for (sign, edge, isEast) in [
      (1.0, bounds.west - margin, true), (-1, bounds.east + margin, true),
      (1, bounds.south - margin, false), (-1, bounds.north + margin, false),
    ] {
      func inside(_ vertex: Outlines.Vertex) -> Double {
        sign * ((isEast ? vertex.east : vertex.north) - edge)
      }
      var cut: [Outlines.Vertex] = []
      for (index, vertex) in ring.enumerated() {
        let before = ring[index == 0 ? ring.count - 1 : index - 1]
        let (from, to) = (inside(before), inside(vertex))
        if (from < 0) != (to < 0) {
          let share = from / (from - to)
          cut.append(
            Outlines.Vertex(
              east: before.east + (vertex.east - before.east) * share,
              north: before.north + (vertex.north - before.north) * share))
        }
        if to >= 0 { cut.append(vertex) }
      }
      ring = cut
    }
    return ring
  }

  /// Meridians and parallels at round degrees, four to nine of them across the map.
  var graticule: String {
    let span = bounds.east - bounds.west
    let step = [0.5, 1, 2, 5, 10, 15, 30, 45].first { span / $0 <= 9 } ?? 60
    var path = ""
    for east in multiples(of: step, from: bounds.west, to: bounds.east) {
      let ends = [bounds.south, bounds.north].map { Outlines.Vertex(east: east, north: $0) }
      path += self.path(ends, isClosed: false)
    }
    for north in multiples(of: step, from: bounds.south, to: bounds.north) {
      let ends = [bounds.west, bounds.east].map { Outlines.Vertex(east: $0, north: north) }
      path += self.path(ends, isClosed: false)
    }
    return path
  }

  private func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    Array(stride(from: (low / step).rounded(.up) * step, through: high, by: step))
  }

  // MARK: The sun

  private var parallels: [Double] {
    let (south, north) = (max(-90, bounds.south), min(90, bounds.north))
    return (0...90).map { south + (north - south) * Double($0) / 90 }
  }

  /// The turns of the sun's meridian around the Earth that can matter to the map.
  private func turns(_ sun: Terminator) -> [Double] {
    [-720, -360, 0, 360, 720].map { sun.subsolarLongitude + $0 }
      .filter { $0 <= bounds.east && $0 + 360 >= bounds.west }
  }

  /// Where the sun is lower than an altitude: closed lines from evening to morning.
  func night(_ sun: Terminator, _ altitude: Double) -> [[Outlines.Vertex]] {
    turns(sun).map { meridian in
      let widths = parallels.map {
        ($0, sun.halfWidth(latitude: $0, aboveAltitude: altitude))
      }
      return widths.map { Outlines.Vertex(east: meridian + $1, north: $0) }
        + widths.reversed().map { Outlines.Vertex(east: meridian + 360 - $1, north: $0) }
    }
  }

  /// Where the sun sets: lines from pole to pole, as far as it does.
  func evening(_ sun: Terminator, _ altitude: Double) -> [[Outlines.Vertex]] {
    turns(sun).map { meridian in
      parallels.compactMap { north in
        let width = sun.halfWidth(latitude: north, aboveAltitude: altitude)
        return width > 0 && width < 180
          ? Outlines.Vertex(east: meridian + width, north: north) : nil
      }
    }
  }

  // MARK: Dots

  /// The points that borders run through, counted row by row.
  var borderDots: Set<Int> {
    var dots: Set<Int> = []
    for border in borders {
      for (from, to) in zip(border, border.dropFirst()) {
        let (a, b) = (point(from), point(to))
        let length = max(abs(b.x - a.x), abs(b.y - a.y))
        guard length < 1e5 else { continue }
        let steps = Int(length) + 1
        for step in 0...steps {
          let share = Double(step) / Double(steps)
          let (x, y) = (a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
          guard (0..<width).contains(x), (0..<height).contains(y) else { continue }
          dots.insert(Int(y) * Int(width) + Int(x))
        }
      }
    }
    return dots
  }

  /// For each row of points, from the top, the columns whose middle is on land.
  var landSpans: [[Range<Int>]] {
    let (columns, rows) = (Int(width), Int(height))
    var crossings = [[Double]](repeating: [], count: rows)
    for ring in land {
      for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let (a, b) = (point(from), point(to))
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        let first = max(0, Int((upper.y - 0.5).rounded(.up)))
        let last = min(Double(rows), (lower.y - 0.5).rounded(.up))
        guard last > Double(first) else { continue }
        for row in first..<Int(last) {
          let share = (Double(row) + 0.5 - upper.y) / (lower.y - upper.y)
          crossings[row].append(upper.x + (lower.x - upper.x) * share)
        }
      }
    }
    return crossings.map { row in
      let ends = row.sorted().map {
        min(columns, max(0, Int(min(Double(columns), max(0, $0 - 0.5)).rounded(.up))))
      }
      return stride(from: 0, to: ends.count - 1, by: 2).map { ends[$0]..<ends[$0 + 1] }
    }
  }
}
