package import EventLoop

/// The threads that compute: one for what somebody waits for, and one for what takes so long that
/// nobody should wait behind it. Each starts with its first job.
package struct Workers: Sendable {
  package let prompt: WorkerThread
  package let patient: WorkerThread

  /// - Parameter start: starts a thread with a body (tests: one that fails).
  package init(
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = startThread
  ) {
    prompt = WorkerThread(start: start)
    patient = WorkerThread(start: start)
  }

  func run<Value: Sendable>(
    _ job: WorkerJob, _ work: @escaping @Sendable () -> Value
  ) async -> Value { await (job.isPatient ? patient : prompt).run(work) }
}
