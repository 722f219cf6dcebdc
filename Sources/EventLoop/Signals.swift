import Libc
import struct Synchronization.Atomic
import Basics

/// Turns signals into a wake byte: the handler does nothing else, the loop checks afterwards. A
/// second signal ends the process at once.
package enum Signals {
  private static let received = Atomic<CInt>(0)
  private static let wakeDescriptor = Atomic<CInt>(-1)
  /// Keeps the descriptor open as long as a handler may write to it.
  private static let pipe = Mutex<WakePipe?>(nil)

  /// The first signal that requested an exit; nil if none did.
  package static var endRequested: CInt? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Installs the handlers for SIGTERM, SIGINT and SIGHUP; they ring `pipe`.
  package static func install(waking pipe: WakePipe) {
    // Initialized here, so that the handler never runs a lazy initializer.
    received.store(0, ordering: .relaxed)
    wakeDescriptor.store(pipe.writeDescriptor, ordering: .sequentiallyConsistent)
    Self.pipe.withLock { $0 = pipe }
    for number in [SIGTERM, SIGINT, SIGHUP] where !isIgnored(number) {
      _ = signal(number, handle)
      unblock(number)
    }
  }

  /// Whether the parent set this signal to be ignored, as `nohup` does for SIGHUP and a shell does
  /// for SIGINT of background jobs. SIGTERM is always handled.
  private static func isIgnored(_ number: CInt) -> Bool {
    guard number != SIGTERM else { return false }
    let before = signal(number, SIG_IGN)
    _ = signal(number, before)
    return unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signal mask is inherited, and the parent may have blocked the signal.
  private static func unblock(_ number: CInt) {
    var mask = sigset_t()
    _ = unsafe sigemptyset(&mask)
    _ = unsafe sigaddset(&mask, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  private static let handle: @convention(c) (CInt) -> Void = { number in
    let (isFirst, _) = Signals.received.compareExchange(
      expected: 0, desired: number, ordering: .relaxed)
    guard isFirst else { _exit(128 + number) }
    var byte: UInt8 = 1
    let code = errno
    _ = unsafe write(Signals.wakeDescriptor.load(ordering: .relaxed), &byte, 1)
    errno = code
  }
}
