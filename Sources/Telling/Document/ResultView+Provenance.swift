import AlmanacProtocol
import Skill
import Summary
import Units
package import Vocabulary
import Words

extension ResultView {
  fileprivate var provenance: Provenance { Provenance(tail) }

  /// "The next 24 hours (3h old)", where the data are out of date.
  func dated(_ subject: String) -> String { provenance.dated(subject, in: wording) }

  /// What has to be said of values that are no current forecast.
  var note: String? { provenance.note(in: wording) }

  /// The value after its mark.
  func marked(_ value: String) -> String { provenance.marked(value) }

  /// The warning that the whole answer is an estimate; one about some rows names them.
  fileprivate var wholeEstimate: Wire.Warning? {
    tail.warnings.first { $0.code == .estimateUsed && $0.paths.isEmpty }
  }

  /// With its reason. Only where all is an estimate: else rows are marked by themselves.
  var estimateBanner: String? {
    guard provenance.isEstimate else { return nil }
    if let wholeEstimate { return "\(provenance.mark) \(text(wholeEstimate.message))" }
    guard !tail.warnings.contains(where: { $0.code == .estimateUsed }) else { return nil }
    return briefBanner
  }

  var briefBanner: String { "\(provenance.mark) \(say(.estimateOfClimate))" }

  /// Says so where nobody said which place it is.
  var place: String {
    guard let place = tail.place?.displayName else { return say(.here) }
    let isAssumed = tail.warnings.contains { $0.code == .locationFallback }
    return isAssumed ? say(.assumedPlace(place: place)) : place
  }

  /// Source, age, warnings and corrections.
  var notes: [Document.Note] {
    var notes: [Document.Note] = []
    if let origin { notes.append((origin, tail.source.stale ? .warning : .muted)) }
    var said: Set<String> = []
    for warning in tail.warnings {
      let message = text(warning.message)
      guard said.insert(message).inserted else { continue }
      let mark = warning.code == .estimateUsed ? Provenance.estimateMark : "!"
      notes.append(("\(mark) \(message)", .colored(.orange)))
    }
    return notes + corrections.map { ($0, .muted) }
  }

  /// Of the answer and of the warning that the text begins with.
  var credits: [Wire.Attribution] {
    let all = tail.attribution + (warning == nil ? [] : occasion.credits)
    return all.reduce(into: []) { credits, credit in
      if !credits.contains(where: { $0.written == credit.written }) { credits.append(credit) }
    }
  }

  /// What was corrected, variable by variable.
  var corrections: [String] {
    (tail.corrections ?? []).compactMap { correction in
      guard let added = correction.added else { return nil }
      let unit = unit(of: correction.variable)
      let range = [added.low, added.high].map { numbers.signed(sent($0), decimals: 1) }
      let change =
        range[0] == range[1] ? range[0] : say(.fromTo(least: range[0], most: range[1]))
      return "\(Provenance.correctionMark) "
        + say(
          .correction(
            variable: say(correction.variable.text), change: "\(change) \(unit)",
            provider: SourceProvider.title(ofLedger: correction.provider),
            error: "\(number(correction.error)) \(unit)",
            left: "\(number(correction.correctedError)) \(unit)"))
    }
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

  private func unit(of variable: SkillVariable) -> String {
    switch variable {
    case .temperature, .dewPoint: unit(.temperatureDifference)
    case .windSpeed, .windGust: unit(.windSpeed)
    case .precipitation: unit(.precipitation)
    case .precipitationProbability, .cloudCover: "%"
    }
  }

  /// One sentence about the source; nil for computed values and estimates.
  fileprivate var origin: String? {
    let fetched = clock(tail.source.fetchedAt)
    switch tail.source.kind {
    case .live: return say(.live(time: fetched))
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
