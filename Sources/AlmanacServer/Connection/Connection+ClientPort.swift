package import EventLoop
package import JSONRPC

/// Methods and services call the client through this. Calls from the loop's thread take effect at
/// once, calls from other threads in order.
extension Connection: ClientPort {
  nonisolated package var clock: MonotonicClock { loop.clock }

  /// Zero if read off the loop's thread.
  nonisolated package var load: ConnectionLoad {
    guard loop.executor.isCurrent else { return ConnectionLoad() }
    return assumeIsolated { connection in
      ConnectionLoad(
        inFlight: connection.session.inFlight,
        queuedOutputBytes: connection.session.output.count)
    }
  }

  nonisolated package func sendPartialResult(_ value: [UInt8], of call: CallToken) {
    enter { $0.session.sendPartialResult(value, of: call) }
  }

  nonisolated package func reportWorkDone(
    message: String?, percentage: Int?, of call: CallToken
  ) {
    enter { $0.session.reportWorkDone(message: message, percentage: percentage, of: call) }
  }

  nonisolated package func notify(
    _ method: String, _ params: [UInt8], coalescingKey: String?
  ) {
    enter { $0.session.notify(method, params, coalescingKey: coalescingKey ?? method) }
  }

  /// False if called off the loop's thread.
  nonisolated package func holdsBack(coalescingKey: String) -> Bool {
    guard loop.executor.isCurrent else { return false }
    return assumeIsolated { $0.session.holdsBack(coalescingKey: coalescingKey) }
  }

  nonisolated package func withdraw(coalescingKey: String) {
    enter { $0.session.withdraw(coalescingKey: coalescingKey) }
  }

  nonisolated package func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer {
    let box = OnceBox<ClientAnswer>()
    guard let number = await ask(method, params, timeoutMilliseconds, box) else { return .closed }
    let answer = await box.value(orWhenCancelled: .closed)
    await forget(number)
    return answer
  }

  private func ask(
    _ method: String, _ params: [UInt8], _ timeoutMilliseconds: Int, _ box: OnceBox<ClientAnswer>
  ) -> Int? {
    let number = session.request(
      method, params, timeoutMilliseconds: timeoutMilliseconds, nowMilliseconds: nowMilliseconds)
    if let number { waiters[number] = box }
    return number
  }

  private func forget(_ number: Int) {
    waiters[number] = nil
    session.withdraw(request: number)
  }

  /// Runs `body` on the loop's thread: immediately if already there.
  private nonisolated func enter(_ body: @escaping @Sendable (isolated Connection) -> Void) {
    if loop.executor.isCurrent {
      assumeIsolated { body($0) }
    } else {
      post(body)
    }
  }

  /// From another thread.
  private nonisolated func post(_ body: @escaping @Sendable (isolated Connection) -> Void) {
    _ = Task(executorPreference: loop.executor) { await body(self) }
  }
}
