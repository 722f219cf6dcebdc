/// What a person should know beside the number, in a fixed order.
struct ProjectionNotes {
  let scaling: RegionalScaling
  let year: Int
  let total: InterventionTotal
  let outcome: ClimateProjection.Outcome

  private var question: ClimateQuestion { scaling.question }

  var texts: [String] {
    var texts = [
      "The mean shift of days like this one, not a forecast of a date: the weather of a single"
        + " day varies by more.",
      explanation,
    ]
    texts += scenarioNotes + regionNotes + conditionNotes + leverNotes
    return texts
  }

  private var explanation: String {
    let global = GlobalWarming.Increment(
      question.scenario, from: question.baselineYear, to: year)
    let verb = global.mean < 0 ? "cools" : "warms"
    let amount = fixedPoint(abs(global.mean), decimals: 2)
    let factor = fixedPoint(scaling.factor.central, decimals: 2)
    let span = year < question.baselineYear ? "Back to" : "From \(question.baselineYear) to"
    return "\(span) \(year) the world \(verb) by \(amount) °C (\(question.scenario.title));"
      + " here it changes \(factor) times as much in this month (\(scaling.region.name))."
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

  private var conditionNotes: [String] {
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
    let percent = fixedPoint(abs(6.7 * warming), decimals: 0)
    return [
      "The same heavy rain would bring about \(percent) % \(warming > 0 ? "more" : "less"):"
        + " 6.7 % per °C of global warming on land (CMIP6 median of the wettest day)."
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
