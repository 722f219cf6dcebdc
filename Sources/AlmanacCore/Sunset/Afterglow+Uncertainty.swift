#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The scores of skies near the forecast one.
package struct SunsetInterval: Sendable, Equatable {
  package let low: Double
  package let high: Double
  /// The intended coverage of the interval.
  package let level: Double
}

extension Afterglow {
  /// The error of forecast cloud layers at a lead time in days, as a share of the sky.
  static func layerError(leadDays: Double) -> Double {
    (8 + 22 * (1 - exp(-max(leadDays, 0) / 4))) / 100
  }

  /// The lowest and the highest score of the 27 skies whose layers are each shifted by the error of
  /// the lead time, or by an ensemble's spread of the total cover (percent) if given.
  package static func interval(
    _ input: AfterglowInput, leadDays: Double, spreadPercent: Double? = nil
  ) -> SunsetInterval {
    let error = spreadPercent.map { min(max($0, 0), 50) / 100 } ?? layerError(leadDays: leadDays)
    let shifts = [-error, 0, error]
    var low = Double.infinity
    var high = -Double.infinity
    for lowShift in shifts {
      for midShift in shifts {
        for highShift in shifts {
          let sky = input.shifted(low: lowShift, mid: midShift, high: highShift)
          let score = Afterglow(sky).score
          low = min(low, score)
          high = max(high, score)
        }
      }
    }
    return SunsetInterval(low: low, high: high, level: 0.8)
  }

  /// The trust in a score, 0…1: cloud forecasts lose their skill within about five days (Ye and
  /// Chen, arXiv 1104.1700), and missing inputs reduce it further.
  package static func confidence(
    _ input: AfterglowInput, leadDays: Double, quality: SkyQuality = .layers
  ) -> Double {
    var confidence = 0.10 + 0.80 * exp(-max(leadDays, 0) / 5)
    if input.path == nil { confidence *= 0.80 }
    if input.aerosolOpticalDepth == nil { confidence *= 0.93 }
    if input.humidityPercent == nil { confidence *= 0.95 }
    return confidence * quality.confidenceFactor
  }
}

/// How the cloud layers were determined.
package enum SkyQuality: String, Sendable {
  /// The layers at the event.
  case layers
  /// Layers from a time up to 90 minutes away.
  case nearby
  /// Only a total or a daily mean, split by typical shares.
  case total

  var confidenceFactor: Double {
    switch self {
    case .layers: 1
    case .nearby: 0.80
    case .total: 0.60
    }
  }
}
