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
      arrivedAt: arrivedAt, wantsPartialResults: start.wantsPartialResults,
      wantsWorkDone: start.wantsWorkDone)
    calls?.began(start, at: loop.now)
    switch methods.dispatch(start.method, start.params, context) {
    case .answer(let outcome): complete(start.token, outcome)
    case .run(let body): prepare(start.token, body)
    case .unknown: complete(start.token, .failure(.methodNotFound(didYouMean: [])))
    }
  }

  private func complete(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    calls?.ended(token, outcome, at: loop.now)
    session.complete(token, outcome)
  }

  private func prepare(_ token: CallToken, _ body: @escaping Dispatch.Body) {
    while works.count <= token.slot { works.append(nil) }
    works[token.slot] = (token, .prepared(body))
    prepared.append(token)
  }

  /// Creates the tasks of prepared calls. They and their child tasks prefer the loop's executor;
  /// otherwise Dispatch would start threads.
  /// - Returns: whether there was anything to begin.
  func beginPrepared() -> Bool {
    while let token = prepared.popFirst() {
      guard case .prepared(let body)? = work(of: token) else { continue }
      let task = Task(executorPreference: loop.executor) {
        // A call canceled before it started does no work.
        let outcome = Task.isCancelled ? .failure(.requestCancelled) : await body()
        await self.finish(token, outcome)
      }
      works[token.slot] = (token, .running(task))
      return true
    }
    return false
  }

  private func cancel(_ token: CallToken) {
    calls?.cancelled(token, at: loop.now)
    switch work(of: token) {
    case .running(let task): task.cancel()
    case .prepared: finish(token, .failure(.requestCancelled))
    case nil: break
    }
  }

  private func finish(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    if work(of: token) != nil { works[token.slot] = nil }
    complete(token, outcome)
  }

  private func work(of token: CallToken) -> CallWork? {
    guard token.slot < works.count, let entry = works[token.slot], entry.token == token else {
      return nil
    }
    return entry.work
  }

  // MARK: The client's process

  /// Watches the client's process if it is visible. One in another container is not.
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

/// The work of a call that is not answered at once.
enum CallWork {
  case prepared(Dispatch.Body)
  case running(Task<Void, Never>)
}
