import Basics
import Libc

/// Three colors of the sky at twilight, in OKLCH.
///
/// Lightness and hue depend on the sun's altitude, chroma only on the score, so a better score is
/// always more colorful. Every color is within sRGB by construction.
package struct SkyGradient: Sendable, Equatable {
  package let zenith: OKLCH
  package let middle: OKLCH
  package let horizon: OKLCH

  /// - Parameters:
  ///   - score: 0…100, clamped.
  ///   - sunAltitudeDegrees: of the sun's center; clamped to −6…+6.
  package init(score: Double, sunAltitudeDegrees: Double) {
    let altitude = sunAltitudeDegrees.isFinite ? min(max(sunAltitudeDegrees, -6), 6) : 0
    let vividness = 0.10 + 0.90 * (score.isFinite ? min(max(score, 0), 100) : 0) / 100
    func color(_ pick: (KeyFrame) -> Tone) -> OKLCH {
      let tone = KeyFrame.tone(at: altitude, pick)
      let limit = OKLCH.maximumChroma(lightness: tone.lightness, hueDegrees: tone.hueDegrees)
      return OKLCH(
        lightness: tone.lightness, chroma: min(0.92 * limit, 0.20) * vividness,
        hueDegrees: (tone.hueDegrees + 360).truncatingRemainder(dividingBy: 360))
    }
    zenith = color(\.zenith)
    middle = color(\.middle)
    horizon = color(\.horizon)
  }

  /// `#rrggbb`, from the top of the sky down.
  package var hexColors: [String] { [zenith.hex, middle.hex, horizon.hex] }
}

private struct Tone {
  let lightness: Double
  /// Unwrapped, so that interpolation between key frames takes the short way.
  let hueDegrees: Double
}

/// The sky's colors at a solar altitude: the longer the light's path, the redder the horizon; the
/// middle goes from peach to purple; ozone turns the zenith indigo.
private struct KeyFrame {
  let altitude: Double
  let horizon: Tone
  let middle: Tone
  let zenith: Tone

  static let frames: [KeyFrame] = [
    frame(-6, (0.46, 38), (0.36, -25), (0.26, 278)),
    frame(-3, (0.66, 45), (0.56, 14), (0.40, 285)),
    frame(0, (0.78, 62), (0.70, 40), (0.55, 262)),
    frame(6, (0.86, 78), (0.80, 62), (0.70, 250)),
  ]

  static func tone(at altitude: Double, _ pick: (KeyFrame) -> Tone) -> Tone {
    let after = min(max(frames.partitioningIndex { $0.altitude >= altitude }, 1), frames.count - 1)
    let (start, end) = (frames[after - 1], frames[after])
    let share = (altitude - start.altitude) / (end.altitude - start.altitude)
    let (from, to) = (pick(start), pick(end))
    return Tone(
      lightness: from.lightness + (to.lightness - from.lightness) * share,
      hueDegrees: from.hueDegrees + (to.hueDegrees - from.hueDegrees) * share)
  }

  private static func frame(
    _ altitude: Double, _ horizon: (Double, Double), _ middle: (Double, Double),
    _ zenith: (Double, Double)
  ) -> KeyFrame {
    KeyFrame(
      altitude: altitude, horizon: Tone(lightness: horizon.0, hueDegrees: horizon.1),
      middle: Tone(lightness: middle.0, hueDegrees: middle.1),
      zenith: Tone(lightness: zenith.0, hueDegrees: zenith.1))
  }
}
