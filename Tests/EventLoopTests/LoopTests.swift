import Foundation
import Basics
import TestSupport
import Testing

@testable import EventLoop

/// Runs `body` as a task of a loop on the calling thread until it returns.
private func onLoop<Value: Sendable>(
  clock: MonotonicClock = .system, _ body: @escaping @Sendable (Loop) async -> Value
) -> Value {
  let loop = Loop(clock: clock)
  let outcome = Shared(result: nil as Value?)
  Task(executorPreference: loop.executor) {
    let value = await body(loop)
    outcome.result.withLock { $0 = value }
  }
  while true {
    let hasMore = loop.executor.drain()
    if let value = outcome.result.withLock({ $0 }) { return value }
    _ = loop.wait(input: nil, output: nil, hasMore: hasMore)
  }
}

/// Lives on a worker, as the store does.
private actor Counter {
  private let worker: WorkerThread
  private var count = 0

  init(_ worker: WorkerThread) { self.worker = worker }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    worker.executor.asUnownedSerialExecutor()
  }

  func increment() -> Int {
    count += 1
    return count
  }
}

private final class Shared<Value: Sendable>: Sendable {
  let result: Mutex<Value?>
  init(result: Value?) { self.result = Mutex(result) }
}

@Suite("One thread stands around one poll")
struct LoopTests {
  @Test func childTasksStayOnTheLoop() {
    let places = onLoop { loop in
      async let one = loop.executor.isCurrent
      async let two = loop.executor.isCurrent
      return await [one, two, loop.executor.isCurrent]
    }
    #expect(places == [true, true, true])
  }

  @Test func aWorkerRunsElsewhereAndComesBack() {
    let places = onLoop { loop in
      let worker = WorkerThread()
      let there = await worker.run { loop.executor.isCurrent }
      return [there, loop.executor.isCurrent]
    }
    #expect(places == [false, true])
  }

  @Test func aWorkerWithoutAThreadWorksHere() {
    let (value, places, again) = onLoop { loop in
      let worker = WorkerThread { _ in false }
      let store = Counter(worker)
      async let one = store.increment()
      async let two = store.increment()
      let sum = await one + two
      return (
        sum, [await worker.run { loop.executor.isCurrent }, loop.executor.isCurrent],
        await store.increment()
      )
    }
    #expect(value == 3 && again == 3)
    // The worker's own executor counts there, on the same thread.
    #expect(places == [true, true])
  }

  @Test func whatIsLateIsCancelledAndDropped() {
    let (late, wasCancelled, timers) = onLoop { loop in
      let end = OnceBox<Bool>()
      let late: Int? = await loop.first(until: loop.now.advanced(byMilliseconds: 5)) {
        end.finish(await !loop.sleep(milliseconds: 600_000))
        return 1
      }
      return (late, await end.value(), loop.timerCount)
    }
    #expect(late == nil && wasCancelled)
    #expect(timers == 0, "nothing is left to wait for")
  }

  /// What hangs in another thread is not waited for, and is not heard any more.
  @Test func whatHangsElsewhereHoldsNobody() {
    let value = onLoop { loop in
      let worker = WorkerThread()
      let gate = OnceBox<Bool>()
      let hanging = Task(executorPreference: loop.executor) {
        await loop.first(until: loop.now.advanced(byMilliseconds: 5)) { await gate.value() }
      }
      let other = await worker.run { 7 }
      let outcome = await hanging.value
      gate.finish(true)
      return (outcome, other)
    }
    #expect(value.0 == nil && value.1 == 7)
  }

  @Test func whatCanBeHadAtOnceIsTakenThoughTheTimeIsOver() {
    let value = onLoop { loop in await loop.first(until: loop.now) { 7 } }
    #expect(value == 7)
  }

  /// However many jobs wait, a limited drain comes back to the timers.
  @Test func aLimitedDrainLeavesTheRestInOrder() {
    let loop = Loop()
    let order = Shared(result: [Int]() as [Int]?)
    for number in 0..<200 {
      Task(executorPreference: loop.executor) {
        let start = MonotonicClock.system.now()
        while MonotonicClock.system.now().milliseconds(since: start) < 1 {}
        order.result.withLock { $0 = ($0 ?? []) + [number] }
      }
    }
    let hasMore = loop.executor.drain(
      until: MonotonicClock.system.now().advanced(byMilliseconds: 5))
    #expect(hasMore)
    #expect(order.result.withLock { $0?.count ?? 0 } < 200)
    while loop.executor.drain() {}
    #expect(order.result.withLock { $0 } == Array(0..<200))
  }

  @Test func aWorkerWithoutWorkLeavesNothing() {
    weak var executor: ThreadExecutor?
    do { executor = WorkerThread().executor }
    #expect(executor == nil)
  }

