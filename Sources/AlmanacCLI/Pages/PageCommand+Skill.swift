import AlmanacProtocol
import AlmanacServer
import Basics
import Skill
import Telling
import Units
import Vocabulary
import Words

extension PageCommand {
  /// How wrong each provider was here, by how far ahead it spoke.
  static func skill(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      let place = try arguments.placeReference()
      let result = try caller.result(of: Wire.ForecastSkillMethod.self, .init(place: place))
      let occasion = try caller.occasion(at: place)
      return PageAnswer([(.forecastSkill, result)]) { wording, page in
        let view = ResultView(result.place, wording, occasion)
        SkillPage(result: result, view: view).write(to: &page)
      }
    }
  }
}

private struct SkillPage {
  private typealias Row = Wire.ForecastSkillRow

  let result: Wire.ForecastSkillResult
  let view: ResultView

  func write(to page: inout Page) {
    page.heading(view, view.say(.forecastErrors), view.warning)
    for suspect in result.suspects {
      page.paragraph("! " + words(suspect), .colored(.orange))
    }
    guard let last = result.rows.map(\.until).max() else { return writeNothing(to: &page) }
    if !result.suspects.isEmpty { page.blank() }
    for provider in providers { writeTemperature(of: provider, to: &page) }
    writeOthers(to: &page)
    for provider in providers { writeReliability(of: provider, to: &page) }
    page.paragraph(view.say(.skillFooter(day: view.day(last))), .muted)
  }

  private func writeNothing(to page: inout Page) {
    page.paragraph(view.say(.skillUnknown), indent: 2)
    page.blank()
    let command = "almanac call \(MethodName.skillBackfill.rawValue)"
    page.paragraph(view.say(.skillBackfill(command: command)), .muted, indent: 2)
  }

