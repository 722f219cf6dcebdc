/// Scores in one sentence a person reads.
enum SunsetExplanation {
  static func sentence(
    model: Afterglow, input: AfterglowInput, azimuthDegrees: Double?
  ) -> String {
    var sentence = opening(model, input)
    if let curtain = curtain(model, input, azimuthDegrees) { sentence += "; " + curtain }
    let spoilers = spoilers(model.subscores, input)
    if !spoilers.isEmpty { sentence += ", and " + spoilers.joined(separator: " and ") }
    return sentence + "."
  }

  static func sentence(for reason: SunsetReason) -> String {
    switch reason {
    case .noCloudData: "No cloud data is known for this moment, so there is no score."
    case .noCloudLayers: "The cloud layers are not known for this moment, so there is no score."
    case .polarDay: "The sun stays above the horizon all day."
    case .polarNight: "The sun stays below the horizon all day."
    case .noEvent: "The sun does not cross the horizon on this day."
    case .beyondHorizon: "The day is beyond every forecast."
    }
  }

  static func classicSentence(score: Double) -> String {
    "The original score, taken from cloud cover alone: \(Int(score)) of 100."
  }

  private static func opening(_ model: Afterglow, _ input: AfterglowInput) -> String {
    let sky = input.layers
    if sky.low >= 0.6 { return "Low cloud hides most of the sky" }
    let cloud = canvasName(sky)
    guard let cloud else {
      return sky.low < 0.25
        ? "A nearly clear sky promises a plain, clean glow"
        : "Scattered low cloud leaves a plain glow in the gaps"
    }
    switch model.subscores.light {
    case 0.7...: return "\(cloud) will catch the light"
    case 0.4...: return "\(cloud) may catch some of the light"
    default: return "\(cloud) will get little light"
    }
  }

  private static func canvasName(_ sky: CloudLayers) -> String? {
    switch (sky.high >= 0.1, sky.mid >= 0.1) {
    case (true, true): "High and mid-level cloud"
    case (true, false): sky.high >= 0.8 ? "A sheet of high cloud" : "Cirrus"
    case (false, true): sky.mid >= 0.8 ? "A mid-level overcast" : "Altocumulus"
    case (false, false): nil
    }
  }

  /// The point of the path that takes most light, when it is a real obstacle.
  private static func curtain(
    _ model: Afterglow, _ input: AfterglowInput, _ azimuthDegrees: Double?
  ) -> String? {
    guard input.path != nil, input.layers.low < 0.6 else { return nil }
    let sky = input.sky
    guard let worst = model.cuts.indices.max(by: { model.cuts[$0] < model.cuts[$1] }),
      model.cuts[worst] > 0.08, sky[worst].low >= 0.3 || sky[worst].mid >= 0.5
    else { return nil }
    let layer = sky[worst].low >= 0.3 ? "low" : "mid-level"
    let nearest = sky.indices.first {
      model.cuts[$0] > 0.08 && (layer == "low" ? sky[$0].low >= 0.3 : sky[$0].mid >= 0.5)
    }
    let kilometers = Int(SunwardPath.distancesKilometers[nearest ?? worst])
    let direction = azimuthDegrees.flatMap { Compass(degrees: $0)?.name } ?? "toward the sun"
    let verb = model.subscores.light < 0.4 ? "will cut it" : "may cut it"
    return "a \(layer) deck \(kilometers) km \(direction) \(verb)"
  }

  private static func spoilers(_ parts: SunsetSubscores, _ input: AfterglowInput) -> [String] {
    var spoilers: [String] = []
    if parts.rain < 0.9 { spoilers.append("rain gets in the way") }
    if parts.visibility < 0.6 { spoilers.append("poor visibility dims the view") }
    if parts.air < 0.75 {
      let isHazy = (input.aerosolOpticalDepth ?? 0) >= 0.25
      spoilers.append(isHazy ? "haze mutes the colors" : "humid air mutes the colors")
    }
    return spoilers
  }
}
