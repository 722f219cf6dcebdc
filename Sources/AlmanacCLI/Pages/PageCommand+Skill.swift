import AlmanacProtocol
import AlmanacServer
import Basics
import Skill
import Telling
import Units
import Vocabulary
import Words
import Summary

extension PageCommand {
  /// How wrong each provider was here, by how far ahead it spoke.
  static func skill(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      let place = try arguments.placeReference()
      let result = try caller.result(of: Wire.ForecastSkillMethod.self, .init(place: place))
      let occasion = try caller.occasion(at: place)
      return PageAnswer([(.forecastSkill, result)]) { wording in
        let view = ResultView(result.place, wording, occasion)
        let page = SkillPage(result: result, view: view)
        return Document(
          view, view.say(.forecastErrors), view.warning, Blocks { page.write(to: &$0) },
          caveat: view.caveat)
      }
    }
  }
}

private struct SkillPage {
  private typealias Row = Wire.ForecastSkillRow

  let result: Wire.ForecastSkillResult
  let view: ResultView

  func write(to blocks: inout Blocks) {
    for suspect in result.suspects {
      blocks.paragraph("! " + words(suspect), .colored(.orange))
    }
    guard let last = result.rows.map(\.until).max() else { return writeNothing(to: &blocks) }
    if !result.suspects.isEmpty { blocks.blank() }
    for provider in providers { writeTemperature(of: provider, to: &blocks) }
    writeOthers(to: &blocks)
    for provider in providers { writeReliability(of: provider, to: &blocks) }
    blocks.paragraph(view.say(.skillFooter(day: view.day(last))), .muted)
  }

  private func writeNothing(to blocks: inout Blocks) {
    blocks.paragraph(view.say(.skillUnknown), indent: 2)
    blocks.blank()
    let command = "almanac call \(MethodName.skillBackfill.rawValue)"
    blocks.paragraph(
      view.say(.skillBackfill(command: view.wording.quote(command))), .muted, indent: 2)
  }

  private var providers: [String] {
    result.rows.map(\.provider).uniqued()
  }

  private func rows(of provider: String, _ variable: SkillVariable) -> [Row] {
    result.rows.filter { $0.provider == provider && $0.variable == variable }
  }

  // MARK: Temperature, by lead

  private func writeTemperature(of provider: String, to blocks: inout Blocks) {
    let rows = rows(of: provider, .temperature)
    guard !rows.isEmpty else { return }
    blocks.line(
      (
        "  "
          + view.say(
            .providerTemperature(provider: title(rows[0].provider))), .bold
      ))
    blocks.table(
      [
        Column(view, .leadTitle), Column(view, .errorTitle, isNumber: true),
        Column(id: "range"), Column(id: "bar"),
        Column(view, .biasTitle, isNumber: true),
        Column(view, .skillTitle, isNumber: true),
        Column(view, .hoursTitle, isNumber: true),
      ],
      rows.map { row in
        [
          Cell(ahead(row.leadDays)), Cell(error(row), .bold),
          Cell(range(row)), Cell(bar(row.meanAbsoluteError.rounded, of: greatest), .fill(.orange)),
          Cell(signed(row.bias)), Cell(share(row.skillOverPersistence)),
          Cell(view.count(row.count)),
        ]
      })
    for sentence in verdicts(rows) { blocks.paragraph(sentence, indent: 2) }
    blocks.blank()
  }

  /// One scale for all providers, so that their bars can be compared.
  private var greatest: Double {
    result.rows.filter { $0.variable == .temperature }.map(\.meanAbsoluteError.rounded).max() ?? 0
  }

  private func title(_ provider: String) -> Text {
    view.wording.quote(SourceProvider.title(ofLedger: provider))
  }

  private func ahead(_ days: Int) -> Text {
    days == 0 ? view.say(.leadUnderOneDay) : view.wording.counted(.days, days)
  }

  /// In metric units.
  private func measured(_ value: Double, _ variable: SkillVariable) -> Text {
    guard let unit = variable.unit else {
      return view.wording.voice == .spoken
        ? view.wording.percent(value, decimals: 1)
        : view.wording.fixed(value, decimals: 1) + " %"
    }
    return view.wording.measure(value, decimals: 1, in: unit)
  }

