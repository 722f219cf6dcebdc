package import Time
package import Vocabulary
package import Weather

/// The weights of a place's providers, by variable and lead. Only a blend that was better than the
/// best provider on withheld days is used.
package struct ForecastBlend: Sendable {
  package struct Part: Sendable, Equatable {
    package let variable: SkillVariable
    /// In days, 0…6.
    package let lead: Int
    /// At least two, in the order of the weights.
    package let providers: [String]
    package let weights: BlendWeights
    /// Against the provider that was best before the withheld days.
    package let proof: WithheldProof
    /// Hours that all providers forecast.
    package let count: Int
    /// The first day with such an hour, in UTC.
    package let since: LocalDate

    package var isUsed: Bool { proof.verdict == .proven }
  }

  package private(set) var parts: [Part] = []

  /// Probabilities are not blended: the error of a single one says little.
  mutating func learn(
    _ variable: SkillVariable, _ lead: Int, _ forecasts: [String: [SaidPair]]
  ) {
    guard variable != .precipitationProbability else { return }
    if let part = Part(variable, lead, forecasts) { parts.append(part) }
  }

  /// The providers of blends in use.
  package var providers: Set<String> { Set(parts.filter(\.isUsed).flatMap(\.providers)) }
}

extension ForecastBlend.Part {
  fileprivate init?(
    _ variable: SkillVariable, _ lead: Int, _ forecasts: [String: [SaidPair]]
  ) {
    let known = forecasts.filter { $0.value.count >= SkillReport.minimumPairs }
    let providers = known.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(BlendWeights.maximumProviders).map(\.key)
    guard providers.count > 1 else { return nil }
    var rows: [Instant: [Double?]] = [:]
    for (index, provider) in providers.enumerated() {
      for said in known[provider] ?? [] {
        rows[
          said.pair.valid, default: [Double?](repeating: nil, count: providers.count)
        ][index] = said.error
      }
    }
    let whole = rows.compactMap { time, errors -> (day: Int, errors: [Double])? in
      let errors = errors.compactMap(\.self)
      return errors.count == providers.count ? (time.dayNumber, errors) : nil
    }.sorted { $0.day < $1.day }
    guard whole.count >= SkillReport.minimumPairs, let start = whole.first?.day,
      let first = WithheldProof.firstWithheldDay(whole.lazy.map(\.day))
    else { return nil }
    func weights(_ rows: [(day: Int, errors: [Double])]) -> BlendWeights {
      BlendWeights(
        errors: rows.map(\.errors), providers: providers.count, days: Set(rows.map(\.day)).count)
    }
    let before = whole.filter { $0.day < first }
    let past = weights(before)
    let best = providers.indices.min { left, right in
      before.reduce(0) { $0 + abs($1.errors[left]) }
        < before.reduce(0) { $0 + abs($1.errors[right]) }
    }
    proof = WithheldProof(
      whole.map { row in
        (row.day, abs(row.errors[best ?? 0]), abs(past.blend(row.errors) ?? row.errors[0]))
      })
    (self.variable, self.lead, self.providers) = (variable, lead, providers)
    (self.weights, count, since) = (weights(whole), whole.count, LocalDate(clamping: start))
  }
}

extension ForecastBlend {
  /// The weighted mean of several providers' forecasts, hour by hour; days follow their hours. What
  /// the first does not have stays unknown.
  /// - Parameters:
  ///   - forecast: of `provider`, whose lead counts.
  ///   - others: by provider, corrected like it.
  ///   - span: of a local date; nil if there is no such day.
  package func blended(
    _ forecast: Forecast, of provider: String, issued: Instant,
    with others: [String: Forecast], span: (LocalDate) -> Range<Instant>?
  ) -> Forecast {
    let used = parts.filter { $0.isUsed && $0.providers.contains(provider) }
    guard !used.isEmpty, !others.isEmpty else { return forecast }
    let hours = forecast.hours.map { hour -> HourlyWeather in
      guard let cell = ForecastCorrection.cell(of: hour, issued: issued) else { return hour }
      let beside = others.compactMapValues { other in
        other.indexOfHour(at: hour.time).map { other.hours[$0] }
      }
      var values = SkillHour(hour, leadHours: 0)
      for part in used where part.lead == cell.lead {
        guard let own = values[part.variable] else { continue }
        let known = part.providers.map { name in
          name == provider ? own : beside[name]?.value(of: part.variable)
        }
        guard known.count(where: { $0 != nil }) > 1 else { continue }
        values[part.variable] = part.weights.blend(known) ?? own
      }
      return hour.with(values)
    }
    return forecast.with(hours: hours, span: span)
  }
}
