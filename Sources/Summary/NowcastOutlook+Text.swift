import Vocabulary
package import Weather
package import Words

extension NowcastOutlook {
  /// One sentence.
  package func summary(in wording: Wording) -> String {
    let language = wording.language
    func about(_ minutes: Int) -> String {
      wording.counted(.aboutMinutes, minutes)
    }
    switch self {
    case .unknown: return language.text(.nowcastUnknown)
    case .usual: return language.text(.nowcastUsual)
    case .dry(nil): return language.text(.dry)
    case .dry(0?): return language.text(.dryAsFarAsKnown)
    case .dry(let minutes?): return language.text(.dryFor(time: about(minutes)))
    case .wet(0?, _, nil): return language.text(.wetNow)
    case .wet(0?, _, let end?): return language.text(.wetNowUntil(end: about(end)))
    case .wet(let start?, _, nil): return language.text(.wetFrom(start: about(start)))
    case .wet(let start?, _, let end?):
      return language.text(
        .wetFromFor(start: about(start), length: about(end - start)))
    case .wet(nil, let latest, nil): return language.text(.wetWithin(latest: about(latest)))
    case .wet(nil, let latest, let end?):
      return language.text(.wetWithinUntil(latest: about(latest), end: about(end)))
    }
  }
}
