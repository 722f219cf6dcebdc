import Basics
package import Places
package import Vocabulary

/// A reference region of IPCC AR6 (Iturbide et al., ESSD 12:2959, 2020) and its warming relative
/// to the globe, computed from 35 CMIP6 models of the IPCC-WG1 Atlas.
package struct ClimateRegion: Sendable, Equatable {
  private static let recordSize = 60 + 17 * 8
  let number: Int

  private var table: ClimateTable { .embedded }
  private var offset: Int { table.regions.start + number * Self.recordSize }

  /// The acronym: "MED".
  package var code: String { table.bytes.text(at: offset, byteCount: 8) }
  /// What the tables of words know it by.
  package var known: ClimateRegionName {
    guard let name = ClimateRegionName(rawValue: code) else {
      preconditionFailure("the table has the regions of AR6")
    }
    return name
  }
  /// As the atlas writes it: "Mediterranean".
  package var name: String { table.bytes.text(at: offset + 8, byteCount: 32) }

  /// Share of land in the region, 0…1.
  package var landFraction: Double {
    Double(table.bytes.integer(at: offset + 52, as: UInt16.self)) / 1000
  }

  /// For a month, 1…12.
  package func factor(month: Int) -> RegionalFactor { factor(period: month - 1) }

  /// For the year.
  package var annualFactor: RegionalFactor { factor(period: 16) }

  private func factor(period: Int) -> RegionalFactor {
    let position = offset + 60 + period * 8
    return RegionalFactor(
      low: table.bytes.thousandths(at: position),
      central: table.bytes.thousandths(at: position + 2),
      high: table.bytes.thousandths(at: position + 4),
      residualCelsius: table.bytes.thousandths(at: position + 6))
  }

  /// The last record is the whole world, which has no outline.
  static var count: Int { ClimateTable.embedded.regions.count - 1 }

  package static let all: [ClimateRegion] = (0..<count).map(ClimateRegion.init)

  init(number: Int) { self.number = number }

  /// The rings of the outline as ranges of points.
  fileprivate func eachRing(_ body: (_ start: Int, _ count: Int) -> Void) {
    let first = Int(table.bytes.integer(at: offset + 54, as: UInt16.self))
    let count = Int(table.bytes.integer(at: offset + 56, as: UInt16.self))
    for ring in first..<first + count {
      let position = table.rings.start + ring * 4
      body(
        Int(table.bytes.integer(at: position, as: UInt16.self)),
        Int(table.bytes.integer(at: position + 2, as: UInt16.self)))
    }
  }
}

extension ClimateRegion {
  /// The region of a coordinate. Outlines have straight edges in longitude and latitude. Where two
  /// overlap, the first in the list wins; in the few gaps, the nearest.
  package init(containing coordinate: Coordinate) {
    self.init(number: Self.number(containing: coordinate))
  }

  private static func number(containing coordinate: Coordinate) -> Int {
    var nearest = 0
    var nearestDistance = Double.infinity
    for number in 0..<count {
      let region = ClimateRegion(number: number)
      if region.contains(coordinate) { return number }
    }
    for number in 0..<count {
      let distance = ClimateRegion(number: number).squaredDegrees(to: coordinate)
      if distance < nearestDistance {
        nearestDistance = distance
        nearest = number
      }
    }
    return nearest
  }

  private func contains(_ coordinate: Coordinate) -> Bool {
    let (x, y) = (coordinate.longitude * 100, coordinate.latitude * 100)
    var isInside = false
    eachRing { start, count in
      var previous = point(start + count - 1)
      for index in start..<start + count {
        let current = point(index)
        if (current.y > y) != (previous.y > y) {
          let crossing =
            (previous.x - current.x) * (y - current.y) / (previous.y - current.y) + current.x
          if x < crossing { isInside.toggle() }
        }
        previous = current
      }
    }
    return isInside
  }

  /// To the nearest edge; degrees of longitude are scaled by latitude.
  private func squaredDegrees(to coordinate: Coordinate) -> Double {
    let y = coordinate.latitude * 100
    let scale = max(0.01, 1 - abs(coordinate.latitude) / 90)
    var best = Double.infinity
    eachRing { start, count in
      for turn in [-36_000.0, 0, 36_000] {
        let x = coordinate.longitude * 100 + turn
        var previous = point(start + count - 1)
        for index in start..<start + count {
          let current = point(index)
          let dx = (current.x - previous.x) * scale
          let dy = current.y - previous.y
          let (px, py) = ((x - previous.x) * scale, y - previous.y)
          let length = dx * dx + dy * dy
          let along = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
          let (ex, ey) = (px - along * dx, py - along * dy)
          best = min(best, ex * ex + ey * ey)
          previous = current
        }
      }
    }
    return best
  }

  /// In hundredths of a degree.
  @inline(__always)
  private func point(_ index: Int) -> (x: Double, y: Double) {
    let position = table.points.start + index * 4
    return (
      Double(table.bytes.integer(at: position, as: Int16.self)),
      Double(table.bytes.integer(at: position + 2, as: Int16.self))
    )
  }
}
