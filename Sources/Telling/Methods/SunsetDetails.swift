import AlmanacProtocol
import Units
import Vocabulary
import Words

extension Wire.SunsetScoreMethod {
  /// All that is known of one day, for a program that shows one of them at a time.
  static func details(_ day: Wire.SunsetDay, _ result: Result, _ view: ResultView) -> [Fact?] {
    let date = Self.name(day, view)
    return [
      Fact(id: "when", "", day.passed ? view.say(.over(time: date)) : date),
      Fact(id: "weekday", "", weekday(day, view)),
      Fact(view, .score, shown(day, view)), Fact(id: "label", "", SunsetName.of(day, view)),
    ] + sentences(day, view) + facts(day, view) + parts(day, view) + [
      Fact(view, .scoreModel, view.wording.quote(result.model.title)),
      Fact(view, .lightPath, day.pathSource.map { view.say($0.text) }),
      Fact(view, .cloudLayers, day.factors.map { layers($0.cloudCover, view) }),
    ]
  }

  /// Of the score, each in percent of what it can be.
  private static func parts(_ day: Wire.SunsetDay, _ view: ResultView) -> [Fact?] {
    guard let parts = day.subscores else { return [] }
    let named: [(String, PageText, Measure<Kinds.Share>?)] = [
      ("canvas", .canvas, parts.canvas), ("light", .freeLight, parts.light),
      ("glow", .afterglow, parts.glow), ("air", .dryAir, parts.air),
      ("clearness", .visibility, parts.visibility), ("dryness", .noRain, parts.rain),
    ]
    return named.map { id, name, share in
      Fact(id: id, view.say(name), share.map { view.percent(share: $0.rounded) })
    }
  }

  private static func layers(_ cover: Wire.SunsetCloudFactor, _ view: ResultView) -> Text {
    view.list([cover.low, cover.mid, cover.high].map(view.percent))
  }

  private static func name(_ day: Wire.SunsetDay, _ view: ResultView) -> Text {
    view.relativeDay(day.date).capitalized
  }

  private static func weekday(_ day: Wire.SunsetDay, _ view: ResultView) -> Text {
    day.date == view.today ? name(day, view) : Text(written: view.wording.weekday(day.date))
  }
}

/// What a score is called, or why there is none.
enum SunsetName {
  static func of(_ day: Wire.SunsetDay, _ view: ResultView) -> Text {
    if day.score != nil { return day.rating.map { view.wording.word($0) } ?? "" }
    return day.reason.map { view.say(short($0)) } ?? ResultView.unknown
  }

  private static func short(_ reason: SunsetReason) -> PageText {
    switch reason {
    case .polarDay: .shortPolarDay
    case .polarNight: .shortPolarNight
    case .noEvent: .shortNoEvent
    case .beyondHorizon: .shortBeyond
    case .noCloudData, .noCloudLayers: .shortClouds
    }
  }
}

extension SunsetModel {
  fileprivate var title: String {
    switch self {
    case .afterglow: "Afterglow"
    case .classic: "Classic"
    }
  }
}

extension SunsetPath {
  fileprivate var text: PageText {
    switch self {
    case .sampled: .pathSampled
    case .local: .pathLocal
    }
  }
}
