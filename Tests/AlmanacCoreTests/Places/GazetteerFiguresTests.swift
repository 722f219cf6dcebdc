import Foundation
import Testing

@testable import AlmanacCore

/// The big figures are not in the repository: `ALMANAC_FIGURES` names their folder.
let figuresFolder = ProcessInfo.processInfo.environment["ALMANAC_FIGURES"]

/// The embedded tables against the figures they were made from.
@Suite(.enabled(if: figuresFolder != nil, "ALMANAC_FIGURES names no folder"))
struct GazetteerFiguresTests {
  @Test func everyRowIsThere() throws {
    let folder = try #require(figuresFolder)
    let text = try String(contentsOfFile: folder + "/gazetteer.tsv", encoding: .utf8)
    let lines = text.split(separator: "\n").dropFirst()
    let table = GazetteerTable.embedded
    #expect(lines.count == table.recordCount)
    for (record, line) in lines.enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(String(table.geoNamesIdentifier(record)) == fields[0])
      #expect(table.name(record) == fields[1])
      #expect(table.countryCode(record) == fields[3])
      #expect(table.latitude(record) == Double(fields[5]))
      #expect(table.longitude(record) == Double(fields[6]))
      #expect(table.elevationMeters(record) == Double(fields[7]))
      #expect(String(table.population(record)) == fields[8])
      #expect(table.zoneName(table.zoneNumber(record)) == fields[9])
      #expect(table.isCapital(record) == (fields[10] == "C"))
    }
  }

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
