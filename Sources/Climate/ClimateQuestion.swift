package import Places
package import Vocabulary
package import Weather

/// The input of a projection: place, weather, years and interventions.
package struct ClimateQuestion: Sendable {
  package let coordinate: Coordinate
  /// Of the place; nil counts as sea level.
  package let elevationMeters: Double?
  /// 1…12; selects the regional factor.
  package let month: Int
  /// The year of the given temperature, from which the change counts.
  package let baselineYear: Int
  /// The current year, after which interventions take effect.
  package let presentYear: Int
  package let scenario: Scenario
  package let interventions: [Intervention]
  /// The temperature to project; nil projects only the change.
  package let temperatureCelsius: Double?
  package let humidityPercent: Double?
  package let condition: Condition?

  /// Why a question is rejected.
  package enum Refusal: Error, Equatable {
    /// A lever has no figures for the scenario; `allowed` lists the scenarios that it has figures
    /// for.
    case leverWithoutFigures(Lever, allowed: [Scenario])
  }

  package init(
    coordinate: Coordinate, elevationMeters: Double? = nil, month: Int, baselineYear: Int,
    presentYear: Int, scenario: Scenario = .ssp245, interventions: [Intervention] = [],
    temperatureCelsius: Double? = nil, humidityPercent: Double? = nil, condition: Condition? = nil
  ) throws(Refusal) {
    precondition((1...12).contains(month))
    for intervention in interventions where !intervention.lever.applies(to: scenario) {
      throw .leverWithoutFigures(intervention.lever, allowed: intervention.lever.baselines)
    }
    self.coordinate = coordinate
    self.elevationMeters = elevationMeters
    self.month = month
    self.baselineYear = baselineYear
    self.presentYear = presentYear
    self.scenario = scenario
    self.interventions = interventions
    self.temperatureCelsius = temperatureCelsius
    self.humidityPercent = humidityPercent
    self.condition = condition
  }

  /// The same question with different interventions.
  package func with(_ interventions: [Intervention]) throws(Refusal) -> ClimateQuestion {
    try ClimateQuestion(
      coordinate: coordinate, elevationMeters: elevationMeters, month: month,
      baselineYear: baselineYear, presentYear: presentYear, scenario: scenario,
      interventions: interventions, temperatureCelsius: temperatureCelsius,
      humidityPercent: humidityPercent, condition: condition)
  }

  /// The interventions to compare with: the requested ones, else everything at once; nil if the
  /// scenario has no figures for that.
  var comparedInterventions: [Intervention]? {
    if !interventions.isEmpty { return interventions }
    return scenario.hasLevers ? [.everything] : nil
  }
}

extension Lever {
  func applies(to scenario: Scenario) -> Bool {
    if let target { return scenario > target }
    return LeverTable.embedded.record(self, scenario) != nil
  }
}
