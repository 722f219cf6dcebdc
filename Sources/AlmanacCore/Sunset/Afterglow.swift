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
  /// Share of the sun's light that reaches those clouds.
  package let light: Double
  /// The plain twilight of a clear sky.
  package let glow: Double
  /// How clean and dry the air is.
  package let air: Double
  package let visibility: Double
  package let rain: Double
}

/// The score model "afterglow", version 2: clouds as canvas, lit by rays that other clouds and haze
/// cut, multiplied by clean air.
///
/// A cloud glows if light reaches it on a path that no cloud blocks for some hundred kilometers
/// toward the sun (`SunRays`); haze and humidity mute the result. Factors multiply because blocked
/// light, low cloud in front of the canvas, or dirty air cannot be averaged away. The geometry
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
  package static let version = "afterglow 2"

  /// - Parameter taste: learned from the user's own evenings.
  package init(_ input: AfterglowInput, taste: SunsetTaste = .standard) {
    let veil = Veil(input)
    let depth = input.airDepth
    lightHigh = SunRays.high.light(through: veil, depth: depth)
    lightMid = SunRays.mid.light(through: veil, depth: depth)
    horizon = HorizonSight.openness(through: veil)
    let canvas = Canvas(
      input.layers, lightHigh: lightHigh, lightMid: lightMid,
      lightLow: SunRays.low.light(through: veil, depth: depth))
    let glow = (1 - input.layers.low) * horizon * SunRays.mid.light(depth: depth)
    let air = Self.air(input.aerosolOpticalDepth, input.humidityPercent)
    let visibility =
      input.visibilityMeters.map { 0.15 + 0.85 * Self.smoothstep(2000, 15000, $0) } ?? 1
    let rain =
      input.precipitationMillimetersPerHour.map { 1 - 0.6 * Self.smoothstep(0.1, 1.5, $0) } ?? 1
    subscores = SunsetSubscores(
      canvas: canvas.value, light: canvas.light, glow: glow, air: air, visibility: visibility,
      rain: rain)
    score = taste.score(of: subscores)
  }

  /// How pure the colors are. They are most vivid at a small optical depth, about .03–.08 (Lee,
  /// Appl. Opt. 54, 2015); what haze takes of the light is counted with the rays.
  private static func air(_ depth: Double?, _ humidity: Double?) -> Double {
    let aerosol = depth.map { depth in
      let depth = max(depth, 0)
      return (0.92 + 0.08 * (1 - exp(-depth / 0.03))) / (1 + pow(depth / 0.9, 1.6))
    }
    let moisture = humidity.map { 1 - 0.35 * smoothstep(45, 100, $0) }
    switch (aerosol, moisture) {
    case (let aerosol?, let moisture?): return pow(aerosol, 0.8) * pow(moisture, 0.5)
    case (let aerosol?, nil): return 0.95 * pow(aerosol, 0.8)
    case (nil, let moisture?): return 0.93 * moisture
    case (nil, nil): return 0.85
    }
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

  init(_ sky: CloudLayers, lightHigh: Double, lightMid: Double, lightLow: Double) {
    let ramp = Afterglow.smoothstep
    // A closed deck lacks the gaps that give it shape.
    let flatHigh = 1 - 0.2 * ramp(0.75, 1, sky.high)
    let flatMid = 1 - 0.2 * ramp(0.60, 1, sky.mid)
    let seenMid = pow(1 - sky.low, 1.2)
    let seenHigh = seenMid * (1 - 0.8 * sky.mid)
    let high = 0.95 * ramp(0, 0.40, sky.high) * flatHigh * seenHigh
    let mid = 0.90 * ramp(0, 0.35, sky.mid) * flatMid * seenMid
    let lowRamp = ramp(0, 0.25, sky.low) * (1 - ramp(0.25, 0.60, sky.low) * (1 - lightLow))
    let low = 0.25 * lowRamp
    value = 1 - (1 - high * lightHigh) * (1 - mid * lightMid) * (1 - low * lightLow)
    let whole = high + mid + low
    light =
      whole > 1e-6
      ? (high * lightHigh + mid * lightMid + low * lightLow) / whole : lightHigh
  }
}

extension Sequence<Double> {
  var sum: Double { reduce(0, +) }
}
