package import AlmanacProtocol
import Basics
import Time
import Units
import Vocabulary
package import Words

extension Wire.SunTimesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.skyOf(day: view.day(result.days.first?.date)))
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    write(result, nil, view, &blocks)
    guard result.days.count > 1 else { return }
    blocks.blank()
    blocks.table(
      [
        Column(view, .day), Column(view, .sunrise, isNumber: true),
        Column(view, .sunset, isNumber: true),
        Column(view, .dayLength, isNumber: true),
      ],
      result.days.dropFirst().map { day in
        [
          Cell(view.day(day.date)), Cell(view.time(day.sunrise) ?? ""),
          Cell(view.time(day.sunset) ?? state(day, view)?.cell ?? ""),
          Cell(day.dayLengthSeconds.map { length(seconds: $0.rounded, view) } ?? ""),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    guard let day = result.days.first else { return [] }
    let times = [
      view.time(day.sunrise).map { view.say(.sunriseIs(time: $0)) },
      view.time(day.sunset).map { view.say(.sunsetIs(time: $0)) },
    ]
    return [view.named(view.day(day.date), state(day, view)?.sentence ?? view.list(times))]
  }

  /// The first day, and the light of the moment.
  package static func write(
    _ result: Result, _ light: Wire.SunPhaseResult?, _ view: ResultView, _ blocks: inout Blocks
  ) {
    guard let day = result.days.first else { return }
    blocks.strip(DayStrip(day), view.numbers)
    if let state = state(day, view) { blocks.line(("  " + state.sentence, .bold)) }
    let height = view.angle(day.noonAltitude)
    blocks.facts([
      Fact(view, .sunrise, view.time(day.sunrise)), Fact(view, .sunset, view.time(day.sunset)),
      Fact(
        view, .noon, view.say(.degreesHigh(time: view.clock(day.solarNoon), degrees: height))
      ),
      Fact(view, .dayLength, day.dayLengthSeconds.map { length(seconds: $0.rounded, view) }),
      Fact(view, .goldenHour, view.span(day.goldenHour.evening)),
      Fact(view, .blueHour, view.span(day.blueHour.evening)),
      Fact(view, .civilDusk, view.time(day.civilDusk)),
      Fact(view, .fullNight, view.time(day.astronomicalDusk)),
      Fact(view, .now, light.map { Wire.SunPhaseMethod.now($0, view) }),
    ])
  }

  /// Why the sun does not rise or set, and the same in a cell of the table; nil if it does.
  private static func state(
    _ day: Wire.SunDay, _ view: ResultView
  ) -> (sentence: Text, cell: Text)? {
    let wording = view.wording
    return switch day.state {
    case .polarDay: (wording.text(.polarDay), view.say(.shortPolarDay))
    case .polarNight: (wording.text(.polarNight), view.say(.shortPolarNight))
    case .normal, .partial: nil
    }
  }

  private static func length(seconds: Double, _ view: ResultView) -> Text {
    view.length(minutes: wholeNumber(seconds / 60))
  }
}

extension ResultView {
  /// "14 h 53 min".
  fileprivate func length(minutes: Int) -> Text {
    wording.words([
      minutes < 60 ? "" : wording.counted(.hours, minutes / 60),
      wording.counted(.minutes, minutes % 60),
    ])
  }
}

extension Wire.SunPhaseMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.moment(result.time)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    blocks.facts([Fact(view, .now, now(result, view))])
    if let text = coming(result, view) { blocks.paragraph(text, indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [now(result, view), coming(result, view)].compactMap(\.self)
  }

  static func now(_ result: Result, _ view: ResultView) -> Text {
    let phase = view.wording.word(result.phase, isRising: result.isRising)
    return view.say(.sunAt(phase: phase, altitude: view.angle(result.altitude)))
  }

  /// How long it is until the sun rises or sets, if that is the next change.
  private static func coming(_ result: Result, _ view: ResultView) -> Text? {
    guard let next = result.next, result.phase == .day || next.phase == .day else { return nil }
    let seconds = next.time.instant.unixSeconds - result.time.instant.unixSeconds
    let time = view.length(minutes: wholeNumber(seconds / 60))
    return view.say(result.phase == .day ? .sunsetIn(time: time) : .sunriseIn(time: time))
  }
}

extension Wire.MoonPhaseMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.moment(result.time)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    write(result, nil, view, &blocks)
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [
      shape(result, view),
      view.named(view.wording.word(MoonPhaseName.fullMoon), view.day(result.next.fullMoon)),
    ]
  }

  /// - Parameter day: nil leaves out the times.
  package static func write(
    _ result: Result, _ day: Wire.MoonDay?, _ view: ResultView, _ blocks: inout Blocks
  ) {
    blocks.line(
      (ResultView.lead(view.glyph(result)), .plain), (shape(result, view), .bold))
    func both(_ times: Moment?...) -> Text? {
      guard day != nil else { return nil }
      let found = times.compactMap(view.time)
      return found.isEmpty ? view.say(.noneToday) : view.list(found)
    }
    blocks.facts([
      Fact(view, .moonrise, both(day?.moonrise, day?.secondMoonrise)),
      Fact(view, .moonset, both(day?.moonset, day?.secondMoonset)),
      Fact(
        MoonPhaseName.newMoon, view.wording.word(MoonPhaseName.newMoon),
        view.day(result.next.newMoon)),
      Fact(
        MoonPhaseName.fullMoon, view.wording.word(MoonPhaseName.fullMoon),
        view.day(result.next.fullMoon)),
    ])
  }

  private static func shape(_ result: Result, _ view: ResultView) -> Text {
    view.list([
      view.wording.word(result.name),
      view.say(.lit(percent: view.percent(share: result.illumination.rounded))),
    ])
  }
}
