import Basics
package import Time

/// One step of a short-range precipitation forecast.
package struct NowcastStep: Sendable, Equatable {
  package let time: Instant
  /// The mean rate in the step: amounts of steps of other lengths would not compare.
  package let precipitationMillimetersPerHour: Double?
  /// 0…100.
  package let probabilityPercent: Double?
  /// A seasonal average, which says nothing about this particular hour.
  package let isEstimate: Bool

  package init(
    time: Instant, precipitationMillimetersPerHour: Double?, probabilityPercent: Double? = nil,
    isEstimate: Bool = false
  ) {
    self.time = time
    self.precipitationMillimetersPerHour = precipitationMillimetersPerHour
    self.probabilityPercent = probabilityPercent
    self.isEstimate = isEstimate
  }
}

/// Precipitation in the next two hours, step by step.
package struct Nowcast: Sendable, Equatable {
  package let steps: [NowcastStep]
  package let intervalSeconds: Double
  /// Whether the steps were computed at this resolution (radar or a convection-resolving model)
  /// instead of interpolated from hours.
  package let isNative: Bool
  /// The steps before summing, or the steps themselves; they decide starts and ends.
  let parts: [NowcastStep]
  let partSeconds: Double
  /// The end of the requested time; `nil` for the end of the parts.
  let end: Instant?

  package init(steps: [NowcastStep], intervalSeconds: Double = 900, isNative: Bool) {
    self.init(
      steps: steps, intervalSeconds: intervalSeconds, isNative: isNative, parts: steps,
      partSeconds: intervalSeconds, end: nil)
  }

  private init(
    steps: [NowcastStep], intervalSeconds: Double, isNative: Bool, parts: [NowcastStep],
    partSeconds: Double, end: Instant?
  ) {
    self.steps = steps
    self.intervalSeconds = intervalSeconds
    self.isNative = isNative
    self.parts = parts
    self.partSeconds = partSeconds
    self.end = end
  }

  /// The steps of the next `minutes`, starting with the one that contains `now`.
  package func window(from now: Instant, minutes: Int) -> Nowcast {
    let end = now.adding(seconds: Double(minutes) * 60)
    func kept(_ steps: [NowcastStep], _ seconds: Double) -> [NowcastStep] {
      steps.filter { $0.time.adding(seconds: seconds) > now && $0.time < end }
    }
    return Nowcast(
      steps: kept(steps, intervalSeconds), intervalSeconds: intervalSeconds, isNative: isNative,
      parts: kept(parts, partSeconds), partSeconds: partSeconds, end: end)
  }

  /// The same precipitation in longer steps, aligned to the clock.
  ///
  /// A step is known if all of its parts are. The first one may have begun before the parts: it
  /// takes the rate of its remaining parts, because only the remaining time matters. A last one
  /// that the parts do not fill is dropped.
  package func inSteps(ofSeconds seconds: Double) -> Nowcast {
    guard seconds > intervalSeconds else { return self }
    func mark(_ step: NowcastStep) -> Instant { step.time.rounded(.down, toSeconds: seconds) }
    var longer: [NowcastStep] = []
    var rest = steps[...]
    while let first = rest.first {
      let start = mark(first)
      let own = rest.prefix { mark($0) == start }
      rest = rest.dropFirst(own.count)
      let end = start.adding(seconds: seconds)
      let known = (own.last ?? first).time.adding(seconds: intervalSeconds)
      // Half a part of slack, because the parts may not be aligned to the clock.
      let isFilled = known > end.adding(seconds: -intervalSeconds / 2)
      guard isFilled || !rest.isEmpty else { break }
      let from = longer.isEmpty ? first.time : start
      let expected = max(1, (end.seconds(since: from) / intervalSeconds).rounded())
      let rates = own.compactMap(\.precipitationMillimetersPerHour)
      let isKnown = rates.count == own.count && Double(rates.count) >= expected
      longer.append(
        NowcastStep(
          time: start,
          precipitationMillimetersPerHour: isKnown ? rates.sum / Double(rates.count) : nil,
          probabilityPercent: own.compactMap(\.probabilityPercent).max()))
    }
    return Nowcast(
      steps: longer, intervalSeconds: seconds, isNative: isNative, parts: steps,
      partSeconds: intervalSeconds, end: end)
  }
}
