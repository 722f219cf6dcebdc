/// The Sun's altitude curve at one place on one solar day. Times are days from the arc's middle
/// node, angles radians.
struct SunSky: Sendable {
  /// A time and its sine of the geocentric altitude.
  struct Point: Sendable {
    let days: Double
    let sine: Double
  }

  private let arc: SunArc
  private let meanNoonDays: Double
  private let sinLatitude: Double
  private let cosLatitude: Double

  init(observer: Observer, arc: SunArc, meanNoonDays: Double) {
    let latitude = observer.latitudeDegrees * Angle.radiansPerDegree
    sinLatitude = Astronomy.sine(latitude)
    // cos(π/2) is 6e-17, close enough to zero for the poles.
    cosLatitude = Astronomy.cosine(latitude)
    self.arc = arc
    self.meanNoonDays = meanNoonDays
  }

  /// False within 11 km of a pole, where the Sun's own motion rivals the Earth's rotation and a day
  /// may have no highest and lowest point near noon and midnight.
  var isRegular: Bool { cosLatitude > 0.002 }

  private static let radiansPerDay = 2 * Double.pi

  /// Sine of the geocentric altitude, and its rate per day.
  @inline(__always)
  func sine(at days: Double) -> (value: Double, perDay: Double) {
    let (excess, excessRate) = arc.excess(at: days)
    let (declination, declinationRate) = arc.declination(at: days)
    let hourAngle = Self.radiansPerDay * (days - meanNoonDays) + excess
    let (sinDeclination, cosDeclination) = (
      Astronomy.sine(declination), Astronomy.cosine(declination)
    )
    let (sinHour, cosHour) = (Astronomy.sine(hourAngle), Astronomy.cosine(hourAngle))
    let value = sinLatitude * sinDeclination + cosLatitude * cosDeclination * cosHour
    let perDay =
      declinationRate * (sinLatitude * cosDeclination - cosLatitude * sinDeclination * cosHour)
      - (Self.radiansPerDay + excessRate) * cosLatitude * cosDeclination * sinHour
    return (value, perDay)
  }

  /// When the hour angle is zero.
  var transit: Double {
    var days = meanNoonDays
    // The excess changes by less than 0.003 rad a day: each iteration gains four digits.
    for _ in 0..<4 { days = meanNoonDays - arc.excess(at: days).value / Self.radiansPerDay }
    return days
  }

  // MARK: Altitude and direction

  /// Parallax lowers the Sun by its horizontal value times the cosine of the altitude.
  func altitudeDegrees(sineOfGeocentric sine: Double) -> Double {
    let altitude = arcSine(sine)
    return (altitude - arc.parallax * Astronomy.cosine(altitude)) * Angle.degreesPerRadian
  }

  func geocentricSine(altitudeDegrees: Double) -> Double {
    let altitude = altitudeDegrees * Angle.radiansPerDegree
    return Astronomy.sine(altitude + arc.parallax * Astronomy.cosine(altitude))
  }

  func azimuthDegrees(at days: Double) -> Double {
    let declination = arc.declination(at: days).value
    let hourAngle = Self.radiansPerDay * (days - meanNoonDays) + arc.excess(at: days).value
    let south =
      Astronomy.cosine(hourAngle) * Astronomy.cosine(declination) * sinLatitude
      - Astronomy.sine(declination) * cosLatitude
    let west = Astronomy.sine(hourAngle) * Astronomy.cosine(declination)
    return Angle.wrapped360(180 + arcTangent(west, south) * Angle.degreesPerRadian)
  }

  // MARK: Regular days

  /// The points between which the altitude is monotonic.
  struct Extremes: Sendable {
    let top: Point
    /// The lowest points before and after the top, about twelve hours from it.
    let midnightBefore: Point
    let midnightAfter: Point
    /// The same, or the ends of the solar day if they come first.
    let morning: Point
    let evening: Point
  }

  func extremes(around transit: Double) -> Extremes {
    guard isRegular else { return sampledExtremes(around: transit) }
    let before = point(at: extremum(near: transit - 0.5))
    let after = point(at: extremum(near: transit + 0.5))
    return Extremes(
      top: point(at: extremum(near: transit)), midnightBefore: before, midnightAfter: after,
      morning: before.days < transit - 0.5 ? point(at: transit - 0.5) : before,
      evening: after.days > transit + 0.5 ? point(at: transit + 0.5) : after)
  }

  func point(at days: Double) -> Point { Point(days: days, sine: sine(at: days).value) }

  /// Newton's method on the rate. Its derivative is −(2π)² cosφ cosδ cosH to one percent away from
  /// the poles; closer to them it only takes more iterations.
  private func extremum(near start: Double) -> Double {
    var days = start
    for _ in 0..<20 {
      let (declination, _) = arc.declination(at: days)
      let hourAngle = Self.radiansPerDay * (days - meanNoonDays) + arc.excess(at: days).value
      let curvature =
        -Self.radiansPerDay * Self.radiansPerDay * cosLatitude * Astronomy.cosine(declination)
        * Astronomy.cosine(hourAngle)
      let step = -sine(at: days).perDay / curvature
      days += min(0.05, max(-0.05, step))
      // The altitude is flat here: 10 s of error cost 0.0005″ at the pole's edge, less elsewhere.
      if abs(step) < 1e-5 { break }
    }
    return days
  }

  /// When the sine of the altitude is `target`, between a time below it and a time above it.
  ///
  /// Newton's method, starting at the classical hour angle cos H = (sin h − sin φ sin δ) / (cos φ
  /// cos δ) and kept inside the shrinking bracket.
  func crossing(of target: Double, low: Double, high: Double, transit: Double) -> Double {
    var (low, high) = (low, high)
    var days = firstGuess(target: target, isRising: low < high, transit: transit)
    if (days - low) * (days - high) >= 0 { days = (low + high) / 2 }
    for _ in 0..<60 {
      let (value, perDay) = sine(at: days)
      if value < target { low = days } else { high = days }
      let next = days - (value - target) / perDay
      // Quadratic convergence: after a step of 2e-6 day the error is far below a millisecond.
      if abs(next - days) < 2e-6, (next - low) * (next - high) <= 0 { return next }
      let isInside = (next - low) * (next - high) < 0
      let last = days
      days = isInside ? next : (low + high) / 2
      if abs(days - last) < 1e-10 { break }
    }
    return days
  }

  private func firstGuess(target: Double, isRising: Bool, transit: Double) -> Double {
    let rough = transit + (isRising ? -0.25 : 0.25)
    let declination = arc.declination(at: rough).value
    let cosine =
      (target - sinLatitude * Astronomy.sine(declination))
      / (cosLatitude * Astronomy.cosine(declination))
    let days = arcCosine(cosine) / Self.radiansPerDay
    return isRising ? transit - days : transit + days
  }
}
