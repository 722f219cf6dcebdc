internal import Astronomy
import Time
import Vocabulary

/// One observer's solar days over a range of civil days, computed once and shared.
struct SunAlmanac {
  private let observer: Observer
  private let firstNumber: Int
  private let solarDays: [SolarDay]
  private let horizonDegrees: Double
  private let horizon: [SolarDay.Crossings]

  /// Covers the civil days plus one solar day, which usually contains the next sunrise and sunset.
  init(observer: Observer, horizonDegrees: Double, first: CivilDay, last: CivilDay) {
    self.observer = observer
    self.horizonDegrees = horizonDegrees
    firstNumber = Self.number(of: first, observer)
    let numbers = firstNumber..<(Self.number(of: last, observer) + 2)
    solarDays = Self.solarDays(numbers, observer)
    horizon = solarDays.map { $0.crossings(altitudeDegrees: horizonDegrees) }
  }

  /// The events of each day, given in order.
  func events(
    of civilDays: [CivilDay], customAngleDegrees: Double?, _ lookahead: SunCalendar.Lookahead
  ) -> [SunEvents] {
    let rises = lookahead == .nextEvents ? nextEvents { $0.rising } : nil
    let sets = lookahead == .nextEvents ? nextEvents { $0.setting } : nil
    return civilDays.map { civil in
      let index = Self.number(of: civil, observer) - firstNumber
      return events(
        of: civil, index, customAngleDegrees: customAngleDegrees, nextSunrise: rises?[index],
        nextSunset: sets?[index])
    }
  }

  // MARK: One day

  private func events(
    of civil: CivilDay, _ index: Int, customAngleDegrees: Double?, nextSunrise: Double?,
    nextSunset: Double?
  ) -> SunEvents {
    let day = solarDays[index]
    let disk = horizon[index]
    let civilTwilight = day.crossings(altitudeDegrees: -6)
    let nautical = day.crossings(altitudeDegrees: -12)
    let astronomical = day.crossings(altitudeDegrees: -18)
    let state = SunState(disk, isUp: day.highestDegrees >= horizonDegrees)
    return SunEvents(
      date: civil.date, state: state, sunrise: Instant(disk.rising),
      sunset: Instant(disk.setting), solarNoon: Instant(unixSeconds: day.transit),
      civilDawn: Instant(civilTwilight.rising), civilDusk: Instant(civilTwilight.setting),
      nauticalDawn: Instant(nautical.rising), nauticalDusk: Instant(nautical.setting),
      astronomicalDawn: Instant(astronomical.rising),
      astronomicalDusk: Instant(astronomical.setting),
      goldenHour: SunEvents.Spans(day: day, from: -4, to: 6),
      blueHour: SunEvents.Spans(day: day, from: -6, to: -4),
      sunriseAzimuthDegrees: disk.rising.map { day.azimuthDegrees(at: $0) },
      sunsetAzimuthDegrees: disk.setting.map { day.azimuthDegrees(at: $0) },
      noonAltitudeDegrees: day.transitAltitudeDegrees,
      dayLengthSeconds: state.dayLengthSeconds(disk),
      custom: customAngleDegrees.map { angle in
        let found = day.crossings(altitudeDegrees: angle)
        return SunEvents.Crossing(
          angleDegrees: angle, rising: Instant(found.rising), setting: Instant(found.setting))
      },
      nextSunrise: Instant(nextSunrise), nextSunset: Instant(nextSunset))
  }

  /// The number of the solar day whose noon falls on the date. A place's zone is usually near its
  /// longitude; if the caller's zone is so far off that the middle of the date belongs to another
  /// noon, that noon is used.
  private static func number(of civil: CivilDay, _ observer: Observer) -> Int {
    let middle = (civil.start.unixSeconds + civil.end.unixSeconds) / 2
    return SolarDay.number(nearest: middle, longitudeDegrees: observer.longitudeDegrees)
  }

  // MARK: Next events

  /// For each solar day the first event of a kind after it.
  private func nextEvents(_ kind: (SolarDay.Crossings) -> Double?) -> [Double?] {
    var next = [Double?](repeating: nil, count: horizon.count)
    // The last solar day exists only as lookahead for the one before it.
    guard let last = horizon.last else { return next }
    var found = kind(last) ?? firstEvent(after: firstNumber + horizon.count - 1, kind)
    for index in horizon.indices.dropLast().reversed() {
      next[index] = found
      found = kind(horizon[index]) ?? found
    }
    return next
  }

  private static let searchStep = 32
  /// Over a year: the poles have one sunrise a year.
  private static let searchLimit = 400

  private func firstEvent(
    after number: Int, _ kind: (SolarDay.Crossings) -> Double?
  ) -> Double? {
    var start = number + 1
    while start <= number + Self.searchLimit {
      for day in Self.solarDays(start..<(start + Self.searchStep), observer) {
        if let found = kind(day.crossings(altitudeDegrees: horizonDegrees)) {
          return found
        }
      }
      start += Self.searchStep
    }
    return nil
  }

  private static func solarDays(_ numbers: Range<Int>, _ observer: Observer) -> [SolarDay] {
    let nodes = SunNodes(solarDays: numbers, longitudeDegrees: observer.longitudeDegrees)
    return numbers.map { SolarDay(number: $0, observer: observer, nodes: nodes) }
  }
}

extension SunState {
  init(_ disk: SolarDay.Crossings, isUp: Bool) {
    switch (disk.rising, disk.setting) {
    case (.some, .some): self = .normal
    case (.none, .none):
      self = isUp ? .polarDay : .polarNight
    default: self = .partial
    }
  }

  func dayLengthSeconds(_ disk: SolarDay.Crossings) -> Double? {
    switch self {
    case .normal: disk.setting.flatMap { setting in disk.rising.map { setting - $0 } }
    case .polarDay: 86400
    case .polarNight: 0
    case .partial: nil
    }
  }
}

extension SunEvents.Spans {
  /// A sun that turns between the two altitudes has one span, morning and evening alike.
  init(day: SolarDay, from lowDegrees: Double, to highDegrees: Double) {
    let low = day.crossings(altitudeDegrees: lowDegrees)
    guard day.highestDegrees >= highDegrees else {
      morning = SunEvents.Span(start: Instant(low.rising), end: Instant(low.setting))
      evening = morning
      return
    }
    let high = day.crossings(altitudeDegrees: highDegrees)
    morning = SunEvents.Span(start: Instant(low.rising), end: Instant(high.rising))
    evening = SunEvents.Span(start: Instant(high.setting), end: Instant(low.setting))
  }
}

extension Instant {
  init?(_ unixSeconds: Double?) {
    guard let unixSeconds else { return nil }
    self.init(unixSeconds: unixSeconds)
  }
}