  /// What was opened for it is closed with it: the number may then stand for another file.
  @Test func aLoopThatIsGoneLeavesNoDescriptors() throws {
    var ends: [CInt] = []
    var before: [stat] = []
    do {
      let pipe = try #require(WakePipe())
      let loop = Loop(pipe: pipe)
      Task(executorPreference: loop.executor) { loop.schedule(at: loop.now) {} }
      while loop.executor.drain() {}
      _ = loop.wait(input: nil, output: nil, hasMore: true)
      ends = [pipe.readDescriptor, pipe.writeDescriptor]
      for end in ends {
        var status = stat()
        #expect(fstat(end, &status) == 0)
        before.append(status)
      }
    }
    for (end, status) in zip(ends, before) {
      var now = stat()
      let isOpen = fstat(end, &now) == 0
      #expect(!isOpen || (now.st_dev, now.st_ino) != (status.st_dev, status.st_ino))
    }
  }

  @Test func aTimerFiresWhenItsTimeHasComeAndNotBefore() {
    let start = MonotonicClock.system.now()
    let hasCome = onLoop { await $0.sleep(milliseconds: 30) }
    #expect(hasCome)
    #expect(MonotonicClock.system.now().milliseconds(since: start) >= 30)
  }

  @Test func aCancelledSleepEndsAtOnce() {
    let start = MonotonicClock.system.now()
    let hasCome = onLoop { loop in
      let sleeper = Task(executorPreference: loop.executor) {
        await loop.sleep(milliseconds: 60_000)
      }
      _ = await loop.sleep(milliseconds: 5)
      sleeper.cancel()
      return await sleeper.value
    }
    #expect(!hasCome)
    #expect(MonotonicClock.system.now().milliseconds(since: start) < 30_000)
  }

  @Test func anotherThreadWakesTheLoop() {
    let value = onLoop { _ in
      let box = OnceBox<Int>()
      #expect(startThread { box.finish(42) })
      return await box.value()
    }
    #expect(value == 42)
  }

  @Test func anInjectedClockDecidesHowFastADayPasses() {
    let hasCome = onLoop(clock: .running(atRate: 1_000_000)) {
      await $0.sleep(milliseconds: 86_400_000)
    }
    #expect(hasCome)
  }
}

@Suite("A reader's leaving ends the wait")
struct ReaderTests {
  /// Without a timer the wait has no other end.
  @Test(arguments: [false, true]) func isToldOfPipesAndSockets(isSocket: Bool) {
    var ends: [CInt] = [-1, -1]
    #expect((isSocket ? socketpair(AF_UNIX, stream, 0, &ends) : pipe(&ends)) == 0)
    #expect(OutputDescriptor.reportsReaderClosing(ends[1]))
    let loop = Loop()
    let due = loop.now.advanced(byMilliseconds: 1)
    loop.schedule(at: due) {}
    let before = loop.wait(input: nil, output: nil, reader: ends[1], hasMore: false)
    #expect(!before.isReaderGone)
    close(ends[0])
    let after = loop.wait(input: nil, output: nil, reader: ends[1], hasMore: false)
    #expect(after.isReaderGone)
    #expect(!after.isReadable)
    close(ends[1])
  }

  @Test func isNotWatchedForWhereThereIsNone() throws {
    let file = try #require(tmpfile())
    #expect(!OutputDescriptor.reportsReaderClosing(fileno(file)))
    fclose(file)
    #expect(!OutputDescriptor.reportsReaderClosing(-1))
  }

  private var stream: CInt {
    #if os(Linux)
      CInt(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}

@Suite("A box is finished once")
struct OnceBoxTests {
  @Test func theFirstValueWins() async {
    let box = OnceBox<Int>()
    #expect(box.finish(1))
    #expect(!box.finish(2))
    #expect(await box.value() == 1)
  }
}

@Suite("The earliest timer comes first")
struct TimersTests {
  private func instant(_ nanoseconds: Int) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: Int64(nanoseconds))
  }

  @Test func orderIsThatOfTimeThenOfArrival() {
    var timers = Timers<Int>()
    let times = (0..<500).map { ($0 * 7919) % 101 }
    for (payload, time) in times.enumerated() { _ = timers.add(payload, due: instant(time)) }
    var popped: [Int] = []
    while let payload = timers.popDue(at: instant(200)) { popped.append(payload) }
    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(popped == expected)
    #expect(timers.count == 0)
  }

  @Test func removedEntriesNeitherFireNorWake() {
    var timers = Timers<String>()
    let first = timers.add("first", due: instant(1))
    _ = timers.add("second", due: instant(5))
    timers.remove(first)
    #expect(timers.nextDue == instant(5))
    #expect(timers.popDue(at: instant(4)) == nil)
    #expect(timers.popDue(at: instant(5)) == "second")
    #expect(timers.nextDue == nil)
  }

  /// Added and removed in every order, against a plain list.
  @Test(arguments: [1, 2, 3]) func whatIsRemovedIsGoneAtOnce(seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    var timers = Timers<Int>()
    var expected: [(number: UInt64, due: Int)] = []
    for payload in 0..<2_000 {
      if expected.isEmpty || next(5) < 3 {
        let due = next(100)
        expected.append((timers.add(payload, due: instant(due)), due))
      } else {
        timers.remove(expected.remove(at: next(expected.count)).number)
      }
      #expect(timers.count == expected.count)
      #expect(timers.nextDue == expected.map { instant($0.due) }.min())
    }
  }
}