  private func error(_ row: Row) -> Text {
    measured(row.meanAbsoluteError.rounded, row.variable)
  }

  private func signed(_ value: Measure<Kinds.Hundredth>) -> Text {
    view.wording.signed(value.rounded, decimals: 1)
  }

  private func share(_ value: Measure<Kinds.Share>?) -> Text {
    value.map { view.percent(share: $0.rounded) } ?? ResultView.unknown
  }

  private func range(_ row: Row) -> Text {
    guard let interval = row.interval else { return "" }
    let ends = [interval.low, interval.high].map { view.wording.fixed(view.sent($0), decimals: 1) }
    let range = view.wording.range(ends[0], ends[1], "–")
    return "(" + range + ")"
  }

  private static let barColumns = 14.0

  private func bar(_ value: Double, of most: Double) -> Text {
    Text(
      written: BarText.text(
        eighths: Int((value / max(most, 0.1) * Self.barColumns * 8).rounded())))
  }

  // MARK: The verdict of a correction

  /// One sentence for all leads with the same verdict.
  private func verdicts(_ rows: [Row]) -> [Text] {
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
    _ verdict: CorrectionVerdict, _ correction: Wire.SkillCorrection, _ leads: Text
  ) -> Text {
    switch verdict {
    case .proven:
      view.say(
        .correctionProven(
          leads: leads, before: view.wording.fixed(correction.error.rounded, decimals: 1),
          after: measured(correction.correctedError.rounded, .temperature),
          days: view.count(correction.days)))
    case .withinNoise: view.say(.correctionNoise(leads: leads))
    case .notBetter: view.say(.correctionUseless(leads: leads))
    case .fewDays: view.say(.correctionFewDays(leads: leads))
    }
  }

  private func words(_ suspect: Wire.SuspectProvider) -> Text {
    let (fault, provider) = (suspect.fault, title(suspect.provider))
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

  private func writeOthers(to blocks: inout Blocks) {
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
    blocks.line(("  " + view.say(.otherValues), .bold))
    blocks.table(
      [
        Column(id: "variable"), Column(id: "provider"), Column(view, .errorTitle, isNumber: true),
        Column(id: "range"), Column(view, .biasTitle, isNumber: true),
        Column(view, .leadTitle),
      ],
      nearest.enumerated().map { index, row in
        let isNext = index > 0 && nearest[index - 1].variable == row.variable
        return [
          Cell(isNext ? "" : view.say(row.variable.name)),
          Cell(title(row.provider), .muted),
          Cell(error(row), .bold), Cell(range(row)),
          Cell(signed(row.bias)), Cell(ahead(row.leadDays)),
        ]
      })
    blocks.blank()
  }

  // MARK: Probabilities

  private func writeReliability(of provider: String, to blocks: inout Blocks) {
    // Where it never or always rained, every chance below or above would be right.
    guard let row = rows(of: provider, .precipitationProbability).first, let brier = row.brier,
      brier.uncertainty.rounded > 0
    else { return }
    blocks.line(
      (
        "  "
          + view.say(
            .providerRain(
              provider: title(row.provider), lead: ahead(row.leadDays))),
        .bold
      ))
    blocks.table(
      [
        Column(view, .saidTitle, isNumber: true),
        Column(view, .cameTitle, isNumber: true), Column(id: "bar"),
        Column(view, .hoursTitle, isNumber: true),
      ],
      brier.diagram.map { point in
        [
          Cell(share(point.probability)), Cell(share(point.frequency), .bold),
          Cell(bar(point.frequency.rounded, of: 1), .fill(.sky)), Cell(view.count(point.count)),
        ]
      })
    let gain = 1 - brier.score.rounded / brier.uncertainty.rounded
    blocks.paragraph(
      gain > 0
        ? view.say(.betterThanBase(share: view.percent(share: gain)))
        : view.say(.notBetterThanBase), indent: 2)
    blocks.blank()
  }
}
