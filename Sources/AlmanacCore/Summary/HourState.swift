/// What one hour says of one kind of weather.
enum HourState: Equatable {
  case unknown
  case no
  case possible
  case yes

  /// Precipitation that figures would show: 0.1 mm, or where the amount is unknown, a condition.
  /// More likely than not, if there is a probability.
  init(precipitationOf hour: HourlyWeather) {
    let byCondition = hour.condition.map { Phenomenon(precipitationOf: $0.kind) != nil }
    guard let isWet = hour.precipitationMillimeters.map(Self.isShown) ?? byCondition else {
      self = (hour.precipitationProbabilityPercent ?? 0) >= 40 ? .possible : .unknown
      return
    }
    switch (isWet, hour.precipitationProbabilityPercent) {
    case (true, nil): self = .yes
    case (true, let chance?): self = chance >= 50 ? .yes : chance >= 10 ? .possible : .no
    case (false, let chance?): self = chance >= 40 ? .possible : .no
    case (false, nil): self = .no
    }
  }

  /// - Parameter value: nil if unknown.
  init(_ value: Bool?) { self = value.map { $0 ? .yes : .no } ?? .unknown }

  static func isShown(_ millimeters: Double) -> Bool {
    // Most hours are dry.
    millimeters > 0 && Rounding.round(millimeters, decimals: 1) > 0
  }
}

/// Hours in a row, a short break apart, in which something holds.
struct HourRun {
  /// Indexes of the first and the last hour that has it.
  let indexes: ClosedRange<Int>
  /// An hour within it lacks it.
  let hasBreaks: Bool
  /// The hour before it is known to lack it.
  let isStartKnown: Bool
  /// The hour after it is known to lack it.
  let isEndKnown: Bool

  /// A longer break divides two runs.
  private static let longestBreakSeconds = 3.0 * 3_600

  /// - Parameter states: one for each hour.
  /// - Returns: at most two runs; if there are more, one that spans them all.
  static func all(
    in hours: ArraySlice<HourlyWeather>, _ states: [HourState], of wanted: HourState
  ) -> [HourRun] {
    guard states.contains(wanted) else { return [] }
    var groups: [(first: Int, last: Int, hasBreaks: Bool)] = []
    for offset in states.indices where states[offset] == wanted {
      let start = hours[hours.startIndex + offset].time
      if let group = groups.last {
        let gap = start.seconds(since: hours[hours.startIndex + group.last].end)
        if gap <= longestBreakSeconds {
          groups[groups.count - 1].last = offset
          if offset > group.last + 1 || gap > 0 { groups[groups.count - 1].hasBreaks = true }
          continue
        }
      }
      groups.append((offset, offset, false))
    }
    if groups.count > 2, let first = groups.first, let last = groups.last {
      groups = [(first.first, last.last, true)]
    }
    func isKnownNo(_ offset: Int, beside other: Int) -> Bool {
      guard states.indices.contains(offset) else { return false }
      let (one, two) = (
        hours[hours.startIndex + min(offset, other)], hours[hours.startIndex + max(offset, other)]
      )
      return states[offset] != .unknown && one.end >= two.time
    }
    return groups.map { group in
      HourRun(
        indexes: hours.startIndex + group.first...hours.startIndex + group.last,
        hasBreaks: group.hasBreaks, isStartKnown: isKnownNo(group.first - 1, beside: group.first),
        isEndKnown: isKnownNo(group.last + 1, beside: group.last))
    }
  }
}
