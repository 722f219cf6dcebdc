import Basics
import Libc

/// How the parts of an afterglow score are weighed: as reasoned, or as the user's own evenings
/// taught.
package struct SunsetTaste: Sendable, Hashable {
  /// The weights of the formula
  /// 100 · (g · glow + (1 − g · glow) · c · canvas) · airᵃ · visibility · rain + offset.
  package struct Weights: Sendable, Hashable {
    /// What a clear sky's glow is worth, 0…1.
    package var glow: Double
    /// A factor on the canvas.
    package var canvas: Double
    /// The exponent of the air.
    package var air: Double
    /// Points added: how generously somebody rates.
    package var offset: Double

    package init(
      glow: Double = 0.45, canvas: Double = 1, air: Double = 1, offset: Double = 0
    ) {
      self.glow = glow
      self.canvas = canvas
      self.air = air
      self.offset = offset
    }

    package static let standard = Weights()
  }

  /// A point of a curve from the weighed score to the rating, both 0…100.
  package struct Knot: Sendable, Hashable {
    package let score: Double
    package let rating: Double
  }

  package let weights: Weights
  /// In ascending order of both; empty: the weighed score is the score.
  package let curve: [Knot]

  package init(weights: Weights = .standard, curve: [Knot] = []) {
    self.weights = weights
    self.curve = curve
  }

  /// The reasoned weights.
  package static let standard = SunsetTaste()

  /// 0…100, unrounded.
  package func score(of parts: SunsetSubscores) -> Double {
    let value = weights.score(of: parts)
    guard let first = curve.first, let last = curve.last else { return value }
    guard value > first.score else { return first.rating }
    guard value < last.score else { return last.rating }
    let above = curve.partitioningIndex { $0.score >= value }
    let (low, high) = (curve[above - 1], curve[above])
    let share = (value - low.score) / (high.score - low.score)
    return low.rating + share * (high.rating - low.rating)
  }
}

extension SunsetTaste.Weights {
  package func score(of parts: SunsetSubscores) -> Double {
    let plain = glow * parts.glow
    let color = plain + (1 - plain) * min(canvas * parts.canvas, 1)
    let clear = air == 1 ? parts.air : pow(parts.air, air)
    return min(max(100 * color * clear * parts.visibility * parts.rain + offset, 0), 100)
  }
}

// MARK: As text

extension SunsetTaste {
  /// For a setting: the model's version, the weights and the curve.
  package var text: String {
    let numbers = [weights.glow, weights.canvas, weights.air, weights.offset]
    let points = curve.map { "\($0.score):\($0.rating)" }
    return ([Afterglow.version] + numbers.map(String.init(describing:)) + points)
      .joined(separator: ",")
  }

  /// `nil` for another version's text, and for numbers that learning cannot have found.
  package init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().prefix(4).compactMap { Double($0) }
    guard parts.first.map(String.init) == Afterglow.version, numbers.count == 4,
      zip(numbers, SunsetLearning.limits).allSatisfy({ $1.contains($0) })
    else { return nil }
    weights = Weights(glow: numbers[0], canvas: numbers[1], air: numbers[2], offset: numbers[3])
    var curve: [Knot] = []
    for part in parts.dropFirst(5) {
      let pair = part.split(separator: ":").compactMap { Double($0) }
      guard pair.count == 2, pair.allSatisfy((0...100).contains) else { return nil }
      if let last = curve.last, pair[0] <= last.score || pair[1] < last.rating { return nil }
      curve.append(Knot(score: pair[0], rating: pair[1]))
    }
    self.curve = curve
  }
}

extension AfterglowInput {
  /// For a row: the air's four values, then the layers here and at each point toward the sun, all
  /// separated by semicolons; what is unknown is empty.
  package var text: String {
    let air = [
      humidityPercent, aerosolOpticalDepth, visibilityMeters, precipitationMillimetersPerHour,
    ].map { $0.map(Self.shortened) ?? "" }
    let skies = ([layers] + (path ?? [])).map { sky in
      sky.map { [$0.low, $0.mid, $0.high].map(Self.shortened).joined(separator: ",") } ?? ""
    }
    return (air + skies).joined(separator: ";")
  }

  /// `nil` if the text is not one that this program writes.
  package init?(text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let count = SunwardPath.distancesKilometers.count
    guard parts.count == 5 || parts.count == 5 + count else { return nil }
    var air: [Double?] = []
    for part in parts.prefix(4) {
      guard !part.isEmpty else {
        air.append(nil)
        continue
      }
      guard let value = Double(part), (0...1e7).contains(value) else { return nil }
      air.append(value)
    }
    var skies: [CloudLayers?] = []
    for part in parts.dropFirst(4) {
      guard !part.isEmpty else {
        skies.append(nil)
        continue
      }
      let values = part.split(separator: ",").compactMap { Double($0) }
      guard values.count == 3, values.allSatisfy((0...1).contains) else { return nil }
      skies.append(
        CloudLayers(
          lowPercent: 100 * values[0], midPercent: 100 * values[1], highPercent: 100 * values[2]))
    }
    guard let here = skies[0] else { return nil }
    self.init(
      layers: here, path: skies.count > 1 ? Array(skies.dropFirst()) : nil,
      humidityPercent: air[0], aerosolOpticalDepth: air[1], visibilityMeters: air[2],
      precipitationMillimetersPerHour: air[3])
  }

  /// Four decimals are far below the error of any of these.
  private static func shortened(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(describing: rounded)
  }
}
