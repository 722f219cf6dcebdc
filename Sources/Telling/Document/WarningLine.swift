import Basics
import Time
package import Vocabulary
import Weather
package import Words

/// The gravest warning in force in words, as every text begins with it.
package struct WarningLine: Sendable {
  let alert: WeatherAlert
  private let others: Int
  private let occasion: Occasion
  private let wording: Wording

  /// Nil if there is nothing to begin with.
  package init?(_ occasion: Occasion, _ wording: Wording) {
    guard case .gravest(let alert, let others) = occasion.warnings else { return nil }
    (self.alert, self.others) = (alert, others)
    (self.occasion, self.wording) = (occasion, wording)
  }

  /// "Extreme warning".
  package var severity: String { Self.words(alert.severity, language) }

  static func words(_ severity: AlertSeverity, _ language: SpokenLanguage) -> String {
    SpokenLanguage.capitalized(language.phrases.word(severity))
  }

  /// "Extreme warning, until 8:00 PM, and 2 more": no word of others.
  package var own: String { language.list([severity] + details) }

  /// "Extreme warning: Wind Advisory, until 8:00 PM, and 2 more".
  package var text: QuotingText {
    Self.named(alert.severity, alert.event, in: language, details)
  }

  /// "Severe warning: Wind Advisory", and what is said of it.
  package static func named(
    _ severity: AlertSeverity, _ event: String, in language: SpokenLanguage,
    _ details: [String] = []
  ) -> QuotingText {
    let named = language.text(
      .dayText(day: language.phrases.word(severity), text: QuotingText.slot))
    return QuotingText(
      SpokenLanguage.capitalized(language.list([named] + details)), quoting: [event])
  }

  /// "Wind Advisory: in force somewhere …", without its severity, which would read as the place's.
  package static func inCountry(_ event: String, _ language: SpokenLanguage) -> QuotingText {
    QuotingText(
      language.text(
        .dayText(day: QuotingText.slot, text: language.page(.somewhereInCountry))),
      quoting: [event])
  }

  /// "until 8:00 PM", "and 2 more".
  package var details: [String] {
    let (start, end) = (
      alert.hasBegun(at: occasion.now) ? nil : alert.onset, alert.expires
    )
    return [
      start.map { moment($0, PageText.alertFrom, PageText.alertFromDay) },
      end.map { moment($0, PageText.alertUntil, PageText.alertUntilDay) },
      occasion.provenance.isStale
        ? Age(seconds: occasion.provenance.ageSeconds).old(in: wording) : nil,
      others > 0 ? language.page(.alertsMore(count: wording.numbers.whole(others))) : nil,
    ].compactMap(\.self)
  }

  var language: SpokenLanguage { wording.language }

  /// - Parameters:
  ///   - clock: for a time of today.
  ///   - dated: for one of another day.
  private func moment(
    _ time: Instant, _ clock: (String) -> PageText, _ dated: (String, String) -> PageText
  ) -> String {
    guard let zone = occasion.zone, let today = occasion.today, let date = zone.date(at: time)
    else { return "" }
    let shown = ClockLabels(time, zone: zone, wording: wording).time
    guard date != today else { return language.page(clock(shown)) }
    let isNear = date.days(since: today) == 1
    let day = isNear ? wording.relativeDay(date, today: today) : wording.fullDay(date)
    return language.page(dated(day, shown))
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
