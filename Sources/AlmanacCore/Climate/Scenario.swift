/// A shared socioeconomic pathway of IPCC AR6, in ascending order of emissions.
package enum Scenario: String, CaseIterable, Sendable, Comparable {
  case ssp119, ssp126, ssp245, ssp370, ssp585

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

  /// "middle" of "middle emissions", for readers unfamiliar with IPCC reports.
  package var level: String {
    switch self {
    case .ssp119: "very low"
    case .ssp126: "low"
    case .ssp245: "middle"
    case .ssp370: "high"
    case .ssp585: "very high"
    }
  }

  /// One sentence for readers unfamiliar with IPCC reports.
  package var summary: String {
    switch self {
    case .ssp119: "Very low: net zero CO2 around 2050, warming back near 1.5 °C by 2100."
    case .ssp126: "Low: net zero CO2 around 2075, warming held below 2 °C."
    case .ssp245: "Middle: close to where today's policies lead, about 2.7 °C by 2100."
    case .ssp370: "High: emissions go on rising, about 3.6 °C by 2100."
    case .ssp585: "Very high: fossil fuels without restraint; today thought unlikely."
    }
  }

  /// Whether the gradual levers have figures for it, so that `interventions: true` has an effect.
  package var hasLevers: Bool { self == .ssp245 || self == .ssp370 }
}
