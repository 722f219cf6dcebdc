import Testing
import Units
import Words

@testable import Sunset

/// Every sentence must be true of the numbers shown beside it.
@Suite struct SunsetExplanationTests {
  private struct Sky {
    let input: AfterglowInput
    let model: Afterglow
    let text: String

    init(_ random: inout RandomSkies) {
      func maybe(_ value: Double) -> Double? { random.next(1) < 0.15 ? nil : value }
      func layers() -> CloudLayers {
        var sky = random.layers()
        // Many skies lack a layer.
        for _ in 0..<2 where random.next(1) < 0.6 {
          let which = random.next(3)
          sky = sky.shifted(
            by: LayerShift(
              low: which < 1 ? -1 : 0, mid: which >= 1 && which < 2 ? -1 : 0,
              high: which >= 2 ? -1 : 0))
        }
        return sky
      }
      let path: [CloudLayers?]? = random.next(1) < 0.1 ? nil : (0..<8).map { _ in layers() }
      input = AfterglowInput(
        layers: layers(), path: path, humidityPercent: maybe(random.next(100)),
        aerosolOpticalDepth: maybe(random.next(0.8)), visibilityMeters: maybe(random.next(30_000)),
        precipitationMillimetersPerHour: maybe(max(random.next(4) - 2, 0)))
      model = Afterglow(input)
      text =
        SunsetExplanation(model: model, input: input, azimuthDegrees: 270)
        .text(in: .english, .metric).string
    }

    func says(_ words: String) -> Bool { text.contains(words) }

    /// The deck that is named, with its distance.
    var deck: (isLow: Bool, kilometers: Double)? {
      guard let start = text.firstRange(of: "-level deck ") ?? text.firstRange(of: "low deck ")
      else {
        return nil
      }
      let number = text[start.upperBound...].prefix { $0.isNumber }
      return Double(number).map { (text.contains("low deck"), $0) }
    }
  }

  @Test func tenThousandSkies() throws {
    var random = RandomSkies(state: 3)
    var told: Set<String> = []
    for _ in 0..<10_000 {
      let sky = Sky(&random)
      let (input, layers, text) = (sky.input, sky.input.layers, sky.text)
      let depth = input.aerosolOpticalDepth ?? 0
      let isHazy = sky.says("haze")
      let isHumid = sky.says("humid air")
      // "Clean" is said neither of haze nor of muted colors.
      if sky.says("clean") {
        #expect(depth < 0.25 && !isHazy && !isHumid, "\(text) at \(depth)")
      }
      if sky.says("nearly clear") {
        #expect(layers.low < 0.25 && layers.mid < 0.1 && layers.high < 0.1, "\(text)")
      }
      #expect(sky.says("Low cloud hides") == (layers.low >= 0.6), "\(text)")
      if depth >= 0.3 { #expect(isHazy, "\(text) at \(depth)") }
      if isHazy { #expect(depth >= 0.25, "\(text) at \(depth)") }
      if isHumid { #expect((input.humidityPercent ?? 0) >= 70, "\(text)") }
      if sky.says("rain") { #expect((input.precipitationMillimetersPerHour ?? 0) > 0.4) }
      if sky.says("visibility") { #expect((input.visibilityMeters ?? 30_000) < 10_000) }
      if layers.low < 0.6 { expectLight(sky) }
      if let deck = sky.deck {
        let index = try #require(
          SunwardPath.distancesKilometers.firstIndex(of: deck.kilometers))
        let point = try #require(input.path?[index])
        #expect(deck.isLow ? point.low >= 0.3 : point.mid >= 0.5, "\(text)")
      }
      for words in ["clean", "haze", "humid", "will catch", "may catch", "little light", "deck"]
      where sky.says(words) { told.insert(words) }
    }
    #expect(told.count == 7)
  }

  /// What is said of the light is said of the clouds that are named.
  private func expectLight(_ sky: Sky) {
    let layers = sky.input.layers
    let named =
      (layers.high >= 0.1 ? [sky.model.lightHigh] : [])
      + (layers.mid >= 0.1 ? [sky.model.lightMid] : [])
    if sky.says("will catch the light") { #expect(named.allSatisfy { $0 >= 0.7 }, "\(sky.text)") }
    if sky.says("get little light") { #expect(named.allSatisfy { $0 < 0.4 }, "\(sky.text)") }
    if sky.says(" will cut it"), !named.isEmpty {
      #expect(named.allSatisfy { $0 < 0.4 }, "\(sky.text)")
    }
    // A glow along the horizon is cut only by what stands there.
    if named.isEmpty, let deck = sky.deck { #expect(deck.kilometers <= 200, "\(sky.text)") }
  }
}
