import Basics
package import Time
import Vocabulary

/// The outlook of a nowcast from now on: minutes, and one sentence.
package enum NowcastOutlook: Sendable, Equatable {
  /// No data.
  case unknown
  /// No data except seasonal averages.
  case usual
  /// No precipitation for this many minutes, or for all of the requested time (`nil`).
  case dry(minutes: Int?)
  /// - Parameters:
  ///   - start: `nil` if it may start earlier than the data shows.
  ///   - latest: the latest time by which it starts.
  ///   - end: of the first spell; `nil` if no dry time is known after it.
  case wet(start: Int?, latest: Int, end: Int?)

  /// 0 if it is falling now; `nil` if none is expected or the time is unknown.
  package var startsInMinutes: Int? {
    if case .wet(let start, _, _) = self { start } else { nil }
  }

  /// When the first spell ends; `nil` if none is expected or its end is unknown.
  package var endsInMinutes: Int? {
    if case .wet(_, _, let end) = self { end } else { nil }
  }
}

extension Nowcast {
  /// A shorter break does not end a spell.
  private static let shortestBreakSeconds = 900.0
  /// Minutes count from the next full one.
  private static let firstGapSeconds = 60.0

  /// A period with one state.
  private struct Stretch {
    let start: Instant
    /// `nil` = unknown.
    let isWet: Bool?
  }

  /// - Parameter isShown: whether a rate, mm/h, is nonzero as displayed, so that the words match
  ///   the figures. By default as displayed in mm/h.
  package func outlook(
    from now: Instant,
    isShown: (Double) -> Bool = { Rounding.round($0, decimals: 1) > 0 }
  ) -> NowcastOutlook {
    let stretches = stretches(from: now, isShown)
    guard stretches.contains(where: { $0.isWet != nil }) else {
      return steps.contains(where: \.isEstimate) ? .usual : .unknown
    }
    func minutes(_ time: Instant) -> Int {
      // A day exceeds any nowcast; upstream times can be anything.
      Int((min(max(time.seconds(since: now), 0), 86400) / 60).rounded())
    }
    guard let first = stretches.firstIndex(where: { $0.isWet == true }) else {
      return .dry(minutes: stretches.first { $0.isWet == nil }.map { minutes($0.start) })
    }
    let isKnownBefore = stretches[..<first].allSatisfy { $0.isWet != nil }
    // Data begins with the first part, so rain in it falls now.
    let latest = first == 0 ? 0 : minutes(stretches[first].start)
    return .wet(
      start: isKnownBefore ? latest : nil, latest: latest,
      end: end(of: stretches[first...]).map { max(minutes($0), latest + 1) })
  }

  /// The end of a spell that is followed by known dry time and does not resume soon.
  private func end(of spell: ArraySlice<Stretch>) -> Instant? {
    for (index, stretch) in zip(spell.indices, spell) {
      guard let isWet = stretch.isWet else { return nil }
      guard !isWet else { continue }
      let soon = spell[index...].prefix {
        $0.start.seconds(since: stretch.start) < Self.shortestBreakSeconds
      }
      if !soon.contains(where: { $0.isWet == true }) { return stretch.start }
    }
    return nil
  }

  /// From now to the end of the requested time, with unknown periods between.
  private func stretches(from now: Instant, _ isShown: (Double) -> Bool) -> [Stretch] {
    var stretches: [Stretch] = []
    var reached = now.adding(seconds: Self.firstGapSeconds)
    for part in parts {
      if part.time > reached {
        stretches.append(Stretch(start: stretches.isEmpty ? now : reached, isWet: nil))
      }
      stretches.append(Stretch(start: part.time, isWet: isWet(part, isShown)))
      reached = part.time.adding(seconds: partSeconds)
    }
    if let end, end.seconds(since: reached) > Self.firstGapSeconds {
      stretches.append(Stretch(start: reached, isWet: nil))
    }
    return stretches
  }

  /// Wet at the part's rate, unless its step displays as zero.
  private func isWet(_ part: NowcastStep, _ isShown: (Double) -> Bool) -> Bool? {
    guard !part.isEstimate, let rate = part.precipitationMillimetersPerHour else { return nil }
    guard isShown(rate) else { return false }
    let step = steps.last { $0.time <= part.time }
    guard let step, part.time.seconds(since: step.time) < intervalSeconds else {
      return true
    }
    return step.precipitationMillimetersPerHour.map(isShown) ?? true
  }
}
