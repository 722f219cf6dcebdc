package import Vocabulary

/// What is wrong with a provider's values.
package struct ProviderFault: Sendable, Equatable {
  package let kind: ProviderFaultKind
  package let hours: Int

  static func still(hours: Int) -> Self { Self(kind: .still, hours: hours) }
  static func frozen(hours: Int) -> Self { Self(kind: .frozen, hours: hours) }
  static func shifted(hours: Int) -> Self { Self(kind: .shifted, hours: hours) }
  static func apart(hours: Int) -> Self { Self(kind: .apart, hours: hours) }
  static func changed(hours: Int) -> Self { Self(kind: .changed, hours: hours) }
}

/// Finds providers whose values cannot be right. It knows only the last days, so that a provider
/// comes back by itself.
package enum ProviderWatchdog {
  /// A day; some hours may be missing.
  static let hours = 24
  static let minimumHours = 20
  /// °C that the weather has to change for values that do not to be wrong.
  static let minimumChange = 2.0
  private static let sameness = 0.05
  private static let maximumShift = WireLimits.shiftHours
  private static let minimumShiftHours = 72
  private static let shiftGain = 0.4
  /// °C beyond the others.
  private static let apartMargin = 3.0

  /// - Parameters:
  ///   - own: the provider's temperatures in °C for the same last hours as the others', the newest
  ///     last; nil is missing.
  ///   - runs: what the provider says of these hours and of the coming ones, and what it had said
  ///     of them a day or more before.
  ///   - others: other providers' temperatures.
  ///   - truth: measured temperatures.
  package static func fault(
    own: [Double?], runs: (newest: [Double?], earlier: [Double?]) = ([], []),
    others: [[Double?]], truth: [Double?]
  ) -> ProviderFault? {
    let witnesses = others + [truth]
    precondition(witnesses.allSatisfy { $0.count == own.count })
    return still(own, witnesses) ?? frozen(runs.newest, runs.earlier)
      ?? shifted(own, others, truth) ?? apart(own, others)
  }

  private static func still(_ own: [Double?], _ witnesses: [[Double?]]) -> ProviderFault? {
    guard let newest = own.last(where: { $0 != nil }) ?? nil else { return nil }
    var start = own.count
    while start > 0, own[start - 1].map({ abs($0 - newest) < sameness }) ?? true { start -= 1 }
    let run = own[start...]
    guard run.count >= hours, known(run).count >= minimumHours else { return nil }
    let hasChanged = witnesses.contains { change($0[start...]) >= minimumChange }
    return hasChanged ? .still(hours: run.count) : nil
  }

  private static func frozen(_ newest: [Double?], _ earlier: [Double?]) -> ProviderFault? {
    var same = 0
    for (value, before) in zip(newest, earlier).reversed() {
      guard let value, let before else { continue }
      guard value == before else { break }
      same += 1
    }
    return same >= minimumHours ? .frozen(hours: same) : nil
  }

  private static func shifted(
    _ own: [Double?], _ others: [[Double?]], _ truth: [Double?]
  ) -> ProviderFault? {
    let reference = known(truth[...]).count >= minimumShiftHours ? truth : median(others)
    guard change(reference[...]) >= minimumChange, let unshifted = misfit(own, reference, 0) else {
      return nil
    }
    var best = (shift: 0, misfit: unshifted)
    for shift in -maximumShift...maximumShift where shift != 0 {
      if let misfit = misfit(own, reference, shift), misfit < best.misfit { best = (shift, misfit) }
    }
    // An hour of difference is within what forecasts err.
    guard abs(best.shift) > 1, best.misfit < shiftGain * unshifted else { return nil }
    return .shifted(hours: best.shift)
  }

  /// The variance of the difference between values and a reference that is shifted by a number of
  /// hours.
  private static func misfit(_ own: [Double?], _ reference: [Double?], _ shift: Int) -> Double? {
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    for index in own.indices where reference.indices.contains(index + shift) {
      guard let value = own[index], let other = reference[index + shift] else { continue }
      count += 1
      sum += value - other
      squares += (value - other) * (value - other)
    }
    guard count >= Double(minimumShiftHours - maximumShift) else { return nil }
    return squares / count - (sum / count) * (sum / count)
  }

  private static func apart(_ own: [Double?], _ others: [[Double?]]) -> ProviderFault? {
    var run = 0
    var seen = 0
    for index in own.indices.reversed() {
      let values = others.compactMap { $0[index] }
      guard let value = own[index], values.count > 1, let low = values.min(),
        let high = values.max()
      else {
        run += 1
        continue
      }
      let margin = apartMargin + (high - low)
      guard value < low - margin || value > high + margin else { break }
      run += 1
      seen += 1
    }
    return run >= hours && seen >= minimumHours ? .apart(hours: run) : nil
  }

  private static func known(_ values: ArraySlice<Double?>) -> [Double] { values.compactMap { $0 } }

  /// The difference between the greatest and the least, if enough are known.
  private static func change(_ values: ArraySlice<Double?>) -> Double {
    let values = known(values)
    guard values.count >= minimumHours, let low = values.min(), let high = values.max() else {
      return 0
    }
    return high - low
  }

  /// Of the providers, hour by hour.
  private static func median(_ others: [[Double?]]) -> [Double?] {
    guard let first = others.first else { return [] }
    return first.indices.map { index in
      let values = others.compactMap { $0[index] }.sorted()
      return values.isEmpty ? nil : values[values.count / 2]
    }
  }
}
