import Libc
import Basics

/// The polling thread: one `poll(2)` covers stdin, stdout, the wake pipe and the timers, and the
/// jobs of its executor run between polls.
///
/// A task that finishes on another thread cannot wake a thread blocked in `read(2)`; it can wake
/// this one. `poll`, not epoll, because stdin may be a file.
package final class Loop: Sendable {
  package let executor: ThreadExecutor
  package let clock: MonotonicClock
  private let pipe: WakePipe
  private let timers = Mutex(Timers<@Sendable () -> Void>())

  /// The calling thread becomes the loop's thread.
  /// - Parameter pipe: wakes the loop; the only descriptors it needs.
  package init(pipe: WakePipe, clock: MonotonicClock = .system) {
    self.pipe = pipe
    self.clock = clock
    executor = ThreadExecutor { _ in pipe.ring() }
    executor.bindToCurrentThread()
  }

  package var now: MonotonicInstant { clock.now() }

  /// Ends the current or the next wait at once. Thread-safe.
  package func wake() { pipe.ring() }

  // MARK: Timers

  package struct TimerID: Hashable, Sendable { let number: UInt64 }

  /// Runs `action` on the loop's thread at `due`.
  @discardableResult
  package func schedule(
    at due: MonotonicInstant, _ action: @escaping @Sendable () -> Void
  ) -> TimerID {
    let number = timers.withLock { $0.add(action, due: due) }
    if !executor.isCurrent { wake() }
    return TimerID(number: number)
  }

  package func cancel(_ timer: TimerID) { timers.withLock { $0.remove(timer.number) } }

  /// Suspends until `due`; a canceled task resumes at once.
  /// - Returns: whether `due` was reached.
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

  /// Waits for `work` until `due` at the latest, never blocking on its thread. Late work is
  /// canceled, and its result dropped.
  ///
  /// Before giving up at `due`, the loop turns a few more times to collect results that are ready.
  /// - Parameter turns: nested uses of this function need more turns than their parts.
  /// - Returns: nil if `due` came first, and at once if the calling task is canceled.
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

  /// The number of pending timers.
  var timerCount: Int { timers.withLock { $0.count } }

  /// When the next timer is due; nil without one.
  package var nextDue: MonotonicInstant? { timers.withLock { $0.nextDue } }

  private func fireTimers() {
    guard timers.withLock({ $0.nextDue }) != nil else { return }
    let now = clock.now()
    while let action = timers.withLock({ $0.popDue(at: now) }) { action() }
  }

  // MARK: One wait

  /// The outcome of one wait. Hang-up counts as readable: the next read shows it.
  package struct Readiness: Sendable {
    package var isReadable = false
    package var isWritable = false
    /// The reader of the output has closed its end.
    package var isReaderGone = false
    /// The writer of the input has closed its end.
    package var isWriterGone = false
  }

  /// Waits until a descriptor is ready, the loop is woken or a timer is due, then fires the timers
  /// and returns what is ready.
  /// - Parameters:
  ///   - input: watched for reading; nil at EOF or while output is full.
  ///   - writer: the input while it is not read, watched only for its writer closing it; see
  ///     `reader`.
  ///   - output: watched for writing; nil while nothing is queued.
  ///   - reader: the output while nothing is queued, watched only for its reader closing it. That
  ///     state is permanent: do not watch it again once reported, or the wait spins.
  ///   - hasMore: if true, jobs remain, so only poll.
  package func wait(
    input: CInt?, output: CInt?, reader: CInt? = nil, writer: CInt? = nil, hasMore: Bool
  ) -> Readiness {
    var entries = (
      pollfd(
        fd: input ?? writer ?? -1, events: input == nil ? Self.hangUp : Int16(POLLIN),
        revents: 0),
      pollfd(fd: pipe.readDescriptor, events: Int16(POLLIN), revents: 0),
      // Without events, `poll` still reports errors and hang-ups.
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

  /// A pipe reports it unasked; for a half-closed socket only Linux reports it without a read.
  #if os(Linux)
    private static let hangUp: Int16 = 0x2000  // POLLRDHUP, hidden by the header
  #else
    private static let hangUp: Int16 = 0
  #endif

  /// −1 without a timer; rounded up, so that waiting for a timer never spins.
  private func timeoutMilliseconds() -> CInt {
    guard let due = timers.withLock({ $0.nextDue }) else { return -1 }
    let nanoseconds = Double(due.nanoseconds - clock.now().nanoseconds) / clock.rate
    return CInt(min(max(0, (nanoseconds / 1_000_000).rounded(.up)), 3_600_000))
  }
}
