import Basics

/// The boundaries of the time zones: a quadtree of cells, as fine as clocks differ (300 m of
/// latitude). Layout: Scripts/tables/timezones.py.
package struct TimeZoneMap: Sendable {
  package static let embedded = TimeZoneMap(.timezones)

  /// Tiles around the Earth; half as many from pole to pole.
  private static let tilesAround = 256
  /// A tile with this bit is one zone.
  private static let wholeTile: UInt16 = 0x8000

  private let bytes: EmbeddedTable
  private let tiles: EmbeddedTable.Section
  private let trees: EmbeddedTable.Section
  private let cells: EmbeddedTable.Section
  private let names: EmbeddedTable.Section
  private let offsets: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALTZ0001", count: 5)
    self.bytes = bytes
    tiles = sections[0]
    trees = sections[1]
    cells = sections[2]
    names = sections[3]
    offsets = sections[4]
  }

  /// The IANA names of all zones.
  var zones: [String] { (1..<offsets.count).map(name) }

  /// The IANA name of the zone whose land or waters a coordinate lies in; nil at sea.
  package func zone(at coordinate: Coordinate) -> String? {
    let scale = Double(Self.tilesAround) / 360
    let (across, up) = ((coordinate.longitude + 180) * scale, (coordinate.latitude + 90) * scale)
    let column = min(max(Int(across), 0), Self.tilesAround - 1)
    let row = min(max(Int(up), 0), Self.tilesAround / 2 - 1)
    let tile = bytes.integer(
      at: tiles.start + (row * Self.tilesAround + column) * 2, as: UInt16.self)
    let number =
      tile & Self.wholeTile != 0
      ? Int(tile & ~Self.wholeTile)
      : zone(inTree: Int(tile), east: across - Double(column), north: up - Double(row))
    return number == 0 ? nil : name(number)
  }

  private func name(_ number: Int) -> String {
    let offset = bytes.integer(at: offsets.start + number * 2, as: UInt16.self)
    return bytes.text(at: names.start + Int(offset))
  }

  /// - Parameters east, north: 0…1 across the tile.
  private func zone(inTree tree: Int, east: Double, north: Double) -> Int {
    let start = cells.start + bytes.threeBytes(at: trees.start + tree * 3)
    let palette = Int(bytes.integer(at: start, as: UInt8.self))
    var walk = Walk(
      bytes: bytes, start: start + 1 + palette * 2,
      width: palette.bitWidth - (palette - 1).leadingZeroBitCount)
    let place = walk.leaf(east: east, north: north)
    return Int(bytes.integer(at: start + 1 + place * 2, as: UInt16.self))
  }

  /// A walk along the bits of a tree.
  private struct Walk {
    let bytes: EmbeddedTable
    let start: Int
    /// Bits of a leaf.
    let width: Int
    private var position = 0

    init(bytes: EmbeddedTable, start: Int, width: Int) {
      self.bytes = bytes
      self.start = start
      self.width = width
    }

    private mutating func take(_ count: Int) -> Int {
      let word = bytes.integer(at: start + position / 8, as: UInt32.self)
      defer { position += count }
      return Int(word >> UInt32(position % 8)) & (1 << count - 1)
    }

    /// The palette's place of the cell that holds a point.
    mutating func leaf(east: Double, north: Double) -> Int {
      var (east, north) = (east, north)
      while take(1) == 1 {
        (east, north) = (east * 2, north * 2)
        let (right, upper) = (east >= 1, north >= 1)
        skip((right ? 1 : 0) + (upper ? 2 : 0))
        if right { east -= 1 }
        if upper { north -= 1 }
      }
      return take(width)
    }

    /// Skips a number of cells and their content.
    private mutating func skip(_ count: Int) {
      var open = count
      while open > 0 {
        if take(1) == 1 {
          open += 3
        } else {
          position += width
          open -= 1
        }
      }
    }
  }
}
