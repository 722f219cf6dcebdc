import AlmanacCore
import AlmanacProtocol
import Services
import Vocabulary

/// Writes summaries in the caller's language and units.
struct WireSummary {
  private let words: SummaryText
  private let times: WireTimes

  init(_ style: SummaryStyle, _ figures: WireWeather) {
    times = figures.times
    words = SummaryText(
      style, figures.times.wording, units: figures.units, zone: figures.times.zone)
  }

  func text(_ tree: SummaryTree) -> String { words.text(tree) }

  /// Of one day its text, of several each with its name.
  func text(_ days: [Wire.SummaryDay], _ dates: [LocalDate], today: LocalDate) -> String {
    guard days.count > 1 else { return days.first?.text ?? "" }
    return words.text(zip(dates, days).map { ($0, $1.text) }, today: today)
  }

  func day(_ date: LocalDate, _ tree: SummaryTree) -> Wire.SummaryDay {
    Wire.SummaryDay(
      date: times.date(date), text: words.text(tree), facts: tree.facts.map(fact))
  }

  /// The changes of the days up to an instant, the most significant first.
  func changes(
    _ days: [ToldDay], until end: Instant
  ) -> [(date: LocalDate, change: Wire.WeatherChange)] {
    var warnings: Set<String> = []
    let changes = days.flatMap { day in
      day.tree.facts.filter(\.isChange).map { (date: day.date, fact: $0) }
    }.filter { date, fact in
      // The same warning on the next day is no change.
      if case .warning(let event, _, _) = fact, !warnings.insert(event).inserted { return false }
      // Of a whole day, its noon.
      let start = fact.hours?.lowerBound
      return (start ?? times.zone.instant(date, secondOfDay: 43_200)) < end
    }.enumerated().sorted {
      ($1.element.fact.significance, $0.offset) < ($0.element.fact.significance, $1.offset)
    }
    return changes.map { _, item in
      let fact = fact(item.fact)
      return (
        item.date,
        Wire.WeatherChange(
          date: times.date(item.date), kind: fact.kind, significance: fact.significance,
          text: fact.text, from: fact.from, until: fact.until)
      )
    }
  }

  /// One line each; where there is none, whether anything is known. Unknown warnings say so.
  func text(
    _ changes: [(date: LocalDate, change: Wire.WeatherChange)], of days: [ToldDay],
    today: LocalDate
  ) -> String {
    let isUnknown = days.contains { $0.tree.facts.contains(.warningsUnknown) }
    let unknown = isUnknown ? "\n" + words.sentence(.warningsUnknown) : ""
    guard changes.isEmpty else {
      return words.text(changes.map { ($0.date, $0.change.text) }, today: today) + unknown
    }
    return (days.contains { $0.tree.isKnown } ? words.noChange : words.sentence(.unknown))
      + unknown
  }

  private func fact(_ fact: SummaryFact) -> Wire.SummaryFact {
    Wire.SummaryFact(
      kind: fact.kind, significance: fact.significance,
      text: words.sentence(fact), from: fact.hours.map { times.text($0.lowerBound) },
      until: fact.hours.map { times.text($0.upperBound) })
  }
}
