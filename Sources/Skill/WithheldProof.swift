import Basics
package import Vocabulary

/// Whether a correction made the last days better, of which it had learned nothing when it
/// corrected them. Only what is proven is applied.
package struct WithheldProof: Sendable, Equatable {
  package let verdict: CorrectionVerdict
  /// The mean absolute errors on the withheld days; nil without days.
  package let raw: Double?
  package let corrected: Double?
  /// What the gain has to exceed; nil with fewer than two days.
  package let noise: Double?
  package let days: Int

  /// The share of the days, in time, that is withheld.
  package static let share = 0.3
  package static let minimumDays = 7
  /// The quantile of 0.95: one correction in twenty that does nothing would be applied.
  private static let deviations = 1.645

  /// The losses of one forecast.
  package typealias Loss = (day: Int, raw: Double, corrected: Double)

  /// - Parameter losses: of all days; the last ones count.
  package init(_ losses: [Loss]) {
    let withheld = Self.withheld(losses)
    let gains = BlockBootstrap.blocks(withheld.map { ($0.day, $0.raw - $0.corrected) })
    days = gains.count
    let count = Double(withheld.count)
    raw = withheld.isEmpty ? nil : withheld.reduce(0) { $0 + $1.raw } / count
    corrected = withheld.isEmpty ? nil : withheld.reduce(0) { $0 + $1.corrected } / count
    guard let gain = BlockBootstrap(gains) else {
      (noise, verdict) = (nil, .fewDays)
      return
    }
    let noise = Self.deviations * gain.standardError
    self.noise = noise
    verdict =
      switch gain.mean {
      case _ where days < Self.minimumDays: .fewDays
      case ...0: .notBetter
      case ...noise: .withinNoise
      default: .proven
      }
  }

  package static func firstWithheldDay(_ days: some Sequence<Int>) -> Int? {
    let days = Set(days).sorted()
    guard !days.isEmpty else { return nil }
    return days[Int(Double(days.count) * (1 - share))]
  }

  private static func withheld(_ losses: [Loss]) -> [Loss] {
    guard let first = firstWithheldDay(losses.map(\.day)) else { return [] }
    return losses.filter { $0.day >= first }
  }
}
