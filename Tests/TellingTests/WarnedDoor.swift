import AlmanacProtocol
import Charts
import Foundation
import HTTP
import Places
import Providers
@testable import Services
import Storage
import TestSupport
import Time
import Units
import Vocabulary
import Weather
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
import Telling

/// One way to tell people of a place, for each state of its warnings. All that are tested follow
/// from the types of the product, so that a new one is among them by itself.
struct WarnedDoor: Sendable {
  /// What is said first, and all that is said.
  struct Told: Sendable {
    let opening: String
    let text: String

    init(opening: String?, _ text: String) { (self.opening, self.text) = (opening ?? "", text) }

    init(_ text: String) { self.init(opening: text, text) }
  }

  /// How warnings are said.
  enum Kind: Sendable {
    /// In words that begin with the gravest.
    case words
    /// The same of the list of warnings itself.
    case list
    /// By a short mark before the values; a caller's own format has one only of a warning.
    case line, format
    /// In a place of the caller's own, which is empty without a warning; how many there are.
    case event, count
    /// By words that only a program reads.
    case classes
  }

  let name: String
  let kind: Kind
  /// Nil where the answer is an error.
  let tell: @Sendable (WarnedPlace, Wording) throws -> Told?

  var isLine: Bool { kind == .line || kind == .format }

  static let now = Instant(unixSeconds: 1_782_043_200)

  static let all = paged + lines + layouts + charts
}

/// The known warnings of a place.
struct WarnedPlace: Sendable {
  /// Nil if no source has answered.
  let heard: Sourced<HeardWarnings>?
  var occasion: Occasion { Occasion(now: WarnedDoor.now, zone: .utc, alerts: heard) }
}

// MARK: Pages

extension WarnedDoor {
  private static let paged = MethodName.paged.flatMap { doors($0) }

  private static func doors<Method: PagedMethod>(_ method: Method.Type) -> [WarnedDoor] {
    // What is about no place has no warnings.
    guard let example = try? SpecExample.result(of: method), example.tail.place != nil
    else { return [] }
    let isList = Method.name == .alertsActive
    return TextStyle.allCases.map { style in
      WarnedDoor(
        name: "\(Method.name.rawValue).\(style.rawValue)", kind: isList ? .list : .words
      ) { place, wording in
        var result = example
        if isList {
          guard let heard = place.heard else { return nil }
          let list = Wire.AlertsActiveResult(heard, example.tail)
          result = list as? Method.Result ?? example
        }
        let options = Wire.TextOptions(style: style, columns: 60, icons: .plain)
        return Told(Method.text(of: result, wording, options, place.occasion), style)
      }
    }
  }
}

extension Wire.AlertsActiveResult {
  fileprivate init(_ heard: Sourced<HeardWarnings>, _ tail: Wire.Tail) {
    self.init(
      coverage: heard.value.coverage,
      alerts: heard.value.alerts.map { Wire.Alert($0, .utc) },
      services: heard.value.services.map { Wire.AlertService($0, .utc, now: WarnedDoor.now) },
      tail: tail)
  }
}

extension WarnedDoor.Told {
  fileprivate init(_ text: Wire.ResultText, _ style: TextStyle) {
    switch style {
    case .headline: self.init(text.headline)
    case .page, .speech:
      self.init(
        opening: text.lines.first, (text.lines + text.notes).joined(separator: " "))
    case .styled:
      let lines = (text.styledLines ?? []).map { $0.spans.map(\.text).joined() }
      // The first is the title.
      self.init(opening: lines.dropFirst().first, (lines + text.notes).joined(separator: " "))
    case .blocks:
      let blocks = text.blocks ?? []
      func words(_ block: Wire.TextBlock) -> String {
        (block.spans ?? []).map { "\($0.text) \($0.spoken ?? "")" }.joined(separator: " ")
      }
      self.init(
        opening: blocks.first.map(words), (blocks.map(words) + text.notes).joined(separator: " "))
    }
  }
}

// MARK: Status lines

extension WarnedDoor {
  private static func line(_ place: WarnedPlace, _ wording: Wording, _ icons: IconSet) throws
    -> StatusLine
  {
    let weather = CurrentWeather(
      time: now, temperatureCelsius: 21.4, humidityPercent: 62,
      wind: Wind(speedKilometersPerHour: 14, directionDegrees: 340), isDay: true,
      condition: Condition(.partlyCloudy))
    let report = CurrentReport(
      weather: weather, sunrise: nil, sunset: nil, isDay: true, normal: nil)
    guard let coordinate = Coordinate(latitude: 52.5, longitude: 13.4) else {
      throw ExampleFault.type
    }
    let found = ResolvedPlace(
      place: Place(
        name: "Berlin", coordinate: coordinate, timeZone: "UTC", timeZoneSource: .given),
      zone: .utc)
    return StatusLine(
      facts: StatusFacts(weather: Sourced(report), alerts: place.heard),
      place: RequestPlace(found), now: now, units: .metric, wording: wording,
      glyphs: StatusGlyphs(set: icons), escape: StatusEscape(style: .none))
  }

