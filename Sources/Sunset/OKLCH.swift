import Libc

/// A color by perceived lightness, chroma and hue (Björn Ottosson, "A perceptual color space for
/// image processing", 2020).
package struct OKLCH: Sendable, Equatable {
  /// 0 black … 1 white.
  package let lightness: Double
  package let chroma: Double
  package let hueDegrees: Double

  package init(lightness: Double, chroma: Double, hueDegrees: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hueDegrees = hueDegrees
  }

  /// `#rrggbb` in sRGB; components outside the gamut are clamped.
  package var hex: String {
    let (red, green, blue) = linearRGB
    return "#" + [red, green, blue].map { Self.twoDigits(Self.encode($0)) }.joined()
  }

  /// The highest chroma within sRGB, found by bisection.
  package static func maximumChroma(lightness: Double, hueDegrees: Double) -> Double {
    var inside = 0.0
    var outside = 0.5
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      let color = OKLCH(lightness: lightness, chroma: middle, hueDegrees: hueDegrees)
      if color.isInGamut { inside = middle } else { outside = middle }
    }
    return inside
  }

  package var isInGamut: Bool {
    let (red, green, blue) = linearRGB
    return [red, green, blue].allSatisfy { $0 >= 0 && $0 <= 1 }
  }

  private var linearRGB: (Double, Double, Double) {
    let hue = hueDegrees * .pi / 180
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  /// IEC 61966-2-1.
  private static func encode(_ linear: Double) -> Int {
    let value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
  }

  private static func twoDigits(_ value: Int) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

private func cube(_ value: Double) -> Double { value * value * value }
