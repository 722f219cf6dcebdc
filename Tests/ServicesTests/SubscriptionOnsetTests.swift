import EventLoop
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Services

/// What a subscription with a lead tells, and when, as the clocks go on.
@Suite struct SubscriptionOnsetTests {
  private static let zones = ZoneDatabase { _ in nil }

  /// A forecast that is in force from an instant on: stretches, each with its start and end.
  private typealias Forecast = (from: String, stretches: [(String, String?)])

  private static func instant(_ text: String) -> Instant {
    guard let instant = try? Instant(parsing: text) else { fatalError("not an instant: \(text)") }
    return instant
  }

  /// - Returns: when an event was sent, and its onsets: `start` or `start & start`; an error is
  ///   `!`.
  private func told(
    _ forecasts: [Forecast], from start: String, hours: Int, leadMinutes: Int = 30,
    quiet: (String, String)? = nil, isOncePerDay: Bool = false, zone: String = "Europe/Berlin",
    failing: ClosedRange<Double>? = nil, heldBackUntil: Double = 0
  ) -> [String] {
    let first = Self.instant(start)
    let zone = Self.zones.rules(named: zone)
    let wall = Box(first)
    let parsed = forecasts.map { forecast in
      (
        Self.instant(forecast.from),
        forecast.stretches.enumerated().map { index, stretch in
          Occurrence(
            path: "/\(index)", start: Self.instant(stretch.0),
            end: stretch.1.map(Self.instant))
        }
      )
    }
    let span = quiet.flatMap { from, to in
      ClockTime(parsing: from).flatMap { from in
        ClockTime(parsing: to).flatMap { ClockSpan(from: from, to: $0) }
      }
    }
    return onSteppedLoop(
      step: 1_000, passed: { wall.value = first + Double($0) / 1_000 }
    ) { loop in
      let service = SubscriptionService(Laboratory(loop, wall: wall).pipeline.environment)
      let events = Box([(sequence: Int, text: String)]())
      let plan = SubscriptionPlan(
        method: "m", intervalSeconds: 900,
        condition: .begins(leadSeconds: Double(leadMinutes) * 60) { bytes, _ in
          parsed[Int(String(decoding: bytes, as: UTF8.self)) ?? 0].1
        },
        limits: SubscriptionLimits(
          quietHours: span, isOncePerDay: isOncePerDay, zone: { zone }))
      _ = service.create(
        plan, connection: 1,
        call: {
          let passed = wall.value.seconds(since: first)
          if let failing, failing.contains(passed) { return .text("!") }
          let current = parsed.lastIndex { $0.0 <= wall.value } ?? 0
          return .text("\(current)")
        },
        isHeldBack: { _ in
          !events.value.isEmpty && wall.value.seconds(since: first) <= heldBackUntil
        },
        notify: { event in
          guard event.reason != .end else { return }
          let at = zone?.timestamp(event.time) ?? ""
          let onsets = event.onsets.map { onset in
            onset.start.flatMap { zone?.timestamp($0).dropFirst(11).prefix(5) } ?? "?"
          }
          let words =
            event.reason == .error ? "!" : onsets.joined(separator: " & ")
          let text = "\(at.dropFirst(8).prefix(11)) \(words)"
          events.change { events in
            events.removeAll { $0.sequence == event.sequence }
            events.append((event.sequence, text))
          }
        })
      _ = await loop.sleep(milliseconds: hours * 3_600_000)
      service.end(connection: 1)
      return events.value.map(\.text)
    }
  }

  private let rain: [Forecast] = [
    ("2026-06-21T08:00:00+02:00", [("2026-06-21T14:07:00+02:00", "2026-06-21T16:00:00+02:00")])
  ]

