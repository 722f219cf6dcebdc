import Basics
import Time
package import Vocabulary
package import Weather
package import Words

/// The gravest warning in force in words, as every text begins with it.
package struct WarningLine: Sendable {
  package let alert: WeatherAlert
  private let others: Int
  private let occasion: Occasion
  private let wording: Wording

  /// Nil if there is nothing to begin with.
  package init?(_ occasion: Occasion, _ wording: Wording) {
    guard case .gravest(let alert, let others) = occasion.warnings else { return nil }
    self.init(alert, others: others, occasion, wording)
  }

  /// Of one that a text does not begin with.
  package init(
    _ alert: WeatherAlert, others: Int = 0, _ occasion: Occasion, _ wording: Wording
  ) {
    (self.alert, self.others) = (alert, others)
    (self.occasion, self.wording) = (occasion, wording)
  }

  /// "Extreme warning: wind, until 8:00 PM, and 2 more": no word of others.
  package var own: Text {
    wording.list([wording.warning(alert.severity, alert.warned)] + details)
  }

  /// "Extreme warning: Wind Advisory, until 8:00 PM, and 2 more".
  package var words: WarningWords {
    WarningWords(alert.severity, alert.warned, wording, details)
  }

  /// "until 8:00 PM", "and 2 more".
  private var details: [Text] {
    let (start, end) = (
      alert.hasBegun(at: occasion.now) ? nil : alert.onset, alert.expires
    )
    return [
      start.flatMap { moment($0, PageText.alertFrom, PageText.alertFromDay) },
      end.flatMap { moment($0, PageText.alertUntil, PageText.alertUntilDay) },
      occasion.provenance.isStale
        ? Age(seconds: occasion.provenance.ageSeconds).old(in: wording) : nil,
      others > 0 ? wording.page(.alertsMore(count: wording.whole(others))) : nil,
    ].compactMap(\.self)
  }

  /// - Parameters:
  ///   - clock: for a time of today.
  ///   - dated: for one of another day.
  private func moment(
    _ time: Instant, _ clock: (Text) -> PageText, _ dated: (Text, Text) -> PageText
  ) -> Text? {
    guard let zone = occasion.zone, let today = occasion.today, let date = zone.date(at: time)
    else { return nil }
    let shown = wording.time(zone.moment(time))
    guard date != today else { return wording.page(clock(shown)) }
    let isNear = date.days(since: today) == 1
    let day = isNear ? wording.relativeDay(date, today: today) : wording.fullDay(date)
    return wording.page(dated(day, shown))
  }
}

/// An official warning by its own name, and what is said of it.
package struct WarningWords: Sendable {
  /// Nil for one that is not known to be for the place: it would read as the place's.
  let severity: AlertSeverity?
  /// "Severe warning"; empty without a severity.
  let head: Text
  /// As its sender calls it, with its kind where the reader's language is another one.
  let event: Text
  let more: Text
  /// "Severe warning: Wind Advisory, until 8:00 PM".
  package let whole: Text

  package init(
    _ severity: AlertSeverity, _ event: WarnedEvent, _ wording: Wording, _ details: [Text] = []
  ) {
    self.severity = severity
    (head, self.event) = (wording.word(severity).capitalized, wording.event(event))
    more = wording.list(details)
    let named = wording.named(wording.word(severity), self.event)
    whole = wording.list([named] + details).capitalized
  }

  package init(inCountry event: WarnedEvent, _ wording: Wording) {
    (severity, head, self.event) = (nil, "", wording.event(event))
    more = wording.page(.somewhereInCountry)
    whole = wording.named(self.event, more)
  }
}

extension Color {
  static func severity(_ severity: AlertSeverity) -> Color {
    switch severity {
    case .extreme, .severe: .red
    case .moderate: .orange
    case .minor, .unknown: .gold
    }
  }
}
