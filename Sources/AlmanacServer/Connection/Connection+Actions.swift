import EventLoop
import JSON
import JSONRPC

extension Connection {
  func perform(_ action: Session.Action) {
    switch action {
    case .call(let start): call(start)
    case .cancel(let token): cancel(token)
    case .notification(let method, let params):
      methods.receive(notification: method, params, from: client)
    case .answer(let request, let answer):
      waiters.removeValue(forKey: request)?.finish(answer)
    case .farewell: methods.ending(client)
    case .watch(let process): watch(process)
    }
  }

  private func call(_ start: Session.CallStart) {
    let context = CallContext(
      client: client, token: start.token,
      acceptedAt: MonotonicInstant(nanoseconds: Int64(start.acceptedMilliseconds) * 1_000_000),
      wantsPartialResults: start.wantsPartialResults, wantsWorkDone: start.wantsWorkDone)
    calls?.began(start, at: loop.now)
    switch methods.dispatch(start.method, start.params, context) {
    case .answer(let outcome): complete(start.token, outcome)
    case .run(let work): run(start.token, work)
    case .unknown: complete(start.token, .failure(.methodNotFound(didYouMean: [])))
    }
  }

  private func complete(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    calls?.ended(token, outcome, at: loop.now)
    session.complete(token, outcome)
  }

  /// Where the task of a call is made. It prefers the loop's executor, and so do its children:
  /// without that they would start Dispatch's threads.
  private func run(
    _ token: CallToken, _ work: @escaping @Sendable () async -> Result<[UInt8], RPCError>
  ) {
    let task = Task(executorPreference: loop.executor) {
      // What was taken back before its turn came does no work at all.
      let outcome = Task.isCancelled ? .failure(.requestCancelled) : await work()
      await self.finish(token, outcome)
    }
    while tasks.count <= token.slot { tasks.append(nil) }
    tasks[token.slot] = (token, task)
  }

  private func cancel(_ token: CallToken) {
    calls?.cancelled(token, at: loop.now)
    guard token.slot < tasks.count, let entry = tasks[token.slot], entry.token == token else {
      return
    }
    entry.task.cancel()
  }

  private func finish(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    if token.slot < tasks.count, tasks[token.slot]?.token == token { tasks[token.slot] = nil }
    complete(token, outcome)
  }

  // MARK: The client's process

  /// Watches over a process that can be seen. One that cannot (another container) tells nothing.
  private func watch(_ process: Int) {
    guard let process = Int32(exactly: process), ProcessWatch.isAlive(process) else { return }
    watchedProcess = process
    scheduleWatch()
  }

  private func scheduleWatch() {
    loop.schedule(at: loop.now.advanced(byMilliseconds: 3000)) { [weak self] in
      self?.assumeIsolated { $0.checkProcess() }
    }
  }

  private func checkProcess() {
    guard let process = watchedProcess else { return }
    if ProcessWatch.isAlive(process) { return scheduleWatch() }
    watchedProcess = nil
    log(.error, "the client's process \(process) is gone, ending")
    session.terminate(nowMilliseconds: nowMilliseconds)
  }
}
