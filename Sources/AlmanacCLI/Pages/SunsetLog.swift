import JSON

/// What somebody said about sunsets they saw, beside what was predicted.
enum SunsetLog {
  static func write(_ reading: ResultView, to page: inout Page) {
    let entries = reading.root.elements.map(\.self)
    page.blank()
    page.line(("Your sunsets", .bold))
    page.table(
      [
        Column("Day"), Column("Seen", isNumber: true), Column("Predicted", isNumber: true),
      ],
      entries.suffix(10).map { entry in
        [
          Cell(reading.day(entry["date"])),
          Cell(reading.number(entry["observed"]) ?? ResultView.unknown),
          Cell(reading.number(entry["predicted"]) ?? ResultView.unknown),
        ]
      })
    let errors = entries.compactMap { entry in
      entry["observed"]?.double.flatMap { seen in
        entry["predicted"]?.double.map { abs($0 - seen) }
      }
    }
    guard errors.count > 1 else { return }
    let mean = ResultView.tenths(errors.reduce(0, +) / Double(errors.count))
    page.paragraph("\(mean) points apart on average, \(errors.count) evenings.", .muted)
  }
}
