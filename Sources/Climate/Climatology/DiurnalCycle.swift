import Libc

/// The temperature over an average day: a sine while the sun is up, an exponential decay at night
/// (Parton and Logan, Agric. Meteorol. 23, 1981, with their constants for 1.5 m).
///
/// Their night ends above the minimum; here it is scaled to end exactly there, so the curve is
/// continuous. Without sunrise or sunset, a cosine with its maximum at 14 h is used.
struct DiurnalCycle: Sendable {
  /// Hours from noon to the maximum.
  private static let lagHours = 1.86
  /// The cooling rate at night.
  private static let nightRate = 2.20
  /// Hours from sunrise to the minimum.
  private static let minimumHours = -0.17

  let minimum: Double
  let maximum: Double
  let daylight: Daylight

  init(minimum: Double, maximum: Double, daylight: Daylight) {
    self.minimum = minimum
    self.maximum = maximum
    self.daylight = daylight
  }

  /// The curve with this mean and range.
  init(mean: Double, range: Double, daylight: Daylight) {
    let minimum = mean - Self.meanFraction(daylight) * range
    self.init(minimum: minimum, maximum: minimum + range, daylight: daylight)
  }

  /// The temperature at any real number of hours after the place's midnight; periodic.
  func temperature(atHour hour: Double) -> Double {
    guard case .sun(let rise, let set) = daylight else {
      return (minimum + maximum) / 2 + 0.5 * (maximum - minimum) * cos(.pi / 12 * (hour - 14))
    }
    // Beyond 20 h of sun, or below 4 h, the curve would become too steep: clamps the length.
    let length = min(max(set - rise, 4), 20)
    let start = (rise + set - length) / 2 + Self.minimumHours
    let dayHours = length - Self.minimumHours
    var since = (hour - start).truncatingRemainder(dividingBy: 24)
    if since < 0 { since += 24 }
    if since <= dayHours { return day(since, length) }
    let fall = (since - dayHours) / (24 - dayHours)
    let end = exp(-Self.nightRate)
    let share = (exp(-Self.nightRate * fall) - end) / (1 - end)
    return minimum + (day(dayHours, length) - minimum) * share
  }

  private func day(_ since: Double, _ length: Double) -> Double {
    minimum + (maximum - minimum) * sin(.pi * since / (length + 2 * Self.lagHours))
  }

  /// Where the curve's mean lies between minimum and maximum, by day length: integrals of the curve
  /// above, interpolated linearly.
  private static func meanFraction(_ daylight: Daylight) -> Double {
    guard case .sun = daylight else { return 0.5 }
    let fractions = [0.423, 0.445, 0.473, 0.505, 0.540]
    let position = min(max((daylight.lengthHours - 8) / 2, 0), 4)
    let index = min(Int(position), 3)
    let share = position - Double(index)
    return fractions[index] * (1 - share) + fractions[index + 1] * share
  }
}
