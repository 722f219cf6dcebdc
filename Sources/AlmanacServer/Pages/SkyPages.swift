import AlmanacCore
package import AlmanacProtocol

extension Wire.SunTimesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.say(.skyOf, ["day": view.day(result.days.first?.date)])
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    write(result, nil, view, &page)
    guard result.days.count > 1 else { return }
    page.blank()
    page.table(
      [
        Column(view.say(.day)), Column(view.say(.sunrise), isNumber: true),
        Column(view.say(.sunset), isNumber: true),
        Column(view.say(.dayLength), isNumber: true, rank: 1),
      ],
      result.days.dropFirst().map { day in
        [
          Cell(view.day(day.date)), Cell(view.time(day.sunrise) ?? ""),
          Cell(view.time(day.sunset) ?? polar(day).map { view.say($0) } ?? ""),
          Cell(day.dayLengthSeconds.map { length(seconds: $0, view) } ?? ""),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    guard let day = result.days.first else { return [] }
    let times = [
      view.time(day.sunrise).map { view.say(.sunriseIs, ["time": $0]) },
      view.time(day.sunset).map { view.say(.sunsetIs, ["time": $0]) },
    ].compactMap(\.self)
    let language = view.wording.language
    let text = state(day).map { language.text($0) } ?? language.list(times)
    return [
      view.wording.language.text(.dayText, ["day": view.day(day.date), "text": text])
    ]
  }

  /// The first day, and the light of the moment.
  package static func write(
    _ result: Result, _ light: Wire.SunPhaseResult?, _ view: ResultView, _ page: inout Page
  ) {
    guard let day = result.days.first else { return }
    page.strip(DayStrip(day), view.numbers)
    if let state = state(day) { page.line(("  " + view.wording.language.text(state), .bold)) }
    let height = view.whole(day.noonAltitude)
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
        light.map { light in
          view.say(
            .sunAt,
            ["phase": view.say(light.phase.text), "altitude": view.whole(light.altitude)])
        }
      ),
    ])
  }

  /// In a cell of the table.
  private static func polar(_ day: Wire.SunDay) -> PageText? {
    switch day.state {
    case .polarDay: .shortPolarDay
    case .polarNight: .shortPolarNight
    case .normal, .partial: nil
    }
  }

  private static func state(_ day: Wire.SunDay) -> Message? {
    switch day.state {
    case .polarDay: .polarDay
    case .polarNight: .polarNight
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
    view.wording.language.list([view.day(result.time), view.clock(result.time)])
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    write(result, nil, view, &page)
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    let next = view.wording.language.text(
      .dayText, ["day": view.say(.fullMoon), "text": view.day(result.next.fullMoon)])
    return [shape(result, view), next]
  }

  /// - Parameter day: nil leaves out the times.
  package static func write(
    _ result: Result, _ day: Wire.MoonDay?, _ view: ResultView, _ page: inout Page
  ) {
    let glyph = view.glyph(result)
    page.line(
      ("  \(glyph.isEmpty ? "" : glyph + "  ")", .plain), (shape(result, view), .bold))
    func both(_ times: LabeledTime?...) -> String? {
      guard day != nil else { return nil }
      let found = times.compactMap(view.time)
      return found.isEmpty ? view.say(.noneToday) : view.wording.language.list(found)
    }
    page.facts([
      (view.say(.moonrise), both(day?.moonrise, day?.secondMoonrise)),
      (view.say(.moonset), both(day?.moonset, day?.secondMoonset)),
      (view.say(.newMoon), view.day(result.next.newMoon)),
      (view.say(.fullMoon), view.day(result.next.fullMoon)),
    ])
  }

  private static func shape(_ result: Result, _ view: ResultView) -> String {
    view.wording.language.list([
      view.say(result.name.text),
      view.say(.lit, ["percent": view.percent(share: result.illumination)]),
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
}
