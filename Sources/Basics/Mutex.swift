public import Synchronization

/// `Synchronization.Mutex`, whose order the thread sanitizer sees.
///
/// Under contention the library takes and gives its lock inside code that is not instrumented: what
/// one thread wrote before it and another reads after it looks like a race, such as the members of
/// an object that came through a queue. Built for that sanitizer (`Scripts/sanitize.sh`), an atomic
/// says the order; otherwise this is the lock alone.
public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let lock: Synchronization.Mutex<Value>
  #if SANITIZED_THREADS
    @usableFromInline let order = Atomic(false)
  #endif

  @inlinable public init(_ value: consuming sending Value) {
    lock = Synchronization.Mutex(value)
  }

  @inlinable public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if SANITIZED_THREADS
      try lock.withLock { value throws(Failure) in
        _ = order.load(ordering: .acquiring)
        defer { order.store(true, ordering: .releasing) }
        return try body(&value)
      }
    #else
      try lock.withLock(body)
    #endif
  }
}