  private static func isCount(_ format: StatusFormat) -> Bool { format.fields == [.alertCount] }

  private static let formats: [(name: String, format: StatusFormat)] =
    StatusPreset.allCases.map { ("preset \($0.rawValue)", StatusFormat($0, .plain)) }
    + StatusField.allCases.compactMap { field in
      (try? StatusFormat("{\(field.rawValue)}")).map { ("{\(field.rawValue)}", $0) }
    }

  private static let lines: [WarnedDoor] =
    formats.flatMap { name, format in
      (name.hasPrefix("preset") ? IconSet.allCases : [.plain]).map { icons in
        WarnedDoor(
          name: "status \(name) \(icons.rawValue)",
          kind: format.isPreset
            ? .line : format.fields == [.alert] ? .event : isCount(format) ? .count : .format
        ) { place, wording in Told(try line(place, wording, icons).text(format)) }
      }
    }
    + [
      WarnedDoor(name: "status tooltip", kind: .words) { place, wording in
        Told(try line(place, wording, .plain).tooltip)
      },
      WarnedDoor(name: "status speech", kind: .words) { place, wording in
        Told(try line(place, wording, .plain).speech)
      },
      WarnedDoor(name: "status class", kind: .classes) { place, wording in
        Told(
          try line(place, wording, .plain).classes(StatusFormat(.one, .plain)).joined(
            separator: " "))
      },
    ]

  private static let statusTail = try? SpecExample.result(of: Wire.StatusTextMethod.self).tail

  /// As each bar takes it: the line, which may be a member of something else.
  private static let layouts = StatusLayout.allCases.map { layout in
    WarnedDoor(name: "bar \(layout.rawValue)", kind: .line) { place, wording in
      let line = try line(place, wording, .plain)
      let format = StatusFormat(.one, .plain)
      guard let tail = statusTail else { return nil }
      let text = layout.text(
        Wire.StatusTextResult(
          text: line.text(format), alt: line.alt, tooltip: line.tooltip, speech: line.speech,
          class: line.classes(format), percentage: nil, mark: "", age: nil, tail: tail))
      return Told(text.contains(line.text(format)) ? line.text(format) : "")
    }
  }
}

// MARK: Charts

extension WarnedDoor {
  /// What a chart is drawn of does not matter here: of what is usual at the place.
  private static let drawn: [SpokenLanguage: [(ChartKind, any Chart)]] = {
    let teller = Teller(
      now: Int(now.unixSeconds), http: .offline, store: SQLiteStore.inMemory())
    return SpokenLanguage.allCases.reduce(into: [:]) { drawn, language in
      drawn[language] = ChartKind.allCases.compactMap { kind in
        teller.chart(kind, language).map { (kind, $0) }
      }
    }
  }()

  private static func chart(_ number: Int, _ wording: Wording) throws -> any Chart {
    guard let all = drawn[wording.language], !all.isEmpty else { throw ExampleFault.type }
    return all[number % all.count].1
  }

  private static func turn(_ wording: Wording) -> Int {
    SpokenLanguage.allCases.firstIndex(of: wording.language) ?? 0
  }

  /// The alternative of each, and in each language the drawing of one of them: their first line is
  /// written in one place for all.
  private static let charts =
    (drawn[.english] ?? []).indices.map { number in
      WarnedDoor(name: "chart \(number) alt", kind: .words) { place, wording in
        Told(try chart(number, wording).alt(place.occasion))
      }
    }
    + [
      WarnedDoor(name: "chart text", kind: .words) { place, wording in
        let chart = try chart(turn(wording), wording)
        return Told(chart.text(width: 200, height: 9, ansi: false, place.occasion).text)
      },
      WarnedDoor(name: "chart svg", kind: .words) { place, wording in
        let svg = try chart(turn(wording), wording)
          .svg(width: nil, height: nil, theme: .light, place.occasion).text
        let title = svg.range(of: "<title").flatMap { svg[$0.upperBound...].firstIndex(of: ">") }
        return Told(opening: title.map { String(svg[$0...].dropFirst()) }, svg)
      },
    ]
}
