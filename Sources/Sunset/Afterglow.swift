import Libc

/// The input of the afterglow model, at the time of sunset or sunrise.
package struct AfterglowInput: Sendable, Hashable {
  package let layers: CloudLayers
  /// The sky toward the sun at `SunwardPath.distancesKilometers`; a missing point is `nil`. `nil`
  /// as a whole: not sampled.
  package let path: [CloudLayers?]?
  package let humidityPercent: Double?
  /// Of the whole column, at 550 nm.
  package let aerosolOpticalDepth: Double?
  package let visibilityMeters: Double?
  package let precipitationMillimetersPerHour: Double?

  package init(
    layers: CloudLayers, path: [CloudLayers?]? = nil, humidityPercent: Double? = nil,
    aerosolOpticalDepth: Double? = nil, visibilityMeters: Double? = nil,
    precipitationMillimetersPerHour: Double? = nil
  ) {
    self.layers = layers
    self.path = path
    self.humidityPercent = humidityPercent
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibilityMeters = visibilityMeters
    self.precipitationMillimetersPerHour = precipitationMillimetersPerHour
  }

  /// Of the whole column; the median over land if it is not known.
  var airDepth: Double { max(aerosolOpticalDepth ?? 0.12, 0) }

  /// The sky at one of the path's points; the local sky is the fallback for missing points.
  func sky(at index: Int) -> CloudLayers {
    guard let path, index < path.count else { return layers }
    return path[index] ?? layers
  }
}

/// The parts of a score, each 0…1.
package struct SunsetSubscores: Sendable, Equatable {
  /// Clouds that are visible, lit and able to take color.
  package let canvas: Double
  /// Share of the sun's light that reaches those clouds, and the eye from them.
  package let light: Double
  /// The plain twilight of a clear sky.
  package let glow: Double
  /// How little moisture mutes.
  package let air: Double
  package let visibility: Double
  package let rain: Double
}

/// The score model "afterglow", version 3: clouds as canvas, lit by rays that other clouds and haze
/// cut, multiplied by dry air.
///
/// A cloud glows if light reaches it on a path that no cloud blocks for some hundred kilometers
/// toward the sun (`SunRays`); haze and humidity mute the result. Factors multiply because blocked
/// light, low cloud in front of the canvas, or moist air cannot be averaged away. The geometry
/// follows the refracted ray over a round Earth; the observations behind it are those of Corfidi
/// ("The Colors of Sunset and Twilight", NOAA/SPC). The weights are reasoned, not fitted:
/// see `SunsetTaste` for what a user's own evenings change.
package struct Afterglow: Sendable, Equatable {
  /// 0…100, unrounded.
  package let score: Double
  package let subscores: SunsetSubscores
  let lightHigh: Double
  let lightMid: Double
  /// How open the horizon is, 0…1.
  let horizon: Double

  /// The model and its version, kept with a forecast.
  package static let version = "afterglow 3"

  /// - Parameters:
  ///   - taste: learned from the user's own evenings.
  ///   - thickness: of mid-level and high cloud; 1 is usual.
  package init(
    _ input: AfterglowInput, taste: SunsetTaste = .standard, thickness: Double = 1
  ) {
    let veil = Veil(input, thickness: thickness)
    let depth = input.airDepth
    lightHigh = SunRays.high.light(through: veil, depth: depth)
    lightMid = SunRays.mid.light(through: veil, depth: depth)
    horizon = HorizonSight.openness(through: veil)
    let canvas = Canvas(
      input.layers, veil, lightHigh: lightHigh, lightMid: lightMid,
      lightLow: SunRays.low.light(through: veil, depth: depth))
    let glow = (1 - input.layers.low) * horizon * SunRays.mid.light(depth: depth)
    let air = Self.air(input)
    // Haze is counted with the rays; what is left is fog (below 1 km) and mist.
    let visibility =
      input.visibilityMeters.map { 0.15 + 0.85 * Self.smoothstep(1000, 10_000, $0) } ?? 1
    let rain =
      input.precipitationMillimetersPerHour.map { 1 - 0.6 * Self.smoothstep(0.1, 1.5, $0) } ?? 1
    subscores = SunsetSubscores(
      canvas: canvas.value, light: canvas.light, glow: glow, air: air, visibility: visibility,
      rain: rain)
    score = taste.score(of: subscores)
  }

  /// How little moisture mutes the colors: 65 % is the median over land. A known haze contains the
  /// water that particles take up, so moisture counts for less beside it.
  private static func air(_ input: AfterglowInput) -> Double {
    let dryness = 1 - 0.35 * smoothstep(45, 100, input.humidityPercent ?? 65)
    return input.aerosolOpticalDepth == nil ? dryness : dryness.squareRoot()
  }

  static func smoothstep(_ start: Double, _ end: Double, _ value: Double) -> Double {
    let share = min(max((value - start) / (end - start), 0), 1)
    return share * share * (3 - 2 * share)
  }
}

/// The clouds as a surface to be lit.
private struct Canvas {
  /// 0…1.
  let value: Double
  /// The light on the layers, weighted by their canvas.
  let light: Double

  init(
    _ sky: CloudLayers, _ veil: Veil, lightHigh: Double, lightMid: Double, lightLow: Double
  ) {
    let ramp = Afterglow.smoothstep
    let seenMid = pow(1 - sky.low, 1.2)
    let high = 0.95 * ramp(0, 0.40, sky.high) * seenMid * veil.aboveDeck
    let mid = 0.90 * ramp(0, 0.35, sky.mid) * seenMid
    let lowRamp = ramp(0, 0.25, sky.low) * (1 - ramp(0.25, 0.60, sky.low) * (1 - lightLow))
    let low = 0.25 * lowRamp
    value = 1 - (1 - high * lightHigh) * (1 - mid * lightMid) * (1 - low * lightLow)
    let whole = high + mid + low
    light =
      whole > 1e-6
      ? (high * lightHigh + mid * lightMid + low * lightLow) / whole : lightHigh
  }
}
