import Foundation

/// The afterglow model again, written from its description and not from the product's code, so that
/// the two can be compared.
struct AfterglowOracle {
  struct Layers {
    var low, mid, high: Double
  }

  var here: Layers
  /// Six points toward the sun, or nil.
  var path: [Layers]?
  var humidity: Double?
  var aerosol: Double?
  var visibility: Double?
  var precipitation: Double?

  private func step(_ from: Double, _ to: Double, _ x: Double) -> Double {
    let t = min(max((x - from) / (to - from), 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// How much of the light is taken along `sky`, by weights and by what each layer hides.
  private func light(
    _ sky: [Layers], _ weights: [Double], _ mid: Double, _ high: Double, _ low: Double = 1
  )
    -> Double
  {
    let depth = zip(sky, weights).reduce(0) { sum, point in
      let (layers, weight) = point
      let open = (1 - low * layers.low) * (1 - mid * layers.mid) * (1 - high * layers.high)
      return sum + weight * (1 - open)
    }
    return exp(-2.2 * depth)
  }

  var score: Double {
    let sky = path ?? Array(repeating: here, count: 6)
    let lightHigh = light(sky, [0, 0.08, 0.17, 0.21, 0.27, 0.27], 0.7, 0.25)
    let lightMid = light(sky, [0.10, 0.19, 0.21, 0.20, 0.17, 0.13], 0.6, 0.25)
    let lightLow = light(sky, [0.5, 0.5], 0.6, 0.25, 0.8)
    let horizon = light([here] + sky, [0.30, 0.35, 0.25, 0.10], 0.7, 0.2)
    let (low, mid, high) = (here.low, here.mid, here.high)
    let canvasHigh =
      step(0, 0.40, high) * (1 - 0.45 * step(0.75, 1, high) * (0.35 + 0.65 * (1 - lightHigh)))
    let canvasMid =
      step(0, 0.35, mid) * (1 - 0.55 * step(0.60, 1, mid) * (0.35 + 0.65 * (1 - lightMid)))
    let canvasLow = step(0, 0.25, low) * (1 - step(0.25, 0.60, low) * (1 - lightLow))
    let seenMid = pow(1 - low, 1.2)
    let seenHigh = seenMid * (1 - 0.8 * mid)
    let canvas =
      1 - (1 - 0.95 * canvasHigh * lightHigh * seenHigh)
      * (1 - 0.90 * canvasMid * lightMid * seenMid) * (1 - 0.25 * canvasLow * lightLow)
    let glow = (1 - low) * horizon
    let shown = 0.45 * glow + (1 - 0.45 * glow) * canvas
    return 100 * min(max(shown * air * clarity * dryness, 0), 1)
  }

  private var air: Double {
    let haze = aerosol.map {
      (0.92 + 0.08 * (1 - exp(-$0 / 0.03))) / (1 + pow($0 / 0.55, 1.6))
    }
    let damp = humidity.map { 1 - 0.35 * step(45, 100, $0) }
    switch (haze, damp) {
    case (let haze?, let damp?): return pow(haze, 0.8) * pow(damp, 0.5)
    case (let haze?, nil): return 0.95 * pow(haze, 0.8)
    case (nil, let damp?): return 0.93 * damp
    case (nil, nil): return 0.85
    }
  }

  private var clarity: Double { visibility.map { 0.15 + 0.85 * step(2000, 15_000, $0) } ?? 1 }
  private var dryness: Double { precipitation.map { 1 - 0.6 * step(0.1, 1.5, $0) } ?? 1 }
}
