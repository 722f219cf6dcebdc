import Basics
import Places

/// The embedded monthly normals 1991–2020 on a grid of 2.5°, interpolated bilinearly.
/// Layout: Scripts/tables/climatology.py; sources: NOTICE.
struct NormalsGrid: Sendable {
  static let embedded = NormalsGrid(.normals)

  /// In table order, with the conversion from stored numbers to values.
  enum Variable: Int {
    /// °C, reduced to sea level.
    case temperature
    /// mm a month.
    case precipitation
    /// Mean daily maximum minus mean daily minimum, °C.
    case dailyRange
    /// Share of days with 1 mm or more.
    case wetDays
    /// %.
    case humidity
    /// %.
    case cloudCover
    /// m/s at 10 m.
    case windSpeed
    /// Of daily extremes around their normal, °C.
    case standardDeviation

    var scale: Double {
      switch self {
      case .temperature, .precipitation, .dailyRange, .windSpeed: 0.1
      case .wetDays: 1.0 / 250
      case .humidity, .cloudCover: 0.4
      case .standardDeviation: 0.05
      }
    }
  }

  private static let header = 16
  private let bytes: EmbeddedTable
  private let rows: Int
  private let columns: Int
  private let rowSize: Int

  init(_ bytes: EmbeddedTable) {
    precondition(bytes.text(at: 0, byteCount: 8) == "ALCN0001", "wrong embedded table")
    self.bytes = bytes
    rows = Int(bytes.integer(at: 8, as: UInt16.self))
    columns = Int(bytes.integer(at: 10, as: UInt16.self))
    rowSize = Int(bytes.integer(at: 14, as: UInt16.self))
  }

  /// Four neighboring nodes and their weights.
  struct Cell {
    /// Byte offsets of the southern and the northern row.
    fileprivate let rowOffsets: (south: Int, north: Int)
    fileprivate let columns: (west: Int, east: Int)
    fileprivate let northWeight: Double
    fileprivate let eastWeight: Double
  }

  func cell(at coordinate: Coordinate) -> Cell {
    let y = (coordinate.latitude + 90) / 2.5
    let south = min(Int(y), rows - 2)
    let x = (coordinate.longitude + 180) / 2.5
    let west = Int(x)
    return Cell(
      rowOffsets: (Self.header + south * rowSize, Self.header + (south + 1) * rowSize),
      columns: (west % columns, (west + 1) % columns),
      northWeight: y - Double(south), eastWeight: x - Double(west))
  }

  /// `month` 0…11.
  func value(_ variable: Variable, month: Int, in cell: Cell) -> Double {
    let plane = offset(variable, month: month)
    let size = variable.rawValue < 2 ? 2 : 1
    func stored(_ row: Int, _ column: Int) -> Double {
      let position = row + plane + column * size
      switch variable {
      case .temperature: return Double(bytes.integer(at: position, as: Int16.self))
      case .precipitation: return Double(bytes.integer(at: position, as: UInt16.self))
      default: return Double(bytes.integer(at: position, as: UInt8.self))
      }
    }
    return interpolate(cell, stored) * variable.scale
  }

  /// Mean elevation of the land in the cell (the sea counts as 0), m.
  func elevationMeters(in cell: Cell) -> Double {
    interpolate(cell) { row, column in
      Double(bytes.integer(at: row + column * 2, as: Int16.self))
    }
  }

  /// Share of the sea, 0…1: the weight of nodes without land above 2 m around them.
  func seaShare(in cell: Cell) -> Double {
    interpolate(cell) { row, column in
      bytes.integer(at: row + column * 2, as: Int16.self) < 3 ? 1 : 0
    }
  }

  /// The offset of a variable's month in a row, after the row of elevations.
  private func offset(_ variable: Variable, month: Int) -> Int {
    let number = variable.rawValue
    let planesBefore = number < 2 ? number * 12 + month : 24
    let bytesBefore = number < 2 ? 0 : ((number - 2) * 12 + month) * columns
    return 2 * columns * (1 + planesBefore) + bytesBefore
  }

  private func interpolate(_ cell: Cell, _ stored: (Int, Int) -> Double) -> Double {
    let (west, east) = cell.columns
    func along(_ row: Int) -> Double {
      stored(row, west) * (1 - cell.eastWeight) + stored(row, east) * cell.eastWeight
    }
    return along(cell.rowOffsets.south) * (1 - cell.northWeight)
      + along(cell.rowOffsets.north) * cell.northWeight
  }
}
