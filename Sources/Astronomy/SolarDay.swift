/// One solar day of a place: twelve hours on either side of a transit of the Sun, with all its
/// events.
///
/// A crossing is found on the actual altitude curve between its lowest and highest points, so polar
/// days and nights, days with only a sunrise, and the poles themselves are not special cases: an
/// event that does not occur is nil.
package struct SolarDay: Sendable {
  /// The instants when the Sun crosses an altitude, rising and setting.
  package struct Crossings: Sendable, Equatable {
    /// Unix seconds; before the highest point of the day.
    package let rising: Double?
    /// Unix seconds; after the highest point of the day.
    package let setting: Double?
  }

  /// Altitude of the Sun's center when its upper limb is on the horizon: 34′ of refraction and 16′
  /// of semidiameter (the almanac convention).
  package static let horizonDegrees = -50.0 / 60

  /// Solar day `n` has its mean noon on UT day `n` (days since 1970-01-01) at longitude 0, and 4
  /// minutes earlier per degree east.
  package let number: Int

  private let sky: SunSky
  /// The UT day from which instants within are counted, in days.
  private let centralDay: Int
  private let transitDays: Double
  private let extremes: SunSky.Extremes

  /// - Parameters:
  ///   - number: See `number`; `SolarDay.number(containing:longitudeDegrees:)` finds it.
  ///   - nodes: Must cover the day: `SunNodes(solarDays:longitudeDegrees:)`.
  package init(number: Int, observer: Observer, nodes: SunNodes) {
    self.number = number
    centralDay = Self.centralDay(of: number, longitudeDegrees: observer.longitudeDegrees)
    let arc = SunArc(
      before: nodes[centralDay - 1], middle: nodes[centralDay], after: nodes[centralDay + 1])
    let meanNoon = Double(number - centralDay) + 0.5 - observer.longitudeDegrees / 360
    sky = SunSky(observer: observer, arc: arc, meanNoonDays: meanNoon)
    transitDays = sky.transit
    extremes = sky.extremes(around: transitDays)
  }

  /// The number of the solar day whose mean noon is nearest to an instant.
  package static func number(nearest unixSeconds: Double, longitudeDegrees: Double) -> Int {
    let meanSolarDays = unixSeconds / 86400 + Angle.wrapped180(longitudeDegrees) / 360
    return Int((meanSolarDays - 0.5).rounded())
  }

  /// The 0h UT closest to mean noon. It depends only on the longitude, so that successive solar
  /// days use successive nodes.
  static func centralDay(of number: Int, longitudeDegrees: Double) -> Int {
    number + Int((0.5 - Angle.wrapped180(longitudeDegrees) / 360).rounded())
  }

  /// Upper transit, Unix seconds: solar noon.
  package var transit: Double { unixSeconds(transitDays) }

  /// Altitude of the Sun's center at the transit, airless, with parallax.
  package var transitAltitudeDegrees: Double { altitudeDegrees(at: transit) }

  /// The day's greatest altitude, in degrees; near the poles it is not at the transit.
  package var highestDegrees: Double { sky.altitudeDegrees(sineOfGeocentric: extremes.top.sine) }

  /// When the Sun's center crosses `altitudeDegrees`, airless and with parallax, within twelve
  /// hours of the transit.
  package func crossings(altitudeDegrees: Double) -> Crossings {
    crossings(altitudeDegrees, from: extremes.morning, to: extremes.evening)
  }

  /// The same between the lowest points before and after the transit, wherever they are. Successive
  /// days cover time without gap or overlap: each crossing is found exactly once.
  package func passages(altitudeDegrees: Double) -> Crossings {
    crossings(altitudeDegrees, from: extremes.midnightBefore, to: extremes.midnightAfter)
  }

  private func crossings(
    _ altitudeDegrees: Double, from morning: SunSky.Point, to evening: SunSky.Point
  ) -> Crossings {
    let target = sky.geocentricSine(altitudeDegrees: altitudeDegrees)
    let top = extremes.top
    guard top.sine >= target, min(morning.sine, evening.sine) < target else {
      return Crossings(rising: nil, setting: nil)
    }
    guard sky.isRegular else {
      let found = sky.sampledCrossings(of: target, around: transitDays)
      return Crossings(
        rising: found.rising.map(unixSeconds), setting: found.setting.map(unixSeconds))
    }
    let rising =
      morning.sine < target
      ? sky.crossing(of: target, low: morning.days, high: top.days, transit: transitDays) : nil
    let setting =
      evening.sine < target
      ? sky.crossing(of: target, low: evening.days, high: top.days, transit: transitDays) : nil
    return Crossings(rising: rising.map(unixSeconds), setting: setting.map(unixSeconds))
  }

  /// Altitude of the Sun's center, airless, with parallax. Only for instants of this solar day.
  package func altitudeDegrees(at unixSeconds: Double) -> Double {
    sky.altitudeDegrees(sineOfGeocentric: sky.sine(at: days(unixSeconds)).value)
  }

  /// Azimuth clockwise from north, 0 ..< 360. Only for instants of this solar day.
  package func azimuthDegrees(at unixSeconds: Double) -> Double {
    sky.azimuthDegrees(at: days(unixSeconds))
  }

  private func unixSeconds(_ days: Double) -> Double { (Double(centralDay) + days) * 86400 }
  private func days(_ unixSeconds: Double) -> Double { unixSeconds / 86400 - Double(centralDay) }
}
