import AlmanacCore
import AlmanacProtocol

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

  private func fact(_ fact: SummaryFact) -> Wire.SummaryFact {
    Wire.SummaryFact(
      kind: Wire.SummaryFactKind(fact.kind), significance: fact.significance,
      text: words.sentence(fact),
      from: fact.hours.map { times.text(Instant(unixSeconds: $0.lowerBound)) },
      until: fact.hours.map { times.text(Instant(unixSeconds: $0.upperBound)) })
  }
}
