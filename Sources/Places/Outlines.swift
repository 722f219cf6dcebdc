import Basics

/// The land and the borders of countries, at 2 km (Natural Earth 1:50m). Layout:
/// Scripts/tables/outlines.py.
package struct Outlines: Sendable {
  package static let embedded = Outlines(.outlines)

  /// A point in degrees; `east` may lie beyond ±180, around the Earth.
  package struct Vertex: Sendable, Equatable {
    package let east: Double
    package let north: Double

    package init(east: Double, north: Double) {
      self.east = east
      self.north = north
    }
  }

  /// A part of the map, in degrees; `east` is greater than `west`, at most by 360.
  package struct Bounds: Sendable {
    package let west: Double
    package let south: Double
    package let east: Double
    package let north: Double

    package init(west: Double, south: Double, east: Double, north: Double) {
      self.west = west
      self.south = south
      self.east = east
      self.north = north
    }

    /// The degrees east, of all turns around the Earth, that are within.
    package func east(of coordinate: Coordinate) -> Double? {
      guard (south...north).contains(coordinate.latitude) else { return nil }
      return [-360, 0, 360].map { coordinate.longitude + $0 }.first { (west...east).contains($0) }
    }
  }

  private static let lineBytes = 12
  private let bytes: EmbeddedTable
  private let landLines: EmbeddedTable.Section
  private let borderLines: EmbeddedTable.Section
  private let points: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALOU0001", count: 3)
    self.bytes = bytes
    landLines = sections[0]
    borderLines = sections[1]
    points = sections[2]
  }

  /// The closed lines of land that reach into a part of the map.
  package func land(in bounds: Bounds) -> [[Vertex]] { lines(landLines, bounds) }

  /// The borders that reach into a part of the map.
  package func borders(in bounds: Bounds) -> [[Vertex]] { lines(borderLines, bounds) }

  private func lines(_ section: EmbeddedTable.Section, _ bounds: Bounds) -> [[Vertex]] {
    var lines: [[Vertex]] = []
    for line in 0..<section.count {
      let start = section.start + line * Self.lineBytes
      func edge(_ number: Int) -> Double {
        Double(bytes.integer(at: start + number * 2, as: Int16.self)) / 100
      }
      guard edge(1) <= bounds.north, edge(3) >= bounds.south else { continue }
      for turn in [-360.0, 0, 360]
      where edge(0) + turn <= bounds.east && edge(2) + turn >= bounds.west {
        let offset = bytes.integer(at: start + 8, as: UInt32.self)
        lines.append(vertices(at: points.start + Int(offset), turn: turn))
      }
    }
    return lines
  }

  private func vertices(at offset: Int, turn: Double) -> [Vertex] {
    func short(_ number: Int) -> Int {
      Int(bytes.integer(at: offset + number * 2, as: Int16.self))
    }
    let count = Int(UInt16(truncatingIfNeeded: short(0)))
    var (x, y) = (short(1), short(2))
    var steps = LEB128Reader(bytes, at: offset + 6)
    var vertices: [Vertex] = []
    vertices.reserveCapacity(count)
    for index in 0..<count {
      if index > 0 { (x, y) = (x + steps.signed(), y + steps.signed()) }
      vertices.append(Vertex(east: Double(x) / 100 + turn, north: Double(y) / 100))
    }
    return vertices
  }
}

extension Gazetteer {
  /// The most populous places in a part of the map.
  package func largest(in bounds: Outlines.Bounds, count: Int) -> [Place] {
    var found: [Place] = []
    for record in 0..<table.recordCount where found.count < count {
      // Behind these are only airports and cities of zones.
      guard table.population(record) > 0 else { break }
      guard (bounds.south...bounds.north).contains(table.latitude(record)),
        bounds.east(of: table.coordinate(record)) != nil
      else { continue }
      found.append(place(record))
    }
    return found
  }
}
