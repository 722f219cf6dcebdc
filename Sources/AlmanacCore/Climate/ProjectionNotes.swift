/// Notes for display with the number, in a fixed order.
struct ProjectionNotes: Sendable {
  let scaling: RegionalScaling
  let year: Int
  let total: InterventionTotal
  let outcome: ClimateProjection.Outcome
  /// °C above 1850–1900, with the requested interventions.
  let warming: ClimateProjection.NowThen

  private var question: ClimateQuestion { scaling.question }

  /// - Parameters:
  ///   - units: for every temperature in the sentences.
  ///   - numbers: for every number in them.
  func texts(in units: UnitSystem, _ numbers: NumberStyle) -> [String] {
    var texts = [
      "The mean shift of days like this one, not a forecast of a date: the weather of a single"
        + " day varies by more.",
      explanation(units, numbers),
    ]
    texts += scenarioNotes + regionNotes + conditionNotes(units, numbers) + leverNotes
    return texts
  }

  /// The only statement of global warming; gives both figures if interventions change it.
  private func explanation(_ units: UnitSystem, _ numbers: NumberStyle) -> String {
    func above(_ celsius: Double) -> String {
      numbers.fixed(units.convert(celsius, .temperatureDifference), decimals: 1)
    }
    let unit = units.unit(of: .temperatureDifference).rawValue
    let factor = numbers.fixed(scaling.factor.central, decimals: 1)
    let then = above(warming.then)
    let without = above(warming.then + total.central)
    let other = then == without ? "" : ", \(without) \(unit) without the interventions"
    return
      "From \(numbers.whole(question.baselineYear)) to \(numbers.whole(year)) the world goes"
      + " from \(above(warming.now)) to"
      + " \(then) \(unit) above 1850–1900\(other) (\(question.scenario.level) emissions,"
      + " \(question.scenario.title)); here it changes \(factor) times as much in this month"
      + " (\(scaling.region.name))."
  }

  private var scenarioNotes: [String] {
    switch question.scenario {
    case _ where year <= GlobalWarming.lastObservedYear:
      ["Past warming is observed and the same in every scenario."]
    case .ssp585: ["SSP5-8.5 is a low-likelihood high-emissions case, not what is expected."]
    case .ssp119, .ssp126:
      year > 2050
        ? ["After a peak, warming that falls again is less exactly proportional by region."] : []
    default: []
    }
  }

  private var regionNotes: [String] {
    guard scaling.region.landFraction < 0.35, scaling.region.landFraction > 0.02,
      scaling.level != nil
    else { return [] }
    return ["The region is mostly sea: its mean suits coasts and islands, inland warms more."]
  }

  private func conditionNotes(_ units: UnitSystem, _ numbers: NumberStyle) -> [String] {
    guard let condition = question.condition else { return [] }
    if outcome.condition != condition {
      return [
        "At the projected temperature precipitation falls in another form"
          + " (Jennings et al. 2018)."
      ]
    }
    let global = GlobalWarming.Increment(
      question.scenario, from: question.baselineYear, to: year)
    let warming = global.mean - total.central
    guard ConditionShift.isHeavyRain(condition.kind), warming != 0 else { return [] }
    let percent = numbers.percent(abs(6.7 * warming))
    let unit = units.unit(of: .temperatureDifference)
    let each = numbers.percent(unit == .fahrenheit ? 6.7 / 1.8 : 6.7, decimals: 1)
    return [
      "The same heavy rain would bring about \(percent) \(warming > 0 ? "more" : "less"):"
        + " \(each) per \(unit.rawValue) of global warming on land (CMIP6 median of the wettest"
        + " day)."
    ]
  }

  private var leverNotes: [String] {
    var notes: [String] = []
    let levers = question.interventions.map(\.lever)
    guard !levers.isEmpty else { return [] }
    if year <= question.presentYear {
      notes.append("Interventions cannot change this year or the past.")
    }
    if levers.contains(where: \.isSolar) {
      notes.append(
        "Solar geoengineering hides warming while it lasts: if it stops, most of the hidden"
          + " warming returns within five to ten years (termination shock).")
    }
    if levers.count > 1 {
      notes.append("Levers overlap: added up they promise more than they give together.")
    }
    if total.capShare < 1 {
      notes.append(
        "Together they were held to the difference to SSP1-1.9, the lowest assessed pathway.")
    }
    if levers.contains(.sulfur80By2050) || levers.contains(.packageAll) {
      notes.append("Cleaner air without sulfur uncovers some warming that it hides today.")
    }
    return notes
  }
}
