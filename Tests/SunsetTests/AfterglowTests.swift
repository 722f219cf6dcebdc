import TestSupport
import Testing
import Vocabulary

@testable import Sunset

@Suite struct AfterglowTests {
  struct Case {
    let name: String
    let input: AfterglowInput
    let classic: String
  }

  static func cases() throws -> [Case] {
    try sunsetFixture("score_cases.csv").map { fields in
      let numbers = fields.map { Double($0) }
      let layers = try #require(
        CloudLayers(
          lowPercent: numbers[1] ?? 0, midPercent: numbers[2] ?? 0, highPercent: numbers[3] ?? 0))
      let path = fields[6].split(separator: ";").map { point -> CloudLayers? in
        let parts = point.split(separator: "/").compactMap { Double($0) }
        return CloudLayers(lowPercent: parts[0], midPercent: parts[1], highPercent: parts[2])
      }
      return Case(
        name: fields[0],
        input: AfterglowInput(
          layers: layers, path: path.isEmpty ? nil : path, humidityPercent: numbers[4],
          aerosolOpticalDepth: numbers[5]),
        classic: fields[7])
    }
  }

  private static func oracle(_ input: AfterglowInput) -> AfterglowOracle {
    func layers(_ sky: CloudLayers) -> AfterglowOracle.Layers {
      AfterglowOracle.Layers(low: sky.low, mid: sky.mid, high: sky.high)
    }
    return AfterglowOracle(
      here: layers(input.layers), path: input.path.map { $0.map { layers($0 ?? input.layers) } },
      humidity: input.humidityPercent, aerosol: input.aerosolOpticalDepth)
  }

  private static func expectOracle(_ input: AfterglowInput, _ name: String) {
    let (model, oracle) = (Afterglow(input), oracle(input))
    #expect(abs(model.score - oracle.score) < 0.5, "\(name): \(model.score)")
    for (actual, expected) in [
      (model.subscores.canvas, oracle.canvas), (model.subscores.glow, oracle.glow),
      (model.lightHigh, oracle.lightHigh), (model.lightMid, oracle.lightMid),
      (model.subscores.air, oracle.air),
    ] {
      #expect(abs(actual - expected) < 0.02, "\(name): \(actual) for \(expected)")
    }
  }

  @Test func namedSkies() throws {
    let cases = try Self.cases()
    #expect(cases.count == 17)
    for item in cases {
      Self.expectOracle(item.input, item.name)
      let layers = item.input.layers
      let classic = ClassicSunset.today(
        lowPercent: layers.low * 100, midPercent: layers.mid * 100, highPercent: layers.high * 100)
      #expect(classic.map(String.init) == item.classic, "\(item.name)")
    }
  }

  @Test func randomSkies() {
    var random = RandomSkies(state: 21)
    for index in 0..<200 {
      let input = AfterglowInput(
        layers: random.layers(), path: (0..<8).map { _ in random.layers() },
        humidityPercent: random.next(100), aerosolOpticalDepth: random.next(1))
      Self.expectOracle(input, "sky \(index)")
    }
  }

  /// The share of the window that is lit and seen, if a deck lets nothing through: computed once by
  /// hand for an edge at 150 and 200 km, for cirrus above a low deck and behind a mid-level one.
  @Test(arguments: [
    (SunRays.mid, SunRays.Layer.mid, 0.0...150, 0.84), (.mid, .mid, 0...200, 0.73),
    (.high, .low, 100...150, 1), (.high, .mid, 50...150, 0.56),
  ])
  func edges(
    of rays: SunRays, behind deck: SunRays.Layer, _ extent: ClosedRange<Double>, lit: Double
  ) {
    let open = rays.rays.count { ray in
      var isOpen = true
      func look(_ kilometers: Double, _ height: Double) {
        if deck.heights.contains(height), extent.contains(kilometers) { isOpen = false }
      }
      ray.sight.walk(to: ray.windowKilometers) { if $1 < ray.light.height { look($0, $1) } }
      ray.light.walk(to: 650) { look(ray.windowKilometers + $0, $1) }
      return isOpen
    }
    #expect(abs(Double(open) / Double(rays.rays.count) - lit) < 0.05)
  }

  @Test func randomSkiesStayInRangeAndMonotone() {
    var random = RandomSkies(state: 7)
    for _ in 0..<3000 {
      let sky = random.layers()
      let path = (0..<8).map { _ in random.layers() }
      let humidity = random.next(100)
      let depth = random.next(1)
      func score(humidity: Double, depth: Double, path: [CloudLayers]) -> Double {
        Afterglow(
          AfterglowInput(
            layers: sky, path: path, humidityPercent: humidity, aerosolOpticalDepth: depth)
        ).score
      }
      let base = score(humidity: humidity, depth: depth, path: path)
      #expect((0...100).contains(base))
      #expect(score(humidity: humidity + 10, depth: depth, path: path) <= base + 1e-9)
      #expect(score(humidity: humidity, depth: depth + 0.1, path: path) <= base + 1e-9)
      let lower = path.map { $0.shifted(by: LayerShift(low: 0.2, mid: 0, high: 0)) }
      #expect(score(humidity: humidity, depth: depth, path: lower) <= base + 1e-9)
    }
  }

  @Test func ratingsAndLabels() {
    let expected: [(Double, SunsetRating)] = [
      (0, .poor), (14.99, .poor), (15, .muted), (30, .fine), (48, .colorful), (56, .vivid),
      (64, .spectacular), (100, .spectacular),
    ]
    for (score, rating) in expected { #expect(SunsetRating(score: score) == rating) }
    #expect(CloudCoverLabel(dailyMeanPercent: 24.9) == .clear)
    #expect(CloudCoverLabel(dailyMeanPercent: 85) == .overcast)
    #expect(HighCloudLabel(percent: 10) == .few)
    #expect(HumidityLabel(percent: 70) == .humid)
    #expect(AerosolLabel(opticalDepth: 0.1) == .moderate)
    #expect(VisibilityLabel(kilometers: 3.9) == .poor)
  }
}

/// Steele, Lea and Flood 2014; only so that the skies are the same in every run.
struct RandomSkies {
  var state: UInt64

  mutating func next(_ limit: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53) * limit
  }

  mutating func layers() -> CloudLayers {
    let (low, mid, high) = (next(100), next(100), next(100))
    guard let layers = CloudLayers(lowPercent: low, midPercent: mid, highPercent: high) else {
      preconditionFailure("finite")
    }
    return layers
  }
}
