import Basics
import AlmanacProtocol
import Skill
import Summary
import Units
package import Vocabulary
import Words

extension ResultView {
  var provenance: Provenance { Provenance(tail) }

  /// "The next 24 hours (3h old)", where the data are out of date.
  func dated(_ subject: Text) -> Text { provenance.dated(subject, in: wording) }

  /// What has to be said of values that are no current forecast.
  var note: Text? { provenance.note(in: wording) }

  /// The value after its mark.
  func marked(_ value: Text) -> Text { provenance.marked(value, in: wording) }

  /// The same of a sentence, whose mark is only seen.
  func flagged(_ sentence: Text) -> Text { Text(written: provenance.mark) + sentence }

  /// The warning that the whole answer is an estimate; one about some rows names them.
  fileprivate var wholeEstimate: Wire.Warning? {
    tail.warnings.first { $0.code == .estimateUsed && $0.paths.isEmpty }
  }

  /// With its reason. Only where all is an estimate: else rows are marked by themselves.
  var estimateBanner: Text? {
    guard provenance.isEstimate else { return nil }
    if let wholeEstimate { return flagged(" " + text(wholeEstimate.message)) }
    guard !tail.warnings.contains(where: { $0.code == .estimateUsed }) else { return nil }
    return briefBanner
  }

  var briefBanner: Text { flagged(" " + say(.estimateOfClimate)) }

  /// With a mark if it is assumed; nil for an answer about no place, or about several.
  var place: Text? {
    guard let place = tail.place.map({ wording.quote($0.displayName) }) else { return nil }
    let isAssumed = tail.warnings.contains { $0.code == .locationFallback }
    return isAssumed ? say(.assumedPlace(place: place)) : place
  }

  /// Source, age, warnings and corrections.
  var notes: [Document.Note] {
    var notes: [Document.Note] = []
    if let origin { notes.append((origin, tail.source.stale ? .warning : .muted)) }
    var said: Set<Text> = []
    for warning in tail.warnings {
      let message = text(warning.message)
      guard said.insert(message).inserted else { continue }
      let mark = warning.code == .estimateUsed ? Provenance.estimateMark : "!"
      notes.append((Text(written: mark + " ") + message, .colored(.orange)))
    }
    return notes + corrections.map { ($0, .muted) }
  }

  /// Of the answer and of the warning that the text begins with.
  var credits: [Wire.Attribution] {
    (tail.attribution + (warning == nil ? [] : occasion.credits)).uniqued(on: \.written)
  }

  /// What was corrected, variable by variable.
  var corrections: [Text] {
    (tail.corrections ?? []).compactMap { correction in
      guard let added = correction.added else { return nil }
      let variable = correction.variable
      let (low, high) = (sent(added.low), sent(added.high))
      func shown(_ value: Double) -> String { wording.numbers.signed(value, decimals: 1) }
      let most = amount(high, shown(high), decimals: 1, variable)
      let change =
        shown(low) == shown(high)
        ? most : say(.fromTo(least: wording.signed(low, decimals: 1), most: most))
      func error(_ value: some Quantified) -> Text {
        amount(sent(value), wording.numbers.exact(sent(value)), decimals: nil, variable)
      }
      return Text(written: Provenance.correctionMark + " ")
        + say(
          .correction(
            variable: say(variable.text), change: change,
            provider: wording.quote(SourceProvider.title(ofLedger: correction.provider)),
            error: error(correction.error), left: error(correction.correctedError)))
    }
  }

  /// - Parameter shown: the number as it is written.
  private func amount(
    _ number: Double, _ shown: String, decimals: Int?, _ variable: SkillVariable
  ) -> Text {
    let unit = unit(of: variable)
    guard wording.voice == .spoken else {
      return Text(written: "\(shown) \(unit?.symbol ?? "%")")
    }
    return unit.map { wording.measure(number, decimals: decimals, in: $0) }
      ?? wording.percent(number)
  }

  /// "*" if anything of the answer is corrected.
  var correctionMark: String { provenance.isCorrected ? Provenance.correctionMark : "" }

  /// "*" if a value of the answer is corrected.
  package func mark(_ variables: SkillVariable...) -> String {
    let isCorrected = (tail.corrections ?? []).contains {
      $0.added != nil && variables.contains($0.variable)
    }
    return isCorrected ? Provenance.correctionMark : ""
  }

  /// Nil for percent.
  private func unit(of variable: SkillVariable) -> MeasureUnit? {
    switch variable {
    case .temperature, .dewPoint: units.unit(of: .temperatureDifference)
    case .windSpeed, .windGust: units.unit(of: .windSpeedDifference)
    case .precipitation: units.unit(of: .precipitation)
    case .precipitationProbability, .cloudCover: nil
    }
  }

  /// "As of 7:15 PM", by the clocks of the place; nil for computed values and estimates.
  var asOf: Text? {
    guard tail.place != nil else { return nil }
    switch tail.source.kind {
    case .live, .cache:
      let fetched = tail.source.fetchedAt
      return say(.asOf(time: list([otherDay(fetched), clock(fetched)])))
    case .estimate, .computed: return nil
    }
  }

  /// One sentence about the source; nil for computed values and estimates.
  fileprivate var origin: Text? {
    let fetched = clock(tail.source.fetchedAt)
    switch tail.source.kind {
    case .live: return say(.live(time: fetched))
    // Fetched by another call a moment ago: it has no age that is worth a word.
    case .cache where !provenance.isStale && (provenance.ageSeconds ?? 60) < 60:
      return say(.live(time: fetched))
    case .cache:
      let age = Age(seconds: provenance.ageSeconds).words(in: wording)
      return say(
        provenance.isStale
          ? .storedStale(time: fetched, age: age) : .stored(time: fetched, age: age))
    case .estimate, .computed: return nil
    }
  }
}

extension Wire.Attribution {
  var written: String { license.map { "\(text) (\($0))" } ?? text }
}

extension SkillVariable {
  /// At the start of a sentence; the rain of a day is corrected with that of its hours.
  fileprivate var text: PageText {
    self == .precipitation ? .rain : name
  }
}
