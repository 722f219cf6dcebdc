import Time
import Vocabulary

/// The pairs of one provider, variable and lead, and what they teach: computed once for everything
/// that is made of a ledger. Where the errors changed, only newer pairs teach anything, so that no
/// correction, proof or spread outlives the provider that it was learned from.
package struct TaughtSeries: Sendable {
  let variable: SkillVariable
  let provider: String
  /// In days, 0…6.
  let lead: Int
  /// In the order of their valid times; since the last change of the errors.
  let pairs: [ForecastPair]
  /// The first day of that change, since 1970 UTC; nil if there was none.
  let changedDay: Int?
  /// Nil with too few pairs, and of what is not corrected.
  let correction: LeadCorrection?

  /// What would have been said with the correction, if it is proven, else what was said; in the
  /// order of the pairs.
  var said: [Double] { correction?.said ?? pairs.map(\.forecast) }
}

extension [SkillDay] {
  /// By variable; what the last days of the ledger teach.
  package var taught: [TaughtSeries] {
    let recent = recent
    return SkillVariable.allCases.flatMap { variable in
      recent.pairs(of: variable).compactMap { series, unsorted in
        guard case .forecast(let provider, let lead) = series else { return nil }
        let changedDay = ErrorChange.firstDay(of: unsorted, variable)
        let pairs = unsorted.filter { $0.day >= changedDay ?? .min }.sorted { $0.valid < $1.valid }
        return TaughtSeries(
          variable: variable, provider: provider, lead: lead, pairs: pairs,
          changedDay: changedDay, correction: LeadCorrection(variable, pairs))
      }
    }
  }

  /// The last days of them.
  private var recent: [SkillDay] {
    let newest = map(\.key.day).max() ?? 0
    return filter { $0.key.day > newest - SkillReport.windowDays }
  }
}
