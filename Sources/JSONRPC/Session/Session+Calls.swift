import JSON

extension Session {
  /// Requests accepted and not answered.
  package var inFlight: Int { calls.count + (current == nil ? 0 : 1) }

  // MARK: Accepting

  /// Checks what can be checked without knowing the method's params, then starts the request or
  /// lets it wait for its turn.
  mutating func accept(_ request: Message.Request, in slot: Batch.Slot?) -> Action? {
    if let error = refusal(of: request, in: slot) {
      respond(to: request.id, in: slot, .failure(error))
      return nil
    }
    if request.method == "shutdown" {
      shutDown()
      respond(to: request.id, in: slot, .success(Array("null".utf8)))
      return nil
    }
    guard let execution = classes[request.method] else {
      let names = Suggestion.nearest(to: request.method, in: classes.keys)
      respond(to: request.id, in: slot, .failure(.methodNotFound(didYouMean: names)))
      return nil
    }
    guard !request.hasPositionalParams else {
      respond(to: request.id, in: slot, .failure(.positionalParams))
      return nil
    }
    if request.method == "initialize" { lifecycle.handshake = .running }
    let call = makeCall(request, execution, in: slot)
    if order.mustWait(execution) {
      register(call)
      order.enqueue(call.token, execution)
      return nil
    }
    return .call(start(call))
  }

  private func refusal(of request: Message.Request, in slot: Batch.Slot?) -> RPCError? {
    if lifecycle.isShutDown { return .shuttingDown }
    if !tokens.isEmpty, tokens[request.id] != nil { return .duplicateID }
    if let slot, batches[slot.batch]?.ids.contains(request.id) == true { return .duplicateID }
    switch request.method {
    case "initialize" where slot != nil, "shutdown" where slot != nil:
      return .invalidRequest(hint: "`\(request.method)` stands alone, not in a batch")
    case "initialize" where lifecycle.handshake != .none:
      return .invalidRequest(hint: "`initialize` is sent once")
    default: break
    }
    if request.method != "shutdown", calls.count + abandoned.count >= limits.maxInFlight {
      return .busy("maxInFlight", max: limits.maxInFlight)
    }
    return nil
  }

  private mutating func makeCall(
    _ request: Message.Request, _ execution: ExecutionClass, in slot: Batch.Slot?
  ) -> Call {
    lastToken += 1
    if let slot { batches[slot.batch]?.ids.insert(request.id) }
    return Call(
      token: CallToken(number: lastToken), request: request, execution: execution, slot: slot)
  }

  // MARK: Running

  /// Hands the call out; it stays `current` until it was answered or something else is done.
  private mutating func start(_ call: Call) -> CallStart {
    assert(current == nil)
    current = call
    beginWorkDone(call)
    return call.start
  }

  mutating func registerCurrent() {
    guard let call = current else { return }
    current = nil
    register(call)
    order.start(call.execution)
  }

  private mutating func register(_ call: Call) {
    calls[call.token] = call
    tokens[call.id] = call.token
    assert(calls.count == tokens.count)
  }

  mutating func nextReleased() -> CallStart? {
    guard let token = order.release(), let call = calls.removeValue(forKey: token) else {
      return nil
    }
    tokens[call.id] = nil
    return start(call)
  }

  // MARK: Ending

  /// The work of a call ended. Tells nobody when the call was answered before.
  package mutating func complete(_ token: CallToken, _ outcome: Result<[UInt8], RPCError>) {
    if let call = current, call.token == token {
      current = nil
      finish(call, outcome, isStarted: true)
    } else if let call = remove(token) {
      order.finish(call.execution)
      finish(call, outcome, isStarted: true)
    } else if let execution = abandoned.removeValue(forKey: token) {
      order.finish(execution)
    }
  }

  private mutating func remove(_ token: CallToken) -> Call? {
    guard let call = calls.removeValue(forKey: token) else { return nil }
    tokens[call.id] = nil
    return call
  }

  private mutating func finish(
    _ call: Call, _ outcome: Result<[UInt8], RPCError>, isStarted: Bool
  ) {
    if isStarted { endProgress(call) }
    if call.method == "initialize" { finishHandshake(call, outcome) }
    respond(to: call.id, in: call.slot, outcome)
  }

  private mutating func finishHandshake(_ call: Call, _ outcome: Result<[UInt8], RPCError>) {
    guard case .success = outcome else {
      lifecycle.handshake = .none
      return
    }
    lifecycle.handshake = .done
    if let process = call.params?["processId"]?.integer { actions.append(.watch(process: process)) }
  }

  /// `$/cancelRequest`: answered at once, whether it runs or waits. An id that is not in flight was
  /// answered already. The handshake cannot be cancelled.
  mutating func cancel(_ id: RequestID) {
    registerCurrent()
    guard let token = tokens[id], calls[token]?.method != "initialize" else { return }
    abandon(token, .requestCancelled)
  }

  /// Answers a call with an error while its work still runs or waits.
  mutating func abandon(_ token: CallToken, _ error: RPCError) {
    guard let call = remove(token) else { return }
    let isStarted = !order.withdraw(token)
    if isStarted {
      abandoned[token] = call.execution
      actions.append(.cancel(token))
    }
    finish(call, .failure(error), isStarted: isStarted)
  }

  /// In the order of arrival.
  mutating func abandonAll(_ error: RPCError) {
    registerCurrent()
    for token in calls.keys.sorted(by: { $0.number < $1.number }) { abandon(token, error) }
  }
}
