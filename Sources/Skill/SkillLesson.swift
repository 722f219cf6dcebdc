package import Time
import Vocabulary

/// Everything that a place's ledger teaches about the next forecasts.
package struct SkillLesson: Sendable {
  /// By provider.
  package private(set) var corrections: [String: ForecastCorrection] = [:]
  package private(set) var blend = ForecastBlend()

  /// Of a place without a ledger.
  package static let nothing = SkillLesson([])

  /// - Parameter day: the local day of a time, in days since 1970.
  package init(_ taught: [TaughtSeries], day: (Instant) -> Int = \.dayNumber) {
    for variable in SkillVariable.allCases {
      var forecasts = [[String: [SaidPair]]](repeating: [:], count: SkillCell.leads)
      for series in taught where series.variable == variable {
        let (provider, lead, pairs) = (series.provider, series.lead, series.pairs)
        let said = series.said
        var correction = corrections[provider] ?? ForecastCorrection()
        if let taught = series.correction { correction.learn(variable, lead, taught) }
        correction.learn(
          variable, lead, zip(pairs, said).map { (day($0.valid), $1, $0.truth) })
        corrections[provider] = correction
        forecasts[lead][provider] = zip(pairs, said).map { SaidPair(pair: $0, said: $1) }
      }
      for (lead, forecasts) in forecasts.enumerated() {
        blend.learn(variable, lead, forecasts)
      }
    }
  }
}

/// A pair, and the forecast with the correction in force.
struct SaidPair: Sendable {
  let pair: ForecastPair
  let said: Double

  var error: Double { said - pair.truth }
}
