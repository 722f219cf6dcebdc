import Basics
import Units
import Vocabulary
import Weather
import Words

/// Notes for display with the number, in a fixed order.
struct ProjectionNotes: Sendable {
  let scaling: RegionalScaling
  let year: Int
  let total: InterventionTotal
  let outcome: ClimateProjection.Alternative
  /// °C above 1850–1900, with the requested interventions.
  let warming: ClimateProjection.NowThen

  private var question: ClimateQuestion { scaling.question }

  var notices: [Notice] {
    [.meanShift, explanation] + scenarioNotes + regionNotes + conditionNotes + leverNotes
  }

  /// The only statement of global warming; gives both figures if interventions change it.
  private var explanation: Notice {
    // As the result has it, in °C.
    func sent(_ celsius: Double) -> Double {
      Rounding.round(celsius, decimals: Rounding.climateTemperatureDecimals)
    }
    func above(_ celsius: Double) -> NoticeValue {
      .measure(sent(celsius), .temperatureDifference, decimals: 1)
    }
    let without = warming.then + total.central
    let (from, to) = (NoticeValue.whole(question.baselineYear), NoticeValue.whole(year))
    let now = NoticeValue.number(
      sent(warming.now), .temperatureDifference, decimals: 1)
    let emissions = NoticeValue.page(question.scenario.emissions)
    let scenario = NoticeValue.name(question.scenario.title)
    let factor = NoticeValue.decimal(scaling.factor.central)
    let region = NoticeValue.region(scaling.region.known)
    // A difference that no unit shows is none.
    guard abs(warming.then - without) >= 0.05 else {
      return .warmingHere(
        from: from, to: to, now: now, then: above(warming.then), emissions: emissions,
        scenario: scenario, factor: factor, region: region)
    }
    return .warmingHereWithout(
      from: from, to: to, now: now, then: above(warming.then), without: above(without),
      emissions: emissions, scenario: scenario, factor: factor, region: region)
  }

  private var scenarioNotes: [Notice] {
    switch question.scenario {
    case _ where year <= GlobalWarming.lastObservedYear:
      [.pastObserved]
    case .ssp585: [.highEmissionsUnlikely]
    case .ssp119, .ssp126: year > 2050 ? [.lessProportional] : []
    default: []
    }
  }

  private var regionNotes: [Notice] {
    guard scaling.region.landFraction < 0.35, scaling.region.landFraction > 0.02,
      scaling.level != nil
    else { return [] }
    return [.mostlySea]
  }

  private var conditionNotes: [Notice] {
    guard let condition = question.condition else { return [] }
    if outcome.condition != condition { return [.otherPrecipitation] }
    let global = GlobalWarming.Increment(
      question.scenario, from: question.baselineYear, to: year)
    let warming = global.mean - total.central
    guard ConditionShift.isHeavyRain(condition.kind), warming != 0 else { return [] }
    let percent = NoticeValue.percent(abs(6.7 * warming), decimals: 0)
    let each = NoticeValue.percentPerDegree(6.7)
    let unit = NoticeValue.unit(.temperatureDifference)
    return [
      warming > 0
        ? .moreHeavyRain(percent: percent, each: each, unit: unit)
        : .lessHeavyRain(percent: percent, each: each, unit: unit)
    ]
  }

  private var leverNotes: [Notice] {
    var notes: [Notice] = []
    let levers = question.interventions.map(\.lever)
    guard !levers.isEmpty else { return [] }
    if year <= question.presentYear {
      notes.append(.leversTooLate)
    }
    if levers.contains(where: \.isSolar) {
      notes.append(.terminationShock)
    }
    if levers.count > 1 {
      notes.append(.leversOverlap)
    }
    if total.capShare < 1 {
      notes.append(.leversCapped)
    }
    if levers.contains(.sulfur80By2050) || levers.contains(.packageAll) {
      notes.append(.sulfurUncovers)
    }
    return notes
  }
}
