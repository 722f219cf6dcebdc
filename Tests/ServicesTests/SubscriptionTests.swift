import EventLoop
import Storage
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Services

@Suite("A subscription tells what changed")
struct SubscriptionTests {
  /// Results (or errors, with "!") one after another, and the events sent.
  struct Told: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var notifiesUnchanged = false
    var threshold: Int?
    let answers: [String]
    let reasons: [String?]
  }

  @Test(arguments: [
    Told(
      testDescription: "changes", answers: ["1", "1", "2", "2", "1"],
      reasons: ["initial", nil, "change", nil, "change"]),
    Told(
      testDescription: "always", notifiesUnchanged: true, answers: ["1", "1", "2", "2"],
      reasons: ["initial", "unchanged", "change", "unchanged"]),
    Told(
      testDescription: "when, edge-triggered", threshold: 70,
      answers: ["50", "71", "80", "60", "75"], reasons: [nil, "condition", nil, nil, "condition"]),
    Told(
      testDescription: "when, true at once", threshold: 70, answers: ["90", "90", "10", "90"],
      reasons: ["initial", nil, nil, "condition"]),
    Told(
      testDescription: "errors do not end it", answers: ["!a", "!a", "!b", "1", "1", "!b"],
      reasons: ["error", nil, "error", "change", nil, "error"]),
    Told(
      testDescription: "the same after an error says that the error is over",
      answers: ["1", "!a", "1", "1"], reasons: ["initial", "error", "change", nil]),
    Told(
      testDescription: "when, true before and after an error", threshold: 70,
      answers: ["90", "!a", "90", "10", "90"],
      reasons: ["initial", "error", nil, nil, "condition"]),
    Told(
      testDescription: "ages are no content", answers: ["1#5", "1#6", "2#0"],
      reasons: ["initial", nil, "change"]),
  ])
  func whatIsTold(_ told: Told) {
    let threshold = told.threshold
    let condition = threshold.map { threshold in
      SubscriptionCondition.holds(
        { (Int(String(decoding: $0, as: UTF8.self)) ?? 0) >= threshold })
    }
    var memory = SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 60, notifiesUnchanged: told.notifiesUnchanged,
        condition: condition))
    let reasons = told.answers.map {
      memory.see(.text($0), at: Laboratory.start)?.reason.rawValue
    }
    #expect(reasons == told.reasons)
  }

  private static func held(isOncePerDay: Bool = false) -> SubscriptionMemory {
    SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 60,
        condition: .holds(
          { (Int(String(decoding: $0, as: UTF8.self)) ?? 0) >= 70 }),
        limits: SubscriptionLimits(
          quietHours: nil, isOncePerDay: isOncePerDay, zone: { ZoneRules.utc })))
  }

  /// What holds for another row is news, although the condition held before.
  @Test func aNewRowIsNews() {
    var memory = SubscriptionMemory(
      SubscriptionPlan(
        method: "m", intervalSeconds: 60,
        condition: .holds(
          { !$0.isEmpty },
          rows: { bytes in
            let rows = String(decoding: bytes, as: UTF8.self).map { (String($0), false) }
            return Dictionary(rows) { $1 }
          })))
    func see(_ rows: String, isReplacing: Bool = false) -> String? {
      memory.see(.text(rows), at: Laboratory.start, isReplacing: isReplacing)?.reason.rawValue
    }
    let told = ["a", "a", "ba", "b", "ab", "", "a"].map { see($0) }
    #expect(told == ["initial", nil, "condition", nil, "condition", nil, "condition"])
    // An event that replaces one that nobody read reports that row, too.
    #expect(see("ac") == "condition" && see("ac", isReplacing: true) == "condition")
  }

  /// An error takes the place of an event that nobody read.
  @Test func aConditionThatNobodyReadOfIsToldAfterAnError() {
    var memory = Self.held()
    func see(_ answer: String, isReplacing: Bool = false) -> String? {
      memory.see(.text(answer), at: Laboratory.start, isReplacing: isReplacing)?.reason.rawValue
    }
    #expect(see("90") == "initial")
    #expect(see("!a", isReplacing: true) == "error")
    #expect(see("90") == "condition")
    #expect(see("90") == nil)
  }

  /// An event that nothing takes the place of is sent after all, and counts.
  @Test func anEventThatIsHeldBackIsTheOneOfItsDay() {
    var memory = Self.held(isOncePerDay: true)
    func see(_ answer: String, isReplacing: Bool = false) -> String? {
      memory.see(.text(answer), at: Laboratory.start, isReplacing: isReplacing)?.reason.rawValue
    }
    #expect(see("90") == "initial")
    #expect(see("10", isReplacing: true) == nil)
    #expect(see("90") == nil)
  }

  /// Of results one after another, some of whose events replace an unsent one.
  @Test func onlyWhatTheSubscriberLacksIsSent() {
    var memory = SubscriptionMemory(
      SubscriptionPlan(method: "m", intervalSeconds: 60, sendsChangedParts: true))
    func sent(_ answer: String, isReplacing: Bool = false) -> String? {
      switch memory.handOver(.text(answer), isReplacing: isReplacing) {
      case .success(let result): return String(decoding: result, as: UTF8.self)
      case .failure(let failure): return failure.details.path
      }
    }
    #expect(sent("a1 b1 c1") == "a1 b1 c1", "the first is whole")
    #expect(sent("a2 b1 c1") == "a2")
    #expect(sent("a2 b2 c1") == "b2")
    #expect(sent("a2 b2 c2", isReplacing: true) == "b2 c2", "also what the unsent one had")
    #expect(sent("a2 b1 c2", isReplacing: true) == "c2", "what is again as the subscriber has it")
    #expect(sent("!e") == "!e")
    #expect(sent("a2 b1 c2") == "a2 b1 c2", "whole after an error")
    memory.move()
    #expect(sent("a2 b1 c2") == "a2 b1 c2", "whole for another place")
    #expect(sent("a3 b1 c2", isReplacing: true) == "a3 b1 c2", "the whole one was not sent")
  }

  /// A loop and a wall clock that go on together, in steps of half a second.
  private func stepped<Value: Sendable>(
    _ body: @escaping @Sendable (Loop, Laboratory) async -> Value
  ) -> Value {
    let wall = Box(Laboratory.start)
    return onSteppedLoop(
      step: 500, passed: { wall.value = Laboratory.start + Double($0) / 1_000 }
    ) { loop in await body(loop, Laboratory(loop, wall: wall)) }
  }

  @Test func eventsComeInOrderAndEndWithACancel() {
    let (events, hasCancelled, again, after) = stepped { loop, lab in
      let service = SubscriptionService(lab.pipeline.environment)
      let events = Box([SubscriptionEvent]())
      let count = Box(0)
      let state = service.create(
        SubscriptionPlan(method: "m", intervalSeconds: 60), connection: 1,
        call: {
          count.change { $0 += 1 }
          return .text("\(count.value)")
        }, notify: { event in events.change { $0.append(event) } })
      _ = await loop.sleep(milliseconds: 200_000)
      let id = state.value?.id ?? ""
      let foreign = service.cancel(id, connection: 2)
      let hasCancelled = service.cancel(id, connection: 1)
      let seen = events.value
      _ = await loop.sleep(milliseconds: 130_000)
      return (seen, hasCancelled && !foreign, service.cancel(id, connection: 1), events.value)
    }
    #expect(events.count == 4)
    #expect(events.map(\.sequence) == Array(0..<events.count))
    #expect(events.map(\.reason.rawValue).first == "initial")
    #expect(events.dropFirst().allSatisfy { $0.reason == .change })
    #expect(hasCancelled)
    #expect(!again)
    #expect(after.count == events.count, "nothing after a cancel")
  }

  /// The queue keeps the newest unsent event: what the subscriber sees counts on without a gap.
  @Test func anEventThatTakesAnothersPlaceTakesItsNumber() {
    let (sequences, kept) = stepped { loop, lab in
      let service = SubscriptionService(lab.pipeline.environment)
      let sequences = Box([Int]())
      let kept = Box([Int]())
      let isHeldBack = Box(false)
      let count = Box(0)
      let state = service.create(
        SubscriptionPlan(method: "m", intervalSeconds: 60), connection: 1,
        call: {
          count.change { $0 += 1 }
          return .text("\(count.value)")
        },
        isHeldBack: { _ in isHeldBack.value },
        notify: { event in
          sequences.change { $0.append(event.sequence) }
          kept.change { kept in
            if isHeldBack.value { kept.removeLast() }
            kept.append(event.sequence)
          }
          // The client reads the first two events, not the next two, and then all.
          isHeldBack.change { $0 = (3...4).contains(sequences.value.count) }
        })
      while sequences.value.count < 6 { _ = await loop.sleep(milliseconds: 1_000) }
      _ = service.cancel(state.value?.id ?? "", connection: 1)
      return (Array(sequences.value.prefix(6)), Array(kept.value.prefix(4)))
    }
    #expect(sequences == [0, 1, 2, 2, 2, 3])
    #expect(kept == [0, 1, 2, 3])
  }

  @Test func anAnnouncedChangeIsToldAtItsInstant() {
    let times = stepped { loop, lab in
      let service = SubscriptionService(lab.pipeline.environment)
      let times = Box([Instant]())
      let change = Laboratory.start + 400
      _ = service.create(
        SubscriptionPlan(method: "sun.phase", intervalSeconds: 86_400), connection: 1,
        call: {
          lab.wall.value < change ? .text("day", nextChange: change) : .text("night")
        },
        notify: { event in times.change { $0.append(event.time) } })
      _ = await loop.sleep(milliseconds: 500_000)
      service.end(connection: 1)
      return times.value
    }
    #expect(times.count == 3, "initial, the change, the end")
    #expect(times.count > 1 && times[1] == Laboratory.start + 400)
  }

  @Test(arguments: [true, false])
  func aChangeOfWhatIsWatchedIsFollowedByAPoll(isSubject: Bool) {
    let told = stepped { loop, lab in
      let service = SubscriptionService(lab.pipeline.environment)
      let (told, changes) = (Box([String]()), Box(0))
      let watch = ChangeWatch(
        isSubject: isSubject, changes: { changes.value },
        wait: { seen in
          while changes.value == seen {
            guard await loop.sleep(milliseconds: 1_000) else { return false }
          }
          return true
        })
      _ = service.create(
        SubscriptionPlan(
          method: "m", intervalSeconds: 86_400,
          condition: .holds({ _ in true }),
          watches: [watch]),
        connection: 1, call: { .text("\(changes.value)") },
        notify: { event in told.change { $0.append(event.reason.rawValue) } })
      _ = await loop.sleep(milliseconds: 10_000)
      changes.change { $0 += 1 }
      _ = await loop.sleep(milliseconds: 10_000)
      service.end(connection: 1)
      return told.value
    }
    // About something else, a condition that still holds is news.
    #expect(told == (isSubject ? ["initial", "condition", "end"] : ["initial", "end"]))
  }

  @Test func aLeapOfTheWallClockIsNoticed() {
    let count = onSteppedLoop(step: 10) { loop in
      let lab = Laboratory(loop)
      let service = SubscriptionService(lab.pipeline.environment)
      let count = Box(0)
      _ = service.create(
        SubscriptionPlan(method: "m", intervalSeconds: 3_600), connection: 1,
        call: {
          count.change { $0 += 1 }
          return .text("")
        }, notify: { _ in })
      _ = await loop.sleep(milliseconds: 1_000)
      // The machine slept for a day: one look, not twenty-four.
      lab.wall.value += 86_400
      _ = await loop.sleep(milliseconds: 12_000)
      service.drop(connection: 1)
      return count.value
    }
    #expect(count == 2)
  }

  /// A client that has chosen the id knows it before the answer.
  @Test func anIdIsOfItsConnection() {
    let (ids, taken, left, heard) = onLoop { loop in
      let service = SubscriptionService(Laboratory(loop).pipeline.environment)
      let plan = SubscriptionPlan(method: "m", intervalSeconds: 60)
      let heard = Box([String]())
      func create(_ id: String?, _ connection: Int) -> Result<SubscriptionState, Failure> {
        service.create(
          plan, id: id, connection: connection, call: { .text("") },
          notify: { event in heard.change { $0.append("\(connection) \(event.id)") } })
      }
      let states = [
        create("sky", 1), create(nil, 1), create("s4", 1), create(nil, 1), create("sky", 2),
      ]
      let taken = create("sky", 1).error
      _ = service.cancel("sky", connection: 1)
      let again = create("sky", 1)
      _ = await loop.sleep(milliseconds: 10)
      return (
        (states + [again]).compactMap(\.value?.id), taken,
        service.list(connection: 1).map(\.id), heard.value.sorted()
      )
    }
    #expect(ids == ["sky", "s2", "s4", "s5", "sky", "sky"])
    #expect(taken?.entry == .notAllowed && taken?.details.path == "/id")
    #expect(left == ["s2", "s4", "s5", "sky"])
    #expect(heard == ["1 s2", "1 s4", "1 s5", "1 sky", "2 sky"])
  }

  @Test func thereIsALimitAndAnEnd() {
    let (error, ends, left) = onLoop { loop in
      let lab = Laboratory(loop)
      let service = SubscriptionService(lab.pipeline.environment)
      let ends = Box(0)
      let plan = SubscriptionPlan(method: "m", intervalSeconds: 60)
      var last: Failure?
      for _ in 0...SubscriptionService.maximumPerConnection {
        last =
          service.create(
            plan, connection: 1, call: { .text("") },
            notify: { event in if event.reason == .end { ends.change { $0 += 1 } } }
          ).error
      }
      service.end(connection: 1)
      return (last, ends.value, service.count)
    }
    #expect(error == .busy(limit: "maxSubscriptions", maximum: 64))
    #expect(ends == 64)
    #expect(left == 0)
  }
}
