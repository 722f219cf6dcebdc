import AlmanacProtocol
import Services
import Telling
import Time
import Vocabulary
import Summary
import Words

/// Makes summaries the parts of a result.
struct WireSummary {
  let style: SummaryStyle
  let zone: ZoneRules

  func sentence(_ tree: SummaryTree) -> Sentence {
    Sentence { [style, zone] in SummaryText(style, $0, units: $1, zone: zone).text(tree) }
  }

  func day(_ date: LocalDate, _ tree: SummaryTree) -> Wire.SummaryDay {
    Wire.SummaryDay(date: date, facts: tree.facts.map(fact))
  }

  /// The changes of the days up to an instant, the most significant first.
  func changes(_ days: [ToldDay], until end: Instant) -> [Wire.WeatherChange] {
    var warnings: Set<String> = []
    let changes = days.flatMap { day in
      day.tree.facts.filter(\.isChange).map { (date: day.date, fact: $0) }
    }.filter { date, fact in
      // The same warning on the next day is no change.
      if case .warning(let event, _, _) = fact, !warnings.insert(event.name).inserted {
        return false
      }
      // Of a whole day, its noon.
      let start = fact.hours?.lowerBound
      return (start ?? zone.instant(date, secondOfDay: 43_200)) < end
    }.enumerated().sorted {
      ($1.element.fact.significance, $0.offset) < ($0.element.fact.significance, $1.offset)
    }
    return changes.map { _, item in
      let fact = fact(item.fact)
      return Wire.WeatherChange(
        date: item.date, kind: fact.kind, significance: fact.significance,
        text: fact.text, start: fact.start, end: fact.end)
    }
  }

  private func fact(_ fact: SummaryFact) -> Wire.SummaryFact {
    Wire.SummaryFact(
      kind: fact.kind, significance: fact.significance,
      text: Sentence { [style, zone] in
        SummaryText(style, $0, units: $1, zone: zone).sentence(fact)
      }, start: fact.hours.map { zone.moment($0.lowerBound) },
      end: fact.hours.map { zone.moment($0.upperBound) })
  }
}
