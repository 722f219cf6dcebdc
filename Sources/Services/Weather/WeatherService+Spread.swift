import Places
import Providers
package import Skill
package import Time
package import Vocabulary
package import Weather

/// The known spread of one variable at one lead.
package struct SpreadRecord: Sendable, Equatable {
  package let variable: SpreadVariable
  /// In days, 0…6.
  package let lead: Int
  /// Nil if there is no spread.
  package let method: SpreadMethod?
  /// Nil if it is calibrated.
  package let doubt: SpreadDoubt?
  /// On days that it did not learn from; nil if it could not be tried.
  package let evidence: SpreadEvidence?
}

/// An answer's rows, each with its spreads.
package struct SpreadRows<Row: Sendable, Key: Hashable & Sendable>: Sendable {
  /// Without spreads where nothing is known.
  package let rows: [(row: Row, spreads: [Key: ForecastSpread])]
  package let records: [SpreadRecord]

  fileprivate init(
    _ rows: [Row], _ records: [SpreadRecord] = [], spreads: (Row) -> [Key: ForecastSpread]
  ) {
    self.rows = rows.map { ($0, spreads($0)) }
    self.records = records
  }
}

extension WeatherService {
  /// How far the hours may be off.
  package func spreads(
    of answer: Sourced<[HourlyWeather]>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Sourced<SpreadRows<HourlyWeather, SpreadVariable>> {
    let times = answer.value.map(\.time)
    let (source, credit) = await spreadSource(of: answer, at: place, policy) { source in
      times.contains { time in
        source.lead(at: time).map { lead in
          SpreadVariable.allCases.contains { source.choice($0, lead: lead).doubt != nil }
        } ?? false
      }
    }
    guard let source else { return credit.map { SpreadRows($0) { _ in [:] } } }
    let leads = Set(times.compactMap(source.lead(at:))).sorted()
    let records = SpreadVariable.allCases.flatMap { variable in
      leads.map { SpreadRecord(variable, $0, source.choice(variable, lead: $0)) }
    }
    return credit.map {
      SpreadRows($0, records) { hour in
        guard hour.kind == .forecast else { return [:] }
        return SpreadVariable.allCases.reduce(into: [:]) { row, variable in
          row[variable] = hour.value(of: variable.ofSkill).flatMap {
            source.spread(variable, of: $0, at: hour.time)
          }
        }
      }
    }
  }

  /// How far the days may be off.
  package func spreads(
    of answer: Sourced<[DayReport]>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Sourced<SpreadRows<DayReport, DayQuantity>> {
    func span(_ day: DayReport) -> Range<Instant>? {
      place.zone.day(day.weather.date)?.span
    }
    let spans = answer.value.map(span)
    let (source, credit) = await spreadSource(of: answer, at: place, policy) { source in
      spans.contains { span in
        span.flatMap(source.lead(ofDay:)).map { lead in
          DayQuantity.allCases.contains { source.choice($0, lead: lead).doubt != nil }
        } ?? false
      }
    }
    guard let source else { return credit.map { SpreadRows($0) { _ in [:] } } }
    let leads = Set(spans.compactMap { $0.flatMap(source.lead(ofDay:)) }).sorted()
    let records = DayQuantity.allCases.flatMap { quantity in
      leads.map { SpreadRecord(quantity.variable, $0, source.choice(quantity, lead: $0)) }
    }
    return credit.map {
      SpreadRows($0, records) { day in
        guard day.weather.kind == .forecast, let span = span(day) else { return [:] }
        return DayQuantity.allCases.reduce(into: [:]) { row, quantity in
          row[quantity] = quantity.value(of: day.weather).flatMap {
            source.spread(quantity, of: $0, within: span)
          }
        }
      }
    }
  }

  /// How far the maximum of each day may be off, where the errors known at the place are shown to
  /// tell; without a request.
  package func knownMaximumSpreads(
    of answer: Sourced<[DayReport]>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> [ForecastSpread?] {
    let (source, _) = await spreadSource(of: answer, at: place, policy) { _ in false }
    return answer.value.map { day in
      guard let source, day.weather.kind == .forecast,
        let value = day.weather.temperatureMaximumCelsius,
        let span = place.zone.day(day.weather.date)?.span,
        let lead = source.lead(ofDay: span),
        source.choice(.temperatureMaximum, lead: lead).doubt == nil
      else { return nil }
      return source.spread(.temperatureMaximum, of: value, within: span)
    }
  }

  /// The chance that a variable crosses a threshold in one of the coming hours.
  /// - Returns: the chance, and when its hours begin and end.
  package func chance(
    of variable: SpreadVariable, _ threshold: SpreadSource.Threshold, within hours: Int,
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<(chance: SpreadSource.Chance, span: Range<Instant>)>, Failure> {
    let policy = pipeline.begun(policy.withoutEstimate)
    let answer: Sourced<[HourlyWeather]>
    switch await hourly(at: place, .next(hours), policy) {
    case .failure(let error): return .failure(error)
    case .success(let known): answer = known
    }
    let values = answer.value.compactMap { hour in
      hour.value(of: variable.ofSkill).map { SpreadSource.Hour(time: hour.time, value: $0) }
    }
    let provider = answer.sources.first?.source.provider?.upstream
    guard values.count == answer.value.count, let last = answer.value.last else {
      let isFar = (values.last?.time ?? .earliest) < (answer.value.last?.time ?? .earliest)
      return .failure(.noData(isFar ? .beyondHorizon : .notProvided, provider: provider))
    }
    let (source, credit) = await spreadSource(of: answer, at: place, policy) {
      $0.chance(variable, threshold, of: values).map { $0.doubt != nil } ?? true
    }
    guard let chance = source?.chance(variable, threshold, of: values) else {
      return .failure(.noData(.notProvided, provider: provider))
    }
    let span = answer.value[0].time..<last.end
    return .success(credit.map { _ in (chance, span) })
  }

  /// - Parameter needsEnsemble: whether an ensemble would tell more than the errors alone.
  /// - Returns: nil if the answer is no forecast of a provider; and what all of it relies on.
  private func spreadSource<Row>(
    of answer: Sourced<[Row]>, at place: ResolvedPlace, _ policy: FetchPolicy,
    needsEnsemble: (SpreadSource) -> Bool
  ) async -> (SpreadSource?, Sourced<[Row]>) {
    let first = answer.sources.first { $0.product == .forecast && $0.source.kind != .estimate }
    guard let provider = first?.source.provider, provider.upstream != nil,
      let issued = first?.source.fetchedAt
    else { return (nil, answer) }
    let lesson = await ledger.lesson(at: place, policy)
    var source = SpreadSource(correction: lesson.corrections[provider.rawValue], issued: issued)
    let blends = answer.blends
    // Left as they were said, though their correction is proven.
    let raw = policy.correction == .never ? source.correction?.parts.filter(\.isApplied) : nil
    source.hasOtherErrors = { variable, lead in
      blends.contains { $0.variable == variable.ofSkill && $0.lead == lead }
        || raw?.contains { $0.variable == variable.ofSkill && $0.lead == lead } ?? false
    }
    guard needsEnsemble(source) else { return (source, answer) }
    let inquiry = catalog.inquiry(.members, place.place.coordinate.rounded)
    guard case .success(let ensemble) = await pipeline.answer(inquiry, policy.forOptionalParts)
    else { return (source, answer) }
    source.ensemble = ensemble.value
    return (source, answer.relying(on: ensemble))
  }
}

extension SpreadRecord {
  fileprivate init(_ variable: SpreadVariable, _ lead: Int, _ choice: SpreadSource.Choice) {
    (self.variable, self.lead) = (variable, lead)
    (method, doubt) = (choice.method, choice.doubt)
    evidence = choice.method == .errors ? choice.evidence : nil
  }
}
