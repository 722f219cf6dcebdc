import Places
import Testing

@testable import Climate

/// The decoder against values computed from the figures by another program
/// (climatology_test_vectors.tsv of the figures), to the digit they show.
@Suite struct NormalsGridTests {
  struct Row: Sendable {
    let name: String
    let coordinate: (latitude: Double, longitude: Double)
    let elevation: Double
    let month: Int
    /// gamma, sea-level temperature, temperature, range, precipitation, wet share, humidity,
    /// cloud, wind (m/s), standard deviation.
    let expected: [Double]
  }

  static let tolerances = [0.0005, 0.005, 0.005, 0.005, 0.05, 0.0005, 0.05, 0.05, 0.005, 0.005]

  static let rows = """
    London 51.509 -0.126 25 1 4.290 5.14 5.03 5.40 59.6 0.377 89.0 74.8 4.75 3.66
    London 51.509 -0.126 25 7 6.040 17.71 17.56 8.77 52.4 0.275 73.9 61.2 4.25 3.21
    Denver 39.739 -104.985 1636 1 4.303 6.35 -0.69 14.84 17.1 0.129 69.8 48.5 3.17 6.01
    Denver 39.739 -104.985 1636 7 6.023 32.73 22.88 17.07 56.1 0.237 53.8 41.1 2.90 3.51
    Sydney -33.868 151.207 58 1 5.631 23.71 23.38 9.65 81.8 0.252 70.0 50.4 4.13 3.55
    Sydney -33.868 151.207 58 7 4.597 12.32 12.06 9.36 59.8 0.217 70.9 41.8 4.05 3.18
    Suva -18.142 178.442 7 1 5.040 27.30 27.26 6.77 322.9 0.533 82.2 58.5 6.03 0.81
    Suva -18.142 178.442 7 7 5.040 23.77 23.74 6.65 79.6 0.248 78.0 54.1 6.86 0.88
    Tokyo 35.69 139.692 44 1 4.505 5.67 5.47 7.56 93.0 0.265 66.0 52.8 4.33 4.08
    Tokyo 35.69 139.692 44 7 5.753 25.01 24.76 6.94 194.7 0.361 81.9 68.5 3.70 2.17
    Node 0 0 0 1 5.040 27.50 27.50 2.50 83.9 0.208 85.6 54.8 4.10 0.65
    Node 0 0 0 7 5.040 24.90 24.90 2.20 9.7 0.040 82.8 58.0 5.20 0.70
    Quito -0.23 -78.525 2854 1 5.040 25.99 11.60 9.16 107.8 0.332 88.3 71.1 1.81 0.80
    Quito -0.23 -78.525 2854 7 5.040 24.80 10.41 9.23 75.3 0.320 82.9 64.3 1.90 0.80
    Longyearbyen 78.22 15.64 20 1 4.290 -10.77 -10.85 3.80 53.7 0.345 91.0 77.2 4.57 4.51
    Longyearbyen 78.22 15.64 20 7 6.040 3.60 3.48 6.71 31.5 0.205 83.0 62.1 3.65 3.45
    """.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      let numbers = fields.dropFirst().compactMap { Double($0) }
      return Row(
        name: String(fields[0]), coordinate: (numbers[0], numbers[1]), elevation: numbers[2],
        month: Int(numbers[3]), expected: Array(numbers[4...]))
    }

  @Test(arguments: rows)
  func decodes(_ row: Row) throws {
    let coordinate = try #require(
      Coordinate(latitude: row.coordinate.latitude, longitude: row.coordinate.longitude))
    let grid = NormalsGrid.embedded
    let cell = grid.cell(at: coordinate)
    let month = row.month - 1
    let lapse = LapseRate.celsiusPerKilometer(latitude: coordinate.latitude, month: month)
    let seaLevel = grid.value(.temperature, month: month, in: cell)
    let others: [NormalsGrid.Variable] = [
      .dailyRange, .precipitation, .wetDays, .humidity, .cloudCover, .windSpeed,
      .standardDeviation,
    ]
    let found =
      [lapse, seaLevel, seaLevel - lapse * row.elevation / 1000]
      + others.map { grid.value($0, month: month, in: cell) }
    for (index, (value, expected)) in zip(found, row.expected).enumerated() {
      #expect(abs(value - expected) <= Self.tolerances[index] + 1e-9, "\(row.name) column \(index)")
    }
  }

  @Test func holdsAtTheEdgesOfTheGrid() throws {
    let grid = NormalsGrid.embedded
    for latitude in [-90.0, -89.99, 0, 89.99, 90] {
      for longitude in [-179.99, -178.75, 0, 178.75, 179.99, 180] {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let value = grid.value(.temperature, month: 0, in: grid.cell(at: point))
        #expect((-40...35).contains(value), "\(point)")
      }
    }
  }

  /// West and east of the date line are neighbours.
  @Test func isContinuousAcrossTheDateLine() throws {
    let grid = NormalsGrid.embedded
    let east = try #require(Coordinate(latitude: -17, longitude: 179.9999))
    let west = try #require(Coordinate(latitude: -17, longitude: -179.9999))
    let difference =
      grid.value(.temperature, month: 5, in: grid.cell(at: east))
      - grid.value(.temperature, month: 5, in: grid.cell(at: west))
    #expect(abs(difference) < 0.001)
  }

  /// At a station of weight 1 among few others most of its residual counts; at sea none does.
  @Test func residualsFadeWithDistance() throws {
    let sea = try #require(Coordinate(latitude: -45, longitude: -120))
    #expect(StationResiduals.embedded.corrections(at: sea).allSatisfy { $0 == 0 })
    let tokyo = try #require(Coordinate(latitude: 35.69, longitude: 139.692))
    #expect(StationResiduals.embedded.corrections(at: tokyo).contains { abs($0) > 0.2 })
  }
}
