import Foundation
import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather
import Words

@testable import Charts
import Telling

@Suite struct MapChartTests {
  private func chart(
    _ latitude: Double, _ longitude: Double, extent: Double, marks: [MapChart.Mark] = []
  ) throws -> MapChart {
    MapChart(
      title: "Map", subtitle: "", period: "", sentences: [], provenance: .current,
      wording: .english,
      center: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      extentKilometers: extent, now: Instant(unixSeconds: 1_782_043_200), marks: marks)
  }

  /// Whether the points of the map that are nearest to places are land.
  @Test(arguments: [
    (48.2, 16.4, true), (38.7, -9.0, true), (38.7, -10.5, false), (0, -30, false),
    (-25, 134, true), (64.9, -18.5, true), (42, 51, false), (23.5, 121, true), (89.5, 0, false),
    (-89, 100, true), (-17.7, 178, true), (67, -177, true), (52, 5.5, true),
  ])
  func `land is where it is`(_ latitude: Double, _ longitude: Double, _ isLand: Bool) throws {
    let view = MapView(try chart(0, 0, extent: 40_000), width: 3_600, height: 1_800)
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let point = try #require(view.point(of: place))
    let row = min(1_799, Int(point.y))
    #expect(view.landSpans[row].contains { $0.contains(min(3_599, Int(point.x))) } == isLand)
  }

  /// Around the antimeridian and the poles, at every extent.
  @Test(arguments: [(-17.7, 178.0), (65, -179), (90, 0), (-90, 10), (0, 0)])
  func `any center has a map`(_ latitude: Double, _ longitude: Double) throws {
    for extent in [50.0, 800, 5_000, 40_000] {
      let map = try chart(latitude, longitude, extent: extent)
      for size in [(10, 3), (720, 320), (4_096, 4_096)] {
        let svg = map.svg(width: size.0, height: size.1, theme: .dark, .nowhere).text
        #expect(svg.utf8.count < 300_000)
        for word in ["nan", "inf", "e+"] { #expect(!svg.contains(word)) }
      }
      for size in [(10, 3), (80, 21), (200, 51)] {
        let text = map.text(width: size.0, height: size.1, ansi: false, .nowhere).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == size.1 && lines.allSatisfy { $0.count <= size.0 })
      }
    }
  }

  @Test func `labels do not overlap, and the first ones win`() throws {
    func mark(_ name: String, _ longitude: Double) throws -> MapChart.Mark {
      MapChart.Mark(
        coordinate: try #require(Coordinate(latitude: 48, longitude: longitude)), label: name,
        color: nil)
    }
    let map = try chart(
      48, 16, extent: 1_000,
      marks: [try mark("First", 16), try mark("Second", 16.1), try mark("Third", 20)])
    for text in [
      map.svg(width: 720, height: 320, theme: .light, .nowhere).text,
      map.text(width: 80, height: 21, ansi: false, .nowhere).text,
    ] {
      #expect(text.contains("First") && text.contains("Third") && !text.contains("Second"))
    }
  }

  /// At noon in Greenwich it is night where the antimeridian is.
  @Test func `the night is drawn with half the dots`() throws {
    func dots(_ longitude: Double) throws -> Int {
      try chart(-25, longitude, extent: 800).text(width: 40, height: 11, ansi: false, .nowhere).text
        .unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
        .reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
    }
    let (day, night) = (try dots(22), try dots(134))
    #expect(day > night * 3 / 2)
  }

  /// A tile continues where its neighbor ends.
  @Test func `tiles join`() throws {
    let (left, right) = (
      MapView(try #require(TileCoordinate(z: 4, x: 7, y: 6)), points: 256),
      MapView(try #require(TileCoordinate(z: 4, x: 8, y: 6)), points: 256)
    )
    let place = Outlines.Vertex(east: 0.5, north: 40)
    let (a, b) = (left.point(place), right.point(place))
    #expect(abs(a.x - b.x - 256) < 1e-9 && abs(a.y - b.y) < 1e-9)
    // Web Mercator, as an independent program computes it: Lisbon is in this tile, at this point.
    let lisbon = left.point(Outlines.Vertex(east: -9.15, north: 38.725))
    #expect(abs(lisbon.x - 151.89) < 0.02 && abs(lisbon.y - 33.42) < 0.02)
  }

  @Test func `every tile is drawn`() throws {
    for z in 0...3 {
      for x in 0..<(1 << z) {
        for y in 0..<(1 << z) {
          let svg = OutlinesTile.svg(try #require(TileCoordinate(z: z, x: x, y: y)), 256)
          #expect(svg.utf8.count < 120_000)
          for word in ["nan", "inf", "e+"] { #expect(!svg.contains(word)) }
        }
      }
    }
  }
}
