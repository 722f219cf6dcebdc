import Foundation

/// The afterglow model again, written from its description and not from the product's code, so that
/// the two can be compared. Rays are followed kilometer by kilometer.
package struct AfterglowOracle {
  package struct Layers: Sendable {
    package var low, mid, high: Double

    package init(low: Double, mid: Double, high: Double) {
      (self.low, self.mid, self.high) = (low, mid, high)
    }
  }

  package var here: Layers
  /// Eight points toward the sun, or nil.
  package var path: [Layers]?
  package var humidity: Double?
  package var aerosol: Double?
  package var visibility: Double?
  package var precipitation: Double?
  /// Of mid-level and high cloud.
  package var thickness = 1.0

  package init(
    here: Layers, path: [Layers]? = nil, humidity: Double? = nil, aerosol: Double? = nil,
    visibility: Double? = nil, precipitation: Double? = nil
  ) {
    (self.here, self.path) = (here, path)
    (self.humidity, self.aerosol) = (humidity, aerosol)
    (self.visibility, self.precipitation) = (visibility, precipitation)
  }

  /// What a line meets: at each of nine distances, cells of low, mid-level and high cloud.
  private struct Line {
    var cells = Array(repeating: [0.0, 0, 0], count: 9)
    var air = 0.0

    /// Those that are met at all, few of the 27, once the line has been followed.
    private(set) var met: [(node: Int, layer: Int, share: Double)] = []

    /// The line as it is looked along.
    func followed() -> Line {
      var copy = self
      for (node, cell) in cells.enumerated() {
        for layer in 0..<3 where cell[layer] > 0 { copy.met.append((node, layer, cell[layer])) }
      }
      return copy
    }

    /// What is left of the light.
    func left(_ sky: [Layers], _ thickness: Double) -> Double {
      // What one cell keeps, to the power of the cells, layer by layer.
      var products = [1.0, 1.0, 1.0]
      for (node, layer, share) in met {
        let base =
          switch layer {
          case 0: 1 - 0.97 * sky[node].low
          case 1: 1 - 0.7 * sky[node].mid
          default: 1 - 0.25 * sky[node].high
          }
        products[layer] *= pow(base, share)
      }
      return products[0] * Line.uneven(products[1], thickness)
        * Line.uneven(products[2], thickness)
    }

    /// The mean of what a deck keeps whose depth follows a gamma distribution of shape ½.
    static func uneven(_ even: Double, _ thickness: Double) -> Double {
      pow(1 - thickness * log(even) / 0.5, -0.5)
    }

    func brightness(_ depth: Double) -> Double { max(1 - 0.4789 * depth * air / log(1e6), 0) }
  }

  private static let nodes = [0.0, 50, 100, 150, 200, 300, 400, 500, 600]
  private static let radius = 6371 / 0.87

  /// Follows a line that begins at a distance and a height and rises by `slope`.
  private static func follow(
    _ line: inout Line, from start: Double, height: Double, slope: Double, to end: Double,
    isSight: Bool = false, ceiling: Double = 99
  ) {
    var met = Array(repeating: [0.0, 0, 0], count: 9)
    for step in 0..<Int(end * 4) {
      let s = (Double(step) + 0.5) / 4
      let z = height + s * slope + s * s / (2 * radius)
      if z > 12 { break }
      if !isSight { line.air += 0.25 / 1.5 * exp(-max(z, 0) / 1.5) }
      let bands = [1.0...2.5, 5.0...6.0, 9.0...10.0]
      guard z < ceiling, let layer = bands.firstIndex(where: { $0.contains(z) }) else { continue }
      let at = min(start + s, 600)
      let right = nodes.firstIndex { $0 >= at } ?? 8
      let left = max(right - 1, 0)
      let share = right == left ? 1 : (at - nodes[left]) / (nodes[right] - nodes[left])
      met[left][layer] += 0.25 / 25 * (1 - share)
      met[right][layer] += 0.25 / 25 * share
    }
    for layer in 0..<3 {
      let whole = met.reduce(0) { $0 + $1[layer] }
      guard whole > 0 else { continue }
      // What hangs overhead does not count where clouds are looked at.
      let first = isSight && ceiling < 99 ? 1 : 0
      for node in first..<9 { line.cells[node][layer] += met[node][layer] / min(whole, 1) }
    }
  }

  private static func rays(_ base: Double) -> [Line] {
    let all = [10.0, 30, 50, 70, 90].flatMap { r in
      [1, cos(20 * Double.pi / 180), cos(40 * Double.pi / 180)].enumerated().flatMap {
        index, turn in
        Array(repeating: r * turn, count: index == 0 ? 1 : 2)
      }
    }.sorted()
    let windows = (0..<5).map { part in all[part * 5..<part * 5 + 5].reduce(0, +) / 5 }
    return windows.flatMap { window in
      (0..<8).map { index in
        var line = Line()
        let last = (2 * base / radius).squareRoot()
        follow(
          &line, from: 0, height: 0, slope: base / window - window / (2 * radius), to: window,
          isSight: true, ceiling: base)
        follow(
          &line, from: window, height: base, slope: -(Double(index) + 0.5) / 8 * last, to: 650)
        // From the cloud to the eye, step by step along the slant.
        for step in 0..<400 {
          let share = (Double(step) + 0.5) / 400
          let length = (window * window + base * base).squareRoot() / 400
          line.air += length / 1.5 * exp(-share * base / 1.5)
        }
        return line.followed()
      }
    }
  }

  private static let (lowRays, midRays, highRays) = (rays(1), rays(5), rays(9))
  private static let horizonRays: [Line] = [1.0, 2, 3, 4, 6, 8].map { degrees in
    var line = Line()
    follow(
      &line, from: 0, height: 0, slope: degrees * .pi / 180, to: 300, isSight: true)
    return line.followed()
  }

  private func light(_ rays: [Line]) -> Double {
    let depth = max(aerosol ?? 0.12, 0)
    let clean = rays.reduce(0) { $0 + $1.brightness(0.05) }
    return min(rays.reduce(0) { $0 + $1.brightness(depth) * $1.left(sky, thickness) } / clean, 1)
  }

  private var haze: Double {
    let depth = max(aerosol ?? 0.12, 0)
    let clean = Self.midRays.reduce(0) { $0 + $1.brightness(0.05) }
    return min(Self.midRays.reduce(0) { $0 + $1.brightness(depth) } / clean, 1)
  }

  private var sky: [Layers] { [here] + (path ?? Array(repeating: here, count: 8)) }

  private func step(_ from: Double, _ to: Double, _ x: Double) -> Double {
    let t = min(max((x - from) / (to - from), 0), 1)
    return t * t * (3 - 2 * t)
  }

  package var lightHigh: Double { light(Self.highRays) }
  package var lightMid: Double { light(Self.midRays) }
  package var glow: Double {
    (1 - here.low) * haze * Self.horizonRays.reduce(0) { $0 + $1.left(sky, thickness) } / 6
  }

  package var canvas: Double {
    let (lightHigh, lightMid, lightLow) = (lightHigh, lightMid, light(Self.lowRays))
    let (low, mid, high) = (here.low, here.mid, here.high)
    let canvasHigh = step(0, 0.40, high)
    let canvasMid = step(0, 0.35, mid)
    let canvasLow = step(0, 0.25, low) * (1 - step(0.25, 0.60, low) * (1 - lightLow))
    let seenMid = pow(1 - low, 1.2)
    let seenHigh = seenMid * Line.uneven(1 - 0.7 * mid, thickness)
    return 1 - (1 - 0.95 * canvasHigh * lightHigh * seenHigh)
      * (1 - 0.90 * canvasMid * lightMid * seenMid) * (1 - 0.25 * canvasLow * lightLow)
  }

  package var score: Double {
    let shown = 0.45 * glow + (1 - 0.45 * glow) * canvas
    return 100 * min(max(shown * air * clarity * dryness, 0), 1)
  }

  package var air: Double {
    pow(1 - 0.35 * step(45, 100, humidity ?? 65), aerosol == nil ? 1 : 0.5)
  }

  private var clarity: Double { visibility.map { 0.15 + 0.85 * step(1000, 10_000, $0) } ?? 1 }
  private var dryness: Double { precipitation.map { 1 - 0.6 * step(0.1, 1.5, $0) } ?? 1 }
}