  @Test func `an onset is told once, at its instant less the lead`() {
    #expect(told(rain, from: "2026-06-21T08:00:00+02:00", hours: 12) == ["21T13:37:00 14:07"])
    #expect(
      told(rain, from: "2026-06-21T08:00:00+02:00", hours: 12, leadMinutes: 0)
        == ["21T14:07:00 14:07"])
  }

  @Test func `what is nearer than the lead is told at once, also if it has begun`() {
    #expect(told(rain, from: "2026-06-21T14:00:00+02:00", hours: 6) == ["21T14:00:00 14:07"])
    #expect(told(rain, from: "2026-06-21T15:30:00+02:00", hours: 6) == ["21T15:30:00 14:07"])
    #expect(told(rain, from: "2026-06-21T16:00:00+02:00", hours: 6) == [])
  }

  /// A newer forecast comes at 12:00, more than the lead before the onset.
  @Test(
    arguments: [
      ("2026-06-21T13:00:00+02:00", ["21T12:30:00 13:00"]),
      ("2026-06-21T18:00:00+02:00", ["21T17:30:00 18:00"]),
      (nil, []),
    ] as [(String?, [String])])
  func `an onset that moves is told at its new time`(start: String?, events: [String]) {
    let moved: Forecast = (
      "2026-06-21T12:00:00+02:00", start.map { [($0, "2026-06-21T19:00:00+02:00")] } ?? []
    )
    #expect(told(rain + [moved], from: "2026-06-21T08:00:00+02:00", hours: 12) == events)
  }

  /// A newer forecast comes at 13:45, after the event.
  @Test func `what was told stays told, however it moves`() {
    let once = ["21T13:37:00 14:07"]
    for start in ["13:50", "14:07", "14:40", "16:55"] {
      let moved: Forecast = (
        "2026-06-21T13:45:00+02:00",
        [("2026-06-21T\(start):00+02:00", "2026-06-21T19:00:00+02:00")]
      )
      #expect(told(rain + [moved], from: "2026-06-21T08:00:00+02:00", hours: 12) == once)
    }
    // It vanishes and comes back, and another comes hours later.
    let later: [Forecast] = [
      ("2026-06-21T13:45:00+02:00", []),
      (
        "2026-06-21T14:15:00+02:00",
        [
          ("2026-06-21T14:30:00+02:00", "2026-06-21T15:00:00+02:00"),
          ("2026-06-21T15:40:00+02:00", "2026-06-21T16:00:00+02:00"),
          ("2026-06-21T18:00:00+02:00", "2026-06-21T19:00:00+02:00"),
        ]
      ),
    ]
    #expect(
      told(rain + later, from: "2026-06-21T08:00:00+02:00", hours: 12)
        == once + ["21T17:30:00 18:00"])
  }

  /// The method is called 45 s before an event, so that a change of the last quarter of an hour
  /// counts.
  @Test func `the newest forecast is told`() {
    let moved: Forecast = (
      "2026-06-21T13:36:00+02:00", [("2026-06-21T15:00:00+02:00", "2026-06-21T16:00:00+02:00")]
    )
    #expect(
      told(rain + [moved], from: "2026-06-21T08:00:00+02:00", hours: 12) == ["21T14:30:00 15:00"])
  }

  @Test func `an onset is told though the provider fails`() {
    let failing = 5.0 * 3_600...6 * 3_600
    #expect(
      told(rain, from: "2026-06-21T08:00:00+02:00", hours: 12, failing: failing).suffix(1)
        == ["21T13:37:00 14:07"])
  }

  @Test func `quiet hours hold an onset back, and it is dropped if it is over`() {
    let night: [Forecast] = [
      (
        "2026-06-21T20:00:00+02:00",
        [
          ("2026-06-21T23:00:00+02:00", "2026-06-22T01:00:00+02:00"),
          ("2026-06-22T06:00:00+02:00", "2026-06-22T08:00:00+02:00"),
          ("2026-06-22T22:10:00+02:00", "2026-06-22T22:15:00+02:00"),
        ]
      )
    ]
    #expect(
      told(night, from: "2026-06-21T20:00:00+02:00", hours: 30, quiet: ("22:00", "07:00"))
        == ["22T07:00:00 06:00", "22T21:40:00 22:10"])
  }

  /// Quiet hours from 22 to 7 end at 7 by the clocks, whatever they do in the night.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28T20:00:00+01:00", "2026-03-29T04:30:00+02:00", "29T07:00:00"),
    ("Europe/Berlin", "2026-10-24T20:00:00+02:00", "2026-10-25T02:30:00+01:00", "25T07:00:00"),
    (
      "Australia/Lord_Howe", "2026-10-03T20:00:00+10:30", "2026-10-04T03:00:00+11:00", "04T07:00:00"
    ),
    (
      "Australia/Lord_Howe", "2026-04-04T20:00:00+11:00", "2026-04-05T01:45:00+10:30", "05T07:00:00"
    ),
  ])
  func `the nights in which the clocks change`(
    zone: String, evening: String, onset: String, morning: String
  ) {
    let forecast: [Forecast] = [
      (evening, [(onset, String(onset.prefix(11)) + "09:00:00" + onset.suffix(6))])
    ]
    let clock = onset.dropFirst(11).prefix(5)
    #expect(
      told(forecast, from: evening, hours: 16, quiet: ("22:00", "07:00"), zone: zone)
        == ["\(morning) \(clock)"])
    // Without them: half an hour before by the time that passes, not by the clock.
    let due = Self.instant(onset).adding(seconds: -1_800)
    let time = Self.zones.rules(named: zone)?.timestamp(due).dropFirst(8).prefix(11) ?? ""
    #expect(told(forecast, from: evening, hours: 16, zone: zone) == ["\(time) \(clock)"])
  }

  @Test func `once a day goes by the dates of the place`() {
    let showers: [Forecast] = [
      (
        "2026-10-24T20:00:00+02:00",
        ["24T21:00:00+02:00", "24T23:30:00+02:00", "25T02:30:00+01:00", "25T12:00:00+01:00"].map {
          ("2026-10-\($0)", nil)
        }
      )
    ]
    let start = "2026-10-24T20:00:00+02:00"
    #expect(
      told(showers, from: start, hours: 24)
        == ["24T20:30:00 21:00", "24T23:00:00 23:30", "25T02:00:00 02:30", "25T11:30:00 12:00"])
    #expect(
      told(showers, from: start, hours: 24, isOncePerDay: true)
        == ["24T20:30:00 21:00", "25T02:00:00 02:30"])
  }

  @Test func `moments of several days are told each`() {
    let sunsets: [Forecast] = [
      (
        "2026-06-21T12:00:00+02:00",
        [("2026-06-21T21:33:10+02:00", nil), ("2026-06-22T21:33:20+02:00", nil)]
      )
    ]
    #expect(
      told(sunsets, from: "2026-06-21T12:00:00+02:00", hours: 48)
        == ["21T21:03:10 21:33", "22T21:03:20 21:33"])
    #expect(
      told(sunsets, from: "2026-06-21T12:00:00+02:00", hours: 48, leadMinutes: 0)
        == ["21T21:33:10 21:33", "22T21:33:20 21:33"])
    // Both within the lead: one event.
    #expect(
      told(sunsets, from: "2026-06-21T12:00:00+02:00", hours: 48, leadMinutes: 2_880)
        == ["21T12:00:00 21:33 & 21:33"])
  }

  /// The client does not read until 13:50: the newest event takes the place of the others, and has
  /// their onsets.
  @Test func `an unsent event passes on what it told of`() {
    let two: [Forecast] = [
      (
        "2026-06-21T08:00:00+02:00",
        [
          ("2026-06-21T10:00:00+02:00", "2026-06-21T16:00:00+02:00"),
          ("2026-06-21T18:00:00+02:00", "2026-06-21T19:00:00+02:00"),
        ]
      )
    ]
    let events = told(
      two, from: "2026-06-21T08:00:00+02:00", hours: 12, leadMinutes: 240,
      heldBackUntil: 7 * 3_600)
    #expect(events.count == 1)
    #expect(events.first?.hasSuffix("10:00 & 18:00") ?? false, "\(events)")
  }

  @Test func `of two that begin together, each is told`() {
    let warning = { (id: String, end: String) in
      Occurrence(path: "/" + id, key: id, start: nil, end: Self.instant(end))
    }
    let onsets = Occurrence.united([
      warning("a", "2026-06-21T14:00:00Z"), warning("b", "2026-06-21T14:00:00Z"),
      warning("a", "2026-06-21T15:00:00Z"),
    ])
    #expect(
      onsets == [warning("a", "2026-06-21T15:00:00Z"), warning("b", "2026-06-21T14:00:00Z")])
  }

  /// A condition without a beginning: if it becomes true in quiet hours and still holds at their
  /// end, the event is sent then.
  @Test(arguments: [true, false])
  func `quiet hours hold a condition back`(staysTrue: Bool) throws {
    let quiet = try #require(
      ClockTime(parsing: "22:00").flatMap { from in
        ClockTime(parsing: "07:00").flatMap { ClockSpan(from: from, to: $0) }
      })
    var memory = SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 900,
        condition: .holds({ $0 == Array("1".utf8) }),
        limits: SubscriptionLimits(quietHours: quiet)))
    let night = Self.instant("2026-06-21T23:00:00Z")
    let morning = Self.instant("2026-06-22T07:00:00Z")
    #expect(memory.see(.text("1"), at: night)?.reason == nil)
    #expect(memory.next(after: night) == .look(morning))
    let told = memory.see(.text(staysTrue ? "1" : "0"), at: morning)
    #expect(told?.reason == (staysTrue ? .condition : nil))
    #expect(memory.next(after: morning) == nil)
  }

  @Test func `once a day, a condition that holds again is not told`() {
    var memory = SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 900,
        condition: .holds({ $0 == Array("1".utf8) }),
        limits: SubscriptionLimits(isOncePerDay: true)))
    let reasons = [
      ("21T10:00", 1), ("21T11:00", 0), ("21T12:00", 1), ("21T13:00", 0), ("22T00:00", 1),
    ].map { time, answer in
      memory.see(.text("\(answer)"), at: Self.instant("2026-06-\(time):00Z"))?.reason
    }
    #expect(reasons == [.initial, nil, nil, nil, .condition])
  }

  /// A severe warning is sent in quiet hours, unless they include it; nothing else is.
  @Test(arguments: [true, false], [true, false])
  func `quiet hours let what is urgent through`(isUrgent: Bool, silencesUrgent: Bool) throws {
    let quiet = try #require(
      ClockTime(parsing: "22:00").flatMap { from in
        ClockTime(parsing: "07:00").flatMap { ClockSpan(from: from, to: $0) }
      })
    let night = Self.instant("2026-06-21T23:00:00Z")
    let morning = Self.instant("2026-06-22T07:00:00Z")
    let limits = SubscriptionLimits(quietHours: quiet, silencesUrgent: silencesUrgent)
    let onset = Occurrence(
      path: "/alerts/0", start: night, end: morning.adding(seconds: 60), isUrgent: isUrgent)
    for condition in [
      SubscriptionCondition.holds({ _ in true }, rows: { _ in ["a": isUrgent] }),
      .begins(leadSeconds: 0, { _, _ in [onset] }),
    ] {
      var memory = SubscriptionMemory(
        SubscriptionPlan(
          method: "m", intervalSeconds: 900, condition: condition, limits: limits))
      let isSent = isUrgent && !silencesUrgent
      #expect((memory.see(.text("1"), at: night) != nil) == isSent)
      #expect((memory.see(.text("1"), at: morning) != nil) == !isSent, "once")
    }
  }

  /// A milder row beside an urgent one that is known waits for the end of quiet hours.
  @Test func `what is known breaks no quiet hours`() throws {
    let from = try #require(ClockTime(parsing: "22:00"))
    let to = try #require(ClockTime(parsing: "07:00"))
    var memory = SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 900,
        condition: .holds(
          { !$0.isEmpty },
          rows: { bytes in
            let rows = String(decoding: bytes, as: UTF8.self).map { (String($0), $0 == "a") }
            return Dictionary(rows) { $1 }
          }),
        limits: SubscriptionLimits(quietHours: ClockSpan(from: from, to: to))))
    func see(_ rows: String, _ time: String) -> Bool {
      memory.see(.text(rows), at: Self.instant(time)) != nil
    }
    #expect(see("a", "2026-06-21T20:00:00Z"))
    #expect(!see("ab", "2026-06-22T03:00:00Z"), "b is mild")
    #expect(see("ab", "2026-06-22T07:00:00Z"), "and is reported then")
  }
}