  private var providers: [String] {
    result.rows.map(\.provider).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func rows(of provider: String, _ variable: SkillVariable) -> [Row] {
    result.rows.filter { $0.provider == provider && $0.variable == variable }
  }

  // MARK: Temperature, by lead

  private func writeTemperature(of provider: String, to page: inout Page) {
    let rows = rows(of: provider, .temperature)
    guard !rows.isEmpty else { return }
    page.line(
      ("  " + view.say(.providerTemperature(provider: rows[0].providerTitle)), .bold))
    page.table(
      [
        Column(view.say(.leadTitle)), Column(view.say(.errorTitle), isNumber: true),
        Column(""), Column(""),
        Column(view.say(.biasTitle), isNumber: true),
        Column(view.say(.skillTitle), isNumber: true),
        Column(view.say(.hoursTitle), isNumber: true),
      ],
      rows.map { row in
        [
          Cell(ahead(row.leadDays)), Cell("\(tenths(row.meanAbsoluteError)) °C", .bold),
          Cell(range(row)), Cell(bar(row.meanAbsoluteError.rounded, of: greatest), .fill(.orange)),
          Cell(signed(row.bias)), Cell(share(row.skillOverPersistence)),
          Cell(view.count(row.count)),
        ]
      })
    for sentence in verdicts(rows) { page.paragraph(sentence, indent: 2) }
    page.blank()
  }

  /// One scale for all providers, so that their bars can be compared.
  private var greatest: Double {
    result.rows.filter { $0.variable == .temperature }.map(\.meanAbsoluteError.rounded).max() ?? 0
  }

  private func ahead(_ days: Int) -> String {
    days == 0 ? view.say(.leadUnderOneDay) : view.wording.counted(.days, days)
  }

  private func tenths(_ value: Measure<Kinds.Hundredth>) -> String { view.tenths(value.rounded) }

  private func signed(_ value: Measure<Kinds.Hundredth>) -> String {
    view.numbers.signed(value.rounded, decimals: 1)
  }

  private func share(_ value: Measure<Kinds.Share>?) -> String {
    value.map { view.percent(share: $0.rounded) } ?? ResultView.unknown
  }

  private func range(_ row: Row) -> String {
    row.interval.map { "(\(view.tenths(view.sent($0.low)))–\(view.tenths(view.sent($0.high))))" }
      ?? ""
  }

  private static let barColumns = 14.0

  private func bar(_ value: Double, of most: Double) -> String {
    BarText.text(eighths: Int((value / max(most, 0.1) * Self.barColumns * 8).rounded()))
  }

  // MARK: The verdict of a correction

  /// One sentence for all leads with the same verdict.
  private func verdicts(_ rows: [Row]) -> [String] {
    CorrectionVerdict.allCases.compactMap { verdict in
      let same = rows.filter { $0.correction?.verdict == verdict }
      guard let first = same.first, let last = same.last, let correction = first.correction else {
        return nil
      }
      let (near, far) = (ahead(first.leadDays), ahead(last.leadDays))
      let leads =
        same.count == 1
        ? view.say(.leadOnly(lead: near))
        : same.count == rows.count
          ? view.say(.leadEvery) : view.say(.leadRange(first: near, last: far))
      return sentence(verdict, correction, leads)
    }
  }

  private func sentence(
    _ verdict: CorrectionVerdict, _ correction: Wire.SkillCorrection, _ leads: String
  ) -> String {
    switch verdict {
    case .proven:
      view.say(
        .correctionProven(
          leads: leads, before: tenths(correction.error), after: tenths(correction.correctedError),
          days: view.count(correction.days)))
    case .withinNoise: view.say(.correctionNoise(leads: leads))
    case .notBetter: view.say(.correctionUseless(leads: leads))
    case .fewDays: view.say(.correctionFewDays(leads: leads))
    }
  }

  private func words(_ suspect: Wire.SuspectProvider) -> String {
    let (fault, provider) = (suspect.fault, suspect.providerTitle)
    let hours = view.wording.counted(.hoursInWords, abs(fault.hours))
    let text: PageText =
      switch fault.kind {
      case .still: .faultStill(provider: provider, hours: hours)
      case .frozen: .faultFrozen(provider: provider, hours: hours)
      case .shifted where fault.hours > 0: .faultLater(provider: provider, hours: hours)
      case .shifted: .faultEarlier(provider: provider, hours: hours)
      case .apart: .faultApart(provider: provider, hours: hours)
      case .changed: .faultChanged(provider: provider)
      }
    return view.say(text)
  }

  // MARK: Other values

  private func writeOthers(to page: inout Page) {
    let rows = result.rows.filter {
      $0.variable != .temperature && $0.variable != .precipitationProbability
    }
    let nearest = SkillVariable.allCases.flatMap { variable in
      providers.compactMap { provider in
        rows.filter { $0.provider == provider && $0.variable == variable }
          .min { abs($0.leadDays - 1) < abs($1.leadDays - 1) }
      }
    }
    guard !nearest.isEmpty else { return }
    page.line(("  " + view.say(.otherValues), .bold))
    page.table(
      [
        Column(""), Column(""), Column(view.say(.errorTitle), isNumber: true),
        Column(""), Column(view.say(.biasTitle), isNumber: true),
        Column(view.say(.leadTitle)),
      ],
      nearest.enumerated().map { index, row in
        let isNext = index > 0 && nearest[index - 1].variable == row.variable
        return [
          Cell(isNext ? "" : view.say(row.variable.name)),
          Cell(row.providerTitle, .muted),
          Cell("\(tenths(row.meanAbsoluteError)) \(row.variable.unit)", .bold), Cell(range(row)),
          Cell(signed(row.bias)), Cell(ahead(row.leadDays)),
        ]
      })
    page.blank()
  }

  // MARK: Probabilities

  private func writeReliability(of provider: String, to page: inout Page) {
    // Where it never or always rained, every chance below or above would be right.
    guard let row = rows(of: provider, .precipitationProbability).first, let brier = row.brier,
      brier.uncertainty.rounded > 0
    else { return }
    page.line(
      (
        "  "
          + view.say(
            .providerRain(provider: row.providerTitle, lead: ahead(row.leadDays))), .bold
      ))
    page.table(
      [
        Column(view.say(.saidTitle), isNumber: true),
        Column(view.say(.cameTitle), isNumber: true), Column(""),
        Column(view.say(.hoursTitle), isNumber: true),
      ],
      brier.diagram.map { point in
        [
          Cell(share(point.probability)), Cell(share(point.frequency), .bold),
          Cell(bar(point.frequency.rounded, of: 1), .fill(.sky)), Cell(view.count(point.count)),
        ]
      })
    let gain = 1 - brier.score.rounded / brier.uncertainty.rounded
    page.paragraph(
      gain > 0
        ? view.say(.betterThanBase(share: view.percent(share: gain)))
        : view.say(.notBetterThanBase), indent: 2)
    page.blank()
  }
}
