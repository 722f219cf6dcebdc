import TestSupport
import Testing
import Time
import Vocabulary

@testable import Sky

@Suite struct SunLightTests {
  static let paris = skyPlace(48.8566, 2.3522, "Europe/Paris")

  @Test(arguments: [
    ("2026-06-21T12:00:00+02:00", SunPhase.day, true, false),
    ("2026-06-21T14:00:00+02:00", .day, false, false),
    ("2026-06-21T21:40:00+02:00", .day, false, true),
    ("2026-06-21T22:10:00+02:00", .civilTwilight, false, true),
    ("2026-06-21T23:00:00+02:00", .nauticalTwilight, false, false),
    ("2026-06-22T00:30:00+02:00", .astronomicalTwilight, false, false),
    ("2026-12-21T02:00:00+01:00", .night, true, false),
  ])
  func phases(_ time: String, _ phase: SunPhase, _ isRising: Bool, _ isGolden: Bool) {
    let light = SunLight(at: instant(time), place: Self.paris)
    #expect(light.phase == phase)
    #expect(light.isDay == (phase == .day))
    #expect(light.isRising == isRising)
    #expect(light.isGoldenHour == isGolden)
  }

  /// A chain of answers at the millisecond of each change meets every event of the calendar once.
  @Test(arguments: [
    (48.8566, 2.3522, "Europe/Paris"), (78.22, 15.65, "Arctic/Longyearbyen"),
    (64.1466, -21.9426, "Atlantic/Reykjavik"), (-77.85, 166.67, "Antarctica/McMurdo"),
    (0, 179.9, "Pacific/Fiji"),
  ])
  func chainOfChanges(_ latitude: Double, _ longitude: Double, _ zone: String) throws {
    let place = skyPlace(latitude, longitude, zone)
    var time = instant("2025-03-20T00:00:00Z")
    var light = SunLight(at: time, place: place)
    let end = instant("2025-05-01T00:00:00Z")
    var steps = 0
    while let next = light.next, next.time < end {
      #expect(next.time > time)
      #expect(next.phase != light.phase, "\(place.zone.timestamp(next.time))")
      // As a timer would be set: to the millisecond, before or after the change.
      time = Instant(unixSeconds: (next.time.unixSeconds * 1000).rounded() / 1000)
      let previous = light.phase
      light = SunLight(at: time, place: place)
      #expect(light.phase == next.phase, "\(place.zone.timestamp(time)) after \(previous)")
      let order = SunPhase.allCases
      let from = try #require(order.firstIndex(of: previous))
      let to = try #require(order.firstIndex(of: light.phase))
      #expect(abs(from - to) == 1)
      steps += 1
      // In the middle of the phase the altitude says the same.
      guard steps.isMultiple(of: 5), let after = light.next else { continue }
      let middle = time.adding(seconds: after.time.seconds(since: time) / 2)
      #expect(SunLight(at: middle, place: place).phase == light.phase)
    }
    #expect(steps > 50, "\(steps)")
  }

  @Test func theRuleMovesDay() throws {
    let calendar = SunCalendar(place: Self.paris)
    let day = try #require(calendar.day(date("2026-03-20"), customAngleDegrees: 10))
    let noon = day.solarNoon
    let plain = SunLight(at: noon, place: Self.paris)
    #expect(plain.next == SunLight.Change(phase: .civilTwilight, time: try #require(day.sunset)))

    let early = SunLight(
      at: noon, place: Self.paris, rule: SunLight.Rule(dayAngleDegrees: 10, offsetMinutes: -30))
    let setting = try #require(day.custom?.setting).adding(seconds: -1800)
    #expect(abs(try #require(early.next).time.seconds(since: setting)) < 0.001)
    #expect(
      SunLight(
        at: setting.adding(seconds: 1), place: Self.paris,
        rule: SunLight.Rule(dayAngleDegrees: 10, offsetMinutes: -30)
      ).phase == .civilTwilight)

    // Day from −9° on: the civil twilight is part of it.
    let dusk = SunLight(
      at: try #require(day.civilDusk).adding(seconds: 60), place: Self.paris,
      rule: SunLight.Rule(dayAngleDegrees: -9))
    #expect(dusk.isDay && dusk.next?.phase == .nauticalTwilight)
    let deep = SunLight(
      at: noon, place: Self.paris, rule: SunLight.Rule(dayAngleDegrees: -20))
    #expect(deep.next?.phase == .night)
  }

  @Test func aPhaseThatNeverChangesHasNoNext() {
    let light = SunLight(
      at: instant("2026-01-01T00:00:00Z"), place: Self.paris,
      rule: SunLight.Rule(dayAngleDegrees: -89))
    #expect(light.isDay && light.next == nil)
    // Half a year at the pole.
    let pole = SunLight(
      at: instant("2026-04-20T00:00:00Z"), place: skyPlace(90, 0, "Europe/London"))
    #expect(pole.isDay && pole.next?.phase == .civilTwilight)
    #expect(pole.next.map { Self.paris.zone.date(at: $0.time)?.month } == 9)
  }

  @Test func position() {
    let position = SunPosition(at: instant("2026-06-21T13:52:30+02:00"), place: Self.paris)
    #expect(position.isUp)
    #expect(!SunPosition(at: instant("2026-06-21T22:00:00+02:00"), place: Self.paris).isUp)
    #expect(abs(position.azimuthDegrees - 180) < 1)
    #expect(abs(position.altitudeDegrees - 64.58) < 0.05)
    #expect(position.apparentAltitudeDegrees > position.altitudeDegrees)
    #expect(abs(position.declinationDegrees - 23.44) < 0.01)
    #expect(abs(position.equationOfTimeMinutes - -1.9) < 0.2)
  }
}
