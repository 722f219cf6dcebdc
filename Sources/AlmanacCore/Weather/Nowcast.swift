/// One step of a short-range precipitation forecast.
package struct NowcastStep: Sendable, Equatable {
  package let timeUnixSeconds: Double
  /// Falling in the step, mm.
  package let precipitationMillimeters: Double?
  /// 0…100.
  package let probabilityPercent: Double?

  package init(
    timeUnixSeconds: Double, precipitationMillimeters: Double?, probabilityPercent: Double? = nil
  ) {
    self.timeUnixSeconds = timeUnixSeconds
    self.precipitationMillimeters = precipitationMillimeters
    self.probabilityPercent = probabilityPercent
  }
}

/// Precipitation in the next two hours, step by step.
package struct Nowcast: Sendable, Equatable {
  /// A quarter of an hour with less than this is dry: a drizzle gauge reads 0.1 mm.
  package static let wetMillimeters = 0.1

  package let steps: [NowcastStep]
  package let intervalSeconds: Double
  /// Computed at this resolution (radar or a convection-resolving model); otherwise interpolated
  /// from hours.
  package let isNative: Bool

  package init(steps: [NowcastStep], intervalSeconds: Double = 900, isNative: Bool) {
    self.steps = steps
    self.intervalSeconds = intervalSeconds
    self.isNative = isNative
  }

  /// The steps from the one that holds `nowUnixSeconds`, for so many minutes.
  package func window(fromUnixSeconds now: Double, minutes: Int) -> Nowcast {
    let end = now + Double(minutes) * 60
    let kept = steps.filter {
      $0.timeUnixSeconds + intervalSeconds > now && $0.timeUnixSeconds < end
    }
    return Nowcast(steps: kept, intervalSeconds: intervalSeconds, isNative: isNative)
  }

  /// Minutes until precipitation starts: 0 when it falls now, `nil` when none comes.
  package func startsInMinutes(fromUnixSeconds now: Double) -> Int? {
    steps.first(where: isWet).map { minutes(from: now, to: $0.timeUnixSeconds) }
  }

  /// Minutes until the first spell ends; `nil` when none comes or its end is past the last step.
  package func endsInMinutes(fromUnixSeconds now: Double) -> Int? {
    guard let start = steps.firstIndex(where: isWet) else { return nil }
    let dry = steps[start...].first { !isWet($0) }
    return dry.map { minutes(from: now, to: $0.timeUnixSeconds) }
  }

  /// One English sentence.
  package func summary(fromUnixSeconds now: Double) -> String {
    guard steps.contains(where: { $0.precipitationMillimeters != nil }) else {
      return "No precipitation data for the next hours."
    }
    let end = endsInMinutes(fromUnixSeconds: now)
    switch startsInMinutes(fromUnixSeconds: now) {
    case nil: return "No precipitation expected."
    case 0?:
      guard let end else { return "Precipitation now, with no end in sight." }
      return "Precipitation now, ending in about \(end) minutes."
    case let start?:
      guard let end else { return "Precipitation starting in about \(start) minutes." }
      let length = end - start
      return "Precipitation starting in about \(start) minutes, for about \(length) minutes."
    }
  }

  /// The same precipitation in longer steps on the clock's marks; a step whose parts are all
  /// unknown is unknown.
  package func inSteps(ofSeconds seconds: Double) -> Nowcast {
    guard seconds > intervalSeconds else { return self }
    var longer: [NowcastStep] = []
    for step in steps {
      let start = (step.timeUnixSeconds / seconds).rounded(.down) * seconds
      let previous = longer.last.flatMap { $0.timeUnixSeconds == start ? $0 : nil }
      if previous != nil { longer.removeLast() }
      longer.append(
        NowcastStep(
          timeUnixSeconds: start,
          precipitationMillimeters: Self.sum(
            previous?.precipitationMillimeters, step.precipitationMillimeters),
          probabilityPercent: [previous?.probabilityPercent, step.probabilityPercent]
            .compactMap { $0 }.max()))
    }
    return Nowcast(steps: longer, intervalSeconds: seconds, isNative: isNative)
  }

  private static func sum(_ left: Double?, _ right: Double?) -> Double? {
    left == nil && right == nil ? nil : (left ?? 0) + (right ?? 0)
  }

  private func isWet(_ step: NowcastStep) -> Bool {
    (step.precipitationMillimeters ?? 0) * 900 / intervalSeconds >= Self.wetMillimeters
  }

  private func minutes(from now: Double, to time: Double) -> Int {
    // A day is longer than any nowcast; upstream times can be anything.
    Int((min(max(time - now, 0), 86400) / 60).rounded())
  }
}
