package import AlmanacProtocol
import Sunset
import Units
import Vocabulary
package import Words

extension Wire.SunsetScoreMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.list([event(result, view), view.day(coming(result).first?.date)])
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    let coming = coming(result)
    guard let next = coming.first else { return }
    detail(next, result.event, view, &blocks)
    let later = coming.dropFirst()
    if !later.isEmpty {
      blocks.blank()
      blocks.table(dayColumns(view), later.map { row($0, view) })
      if let best = best(coming, view) { blocks.facts([best]) }
    }
    if let text = mayChange(result, view) {
      blocks.blank()
      blocks.paragraph(text, .muted, indent: 2)
    }
    blocks.details(result.days.map { details($0, result, view) })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    let told = coming(result).prefix(ResultView.headlineDays)
    let evenings = told.enumerated().map { index, day in
      let date = view.day(day.date)
      let score = day.score.map { score in
        let value = Provenance(day, of: view.tail.source)
          .marked(view.whole(score), in: view.wording)
        return view.wording.text(
          view.wording.words([value, view.say(.ofHundred)]), more: SunsetName.of(day, view))
      }
      let name = index == 0 ? view.list([event(result, view), date, view.time(day.time)]) : date
      return view.named(name, score ?? SunsetName.of(day, view))
    }
    let explained =
      evenings.prefix(1)
      + [told.first?.explanation, told.first?.color?.text].compactMap { $0.map(view.text) }
    return explained + evenings.dropFirst() + [mayChange(result, view)].compactMap(\.self)
  }

  /// Why, how likely color is, how rare that is here, and what the forecast sky would be worth.
  static func sentences(_ day: Wire.SunsetDay, _ view: ResultView) -> [Fact?] {
    let forecast = day.asForecast.map { view.named(view.say(.asForecast), view.whole($0)) }
    let chances = [
      ("color", day.color.map { view.text($0.text) }),
      ("rarity", day.rarity.map { view.text($0.text) }), ("asForecast", forecast),
    ]
    return [Fact(id: "explanation", "", day.explanation.map(view.text))]
      + chances.map { Fact(id: $0, "", $1.map(view.wording.sentence)) }
  }

  private static func event(_ result: Result, _ view: ResultView) -> Text {
    view.say(result.event == .sunset ? .sunset : .sunrise)
  }

  /// Those that are not over, after dark from tomorrow's on; all of them if they are.
  private static func coming(_ result: Result) -> [Wire.SunsetDay] {
    let coming = result.days.filter { !$0.passed }
    return coming.isEmpty ? result.days : coming
  }

  /// Nil unless a score may.
  private static func mayChange(_ result: Result, _ view: ResultView) -> Text? {
    result.days.contains { $0.preliminary == true }
      ? view.say(
        .scoreMayChange(
          mark: view.wording.voice == .written
            ? Text(written: Provenance.estimateMark)
            : view.wording.text(.amount(amount: "")))) : nil
  }

  /// That with the best score; nil if there is nothing to compare.
  private static func best(_ coming: [Wire.SunsetDay], _ view: ResultView) -> Fact? {
    let scored = coming.filter { $0.kind != .estimate && $0.score != nil }
    guard scored.count > 1,
      let best = scored.max(by: { $0.score?.rounded ?? 0 < $1.score?.rounded ?? 0 })
    else { return nil }
    return Fact(view, .bestOfDays, view.list([view.day(best.date), shown(best, view)]))
  }

  private static func detail(
    _ day: Wire.SunsetDay, _ event: SunEvent, _ view: ResultView, _ blocks: inout Blocks
  ) {
    blocks.gradient(day.gradient.compactMap { Color($0) })
    if let score = day.score {
      blocks.badge(
        shown(day, view), view.say(.ofHundred), share: score.rounded / 100, scoreColor(score),
        beside: SunsetName.of(day, view))
      for case let fact? in sentences(day, view) { blocks.paragraph(fact.value, indent: 2) }
    } else {
      blocks.paragraph(view.say(noScore(day.reason)), .bold, indent: 2)
    }
    blocks.blank()
    blocks.facts(facts(day, view))
  }

  private static func noScore(_ reason: SunsetReason?) -> PageText {
    switch reason {
    case .polarDay: .noScorePolarDay
    case .polarNight: .noScorePolarNight
    case .noEvent: .noScoreNoEvent
    case .beyondHorizon: .noScoreBeyond
    case .noCloudData, .noCloudLayers: .noScoreClouds
    case nil: .noScore
    }
  }

  static func facts(
    _ day: Wire.SunsetDay, _ view: ResultView
  ) -> [Fact?] {
    let factors = day.factors
    func labeled(_ factor: Wire.LabeledValue?, _ text: (Amount?) -> Text) -> Text? {
      factor?.label.map { view.wording.words([text(factor?.value), view.wording.quote($0)]) }
    }
    let clouds = factors?.cloudCover
    return [
      Fact(
        view, .time,
        view.time(day.time).map { time in
          view.list([view.otherDay(day.time), day.passed ? view.say(.over(time: time)) : time])
        }),
      Fact(view, .goldenHour, view.span(day.goldenHour)),
      Fact(view, .blueHour, view.span(day.blueHour)),
      Fact(view, .azimuth, azimuth(day, view)),
      Fact(
        view, .likely,
        day.interval.map { view.wording.range(view.whole($0.low), view.whole($0.high)) }),
      Fact(
        view, .clouds,
        clouds?.label.map {
          view.wording.words([view.percent(clouds?.dailyMean), view.wording.quote($0)])
        }),
      Fact(view, .highClouds, labeled(factors?.highCloud, view.percent)),
      Fact(view, .humidity, labeled(factors?.humidity, view.percent)),
      Fact(
        view, .visibility,
        labeled(factors?.visibility) { view.visibility($0, factors?.visibility.bound) }),
      Fact(view, .aerosol, labeled(factors?.aerosolOpticalDepth, view.number)),
    ]
  }

  /// "northwest, 301°".
  private static func azimuth(_ day: Wire.SunsetDay, _ view: ResultView) -> Text? {
    day.azimuth.map { azimuth in
      view.list([
        Bearing(degrees: azimuth.rounded).map(view.wording.direction), view.angle(azimuth),
      ])
    }
  }

  private static func dayColumns(_ view: ResultView) -> [Column] {
    [
      Column(view, .day), Column(view, .time, isNumber: true),
      Column(view, .score, isNumber: true), Column(id: "meter"), Column(id: "label"),
    ]
  }

  private static func row(_ day: Wire.SunsetDay, _ view: ResultView) -> [Cell] {
    let meter = day.score.map { Sparkline.meter($0.rounded / 100, width: 10) }
    return [
      Cell(view.day(day.date)), Cell(view.time(day.time) ?? ""), Cell(shown(day, view), .bold),
      Cell(
        Text(written: meter.map { $0.full + $0.empty } ?? ""),
        day.score.map { .fill(scoreColor($0)) } ?? .plain),
      Cell(SunsetName.of(day, view)),
    ]
  }

  /// Marked while it may still change; an estimate is marked at the top of the blocks.
  static func shown(_ day: Wire.SunsetDay, _ view: ResultView) -> Text {
    Provenance(day).marked(day.score.map(view.whole) ?? "", in: view.wording)
  }

  private static func scoreColor(_ score: Measure<Kinds.Score>) -> Color {
    switch SunsetRating(score: score.rounded) {
    case .poor, .muted: .night
    case .fine: .sky
    case .colorful: .gold
    case .vivid: .orange
    case .spectacular: .red
    }
  }
}

