package import AlmanacProtocol
import Vocabulary
package import Words

/// Whether a value is an estimate, stale, preliminary or corrected. Every door takes its mark, age
/// and class from here, so none can omit one.
package struct Provenance: Equatable, Sendable {
  /// Typical for the season; not from a provider.
  package let isEstimate: Bool
  package let isStale: Bool
  /// Whether data it depends on is still pending.
  package var isPreliminary = false
  /// By the past errors of its provider at the place.
  package var isCorrected = false
  /// Time since the fetch; nil for an estimate or if unknown.
  package let ageSeconds: Int?

  /// Fresh, or computed here.
  package static let current = Provenance(isEstimate: false, isStale: false, ageSeconds: nil)

  package init(isEstimate: Bool, isStale: Bool, ageSeconds: Int?) {
    self.isEstimate = isEstimate
    self.isStale = isStale
    self.ageSeconds = isEstimate ? nil : ageSeconds
  }

  /// Of the `source` of a result.
  package init(_ source: Wire.Source) {
    self.init(
      isEstimate: source.kind == .estimate, isStale: source.stale, ageSeconds: source.ageSeconds)
  }

  /// Of a whole result.
  package init(_ tail: Wire.Tail) {
    self.init(tail.source)
    isCorrected = tail.corrections?.contains { $0.added != nil } ?? false
  }

  /// Of one evening, beside what its result says of all of them.
  package init(_ evening: Wire.SunsetDay, of source: Wire.Source? = nil) {
    self = source.map { Provenance($0) } ?? .current
    isPreliminary = evening.preliminary ?? false || evening.kind == .estimate
  }

  /// For a text that shows several values.
  package init(all parts: [Provenance]) {
    isEstimate = parts.contains(where: \.isEstimate)
    isStale = parts.contains(where: \.isStale)
    isPreliminary = parts.contains(where: \.isPreliminary)
    isCorrected = parts.contains(where: \.isCorrected)
    let stale = parts.filter(\.isStale).compactMap(\.ageSeconds).max()
    ageSeconds = stale ?? parts.compactMap(\.ageSeconds).max()
  }

  // MARK: Display

  package static let estimateMark = "≈"
  package static let correctionMark = "*"

  /// "≈" for an estimate or a preliminary value, "*" for a corrected one, else empty.
  package var mark: String {
    if isEstimate || isPreliminary { return Self.estimateMark }
    return isCorrected ? Self.correctionMark : ""
  }

  /// At least a minute: what is out of date says its age.
  private var staleAge: Age { Age(seconds: ageSeconds.map { max(60, $0) }) }

  /// "3h" if stale, else nil.
  package func staleAge(in numbers: NumberStyle) -> String? {
    isStale ? Age(seconds: ageSeconds).short(in: numbers) : nil
  }

  /// In words, that it is an estimate, how old it is, that it is corrected; nil if there is nothing
  /// to say.
  package func note(in wording: Wording) -> Text? {
    if isEstimate { return wording.page(.usualHere) }
    let notes = [
      isStale ? staleAge.old(in: wording) : nil,
      isCorrected ? wording.page(.correctedByErrors) : nil,
    ].compactMap(\.self)
    return notes.isEmpty ? nil : wording.list(notes)
  }

  /// Slugs to style by: `estimate`, `stale`, `corrected`.
  package var classes: [String] {
    (isEstimate ? ["estimate"] : []) + (isStale ? ["stale"] : [])
      + (isCorrected ? ["corrected"] : [])
  }

  /// "≈24 °C", "about 24 degrees"; an empty or unknown value stays as it is.
  package func marked(_ value: Text, in wording: Wording) -> Text {
    if value.isEmpty || value == ResultView.unknown { return value }
    guard wording.voice == .spoken else { return Text(written: mark) + value }
    return mark == Self.estimateMark ? wording.text(.amount(amount: value)) : value
  }

  /// "24 °C (3h old)": the age after a stale value.
  package func dated(_ text: Text, in wording: Wording) -> Text {
    guard isStale, let old = staleAge.old(in: wording) else { return text }
    guard wording.voice == .written else { return wording.text(text, more: old) }
    let short = Text(written: staleAge.short(in: wording.numbers))
    return wording.text(text, more: wording.page(.old(age: short)))
  }
}

/// An age in minutes, hours or days.
package struct Age: Equatable, Sendable {
  /// nil if unknown.
  package let seconds: Int?

  package init(seconds: Int?) { self.seconds = seconds.map { max(0, $0) } }

  private var parts: (count: Int, short: String, text: CountedText)? {
    seconds.map { seconds in
      switch seconds {
      case ..<5_400: ((seconds + 30) / 60, "min", .minutes)
      case ..<129_600: ((seconds + 1_800) / 3_600, "h", .hours)
      default: ((seconds / 2 + 21_600) / 43_200, "d", .days)
      }
    }
  }

  /// "12min", "3h", "2d".
  package func short(in numbers: NumberStyle) -> String {
    parts.map { numbers.whole($0.count) + $0.short } ?? "?"
  }

  /// "12 min", "3 h", "2 days".
  package func words(in wording: Wording) -> Text {
    parts.map { wording.counted($0.text, $0.count) } ?? wording.page(.ageUnknown)
  }

  /// "2 days" of "2 days ago", where some languages have another case.
  func ago(in wording: Wording) -> Text {
    guard let parts, parts.text == .days else { return words(in: wording) }
    return wording.counted(.daysAgo, parts.count)
  }

  /// "12 min old"; nil below a minute, which is no age.
  package func old(in wording: Wording) -> Text? {
    seconds ?? 60 < 60 ? nil : wording.page(.old(age: words(in: wording)))
  }
}
