package import EventLoop
package import JSONRPC

/// What methods and services tell the client. From the loop's thread it takes effect at once; from
/// another thread in the order of the calls.
extension Connection: ClientPort {
  nonisolated package var clock: MonotonicClock { loop.clock }

  /// Zero from another thread than the loop's.
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

  /// False from another thread than the loop's.
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

  /// Runs `body` on the loop's thread, at once when this is it.
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
