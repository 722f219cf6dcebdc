/// What is projected, from when, to when.
package struct ClimateQuestion: Sendable {
  package let coordinate: Coordinate
  /// 1…12: decides the regional factor.
  package let month: Int
  /// The year the change counts from: that of the temperature given.
  package let baselineYear: Int
  /// The current year: what interventions can change begins after it.
  package let presentYear: Int
  package let scenario: Scenario
  package let interventions: [Intervention]
  /// What is projected; nil gives the change alone.
  package let temperatureCelsius: Double?
  package let humidityPercent: Double?
  package let condition: Condition?

  /// Why a question cannot be asked.
  package enum Refusal: Error, Equatable {
    /// A lever has no figures for the scenario; `allowed` are those it has figures for.
    case leverWithoutFigures(Lever, allowed: [Scenario])
  }

  package init(
    coordinate: Coordinate, month: Int, baselineYear: Int, presentYear: Int,
    scenario: Scenario = .ssp245, interventions: [Intervention] = [],
    temperatureCelsius: Double? = nil, humidityPercent: Double? = nil, condition: Condition? = nil
  ) throws(Refusal) {
    precondition((1...12).contains(month))
    for intervention in interventions where !intervention.lever.applies(to: scenario) {
      throw .leverWithoutFigures(intervention.lever, allowed: intervention.lever.baselines)
    }
    self.coordinate = coordinate
    self.month = month
    self.baselineYear = baselineYear
    self.presentYear = presentYear
    self.scenario = scenario
    self.interventions = interventions
    self.temperatureCelsius = temperatureCelsius
    self.humidityPercent = humidityPercent
    self.condition = condition
  }

  /// The same question with other interventions.
  package func with(_ interventions: [Intervention]) throws(Refusal) -> ClimateQuestion {
    try ClimateQuestion(
      coordinate: coordinate, month: month, baselineYear: baselineYear, presentYear: presentYear,
      scenario: scenario, interventions: interventions, temperatureCelsius: temperatureCelsius,
      humidityPercent: humidityPercent, condition: condition)
  }

  /// The interventions to compare with: those asked for, else everything at once; nil where the
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
