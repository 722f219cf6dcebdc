import Vocabulary
package import Weather
package import Words

extension NowcastOutlook {
  /// One sentence.
  package func summary(in wording: Wording) -> Text {
    func about(_ minutes: Int) -> Text {
      wording.counted(.aboutMinutes, minutes)
    }
    switch self {
    case .unknown: return wording.text(.nowcastUnknown)
    case .usual: return wording.text(.nowcastUsual)
    case .dry(nil): return wording.text(.dry)
    case .dry(0?): return wording.text(.dryAsFarAsKnown)
    case .dry(let minutes?): return wording.text(.dryFor(time: about(minutes)))
    case .wet(0?, _, nil): return wording.text(.wetNow)
    case .wet(0?, _, let end?): return wording.text(.wetNowUntil(end: about(end)))
    case .wet(let start?, _, nil): return wording.text(.wetFrom(start: about(start)))
    case .wet(let start?, _, let end?):
      return wording.text(
        .wetFromFor(start: about(start), length: about(end - start)))
    case .wet(nil, let latest, nil): return wording.text(.wetWithin(latest: about(latest)))
    case .wet(nil, let latest, let end?):
      return wording.text(.wetWithinUntil(latest: about(latest), end: about(end)))
    }
  }
}
