package import AlmanacProtocol
import Basics
import Climate
import Units
import Vocabulary
package import Words

extension Wire.ClimateProjectMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.list([day(result, view), scenario(result, view)])
  }

  /// "today in 2045", or the day that was asked for.
  private static func day(_ result: Result, _ view: ResultView) -> Text {
    let year = view.count(result.year)
    return view.otherDay(result.current.time).map {
      view.list([$0, view.say(.inYear(year: year))])
    } ?? view.say(.todayIn(year: year))
  }

  /// How warm it is is an estimate or out of date; what will be is a projection.
  package static func note(_ view: ResultView) -> Text? {
    view.tail.source.kind == .estimate ? nil : view.note
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    write(result, nil, view, &blocks)
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    let (now, then) = (result.current, result.projected)
    var future = view.marked(view.rough(then.temperature))
    if let range = view.tenths(then.low, then.high) {
      future = view.wording.text(future, more: range)
    }
    return [
      view.named(
        view.say(.inYear(year: view.count(result.year))),
        view.list([future, view.words(then.condition), scenario(result, view)])),
      view.named(
        view.otherDay(now.time) ?? view.say(.now),
        view.marked(view.rough(now.temperature))),
    ]
  }

  private static func scenario(_ result: Result, _ view: ResultView) -> Text? {
    result.scenario.map { view.say($0.emissions) }
  }

  /// - Parameter extremes: the days of the baseline's year and of the projected one; nil without.
  package static func write(
    _ result: Result,
    _ extremes: (now: Wire.ClimateExtremesResult, then: Wire.ClimateExtremesResult)?,
    _ view: ResultView, _ blocks: inout Blocks
  ) {
    blocks.rows(temperatures(result, view))
    blocks.blank()
    blocks.facts([
      Fact(view, .change, view.rough(result.delta.value)),
      Fact(view, .singleYears, singleYears(result.projected, view)),
      Fact(view, .world, result.globalWarming.map { world($0, view) }),
      Fact(view, .region, result.region.flatMap { view.wording.region($0.id) }),
      Fact(view, .feltHeat, change(result.heatIndex, view)),
      Fact(view, .wetBulb, change(result.wetBulb, view)),
    ])
    blocks.blank()
    blocks.facts(
      result.extremes.map {
        let factor = view.wording.fixed($0.timesAsOften.rounded, decimals: 1)
        return Fact(
          $0.kind, view.wording.word($0.kind), view.say(.timesAsOften(factor: factor)))
      })
    interventions(result.interventions, view, &blocks)
    series(result.series ?? [], view, &blocks)
    if let extremes { blocks.extremes(extremes.now, extremes.then, view) }
    if !result.notes.isEmpty { blocks.blank() }
    for note in result.notes { blocks.paragraph(view.text(note), .muted, indent: 2) }
  }

  /// Four of five years' months lie in it.
  private static func singleYears(_ then: Wire.Projection, _ view: ResultView) -> Text? {
    view.tenths(then.yearLow, then.yearHigh, in: .temperature).map {
      view.say(.fourOfFive(range: $0))
    }
  }

  /// Global warming now and in the projected year, with the requested interventions; always in °C.
  private static func world(_ warming: Wire.GlobalWarming, _ view: ResultView) -> Text {
    func sent(_ celsius: Measure<Kinds.Hundredth>) -> Double {
      view.units.climate(celsius.rounded, .temperatureDifference)
    }
    return view.say(
      .aboveIndustry(
        warming: view.wording.range(
          view.wording.fixed(sent(warming.now), decimals: 1),
          view.measure(sent(warming.then), decimals: 1, .temperatureDifference), " → ")))
  }

  private static func change(_ pair: Wire.NowThen?, _ view: ResultView) -> Text? {
    pair.map {
      view.wording.range(
        view.wording.fixed(view.sent($0.now), decimals: 1),
        view.measure(view.sent($0.then), decimals: 1, .temperature), " → ")
    }
  }

  private static func interventions(
    _ effects: [Wire.InterventionEffect], _ view: ResultView, _ blocks: inout Blocks
  ) {
    if !effects.isEmpty { blocks.blank() }
    for effect in effects {
      let name =
        Lever(rawValue: effect.lever).map { view.wording.word($0) }
        ?? view.wording.quote(ResultView.words(effect.lever))
      let avoided = view.say(.avoided(amount: view.rough(effect.avoided)))
      guard view.wording.voice == .written else {
        blocks.line(("", .plain), (view.wording.labeled(name, avoided), .bold))
        continue
      }
      blocks.line(("  " + name + ": ", .plain), (avoided, .bold))
    }
  }

  private static func series(
    _ years: [Wire.ClimateYear], _ view: ResultView, _ blocks: inout Blocks
  ) {
    guard let first = years.first, let last = years.last, years.count > 2 else { return }
    let start =
      first.temperature.map { view.wording.fixed(view.sent($0), decimals: 1) }
      ?? ResultView.unknown
    blocks.blank()
    blocks.line(
      ("  " + view.count(first.year) + " ", .muted),
      (
        Text(written: Sparkline.text(years.map { view.sent($0.temperature) })), .fill(.orange)
      ),
      (" " + view.count(last.year), .muted),
      ("  " + view.wording.range(start, view.rough(last.temperature), " → "), .plain))
  }

  private static func temperatures(
    _ result: Result, _ view: ResultView
  ) -> [(name: Text, pieces: [Blocks.Piece])] {
    let (now, then) = (result.current, result.projected)
    var rows = [
      row(view.otherDay(now.time) ?? view.say(.now), now.temperature, now.condition, view),
      row(
        view.say(.inYear(year: view.count(result.year))), then.temperature, then.condition, view,
        (then.low, then.high)),
    ]
    guard !result.interventions.isEmpty else { return rows }
    rows.append(row(view.say(.without), result.alternatives.without, view))
    if let with = result.alternatives.with { rows.append(row(view.say(.with), with, view)) }
    return rows
  }

  private static func row(
    _ name: Text, _ alternative: Wire.ClimateAlternative, _ view: ResultView
  ) -> (name: Text, pieces: [Blocks.Piece]) {
    row(
      name, alternative.temperature, alternative.condition, view,
      (alternative.low, alternative.high))
  }

  private static func row(
    _ name: Text, _ temperature: ClimateTemperature?, _ condition: Wire.Condition?,
    _ view: ResultView,
    _ range: (low: ClimateTemperature?, high: ClimateTemperature?) = (nil, nil)
  ) -> (name: Text, pieces: [Blocks.Piece]) {
    let (words, range) = (view.words(condition), view.tenths(range.low, range.high))
    let more =
      view.wording.voice == .spoken
      ? view.list([words, range])
      : (words.map { "  " + $0 } ?? "") + (range.map { "  (" + $0 + ")" } ?? "")
    let tone = view.temperatureStyle(temperature).tone
    return (
      name,
      [
        (view.rough(temperature), Style(isBold: true, tone: tone)), (more, .plain),
      ]
    )
  }
}
