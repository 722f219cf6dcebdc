import Foundation
import Places
import Testing

/// The vectors are those of two other implementations: Benchmarks/places/polygons.py.
@Suite struct RingTestTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let line: Int
    let kind: String
    let isInside: Bool
    let place: Coordinate
    let rings: [[(latitude: Double, longitude: Double)]]

    var testDescription: String { "\(kind), line \(line)" }
  }

  static let vectors: [Vector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/polygons.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8)).map {
      $0.split(separator: "\n")
    }
    return (lines ?? []).enumerated().compactMap { line, text in
      let fields = text.split(separator: "\t")
      guard fields.count == 4,
        let place = points(fields[2]).first.flatMap({
          Coordinate(latitude: $0.latitude, longitude: $0.longitude)
        })
      else { return nil }
      return Vector(
        line: line + 1, kind: String(fields[0]), isInside: fields[1] == "1", place: place,
        rings: fields[3].split(separator: ";").map(points))
    }
  }()

  private static func points(_ text: Substring) -> [(latitude: Double, longitude: Double)] {
    text.split(separator: " ").compactMap { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  private static func enclosure(
    _ place: Coordinate, _ rings: [[(latitude: Double, longitude: Double)]]
  ) -> Enclosure {
    Enclosure(
      rings: rings.map { points in
        var ring = RingTest(around: place)
        for point in points { ring.add(latitude: point.latitude, longitude: point.longitude) }
        return ring
      })
  }

  @Test func everyKindIsThere() {
    #expect(Self.vectors.count == 150)
    #expect(Set(Self.vectors.map(\.kind)).count == 6)
    #expect(Self.vectors.count(where: \.isInside) > 50)
  }

  /// Most of this ring is north of the equator, whether or not it ends where it began.
  @Test func aRingAroundTheEarthIsTheSameClosed() throws {
    let ring = [(-50.0, 0.0), (20.0, 90.0), (20.0, 180.0), (20.0, -90.0)].map {
      (latitude: $0.0, longitude: $0.1)
    }
    for (latitude, expected) in [(85.0, Enclosure.inside), (-85.0, .outside)] {
      let place = try #require(Coordinate(latitude: latitude, longitude: 10))
      #expect(Self.enclosure(place, [ring]) == expected)
      #expect(Self.enclosure(place, [ring + ring.prefix(1)]) == expected)
    }
  }

  @Test(arguments: vectors)
  func asTwoOthersFind(_ vector: Vector) {
    #expect(
      Self.enclosure(vector.place, vector.rings) == (vector.isInside ? .inside : .outside))
  }

  /// Neither the winding nor the first point nor a turn around the Earth changes what a ring is.
  @Test(arguments: vectors)
  func theSameRingWrittenOtherwise(_ vector: Vector) throws {
    let expected = Self.enclosure(vector.place, vector.rings)
    let others = vector.rings.map { ring in
      let open =
        ring.first.map { first in ring.last.map { $0 == first } ?? false } ?? false
        ? Array(ring.dropLast()) : ring
      let turned = open.dropFirst(open.count / 2) + open.prefix(open.count / 2)
      return turned.reversed().map { point in
        (point.latitude, point.longitude > 0 ? point.longitude - 360 : point.longitude)
      }
    }
    #expect(Self.enclosure(vector.place, others) == expected)
  }

  private static let square = [(0.0, 0.0), (0.0, 10.0), (10.0, 10.0), (10.0, 0.0)]

  @Test(arguments: [
    [], [(0, 0)], [(0, 0), (0, 10)], [(0, 0), (0, 10), (0, 0)], [(0, 0), (0, 0), (0, 0), (0, 0)],
    square + [(.nan, 5)], square + [(5, .infinity)], square + [(91, 5)], [(5, -361)] + square,
  ])
  func whatIsNoRingSaysNothing(_ points: [(Double, Double)]) throws {
    let place = try #require(Coordinate(latitude: 5, longitude: 5))
    #expect(Self.enclosure(place, [points.map { ($0.0, $0.1) }]) == .unknown)
    // A hole that cannot be read does not take the warning away.
    #expect(
      Self.enclosure(place, [Self.square.map { ($0.0, $0.1) }, points.map { ($0.0, $0.1) }])
        == .inside)
  }

  /// No point is kept, so that a ring may be as long as an answer.
  @Test func aMillionPoints() throws {
    let place = try #require(Coordinate(latitude: 50, longitude: 10))
    var ring = RingTest(around: place)
    for index in 0..<1_000_000 {
      let turn = Double(index) / 1_000_000 * 2 * .pi
      let radius = 5 + sin(turn * 100_000)
      ring.add(latitude: 50 + radius * cos(turn), longitude: 10 + radius * sin(turn))
    }
    #expect(ring.enclosure == .inside)
  }

  @Test func oneAreaOfSeveralIsEnough() {
    #expect(Enclosure(ofAny: [.outside, .inside]) == .inside)
    #expect(Enclosure(ofAny: [.unknown, .inside]) == .inside)
    #expect(Enclosure(ofAny: [.unknown, .outside]) == .unknown)
    #expect(Enclosure(ofAny: [.outside, .outside]) == .outside)
    #expect(Enclosure(ofAny: []) == .unknown)
  }
}
