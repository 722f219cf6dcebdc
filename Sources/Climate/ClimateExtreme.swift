package import Vocabulary

/// How the frequency of an extreme changes with global warming (IPCC AR6 WGI Figure SPM.6).
package struct ClimateExtreme: Sendable, Equatable {
  /// °C of global warming at which the figure gives values.
  private static let levels = [0.0, 1, 1.5, 2, 4]
  package static let source = "IPCC AR6 WGI Figure SPM.6 (land, global mean)"
  /// The regions that the figure's droughts are the mean of: those with at least medium confidence
  /// in more agricultural and ecological droughts at 2 °C (caption of the figure).
  private static let dryingRegions: Set<String> = [
    "WNA", "CNA", "NCA", "SCA", "NSA", "NES", "SAM", "SWS", "SSA", "WCE", "MED", "WSAF", "ESAF",
    "MDG", "EAU", "SAU",
  ]

  package let kind: ExtremeKind
  /// Relative to the baseline year.
  package let timesAsOften: Double

  /// Between two levels of global warming; linear between the figure's levels, constant beyond 4
  /// °C.
  /// `nil` for droughts in a region that the figure does not speak for.
  init?(_ kind: ExtremeKind, in region: ClimateRegion, now: Double, then: Double) {
    guard kind != .drought10Year || Self.dryingRegions.contains(region.code) else { return nil }
    self.kind = kind
    timesAsOften = Self.frequency(kind, then) / Self.frequency(kind, now)
  }

  static func frequency(_ kind: ExtremeKind, _ warming: Double) -> Double {
    let level = min(max(warming, 0), 4)
    let next = max(levels.firstIndex { $0 >= level } ?? levels.count - 1, 1)
    let share = (level - levels[next - 1]) / (levels[next] - levels[next - 1])
    return kind.frequencies[next - 1] * (1 - share) + kind.frequencies[next] * share
  }
}

extension ExtremeKind {
  /// Frequency relative to 1850–1900, at each of `levels`.
  fileprivate var frequencies: [Double] {
    switch self {
    case .hotExtreme10Year: [1, 2.8, 4.1, 5.6, 9.4]
    case .hotExtreme50Year: [1, 4.8, 8.6, 13.9, 39.2]
    case .heavyPrecipitation10Year: [1, 1.3, 1.5, 1.7, 2.7]
    case .drought10Year: [1, 1.7, 2.0, 2.4, 4.1]
    }
  }
}
