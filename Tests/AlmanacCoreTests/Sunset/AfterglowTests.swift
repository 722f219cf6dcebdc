import Testing

@testable import AlmanacCore

@Suite struct AfterglowTests {
  struct Case {
    let name: String
    let input: AfterglowInput
    let fields: [String]
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
        fields: fields)
    }
  }

  @Test func publishedCases() throws {
    let cases = try Self.cases()
    #expect(cases.count == 17)
    for item in cases {
      let model = Afterglow(item.input)
      let actual = [
        model.score, model.subscores.canvas, model.subscores.glow, model.lightHigh, model.lightMid,
        model.subscores.air,
      ]
      let expected = try [7, 9, 10, 11, 12, 13].map { try #require(Double(item.fields[$0])) }
      #expect(abs(actual[0] - expected[0]) < 0.01, "\(item.name): score \(actual[0])")
      for (actual, expected) in zip(actual, expected).dropFirst() {
        #expect(abs(actual - expected) < 0.0001, "\(item.name): \(actual) for \(expected)")
      }
      let layers = item.input.layers
      let classic = ClassicSunset.today(
        lowPercent: layers.low * 100, midPercent: layers.mid * 100, highPercent: layers.high * 100)
      #expect(classic.map(String.init) == item.fields[8], "\(item.name)")
    }
  }

  @Test func randomSkiesStayInRangeAndMonotone() {
    var random = RandomSkies(state: 7)
    for _ in 0..<3000 {
      let sky = random.layers()
      let path = (0..<6).map { _ in random.layers() }
      let humidity = random.next(100)
      let depth = 0.12 + random.next(1)
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
      let lower = path.map { $0.shifted(low: 0.2, mid: 0, high: 0) }
      #expect(score(humidity: humidity, depth: depth, path: lower) <= base + 1e-9)
    }
  }

  @Test func ratingsAndLabels() {
    let expected: [(Double, SunsetRating)] = [
      (0, .poor), (14.99, .poor), (15, .muted), (35, .fine), (55, .colorful), (75, .vivid),
      (90, .spectacular), (100, .spectacular),
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
