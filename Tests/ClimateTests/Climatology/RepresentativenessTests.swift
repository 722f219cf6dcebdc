import Places
import Testing
import Time

@testable import Climate

/// How far the normals can be trusted at a place.
@Suite struct RepresentativenessTests {
  private static let table = StationResiduals.embedded

  /// Every third station withheld: its error, predicted and found.
  private static let errors: [(predicted: Double, found: [Double])] = {
    table.stations.enumerated().filter { $0.offset % 3 == 0 }.map { record, station in
      let corrections = table.corrections(at: station.coordinate, without: record)
      return (
        table.errorCelsius(at: station.coordinate, without: record),
        zip(station.residuals, corrections).map { $0 - $1 }
      )
    }
  }()

  private func rootMeanSquare(_ rows: some Collection<(predicted: Double, found: [Double])>)
    -> Double
  {
    let squares = rows.flatMap(\.found).map { $0 * $0 }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }

  /// By fifths of the predicted error, an interval of 80 % holds at least that, and where more
  /// error is predicted, more is found.
  @Test func `the predicted error is that of withheld stations`() {
    let sorted = Self.errors.sorted { $0.predicted < $1.predicted }
    var found: [Double] = []
    for fifth in 0..<5 {
      let rows = sorted[(sorted.count * fifth / 5)..<(sorted.count * (fifth + 1) / 5)]
      let inside = rows.flatMap { row in
        row.found.map { abs($0) < 1.2816 * row.predicted }
      }
      let share = Double(inside.count { $0 }) / Double(inside.count)
      #expect((0.8...0.97).contains(share), "fifth \(fifth): \(share)")
      found.append(rootMeanSquare(rows))
    }
    #expect(found == found.sorted())
    #expect((found.last ?? 0) > 2 * (found.first ?? 1))
  }

  @Test func `what is flagged is worse`() {
    let flagged = Self.errors.filter { $0.predicted > 1.25 }
    let rest = Self.errors.filter { $0.predicted <= 1.25 }
    let share = Double(flagged.count) / Double(Self.errors.count)
    #expect((0.1...0.25).contains(share))
    #expect(rootMeanSquare(flagged) > 1.5 * rootMeanSquare(rest))
  }

  @Test(arguments: [
    ("Athens", false), ("Lima", false), ("Bogotá", false), ("Tehran", false),
    ("Los Angeles", false),
    ("London", true), ("Paris", true), ("Berlin", true), ("Chicago", true),
    ("Tokyo", true), ("Singapore", true), ("Kinshasa", true),
  ])
  func `terrain, the sea and missing stations are seen`(name: String, isRepresentative: Bool) throws
  {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    let normals = ClimateNormals(at: place.coordinate, elevationMeters: place.elevationMeters)
    #expect(normals.isRepresentative == isRepresentative, "\(normals.errorCelsius)")
  }

  /// The error of a place is in the range of its days.
  @Test func `an uncertain place has wider intervals`() throws {
    func width(_ name: String) throws -> Double {
      let place = try #require(Gazetteer.embedded.resolve(name)?.place)
      let normals = ClimateNormals(at: place.coordinate, elevationMeters: place.elevationMeters)
      let estimate = ClimatologyEstimate(normals: normals)
      let date = try #require(LocalDate(year: 2026, month: 7, day: 15))
      let day = estimate.day(date).temperatureMaximumIntervalCelsius
      let spread = estimate.normal(date).standardDeviationCelsius
      return (day.high - day.low) / (2 * 1.2816 * spread)
    }
    #expect(try width("Athens") > width("Paris"))
  }
}
