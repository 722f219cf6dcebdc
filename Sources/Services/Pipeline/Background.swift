package import EventLoop

/// The one place where services start tasks that nobody awaits: always on the loop's executor.
/// What they do is dropped when the process ends.
package struct Background: Sendable {
  private let loop: Loop

  package init(loop: Loop) { self.loop = loop }

  /// - Returns: cancels the work.
  @discardableResult
  package func run(_ work: @escaping @Sendable () async -> Void) -> @Sendable () -> Void {
    let task = Task(executorPreference: loop.executor) { await work() }
    return { task.cancel() }
  }
}
