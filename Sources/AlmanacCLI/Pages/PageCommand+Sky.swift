import AlmanacCore
import AlmanacProtocol
import AlmanacServer

extension PageCommand {
  static func sky(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(MethodFailure) in
      let place = try arguments.placeReference()
      let sun = try caller.result(of: Wire.SunTimesMethod.self, .init(place: place))
      let moon = try caller.result(of: Wire.MoonTimesMethod.self, .init(place: place))
      let shape = try caller.result(of: Wire.MoonPhaseMethod.self, .init(place: place))
      let light = try caller.result(of: Wire.SunPhaseMethod.self, .init(place: place))
      return PageAnswer([
        (.sunTimes, sun), (.moonTimes, moon), (.moonPhase, shape), (.sunPhase, light),
      ]) { wording, page in
        let view = ResultView(sun, wording)
        guard let day = sun.days.first else { return }
        page.heading(view, "the sky, \(view.day(day.date))")
        page.strip(DayStrip(day))
        write(day, light, view, &page)
        page.blank()
        write(moon.days.first, shape, view, &page)
        page.provenance(view)
      }
    }
  }

  private static func write(
    _ day: Wire.SunDay, _ light: Wire.SunPhaseResult, _ view: ResultView, _ page: inout Page
  ) {
    switch day.state {
    case .polarDay: page.line(("  The sun does not set today.", .bold))
    case .polarNight: page.line(("  The sun does not rise today.", .bold))
    case .normal, .partial: break
    }
    let height = ResultView.whole(day.noonAltitude)
    let altitude = ResultView.whole(light.altitude)
    page.facts([
      ("Sunrise", view.time(day.sunrise)), ("Sunset", view.time(day.sunset)),
      ("Noon", "\(view.clock(day.solarNoon)), \(height)° high"),
      ("Day length", day.dayLengthSeconds.map(length)),
      ("Golden hour", view.span(day.goldenHour.evening)),
      ("Blue hour", view.span(day.blueHour.evening)),
      ("Civil dusk", view.time(day.civilDusk)), ("Full night", view.time(day.astronomicalDusk)),
      ("Now", "\(ResultView.words(light.phase.rawValue)), sun at \(altitude)°"),
    ])
  }

  private static func length(seconds: Double) -> String {
    let minutes = wholeNumber(seconds / 60)
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  private static func write(
    _ day: Wire.MoonDay?, _ shape: Wire.MoonPhaseResult, _ view: ResultView, _ page: inout Page
  ) {
    page.line(
      ("  \(shape.name.emoji)  ", .plain),
      (ResultView.sentence(ResultView.words(shape.name.rawValue)), .bold),
      (", \(ResultView.percent(share: shape.illumination)) lit", .plain))
    func both(_ times: LabeledTime?...) -> String {
      let found = times.compactMap(view.time)
      return found.isEmpty ? "none today" : found.joined(separator: ", ")
    }
    page.facts([
      ("Moonrise", both(day?.moonrise, day?.secondMoonrise)),
      ("Moonset", both(day?.moonset, day?.secondMoonset)),
      ("New moon", view.day(shape.next.newMoon)), ("Full moon", view.day(shape.next.fullMoon)),
    ])
  }
}

extension Wire.MoonPhaseName {
  fileprivate var emoji: String {
    switch self {
    case .newMoon: "🌑"
    case .waxingCrescent: "🌒"
    case .firstQuarter: "🌓"
    case .waxingGibbous: "🌔"
    case .fullMoon: "🌕"
    case .waningGibbous: "🌖"
    case .lastQuarter: "🌗"
    case .waningCrescent: "🌘"
    }
  }
}
