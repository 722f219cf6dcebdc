import Foundation
import Synchronization
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

  @Test func aWorkerWithoutWorkLeavesNothing() {
    weak var executor: ThreadExecutor?
    do { executor = WorkerThread().executor }
    #expect(executor == nil)
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
    let hasCome = onLoop(clock: .accelerated(by: 1_000_000)) {
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
    #expect(OutputDescriptor.tellsOfReader(ends[1]))
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
    #expect(!OutputDescriptor.tellsOfReader(fileno(file)))
    fclose(file)
    #expect(!OutputDescriptor.tellsOfReader(-1))
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

@Suite("The heap gives the earliest first")
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
    #expect(timers.isEmpty)
  }

  @Test func removedEntriesNeitherFireNorWake() {
    var timers = Timers<String>()
    let first = timers.add("first", due: instant(1))
    _ = timers.add("second", due: instant(5))
    timers.remove(first)
    #expect(timers.nextDue() == instant(5))
    #expect(timers.popDue(at: instant(4)) == nil)
    #expect(timers.popDue(at: instant(5)) == "second")
    #expect(timers.nextDue() == nil)
  }
}
