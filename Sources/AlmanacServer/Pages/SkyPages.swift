package import AlmanacProtocol
import Basics
import Time
import Units
import Vocabulary
import Words

extension Wire.SunTimesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.say(.skyOf(day: view.day(result.days.first?.date)))
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    write(result, nil, view, &page)
    guard result.days.count > 1 else { return }
    page.blank()
    page.table(
      [
        Column(view.say(.day)), Column(view.say(.sunrise), isNumber: true),
        Column(view.say(.sunset), isNumber: true),
        Column(view.say(.dayLength), isNumber: true),
      ],
      result.days.dropFirst().map { day in
        [
          Cell(view.day(day.date)), Cell(view.time(day.sunrise) ?? ""),
          Cell(view.time(day.sunset) ?? state(day, view)?.cell ?? ""),
          Cell(day.dayLengthSeconds.map { length(seconds: $0.rounded, view) } ?? ""),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    guard let day = result.days.first else { return [] }
    let times = [
      view.time(day.sunrise).map { view.say(.sunriseIs(time: $0)) },
      view.time(day.sunset).map { view.say(.sunsetIs(time: $0)) },
    ]
    return [view.named(view.day(day.date), state(day, view)?.sentence ?? view.list(times))]
  }

  /// The first day, and the light of the moment.
  package static func write(
    _ result: Result, _ light: Wire.SunPhaseResult?, _ view: ResultView, _ page: inout Page
  ) {
    guard let day = result.days.first else { return }
    page.strip(DayStrip(day), view.numbers)
    if let state = state(day, view) { page.line(("  " + state.sentence, .bold)) }
    let height = view.whole(day.noonAltitude)
    page.facts([
      (view.say(.sunrise), view.time(day.sunrise)), (view.say(.sunset), view.time(day.sunset)),
      (
        view.say(.noon),
        view.say(.degreesHigh(time: view.clock(day.solarNoon), degrees: height))
      ),
      (view.say(.dayLength), day.dayLengthSeconds.map { length(seconds: $0.rounded, view) }),
      (view.say(.goldenHour), view.span(day.goldenHour.evening)),
      (view.say(.blueHour), view.span(day.blueHour.evening)),
      (view.say(.civilDusk), view.time(day.civilDusk)),
      (view.say(.fullNight), view.time(day.astronomicalDusk)),
      (
        view.say(.now),
        light.map { light in
          view.say(
            .sunAt(phase: view.phrases.word(light.phase), altitude: view.whole(light.altitude)))
        }
      ),
    ])
  }

  /// Why the sun does not rise or set, and the same in a cell of the table; nil if it does.
  private static func state(
    _ day: Wire.SunDay, _ view: ResultView
  ) -> (sentence: String, cell: String)? {
    let language = view.wording.language
    return switch day.state {
    case .polarDay: (language.text(.polarDay), view.say(.shortPolarDay))
    case .polarNight: (language.text(.polarNight), view.say(.shortPolarNight))
    case .normal, .partial: nil
    }
  }

  private static func length(seconds: Double, _ view: ResultView) -> String {
    let minutes = wholeNumber(seconds / 60)
    let wording = view.wording
    return wording.counted(.hours, minutes / 60) + " " + wording.counted(.minutes, minutes % 60)
  }
}

extension Wire.MoonPhaseMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.moment(result.time)
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    write(result, nil, view, &page)
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    [
      shape(result, view),
      view.named(view.phrases.word(MoonPhaseName.fullMoon), view.day(result.next.fullMoon)),
    ]
  }

  /// - Parameter day: nil leaves out the times.
  package static func write(
    _ result: Result, _ day: Wire.MoonDay?, _ view: ResultView, _ page: inout Page
  ) {
    page.line(
      (ResultView.lead(view.glyph(result)), .plain), (shape(result, view), .bold))
    func both(_ times: Moment?...) -> String? {
      guard day != nil else { return nil }
      let found = times.compactMap(view.time)
      return found.isEmpty ? view.say(.noneToday) : view.list(found)
    }
    page.facts([
      (view.say(.moonrise), both(day?.moonrise, day?.secondMoonrise)),
      (view.say(.moonset), both(day?.moonset, day?.secondMoonset)),
      (view.phrases.word(MoonPhaseName.newMoon), view.day(result.next.newMoon)),
      (view.phrases.word(MoonPhaseName.fullMoon), view.day(result.next.fullMoon)),
    ])
  }

  private static func shape(_ result: Result, _ view: ResultView) -> String {
    view.list([
      view.phrases.word(result.name),
      view.say(.lit(percent: view.percent(share: result.illumination.rounded))),
    ])
  }
}
