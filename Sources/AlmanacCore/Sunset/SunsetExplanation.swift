/// The reason for a score, in one sentence.
package enum SunsetExplanation: Sendable, Equatable {
  case missing(SunsetReason)
  case classic(score: Int)
  case sky(Opening, obstacle: Obstacle?, spoilers: [Message])

  /// The canvas, and how much light it gets.
  package enum Opening: Sendable, Equatable {
    case plain(Message)
    case clouds(Message, light: Message)
  }

  /// Clouds between here and the sun.
  package struct Obstacle: Sendable, Equatable {
    /// With `{sky}`, `{kilometers}` and `{direction}`.
    let message: Message
    let kilometers: Int
    /// nil means toward the sun.
    let direction: Compass?
  }

  package func text(in language: SpokenLanguage) -> String {
    switch self {
    case .missing(let reason): language.text(Self.message(reason))
    case .classic(let score): language.text(.classicScore, ["score": "\(score)"])
    case .sky(let opening, let obstacle, let spoilers):
      Self.sentence(opening, obstacle, spoilers.map { language.text($0) }, language)
    }
  }

  private static func sentence(
    _ opening: Opening, _ obstacle: Obstacle?, _ spoilers: [String], _ language: SpokenLanguage
  ) -> String {
    var text =
      switch opening {
      case .plain(let message): language.text(message)
      case .clouds(let cloud, let light): language.text(light, ["cloud": language.text(cloud)])
      }
    if let obstacle {
      let direction =
        obstacle.direction.map { language.phrases.direction($0) } ?? language.text(.towardSun)
      text = language.text(
        obstacle.message,
        ["sky": text, "kilometers": "\(obstacle.kilometers)", "direction": direction])
    }
    guard let first = spoilers.first else { return text + "." }
    let all = spoilers.dropFirst().reduce(first) {
      language.text(.both, ["first": $0, "second": $1])
    }
    return language.text(.spoiled, ["sky": text, "spoilers": all]) + "."
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
    self = .sky(
      Self.opening(model, input), obstacle: Self.obstacle(model, input, azimuthDegrees),
      spoilers: Self.spoilers(model.subscores, input))
  }

  private static func opening(_ model: Afterglow, _ input: AfterglowInput) -> Opening {
    let sky = input.layers
    if sky.low >= 0.6 { return .plain(.lowCloud) }
    guard let cloud = canvas(sky) else {
      return .plain(sky.low < 0.25 ? .clearSky : .scatteredLowCloud)
    }
    switch model.subscores.light {
    case 0.7...: return .clouds(cloud, light: .catchesLight)
    case 0.4...: return .clouds(cloud, light: .mayCatchLight)
    default: return .clouds(cloud, light: .getsLittleLight)
    }
  }

  private static func canvas(_ sky: CloudLayers) -> Message? {
    switch (sky.high >= 0.1, sky.mid >= 0.1) {
    case (true, true): .highAndMidCloud
    case (true, false): sky.high >= 0.8 ? .highSheet : .cirrus
    case (false, true): sky.mid >= 0.8 ? .midOvercast : .altocumulus
    case (false, false): nil
    }
  }

  /// The path point that blocks the most light, if it is a real obstacle.
  private static func obstacle(
    _ model: Afterglow, _ input: AfterglowInput, _ azimuthDegrees: Double?
  ) -> Obstacle? {
    guard input.path != nil, input.layers.low < 0.6 else { return nil }
    let sky = input.sky
    guard let worst = model.cuts.indices.max(by: { model.cuts[$0] < model.cuts[$1] }),
      model.cuts[worst] > 0.08, sky[worst].low >= 0.3 || sky[worst].mid >= 0.5
    else { return nil }
    let isLow = sky[worst].low >= 0.3
    let nearest = sky.indices.first {
      model.cuts[$0] > 0.08 && (isLow ? sky[$0].low >= 0.3 : sky[$0].mid >= 0.5)
    }
    let message: Message =
      model.subscores.light < 0.4
      ? isLow ? .lowDeckCuts : .midDeckCuts
      : isLow ? .lowDeckMayCut : .midDeckMayCut
    return Obstacle(
      message: message, kilometers: Int(SunwardPath.distancesKilometers[nearest ?? worst]),
      direction: azimuthDegrees.flatMap { Compass(degrees: $0) })
  }

  private static func spoilers(_ parts: SunsetSubscores, _ input: AfterglowInput) -> [Message] {
    var spoilers: [Message] = []
    if parts.rain < 0.9 { spoilers.append(.rainInTheWay) }
    if parts.visibility < 0.6 { spoilers.append(.poorVisibility) }
    if parts.air < 0.75 {
      let isHazy = (input.aerosolOpticalDepth ?? 0) >= 0.25
      spoilers.append(isHazy ? .hazeMutes : .humidAirMutes)
    }
    return spoilers
  }
}
