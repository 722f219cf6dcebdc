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
        page.heading(view, view.say(.skyOf, ["day": view.day(day.date)]))
        page.strip(DayStrip(day), view.numbers)
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
    case .polarDay: page.line(("  " + view.say(.doesNotSetToday), .bold))
    case .polarNight: page.line(("  " + view.say(.doesNotRiseToday), .bold))
    case .normal, .partial: break
    }
    let height = view.whole(day.noonAltitude)
    let altitude = view.whole(light.altitude)
    page.facts([
      (view.say(.sunrise), view.time(day.sunrise)), (view.say(.sunset), view.time(day.sunset)),
      (
        view.say(.noon),
        view.say(.degreesHigh, ["time": view.clock(day.solarNoon), "degrees": height])
      ),
      (view.say(.dayLength), day.dayLengthSeconds.map { length(seconds: $0, view) }),
      (view.say(.goldenHour), view.span(day.goldenHour.evening)),
      (view.say(.blueHour), view.span(day.blueHour.evening)),
      (view.say(.civilDusk), view.time(day.civilDusk)),
      (view.say(.fullNight), view.time(day.astronomicalDusk)),
      (
        view.say(.now),
        view.say(.sunAt, ["phase": view.say(light.phase.text), "altitude": altitude])
      ),
    ])
  }

  private static func length(seconds: Double, _ view: ResultView) -> String {
    let minutes = wholeNumber(seconds / 60)
    return "\(view.count(minutes / 60)) h \(view.count(minutes % 60)) min"
  }

  private static func write(
    _ day: Wire.MoonDay?, _ shape: Wire.MoonPhaseResult, _ view: ResultView, _ page: inout Page
  ) {
    page.line(
      ("  \(shape.name.emoji)  ", .plain),
      (
        view.wording.language.list([
          view.say(shape.name.text),
          view.say(.lit, ["percent": view.percent(share: shape.illumination)]),
        ]), .bold
      ))
    func both(_ times: LabeledTime?...) -> String {
      let found = times.compactMap(view.time)
      return found.isEmpty ? view.say(.noneToday) : view.wording.language.list(found)
    }
    page.facts([
      (view.say(.moonrise), both(day?.moonrise, day?.secondMoonrise)),
      (view.say(.moonset), both(day?.moonset, day?.secondMoonset)),
      (view.say(.newMoon), view.day(shape.next.newMoon)),
      (view.say(.fullMoon), view.day(shape.next.fullMoon)),
    ])
  }
}

extension Wire.SunPhase {
  fileprivate var text: PageText {
    switch self {
    case .day: .phaseDay
    case .civilTwilight: .phaseCivil
    case .nauticalTwilight: .phaseNautical
    case .astronomicalTwilight: .phaseAstronomical
    case .night: .phaseNight
    }
  }
}

extension Wire.MoonPhaseName {
  fileprivate var text: PageText {
    switch self {
    case .newMoon: .newMoon
    case .waxingCrescent: .waxingCrescent
    case .firstQuarter: .firstQuarter
    case .waxingGibbous: .waxingGibbous
    case .fullMoon: .fullMoon
    case .waningGibbous: .waningGibbous
    case .lastQuarter: .lastQuarter
    case .waningCrescent: .waningCrescent
    }
  }

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
