import AlmanacProtocol
import AlmanacServer
import EventLoop

extension PageCommand {
  static func sunset(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(MethodFailure) in
      let event = arguments.has(.sunrise) ? Wire.SunEvent.sunrise : .sunset
      let place = try arguments.placeReference()
      let result = try caller.result(
        of: Wire.SunsetScoreMethod.self,
        .init(days: arguments.integer(of: .days) ?? 4, event: event, place: place))
      let rating = arguments.integer(of: .log).map(Double.init)
      let photo = arguments.value(of: .photo).map { FileBytes.absolute($0) }
      guard rating != nil || photo != nil else {
        return PageAnswer([(.sunsetScore, result)]) { wording, page in
          write(result, ResultView(result, wording), &page)
        }
      }
      let observed = try caller.result(
        of: Wire.SunsetObserveMethod.self,
        .init(event: event, rating: rating, photo: photo, place: place))
      return PageAnswer(
        [(.sunsetScore, result), (.sunsetObserve, observed)]
      ) { wording, page in
        write(result, ResultView(result, wording), &page)
        SunsetLog.write(observed, wording, to: &page)
      }
    }
  }

  private static func write(
    _ result: Wire.SunsetScoreResult, _ view: ResultView, _ page: inout Page
  ) {
    guard let first = result.days.first else { return }
    let event = ResultView.sentence(result.event.rawValue)
    page.heading(view, "\(event), \(view.day(first.date))")
    detail(first, result.event, view, &page)
    if result.days.count > 1 {
      page.blank()
      page.table(dayColumns, result.days.dropFirst().map { row($0, view) })
    }
    page.provenance(view)
  }

  private static func detail(
    _ day: Wire.SunsetDay, _ event: Wire.SunEvent, _ view: ResultView, _ page: inout Page
  ) {
    page.gradient(day.gradient.compactMap { Color($0) })
    if let score = day.score {
      let meter = Sparkline.meter(score / 100, width: page.width < 50 ? 10 : 20)
      page.line(
        ("  ", .plain), (" \(shown(day)) ", .badge(scoreColor(score))), (" of 100  ", .plain),
        (meter.full, .fill(scoreColor(score))), (meter.empty, .muted),
        ("  " + (day.label ?? ""), .bold))
      page.paragraph(day.explanation, indent: 2)
    } else {
      page.paragraph(noScore(day.reason, event), .bold, indent: 2)
    }
    page.blank()
    page.facts(facts(day, view))
  }

  private static func noScore(_ reason: Wire.SunsetReason?, _ event: Wire.SunEvent) -> String {
    let event = event.rawValue
    return switch reason {
    case .polarDay: "The sun does not set on this day: there is no \(event) to score."
    case .polarNight: "The sun does not rise on this day: there is no \(event) to score."
    case .noEvent: "There is no \(event) on this day."
    case .beyondHorizon: "No score: this day is beyond every forecast."
    case .noCloudData, .noCloudLayers: "No score: the clouds of this day are unknown."
    case nil: "No score: the reason is unknown."
    }
  }

  private static func facts(
    _ day: Wire.SunsetDay, _ view: ResultView
  ) -> [(name: String, value: String?)] {
    let factors = day.factors
    func labeled(_ factor: Wire.LabeledValue?, _ text: (Double?) -> String) -> String? {
      factor?.label.map { "\(text(factor?.value)) \($0)" }
    }
    let clouds = factors?.cloudCover
    return [
      ("Time", view.time(day.time).map { $0 + (day.passed ? ", over" : "") }),
      ("Golden hour", view.span(day.goldenHour)),
      ("Likely", day.interval.map { "\($0.low.wireText)…\($0.high.wireText)" }),
      ("Sure", day.confidence.map { ResultView.percent(share: $0) }),
      ("Color", day.color.map(color)),
      ("Clouds", clouds?.label.map { "\(ResultView.percent(clouds?.dailyMean)) \($0)" }),
      ("High clouds", labeled(factors?.highCloud, ResultView.percent)),
      ("Humidity", labeled(factors?.humidity, ResultView.percent)),
      (
        "Visibility",
        labeled(factors?.visibility) {
          view.quantity($0, \.visibility) + (factors?.visibility.atLeast == true ? " or more" : "")
        }
      ),
      ("Aerosol", labeled(factors?.aerosolOpticalDepth, ResultView.number)),
    ]
  }

  private static func color(_ color: Wire.SunsetColor) -> String {
    "\(ResultView.percent(share: color.chance)) likely"
      + (color.quality.map { ", then \($0.wireText)" } ?? "")
  }

  private static let dayColumns = [
    Column("Day"), Column("Time", isNumber: true, rank: 1), Column("Score", isNumber: true),
    Column("", rank: 2), Column(""),
  ]

  private static func row(_ day: Wire.SunsetDay, _ view: ResultView) -> [Cell] {
    let meter = day.score.map { Sparkline.meter($0 / 100, width: 10) }
    return [
      Cell(view.day(day.date)), Cell(view.time(day.time) ?? ""), Cell(shown(day), .bold),
      Cell(
        meter.map { $0.full + $0.empty } ?? "",
        day.score.map { .fill(scoreColor($0)) } ?? .plain),
      Cell(day.label ?? ResultView.words(day.reason)),
    ]
  }

  /// Marked while it may still change; an estimate is marked at the top of the page.
  private static func shown(_ day: Wire.SunsetDay) -> String {
    Provenance(day).marked(day.score?.wireText ?? "")
  }

  private static func scoreColor(_ score: Double) -> Color {
    switch score {
    case ..<35: .night
    case ..<55: .sky
    case ..<75: .gold
    case ..<90: .orange
    default: .red
    }
  }
}

extension Page {
  /// The sky at sunset from the zenith down to the horizon; true color only.
  mutating func gradient(_ stops: [Color]) {
    guard ink.depth == .trueColor, stops.count >= 2 else { return }
    let rows = 6
    let columns = min(width - 4, 60)
    for row in 0..<rows {
      // Two colors per row: the upper half block and the lower one.
      let upper = Self.shade(stops, Double(2 * row) / Double(2 * rows - 1))
      let lower = Self.shade(stops, Double(2 * row + 1) / Double(2 * rows - 1))
      let style = Style(tone: .halves(upper, lower))
      line(("  ", .plain), (String(repeating: "▀", count: columns), style))
    }
    blank()
  }

  private static func shade(_ stops: [Color], _ share: Double) -> Color {
    let position = share * Double(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], share: position - Double(index))
  }
}
