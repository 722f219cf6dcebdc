package import Vocabulary

/// A lever and its strength.
package struct Intervention: Sendable, Equatable {
  package let lever: Lever
  /// 0 (none) … 1 (full).
  package let strength: Double

  /// nil if the strength is outside 0…1.
  package init?(_ lever: Lever, strength: Double = 1) {
    guard (0...1).contains(strength) else { return nil }
    self.lever = lever
    self.strength = strength
  }

  private init(full lever: Lever) {
    self.lever = lever
    strength = 1
  }

  /// The meaning of `interventions: true`.
  package static let everything = Intervention(full: .packageAll)
}

/// The warming that an intervention avoids at the place in the requested year.
package struct InterventionEffect: Sendable, Equatable {
  package let lever: Lever
  package let strength: Double
  /// Local °C, median.
  package let avoidedCelsius: Double
}

/// What the world emits, and what is done beside it from the present on.
package struct ClimatePathway: Sendable, Equatable {
  package let scenario: Scenario
  package let interventions: [Intervention]
  /// After which interventions take effect.
  package let presentYear: Int

  package init(_ scenario: Scenario, _ interventions: [Intervention] = [], presentYear: Int) {
    (self.scenario, self.interventions) = (scenario, interventions)
    self.presentYear = presentYear
  }

  /// By a year. Levers cannot change the past or the present.
  func avoided(year: Int) -> InterventionTotal {
    guard year > presentYear, !interventions.isEmpty else { return .none }
    return InterventionTotal(interventions, scenario, from: presentYear, to: year)
  }
}

/// The combined global effect of all interventions.
struct InterventionTotal {
  private(set) var central = 0.0
  /// Of the sum; half-widths combined in quadrature.
  private(set) var spreadBelow = 0.0
  private(set) var spreadAbove = 0.0
  /// The factor applied to every effect because the sum exceeded the cap.
  private(set) var capShare = 1.0
  let effects: [(intervention: Intervention, avoided: LeverTable.Avoided)]

  static let none = InterventionTotal([], .ssp245, from: 2025, to: 2025)

  /// Interventions without figures for the scenario count as zero; `ClimateQuestion` rejects them.
  /// Mitigation cannot avoid more than the step down to SSP1-1.9, so its sum is capped there; solar
  /// geoengineering has no such cap.
  ///
  /// - Parameter from: the current year, in which nothing is avoided yet.
  init(_ interventions: [Intervention], _ scenario: Scenario, from: Int, to year: Int) {
    effects = interventions.map { intervention in
      let full = LeverTable.embedded.avoided(
        intervention.lever, scenario, from: from, to: year)
      let avoided = (full ?? .init()).scaled(by: intervention.strength)
      return (intervention, avoided)
    }
    central = effects.reduce(0) { $0 + $1.avoided.central }
    let below = effects.reduce(0) { $0 + ($1.avoided.central - $1.avoided.low).squared }
    let above = effects.reduce(0) { $0 + ($1.avoided.high - $1.avoided.central).squared }
    spreadBelow = below.squareRoot()
    spreadAbove = above.squareRoot()
    if !interventions.contains(where: \.lever.isSolar) {
      let lowest = GlobalWarming.Gap(scenario, over: .ssp119, since: from, in: year)
      cap(max(0, lowest.celsius))
    }
  }

  private mutating func cap(_ limit: Double) {
    guard central > limit else { return }
    capShare = limit / central
    central = limit
    spreadBelow *= capShare
    spreadAbove *= capShare
  }

  /// The local effects, in proportion to the regional factor.
  func effects(_ factor: RegionalFactor) -> [InterventionEffect] {
    let scale = factor.central * capShare
    return effects.map { intervention, avoided in
      InterventionEffect(
        lever: intervention.lever, strength: intervention.strength,
        avoidedCelsius: avoided.central * scale)
    }
  }
}

extension LeverTable.Avoided {
  fileprivate func scaled(by strength: Double) -> Self {
    .init(low: low * strength, central: central * strength, high: high * strength)
  }
}

extension Double {
  var squared: Double { self * self }
}
