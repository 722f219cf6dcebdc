import Units
package import Vocabulary
package import Words

/// A shared socioeconomic pathway of IPCC AR6, in ascending order of emissions.
extension Scenario: Comparable {
  var index: Int {
    switch self {
    case .ssp119: 0
    case .ssp126: 1
    case .ssp245: 2
    case .ssp370: 3
    case .ssp585: 4
    }
  }

  package static func < (a: Scenario, b: Scenario) -> Bool { a.index < b.index }

  /// "SSP2-4.5".
  package var title: String {
    switch self {
    case .ssp119: "SSP1-1.9"
    case .ssp126: "SSP1-2.6"
    case .ssp245: "SSP2-4.5"
    case .ssp370: "SSP3-7.0"
    case .ssp585: "SSP5-8.5"
    }
  }

  /// "middle emissions", for readers unfamiliar with IPCC reports.
  package var emissions: PageText {
    switch self {
    case .ssp119: .veryLowEmissions
    case .ssp126: .lowEmissions
    case .ssp245: .middleEmissions
    case .ssp370: .highEmissions
    case .ssp585: .veryHighEmissions
    }
  }

  /// One sentence for readers unfamiliar with IPCC reports.
  package var summary: Notice {
    func warming(_ celsius: Double, decimals: Int = 1) -> NoticeValue {
      .measure(celsius, .temperatureDifference, decimals: decimals)
    }
    return switch self {
    case .ssp119:
      .scenarioVeryLow(zero: .whole(2050), warming: warming(1.5), year: .whole(2100))
    case .ssp126: .scenarioLow(zero: .whole(2075), warming: warming(2, decimals: 0))
    case .ssp245: .scenarioMiddle(warming: warming(2.7), year: .whole(2100))
    case .ssp370: .scenarioHigh(warming: warming(3.6), year: .whole(2100))
    case .ssp585: .scenarioVeryHigh
    }
  }

  /// Whether the gradual levers have figures for it, so that `interventions: true` has an effect.
  package var hasLevers: Bool { self == .ssp245 || self == .ssp370 }
}
