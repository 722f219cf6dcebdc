import Basics
package import Time
package import Vocabulary

/// What the spreads of one answer are made from.
///
/// Errors whose quantiles held on days that they were not learned from come first. Where they did
/// not, or are too few, an ensemble is dressed so that it is as wide as the errors.
package struct SpreadSource: Sendable {
  /// Nil without a ledger.
  package let correction: ForecastCorrection?
  /// Nil if it was not requested or is unavailable.
  package var ensemble: EnsembleForecast?
  /// When the forecast was fetched.
  package let issued: Instant
  /// Variables and leads whose values have other errors than the known ones.
  package var hasOtherErrors: @Sendable (SpreadVariable, _ lead: Int) -> Bool = { _, _ in false }

  package init(correction: ForecastCorrection?, issued: Instant) {
    (self.correction, self.issued) = (correction, issued)
  }

  /// What one variable is spread by at a lead.
  package struct Choice: Sendable {
    /// Nil if there is no spread.
    package let method: SpreadMethod?
    /// Nil if it is calibrated.
    package let doubt: SpreadDoubt?
    package let errors: ErrorSpread?
    package let evidence: SpreadEvidence?
  }

  package func lead(at time: Instant) -> Int? {
    time.seconds(since: issued) > -3_600 ? SkillCell.ahead(of: issued, time)?.lead : nil
  }

  package func choice(_ variable: SpreadVariable, lead: Int) -> Choice {
    let errors = correction?.spread(of: variable, lead: lead)
    return choice(variable, lead, errors, errors?.evidence, .ofHours)
  }

  package func choice(_ quantity: DayQuantity, lead: Int) -> Choice {
    let errors = correction?.spread(of: quantity, lead: lead)
    return choice(quantity.variable, lead, errors, errors?.evidence, .ofDays)
  }

  private func choice(
    _ variable: SpreadVariable, _ lead: Int, _ errors: ErrorSpread?, _ evidence: SpreadEvidence?,
    _ need: SpreadEvidence.Need
  ) -> Choice {
    let isOther = hasOtherErrors(variable, lead)
    let isHonest = evidence?.isHonest(need, atZero: variable.isOftenZero) ?? false
    func choice(_ method: SpreadMethod?, _ doubt: SpreadDoubt?) -> Choice {
      Choice(method: method, doubt: doubt, errors: errors, evidence: evidence)
    }
    if errors != nil, isHonest, !isOther { return choice(.errors, nil) }
    if ensemble?.members[variable]?.contains(where: { $0.count > 1 }) ?? false {
      return choice(.ensemble, .pastNotKept)
    }
    guard errors != nil else { return choice(nil, .noErrors) }
    if isOther { return choice(.errors, .otherValues) }
    return choice(.errors, evidence?.isEnough(need) ?? false ? .offCoverage : .fewPairs)
  }

  /// Nil if there is none.
  package func spread(
    _ variable: SpreadVariable, of value: Double, at time: Instant
  ) -> ForecastSpread? {
    guard let lead = lead(at: time) else { return nil }
    let members = ensemble?.members(variable, at: time) ?? []
    return spread(choice(variable, lead: lead), members, variable, value)
  }

  /// - Parameter span: of the day.
  package func spread(
    _ quantity: DayQuantity, of value: Double, within span: Range<Instant>
  ) -> ForecastSpread? {
    guard let lead = lead(ofDay: span) else { return nil }
    let members = ensemble?.members(quantity, within: span) ?? []
    return spread(choice(quantity, lead: lead), members, quantity.variable, value)
  }

  /// That of its noon; of today 0.
  package func lead(ofDay span: Range<Instant>) -> Int? {
    let noon = span.lowerBound.adding(seconds: span.durationSeconds / 2)
    return lead(at: max(noon, min(issued, span.upperBound)))
  }

  private func spread(
    _ choice: Choice, _ members: [Double], _ variable: SpreadVariable, _ value: Double
  ) -> ForecastSpread? {
    switch choice.method {
    case nil: return nil
    case .errors: return choice.errors?.spread(around: value)
    case .ensemble:
      guard members.count > 1 else { return nil }
      return dressing(choice.errors, members, variable, value)
        .spread(of: members, around: value)?.holding(value)
    }
  }

  private func dressing(
    _ errors: ErrorSpread?, _ members: [Double], _ variable: SpreadVariable, _ value: Double
  ) -> EnsembleDressing {
    EnsembleDressing(
      errorDeviation: errors?.deviation(around: value) ?? 0, members: members,
      scale: variable.scale)
  }

  // MARK: Crossing a threshold

  package enum Threshold: Sendable, Equatable {
    case above(Double)
    case below(Double)
  }

  /// An hour's value.
  package typealias Hour = (time: Instant, value: Double)

  package struct Chance: Sendable, Equatable {
    /// 0…1.
    package let chance: Double
    package let method: SpreadMethod
    /// Nil if it is calibrated.
    package let doubt: SpreadDoubt?
  }

  /// The chance that at least one hour crosses a threshold. Within a day of lead all hours have one
  /// error, and the days are independent of each other; an ensemble's members keep their course.
  /// - Returns: nil without errors or members for each hour.
  package func chance(
    _ variable: SpreadVariable, _ threshold: Threshold, of hours: [Hour]
  ) -> Chance? {
    let days = Dictionary(grouping: hours) { lead(at: $0.time) }
    guard !hours.isEmpty, days[nil] == nil else { return nil }
    let parts = days.compactMap { lead, hours in
      lead.map { (choice: courseChoice(variable, lead: $0, threshold), hours: hours) }
    }
    if parts.allSatisfy({ $0.choice.method == .errors }) {
      let missed = parts.reduce(1) { missed, part in
        let values = part.hours.map(\.value)
        let chance =
          switch threshold {
          case .above(let level): part.choice.errors?.chance(above: level, of: values) ?? 0
          case .below(let level): part.choice.errors?.chance(below: level, of: values) ?? 0
          }
        return missed * (1 - chance)
      }
      return Chance(
        chance: 1 - missed, method: .errors,
        doubt: parts.lazy.compactMap(\.choice.doubt).first)
    }
    return ensembleChance(variable, threshold, parts.map { ($0.choice.errors, $0.hours) })
  }

  /// Judged by the largest, or the least, value of past days.
  private func courseChoice(
    _ variable: SpreadVariable, lead: Int, _ threshold: Threshold
  ) -> Choice {
    let errors = correction?.spread(of: variable, lead: lead)
    let evidence =
      switch threshold {
      case .above: errors?.evidenceOfMost
      case .below: errors?.evidenceOfLeast
      }
    return choice(variable, lead, errors, evidence, .ofDays)
  }

  private func ensembleChance(
    _ variable: SpreadVariable, _ threshold: Threshold,
    _ days: [(errors: ErrorSpread?, hours: [Hour])]
  ) -> Chance? {
    guard let ensemble else { return nil }
    let (level, isAbove) =
      switch threshold {
      case .above(let level): (level, true)
      case .below(let level): (level, false)
      }
    var missed: [Double] = []
    for day in days {
      var nearest: [Double] = []
      for hour in day.hours {
        let members = ensemble.members(variable, at: hour.time)
        guard members.count > 1 else { return nil }
        let scores = dressing(day.errors, members, variable, hour.value)
          .scores(of: level, among: members, around: hour.value)
        nearest =
          nearest.isEmpty
          ? scores : zip(nearest, scores).map { isAbove ? min($0, $1) : max($0, $1) }
      }
      let stays = nearest.map { isAbove ? Normal.distribution($0) : 1 - Normal.distribution($0) }
      missed = missed.isEmpty ? stays : zip(missed, stays).map(*)
    }
    guard !missed.isEmpty else { return nil }
    let chance = 1 - missed.sum / Double(missed.count)
    return Chance(
      chance: variable.scale.isAlwaysAbove(level) ? isAbove ? 1 : 0 : chance, method: .ensemble,
      doubt: .pastNotKept)
  }
}
