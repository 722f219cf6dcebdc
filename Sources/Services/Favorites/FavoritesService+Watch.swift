import EventLoop
import Storage
import Basics

extension FavoritesService {
  /// Calls `listener` with the revision after every change by any process, until `ignore` is
  /// called. The store is polled only while there are listeners.
  ///
  /// Returns once the initial revision is known, so that later changes by other processes are
  /// reported. An unresponsive store is not waited for.
  package func listen(_ key: Listener, _ listener: @escaping @Sendable (Int) -> Void) async {
    let isFirst = state.withLock { state in
      state.listeners[key] = listener
      return state.listeners.count == 1
    }
    guard isFirst else { return }
    let box = OnceBox<Void>()
    look { box.finish(()) }
    let due = environment.loop.now.advanced(byMilliseconds: Self.firstLookMilliseconds)
    let timer = environment.loop.schedule(at: due) { box.finish(()) }
    await box.value(orWhenCancelled: ())
    environment.loop.cancel(timer)
  }

  package func ignore(_ key: Listener) {
    let timer = state.withLock { state -> Loop.TimerID? in
      state.listeners[key] = nil
      guard state.listeners.isEmpty else { return nil }
      defer { state.timer = nil }
      return state.timer
    }
    if let timer { environment.loop.cancel(timer) }
  }

  /// The number of changes noticed so far, by any process.
  package var changes: Int { state.withLock { $0.changes } }

  /// Suspends until there are other favorites, or the task is cancelled.
  /// - Parameter seen: `changes` when the wait began; a later change counts too.
  /// - Returns: whether they changed.
  package func change(since seen: Int) async -> Bool {
    let box = OnceBox<Bool>()
    let key = state.withLock { state in
      state.lastWait += 1
      return Listener.wait(state.lastWait)
    }
    await listen(key) { _ in box.finish(true) }
    if changes != seen { box.finish(true) }
    let hasChanged = await box.value(orWhenCancelled: false)
    ignore(key)
    return hasChanged
  }

  private func look(whenDone: @escaping @Sendable () -> Void = {}) {
    background.run { [self] in
      if let revision = try? await environment.store.favoritesRevision() {
        announce(revision, isChange: false)
      }
      whenDone()
      guard state.withLock({ !$0.listeners.isEmpty }) else { return }
      let due = environment.loop.now.advanced(byMilliseconds: Self.lookMilliseconds)
      let timer = environment.loop.schedule(at: due) { self.look() }
      state.withLock { $0.timer = timer }
    }
  }

  /// Notifies listeners of a new revision. The first revision read from the store is not a change;
  /// a change made by this process is one even before that read has ended.
  func announce(_ revision: Int, isChange: Bool = true) {
    let listeners = state.withLock { state -> [@Sendable (Int) -> Void] in
      let before = state.revision ?? (isChange ? revision - 1 : revision)
      state.revision = max(revision, before)
      guard revision > before else { return [] }
      state.changes += 1
      return Array(state.listeners.values)
    }
    for listener in listeners { listener(revision) }
  }
}
