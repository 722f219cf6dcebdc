package import Units
package import Vocabulary
package import Words

/// The reason for a score, in one sentence.
package enum SunsetExplanation: Sendable, Equatable {
  case missing(SunsetReason)
  case classic(score: Int)
  case sky(Opening, obstacle: Obstacle?, spoilers: [Message])

  /// The canvas, and how much light it gets.
  package enum Opening: Sendable, Equatable {
    case plain(Message)
    case clouds(Message, light: Light)
  }

  /// How much light the clouds get.
  package enum Light: Sendable, Equatable { case full, some, little }

  /// Clouds between here and the sun.
  package struct Obstacle: Sendable, Equatable {
    let isLow: Bool
    /// What gets little light anyway is cut; the rest may be.
    let isCertain: Bool
    let kilometers: Int
    let direction: Direction

    fileprivate func phrase(_ sky: Text, distance: Text) -> Message {
      switch (isLow, isCertain) {
      case (true, true):
        .lowDeckCuts(sky: sky, distance: distance, direction: direction)
      case (true, false):
        .lowDeckMayCut(sky: sky, distance: distance, direction: direction)
      case (false, true):
        .midDeckCuts(sky: sky, distance: distance, direction: direction)
      case (false, false):
        .midDeckMayCut(sky: sky, distance: distance, direction: direction)
      }
    }
  }

  package var sentence: Sentence { Sentence { text(in: $0, $1) } }

  package func text(in wording: Wording, _ units: UnitSystem) -> Text {
    switch self {
    case .missing(let reason): wording.text(Self.message(reason))
    case .classic(let score):
      wording.text(.classicScore(score: wording.whole(score)))
    case .sky(let opening, let obstacle, let spoilers):
      Self.sentence(opening, obstacle, spoilers.map { wording.text($0) }, wording, units)
    }
  }

  private static func sentence(
    _ opening: Opening, _ obstacle: Obstacle?, _ spoilers: [Text], _ wording: Wording,
    _ units: UnitSystem
  ) -> Text {
    var text =
      switch opening {
      case .plain(let message): wording.text(message)
      case .clouds(let cloud, .full): wording.text(.catchesLight(cloud: wording.text(cloud)))
      case .clouds(let cloud, .some): wording.text(.mayCatchLight(cloud: wording.text(cloud)))
      case .clouds(let cloud, .little):
        wording.text(.getsLittleLight(cloud: wording.text(cloud)))
      }
    if let obstacle {
      let distance = wording.measure(Double(obstacle.kilometers), .distance, in: units)
      text = wording.text(obstacle.phrase(text, distance: distance))
    }
    guard !spoilers.isEmpty else { return wording.sentence(text) }
    return wording.sentence(
      wording.text(.spoiled(sky: text, spoilers: wording.conjunction(spoilers))))
  }

  private static func message(_ reason: SunsetReason) -> Message {
    switch reason {
    case .noCloudData: .noCloudData
    case .noCloudLayers: .noCloudLayers
    case .polarDay: .polarDay
    case .polarNight: .polarNight
    case .noEvent: .noEvent
    case .beyondHorizon: .beyondHorizon
    }
  }
}

// MARK: Of a sky

extension SunsetExplanation {
  init(model: Afterglow, input: AfterglowInput, azimuthDegrees: Double?) {
    let spoilers = Self.spoilers(model.subscores, input)
    let canvas = Canvas(model, input)
    self = .sky(
      Self.opening(
        canvas, input.layers,
        isClean: spoilers.isEmpty),
      obstacle: Self.obstacle(canvas, input, azimuthDegrees), spoilers: spoilers)
  }

  /// What is lit, and what each path point takes of its light.
  private struct Canvas {
    /// `nil`: only the glow along the horizon.
    let cloud: Message?
    /// Of the least and of the best lit cloud, 0…1.
    let light: ClosedRange<Double>
    let cuts: [Double]

    init(_ model: Afterglow, _ input: AfterglowInput) {
      let veil = Veil(input)
      let depth = input.airDepth
      func cuts(_ light: (Veil) -> Double) -> [Double] {
        let open = max(light(veil.alone(at: nil)), 1e-9)
        return (0..<SunwardPath.count).map { 1 - light(veil.alone(at: $0)) / open }
      }
      func high() -> [Double] { cuts { SunRays.high.light(through: $0, depth: depth) } }
      func mid() -> [Double] { cuts { SunRays.mid.light(through: $0, depth: depth) } }
      let sky = input.layers
      let (lightHigh, lightMid) = (model.lightHigh, model.lightMid)
      switch (sky.high >= 0.1, sky.mid >= 0.1) {
      case (true, true):
        cloud = .highAndMidCloud
        light = min(lightHigh, lightMid)...max(lightHigh, lightMid)
        self.cuts = zip(high(), mid()).map { max($0, $1) }
      case (true, false):
        cloud = sky.high >= 0.8 ? .highSheet : .cirrus
        light = lightHigh...lightHigh
        self.cuts = high()
      case (false, true):
        cloud = sky.mid >= 0.8 ? .midOvercast : .altocumulus
        light = lightMid...lightMid
        self.cuts = mid()
      case (false, false):
        cloud = nil
        light = model.horizon...model.horizon
        self.cuts = cuts { HorizonSight.openness(through: $0) }
      }
    }
  }

  private static func opening(_ canvas: Canvas, _ sky: CloudLayers, isClean: Bool) -> Opening {
    if sky.low >= 0.6 { return .plain(.lowCloud) }
    guard let cloud = canvas.cloud else {
      return .plain(sky.low >= 0.25 ? .scatteredLowCloud : isClean ? .clearSky : .clearSkyMuted)
    }
    if canvas.light.lowerBound >= 0.7 { return .clouds(cloud, light: .full) }
    return .clouds(cloud, light: canvas.light.upperBound < 0.4 ? .little : .some)
  }

  /// The path point that blocks the most light, if it is a real obstacle.
  private static func obstacle(
    _ canvas: Canvas, _ input: AfterglowInput, _ azimuthDegrees: Double?
  ) -> Obstacle? {
    guard input.path != nil, input.layers.low < 0.6 else { return nil }
    let cuts = canvas.cuts
    let sky = cuts.indices.map { input.sky(at: $0) }
    guard let worst = cuts.indices.max(by: { cuts[$0] < cuts[$1] }),
      cuts[worst] > 0.08, sky[worst].low >= 0.3 || sky[worst].mid >= 0.5
    else { return nil }
    let isLow = sky[worst].low >= 0.3
    let nearest = cuts.indices.first {
      cuts[$0] > 0.08 && (isLow ? sky[$0].low >= 0.3 : sky[$0].mid >= 0.5)
    }
    return Obstacle(
      isLow: isLow, isCertain: canvas.light.upperBound < 0.4,
      kilometers: Int(SunwardPath.distancesKilometers[nearest ?? worst]),
      direction: azimuthDegrees.flatMap { Bearing(degrees: $0) }.map { .bearing($0) } ?? .sunward)
  }

  private static let hazyDepth = 0.25

  private static func spoilers(_ parts: SunsetSubscores, _ input: AfterglowInput) -> [Message] {
    var spoilers: [Message] = []
    if parts.rain < 0.9 { spoilers.append(.rainInTheWay) }
    if parts.visibility < 0.6 { spoilers.append(.poorVisibility) }
    if input.aerosolOpticalDepth ?? 0 >= hazyDepth {
      spoilers.append(.hazeMutes)
    } else if parts.air < 0.84 {
      spoilers.append(.humidAirMutes)
    }
    return spoilers
  }
}
