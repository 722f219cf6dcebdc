import Foundation
import Places
import Testing

@testable import Climate

/// The big figures are not in the repository: `ALMANAC_FIGURES` names their folder.
let figuresFolder = ProcessInfo.processInfo.environment["ALMANAC_FIGURES"]

/// The embedded tables against the figures they were made from.
@Suite(.enabled(if: figuresFolder != nil, "ALMANAC_FIGURES names no folder"))
struct NormalsFiguresTests {
  /// Every node, variable and month of the normals: at a node nothing is interpolated.
  @Test func everyNormalIsThere() throws {
    let folder = try #require(figuresFolder)
    let data = try Data(contentsOf: URL(filePath: folder + "/climatology.bin"))
    let nodes = 73 * 144
    let grid = NormalsGrid.embedded
    for node in stride(from: 0, to: nodes, by: 7) {
      let point = try #require(
        Coordinate(
          latitude: Double(node / 144) * 2.5 - 90, longitude: Double(node % 144) * 2.5 - 180))
      let cell = grid.cell(at: point)
      for month in 0..<12 {
        let temperature = 64 + 2 * nodes + 2 * (month * nodes + node)
        let raw = Int16(bitPattern: UInt16(data[temperature]) | UInt16(data[temperature + 1]) << 8)
        let found = grid.value(.temperature, month: month, in: cell)
        #expect(abs(found - Double(raw) / 10) < 1e-6)
        let humidity = 64 + 2 * nodes * 25 + (2 * 12 + month) * nodes + node
        let found2 = grid.value(.humidity, month: month, in: cell)
        #expect(abs(found2 - Double(data[humidity]) * 0.4) < 1e-6)
      }
    }
  }
}