extension Wire.SunsetBestMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.sunset)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    guard result.ranked.contains(where: { $0.score != nil }) else {
      return blocks.paragraph(view.say(.noScoreClouds), .bold, indent: 2)
    }
    blocks.table(
      [
        Column(id: "place"), Column(view, .day), Column(view, .time, isNumber: true),
        Column(view, .score, isNumber: true), Column(id: "color"),
      ],
      result.ranked.map { ranked in
        [
          Cell(view.wording.quote(ranked.place.displayName), .bold),
          Cell(view.day(ranked.date)), Cell(view.time(ranked.time) ?? ""),
          Cell(score(ranked, view)), Cell(ranked.color.map { view.text($0.text) } ?? ""),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    guard let best = result.ranked.first, best.score != nil else {
      return [view.say(.noScoreClouds)]
    }
    let score = view.wording.words([score(best, view), view.say(.ofHundred)])
    return [view.named(view.say(.bestOfDays), view.list([view.day(best.date), score]))]
  }

  private static func score(_ ranked: Wire.RankedSunset, _ view: ResultView) -> Text {
    var provenance = Provenance(view.tail)
    provenance.isPreliminary = ranked.preliminary ?? false
    return provenance.marked(ranked.score.map(view.whole) ?? "", in: view.wording)
  }
}
