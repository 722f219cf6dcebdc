import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread that polls: stdin, stdout, the wake pipe and the timers stand around one `poll(2)`,
/// and every job of its executor runs between two polls.
///
/// A task that finishes on another thread cannot wake a thread inside `read(2)`; it can wake this
/// one. `poll`, not epoll, because stdin may be a file.
package final class Loop: Sendable {
  package let executor: ThreadExecutor
  package let clock: MonotonicClock
  private let pipe: WakePipe
  private let timers = Mutex(Timers<@Sendable () -> Void>())

  /// The calling thread becomes the loop's thread.
  /// - Parameter pipe: ends its waits; the only descriptors that it needs.
  package init(pipe: WakePipe, clock: MonotonicClock = .system) {
    self.pipe = pipe
    self.clock = clock
    executor = ThreadExecutor { _ in pipe.ring() }
    executor.bindToCurrentThread()
  }

  package var now: MonotonicInstant { clock.now() }

  /// Ends the current or the next wait at once. Safe from every thread.
  package func wake() { pipe.ring() }

  // MARK: Timers

  package struct TimerID: Hashable, Sendable { let number: UInt64 }

  /// Runs `action` on the loop's thread once `due` has come.
  @discardableResult
  package func schedule(
    at due: MonotonicInstant, _ action: @escaping @Sendable () -> Void
  ) -> TimerID {
    let number = timers.withLock { $0.add(action, due: due) }
    if !executor.isCurrent { wake() }
    return TimerID(number: number)
  }

  package func cancel(_ timer: TimerID) { timers.withLock { $0.remove(timer.number) } }

  /// Suspends until `due`; a cancelled task goes on at once.
  /// - Returns: whether the time really came.
  package func sleep(until due: MonotonicInstant) async -> Bool {
    let box = OnceBox<Bool>()
    let timer = schedule(at: due) { box.finish(true) }
    let hasCome = await box.value(orWhenCancelled: false)
    if !hasCome { cancel(timer) }
    return hasCome
  }

  package func sleep(milliseconds: Int) async -> Bool {
    await sleep(until: now.advanced(byMilliseconds: milliseconds))
  }

  /// Waits for `work` until `due` at the latest, without ever waiting for the thread it hangs in:
  /// work that is late is cancelled, and what it gives then is dropped.
  ///
  /// What can be had at once is still taken when the time is over: before it gives up, the loop
  /// turns some times more.
  /// - Parameter turns: work that is made of other such work needs more of them than its parts.
  /// - Returns: nil when `due` came first, and at once when the calling task is cancelled.
  package func first<Value: Sendable>(
    until due: MonotonicInstant, turns: Int = 1,
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let box = OnceBox<Value?>()
    let task = Task(executorPreference: executor) { box.finish(await work()) }
    let timer = schedule(at: due) { [self] in after(turns) { box.finish(nil) } }
    let value = await box.value(orWhenCancelled: nil)
    cancel(timer)
    if value == nil { task.cancel() }
    return value
  }

  private func after(_ turns: Int, _ action: @escaping @Sendable () -> Void) {
    guard turns > 0 else { return action() }
    schedule(at: now) { [self] in after(turns - 1, action) }
  }

  /// How many timers wait.
  var timerCount: Int { timers.withLock { $0.count } }

  private func fireTimers() {
    guard timers.withLock({ $0.nextDue }) != nil else { return }
    let now = clock.now()
    while let action = timers.withLock({ $0.popDue(at: now) }) { action() }
  }

  // MARK: One wait

  /// What one wait found. Hang-up counts as readable: the read that follows tells.
  package struct Readiness: Sendable {
    package var isReadable = false
    package var isWritable = false
    /// Whoever read the other end of the output has closed it.
    package var isReaderGone = false
    /// Whoever wrote to the other end of the input has closed it.
    package var isWriterGone = false
  }

  /// Waits until a descriptor is ready, the loop is woken or a timer is due, fires the timers, and
  /// says what is ready.
  /// - Parameters:
  ///   - input: watched for reading; nil at EOF or while output is full.
  ///   - writer: the input while it is not read, watched for its writer's leaving alone; the same
  ///     holds for it as for `reader`.
  ///   - output: watched for writing; nil while nothing is queued.
  ///   - reader: the output while nothing is queued, watched for its reader's leaving alone. That
  ///     state stays: whoever was told must not ask again, or the wait would spin.
  ///   - hasMore: true when jobs are left over: then it only looks.
  package func wait(
    input: CInt?, output: CInt?, reader: CInt? = nil, writer: CInt? = nil, hasMore: Bool
  ) -> Readiness {
    var entries = (
      pollfd(
        fd: input ?? writer ?? -1, events: input == nil ? Self.hangUp : Int16(POLLIN),
        revents: 0),
      pollfd(fd: pipe.readDescriptor, events: Int16(POLLIN), revents: 0),
      // Without events `poll` still tells of an error or a hang-up.
      pollfd(
        fd: output ?? reader ?? -1, events: output == nil ? 0 : Int16(POLLOUT), revents: 0)
    )
    let timeout = hasMore ? 0 : timeoutMilliseconds()
    let count = unsafe withUnsafeMutableBytes(of: &entries) { buffer in
      unsafe poll(buffer.assumingMemoryBound(to: pollfd.self).baseAddress, 3, timeout)
    }
    if count > 0, entries.1.revents != 0 { pipe.silence() }
    fireTimers()
    guard count > 0 else { return Readiness() }
    return Readiness(
      isReadable: input != nil && entries.0.revents != 0, isWritable: entries.2.revents != 0,
      isReaderGone: entries.2.revents & Int16(POLLERR | POLLHUP) != 0,
      isWriterGone: input == nil && entries.0.revents != 0)
  }

  /// A pipe tells of it unasked; of a socket that is half closed only Linux tells without reading.
  #if os(Linux)
    private static let hangUp: Int16 = 0x2000  // POLLRDHUP, which the header hides
  #else
    private static let hangUp: Int16 = 0
  #endif

  /// −1 without a timer; rounded up, so that a timer is never waited for in a spin.
  private func timeoutMilliseconds() -> CInt {
    guard let due = timers.withLock({ $0.nextDue }) else { return -1 }
    let nanoseconds = (due.nanoseconds - clock.now().nanoseconds) / clock.rate
    guard nanoseconds > 0 else { return 0 }
    return CInt(min((nanoseconds + 999_999) / 1_000_000, 3_600_000))
  }
}
