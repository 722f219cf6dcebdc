import AlmanacCore
import AlmanacProtocol
import AlmanacServer

extension PageCommand {
  /// Its JSON is the projection alone.
  static func climate(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(MethodFailure) in
      let place = try arguments.placeReference()
      let result = try caller.result(of: Wire.ClimateProjectMethod.self, params(place, arguments))
      func extremes(in year: Int) throws(MethodFailure) -> Wire.ClimateExtremesResult {
        try caller.result(
          of: Wire.ClimateExtremesMethod.self,
          .init(year: year, scenario: result.scenario ?? .ssp245, place: place))
      }
      let then = try extremes(in: result.year)
      var now = then
      if let year = result.baselineYear { now = try extremes(in: year) }
      return PageAnswer([(.climateProject, result)]) { wording, page in
        write(result, (now, then), arguments, ResultView(result, wording), &page)
      }
    }
  }

  private static func params(
    _ place: Wire.PlaceReference?, _ arguments: Arguments
  ) -> Wire.ClimateProjectParams {
    var params = Wire.ClimateProjectParams(place: place)
    if let year = arguments.integer(of: .year) { params.year = year }
    params.scenario = Arguments.meaning(of: arguments.value(of: .scenario))
    params.interventions = .boolean(arguments.has(.interventions))
    params.years = Wire.ListSpan(from: 2000, to: 2100, step: 5)
    return params
  }

  private static func write(
    _ result: Wire.ClimateProjectResult,
    _ extremes: (now: Wire.ClimateExtremesResult, then: Wire.ClimateExtremesResult),
    _ arguments: Arguments, _ view: ResultView, _ page: inout Page
  ) {
    let scenario = result.scenario.map { Scenario($0) }
    page.heading(
      view,
      view.wording.language.list(
        [view.say(.todayIn, ["year": view.count(result.year)])]
          + (scenario.map { [view.say($0.emissions)] } ?? [])))
    let (now, then) = (result.current, result.projected)
    page.row(view.say(.now), now.temperature, now.condition, view)
    page.row(
      view.say(.inYear, ["year": view.count(result.year)]), then.temperature, then.condition, view,
      (then.low, then.high))
    if arguments.has(.interventions) {
      page.row(view.say(.without), result.alternatives.without, view)
      if let with = result.alternatives.with { page.row(view.say(.with), with, view) }
    }
    page.blank()
    page.facts([
      (view.say(.change), view.rough(result.delta.value, \.temperatureDifference)),
      (view.say(.singleYears), singleYears(then, view)),
      (view.say(.world), result.globalWarming.map { world($0, view) }),
      (view.say(.region), result.region?.name),
    ])
    page.blank()
    page.facts(
      result.extremes.map {
        let factor = view.tenths($0.timesAsOften)
        return (view.say($0.kind.text), view.say(.timesAsOften, ["factor": factor]))
      })
    interventions(result.interventions, view, &page)
    series(result.series ?? [], view, &page)
    page.extremes(extremes.now, extremes.then, view)
    if !result.notes.isEmpty { page.blank() }
    for note in result.notes { page.paragraph(note, .muted, indent: 2) }
    page.provenance(view)
  }

  /// Four of five years' months lie in it.
  private static func singleYears(_ then: Wire.Projection, _ view: ResultView) -> String? {
    guard let low = then.yearLow, let high = then.yearHigh else { return nil }
    return view.say(
      .fourOfFive, ["range": "\(view.tenths(low))…\(view.rough(high, \.temperature))"])
  }

  /// Global warming now and in the projected year, with the requested interventions; always in °C.
  private static func world(_ warming: Wire.NowThen, _ view: ResultView) -> String {
    func text(_ celsius: Double) -> String {
      view.tenths(view.units.convert(celsius, .temperatureDifference))
    }
    let unit = view.unit(\.temperatureDifference)
    return view.say(
      .aboveIndustry, ["warming": "\(text(warming.now)) → \(text(warming.then)) \(unit)"])
  }

  private static func interventions(
    _ effects: [Wire.InterventionEffect], _ view: ResultView, _ page: inout Page
  ) {
    if !effects.isEmpty { page.blank() }
    for effect in effects {
      let name =
        Lever(rawValue: effect.lever).map { view.wording.language.phrases.word($0) }
        ?? ResultView.words(effect.lever)
      let avoided = view.rough(effect.avoided, \.temperatureDifference)
      page.line(("  \(name): ", .plain), (view.say(.avoided, ["amount": avoided]), .bold))
    }
  }

  private static func series(
    _ years: [Wire.ClimateYear], _ view: ResultView, _ page: inout Page
  ) {
    guard let first = years.first, let last = years.last, years.count > 2 else { return }
    let start = first.temperature.map(view.tenths) ?? ResultView.unknown
    page.blank()
    page.line(
      ("  \(view.count(first.year)) ", .muted),
      (Sparkline.text(years.map(\.temperature)), .fill(.orange)),
      (" \(view.count(last.year))", .muted),
      ("  \(start) → \(view.rough(last.temperature, \.temperature))", .plain))
  }
}

extension Page {
  fileprivate mutating func row(
    _ name: String, _ alternative: Wire.ClimateAlternative, _ view: ResultView
  ) {
    row(
      name, alternative.temperature, alternative.condition, view,
      (alternative.low, alternative.high))
  }

  fileprivate mutating func row(
    _ name: String, _ temperature: Double?, _ condition: Wire.Condition?, _ view: ResultView,
    _ range: (low: Double?, high: Double?) = (nil, nil)
  ) {
    var more = condition.map { "  " + $0.text } ?? ""
    if let low = range.low, let high = range.high {
      more += "  (\(view.tenths(low))…\(view.tenths(high)))"
    }
    let tone = view.temperatureStyle(temperature).tone
    line(
      ("  " + name, .muted), (TextWidth.padding(name, to: 10), .plain),
      (view.rough(temperature, \.temperature), Style(isBold: true, tone: tone)), (more, .plain))
  }
}

extension Wire.ExtremeKind {
  /// The frequency of extremes relative to the reference year.
  fileprivate var text: PageText {
    switch self {
    case .hotExtreme10Year: .hotExtreme10Year
    case .hotExtreme50Year: .hotExtreme50Year
    case .heavyPrecipitation10Year: .heavyPrecipitation10Year
    case .drought10Year: .drought10Year
    }
  }
}

extension Scenario {
  fileprivate var emissions: PageText {
    switch self {
    case .ssp119: .veryLowEmissions
    case .ssp126: .lowEmissions
    case .ssp245: .middleEmissions
    case .ssp370: .highEmissions
    case .ssp585: .veryHighEmissions
    }
  }
}
