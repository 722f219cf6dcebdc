import Basics
import Time
import Weather

/// What one hour says of one kind of weather.
enum HourState: Equatable {
  case unknown
  case no
  case possible
  case yes

  /// Precipitation in each of some hours. Those that are wet next to one that is wet and likely
  /// are of the same rain, so that it begins and ends where the figures do.
  static func precipitation(in hours: ArraySlice<HourlyWeather>) -> [HourState] {
    // By index, here and below: rows are large, and a name for one copies it.
    let first = hours.startIndex
    var states = hours.indices.map { HourState(precipitationOf: hours[$0]) }
    guard states.contains(.yes) else { return states }
    func join(_ row: Int, beside other: Int, _ isAdjacent: Bool) {
      guard isAdjacent, states[other] == .yes, states[row] != .yes,
        isWet(hours[first + row]) == true
      else { return }
      states[row] = .yes
    }
    for row in states.indices.dropFirst() {
      join(row, beside: row - 1, hours.end(of: first + row - 1) == hours[first + row].time)
    }
    for row in states.indices.dropLast().reversed() {
      join(row, beside: row + 1, hours.end(of: first + row) == hours[first + row + 1].time)
    }
    return states
  }

  /// Whether figures would show precipitation: 0.1 mm, or where the amount is unknown, a condition.
  private static func isWet(_ hour: HourlyWeather) -> Bool? {
    hour.precipitationMillimeters.map(isShown)
      ?? hour.condition.map(\.hasPrecipitation)
  }

  /// More likely than not, if there is a probability.
  private init(precipitationOf hour: HourlyWeather) {
    guard let isWet = Self.isWet(hour) else {
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
        let gap = start.seconds(since: hours.end(of: hours.startIndex + group.last))
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
        hours.startIndex + min(offset, other), hours.startIndex + max(offset, other)
      )
      return states[offset] != .unknown && hours.end(of: one) >= hours[two].time
    }
    return groups.map { group in
      HourRun(
        indexes: hours.startIndex + group.first...hours.startIndex + group.last,
        hasBreaks: group.hasBreaks, isStartKnown: isKnownNo(group.first - 1, beside: group.first),
        isEndKnown: isKnownNo(group.last + 1, beside: group.last))
    }
  }
}
