import AlmanacCore
import AlmanacProtocol
import Storage

/// The user's ratings of observed sunsets, next to the predictions.
enum SunsetLog {
  /// The evening that `--log` is about.
  struct Evening {
    private let day: Wire.SunsetDay
    private let place: Wire.Place

    /// The first one of a result.
    init?(_ result: Wire.SunsetScoreResult) {
      guard let day = result.days.first, let place = result.tail.place else { return nil }
      self.day = day
      self.place = place
    }

    /// - Parameter observed: how somebody saw it, 0…100.
    func entry(observed: Int) -> SunsetLogEntry {
      SunsetLogEntry(
        date: day.date.text, place: place.id, predicted: day.score, observed: Double(observed))
    }
  }

  static func write(_ entries: [SunsetLogEntry], _ wording: Wording, to page: inout Page) {
    page.blank()
    page.line(("Your sunsets", .bold))
    page.table(
      [
        Column("Day"), Column("Seen", isNumber: true), Column("Predicted", isNumber: true),
      ],
      entries.suffix(10).map { entry in
        [
          Cell(ResultView.date(entry.date).map(wording.fullDay) ?? ResultView.unknown),
          Cell(ResultView.number(entry.observed)), Cell(ResultView.number(entry.predicted)),
        ]
      })
    let errors = entries.compactMap { entry in
      entry.observed.flatMap { seen in entry.predicted.map { abs($0 - seen) } }
    }
    guard errors.count > 1 else { return }
    let mean = ResultView.tenths(errors.reduce(0, +) / Double(errors.count))
    page.paragraph("\(mean) points apart on average, \(errors.count) evenings.", .muted)
  }
}
