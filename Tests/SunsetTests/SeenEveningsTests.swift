import Foundation
import Sunset
import Testing

@testable import Basics

/// Evenings that somebody rated, with the cloud layers that a model had for them.
///
/// One rater, one city, three months, and chosen by another model's failures: they bound the level
/// of the score, and prove little more.
@Suite struct SeenEveningsTests {
  struct Row {
    let input: AfterglowInput
    let rating: Double
  }

  static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/sunset/seen.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let numbers = cells.map { Double($0) }
      func layers(_ low: Double?, _ mid: Double?, _ high: Double?) throws -> CloudLayers {
        let (low, mid, high) = (try #require(low), try #require(mid), try #require(high))
        return try #require(CloudLayers(lowPercent: low, midPercent: mid, highPercent: high))
      }
      let path = try cells[12].split(separator: " ").map { point in
        let parts = point.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        return (distanceKilometers: parts[0], layers: try layers(parts[1], parts[2], parts[3]))
      }
      return Row(
        input: AfterglowInput(
          layers: try layers(numbers[5], numbers[6], numbers[7]),
          path: SunwardPath.resample(path), humidityPercent: numbers[8],
          aerosolOpticalDepth: numbers[9], visibilityMeters: numbers[10].map { $0 * 1_000 },
          precipitationMillimetersPerHour: numbers[11]),
        rating: try #require(numbers[2]))
    }
  }

  @Test func `the level is that of rated evenings`() throws {
    let rows = try Self.rows()
    #expect(rows.count == 7)
    let errors = rows.map { Afterglow($0.input).score - $0.rating }
    #expect(errors.map(abs).sum / 7 <= 15, "\(errors)")
    #expect(abs(errors.sum / 7) <= 8, "\(errors)")
    // Spearman's, of ratings that are all different.
    func ranks(_ values: [Double]) -> [Double] {
      values.map { value in Double(values.count { $0 < value }) }
    }
    let squares = zip(ranks(rows.map { Afterglow($0.input).score }), ranks(rows.map(\.rating)))
      .map { ($0 - $1) * ($0 - $1) }
    #expect(1 - 6 * squares.sum / (7 * 48) >= 0.7)
  }
}
