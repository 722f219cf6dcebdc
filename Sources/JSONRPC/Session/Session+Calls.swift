import Basics
import JSON

extension Session {
  /// The number of unanswered requests.
  package var inFlight: Int { calls.count + (current == nil ? 0 : 1) }

  // MARK: Accepting

  /// Validates everything independent of the method's params, then starts the request or queues it.
  mutating func accept(_ request: Message.Request, in slot: Batch.Slot?) -> Action? {
    if let error = refusal(of: request, in: slot) {
      respond(to: request.id, in: slot, .failure(error))
      return nil
    }
    if request.method == dialect.shutdown {
      shutDown()
      shutdownID = request.id
      return .farewell
    }
    guard let method = methods[request.method] else {
      let names = Spelling.closest(to: request.method, in: methods.names)
      respond(to: request.id, in: slot, .failure(.methodNotFound(didYouMean: names)))
      return nil
    }
    guard !request.hasPositionalParams else {
      respond(to: request.id, in: slot, .failure(.positionalParams))
      return nil
    }
    if method.isHandshake { lifecycle.handshake = .running }
    if let slot { batches[slot.batch]?.ids.insert(request.id) }
    let call = AcceptedCall(
      token: calls.makeToken(), id: request.id, method: method, params: request.params, slot: slot,
      acceptedMilliseconds: nowMilliseconds, dialect: dialect)
    return begin(call).map { .call($0) }
  }

  enum PlainOutcome {
    /// Needs the full parser.
    case notPlain
    /// Nil: queued.
    case accepted(CallStart?)
  }

  /// The fast path for an unambiguous request.
  mutating func acceptPlain(_ range: Range<Int>) -> PlainOutcome {
    guard takesShortcuts, !lifecycle.isShutDown,
      calls.count + abandoned.count < limits.maxInFlight,
      let request = PlainRequest(decoder.buffer.span, range),
      let method = methods.find(decoder.buffer.span, request.method), !method.isHandshake
    else { return .notPlain }
    let id = RequestID(validated: decoder.buffer.span, request.id)
    guard batches.isEmpty, tokens.isEmpty || tokens[id] == nil else { return .notPlain }
    var params: JSONValue?
    if !request.params.isEmpty {
      let text = Array(decoder.buffer[request.params])
      let document = try? JSONDocument(parsing: text, maximumDepth: limits.maxDepth - 1)
      guard let document else { return .notPlain }
      params = document.root
    }
    return .accepted(
      begin(
        AcceptedCall(
          token: calls.makeToken(), id: id, method: method, params: params, slot: nil,
          acceptedMilliseconds: nowMilliseconds, dialect: dialect)))
  }

  /// Starts or queues a call.
  private mutating func begin(_ call: AcceptedCall) -> CallStart? {
    guard order.mustWait(call.execution) else { return start(call) }
    register(call)
    order.enqueue(call.token, call.execution)
    return nil
  }

  /// Answers the overdue calls, running or queued. Done here and at once, because a task would wait
  /// behind all other work.
  mutating func expireCalls(_ now: Int) {
    guard let due = nextExpiry, due <= now else { return }
    nextExpiry = nil
    for token in calls.tokens {
      guard let limit = calls[token]?.limitMilliseconds else { continue }
      if limit <= now {
        abandon(token, .deadlineExceeded)
      } else {
        nextExpiry = min(nextExpiry ?? limit, limit)
      }
    }
  }

  private func refusal(of request: Message.Request, in slot: Batch.Slot?) -> RPCError? {
    if lifecycle.isShutDown { return .shuttingDown }
    if !tokens.isEmpty, tokens[request.id] != nil { return .duplicateID }
    // A completed member is not answered before its batch is.
    if batches.values.contains(where: { $0.ids.contains(request.id) }) { return .duplicateID }
    switch request.method {
    case dialect.initialize where slot != nil, dialect.shutdown where slot != nil:
      return .invalidRequest(hint: "`\(request.method)` stands alone, not in a batch")
    case dialect.initialize where lifecycle.handshake != .none:
      return .invalidRequest(hint: "`initialize` is sent once")
    default: break
    }
    if request.method != dialect.shutdown, calls.count + abandoned.count >= limits.maxInFlight {
      return .busy("maxInFlight", max: limits.maxInFlight)
    }
    return nil
  }

  // MARK: Running

  /// Returns the call to the owner; it stays `current` until it is answered or the next step
  /// begins.
  private mutating func start(_ call: AcceptedCall) -> CallStart {
    assert(current == nil)
    current = call
    beginWorkDone(call)
    return call.start
  }

  mutating func registerCurrent() {
    guard let call = current else { return }
    current = nil
    register(call)
    order.start(call.token, call.execution)
  }

  private mutating func register(_ call: AcceptedCall) {
    calls.insert(call)
    if let limit = call.limitMilliseconds { nextExpiry = min(nextExpiry ?? limit, limit) }
    tokens[call.id] = call.token
    assert(calls.count == tokens.count)
  }

  mutating func nextReleased() -> CallStart? {
    guard let token = order.release(), let call = calls.remove(token) else {
      return nil
    }
    tokens[call.id] = nil
    return start(call)
  }

  // MARK: Ending

  /// The work of a call ended. A no-op if the call was already answered.
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

  private mutating func remove(_ token: CallToken) -> AcceptedCall? {
    guard let call = calls.remove(token) else { return nil }
    tokens[call.id] = nil
    return call
  }

  private mutating func finish(
    _ call: AcceptedCall, _ outcome: Result<[UInt8], RPCError>, isStarted: Bool,
    isAnswered: Bool = true
  ) {
    if isStarted { endProgress(call) }
    if call.isHandshake { finishHandshake(call, outcome) }
    if let slot = call.slot, call.execution == .stateful { holdEvents(until: slot) }
    // A batch is complete only with an answer to each of its requests.
    if isAnswered || call.slot != nil { respond(to: call.id, in: call.slot, outcome) }
  }

  private mutating func finishHandshake(_ call: AcceptedCall, _ outcome: Result<[UInt8], RPCError>)
  {
    guard case .success = outcome else {
      lifecycle.handshake = .none
      return
    }
    lifecycle.handshake = .done
    if let process = call.params?["processId"]?.integer { actions.append(.watch(process: process)) }
  }

  /// The client cancels a request: answered at once, whether running or queued. An unknown id was
  /// already answered. The handshake cannot be canceled.
  mutating func cancel(_ id: RequestID) {
    registerCurrent()
    guard let token = tokens[id], calls[token]?.isHandshake == false else { return }
    abandon(token, .requestCancelled, isAnswered: dialect.answersCancelled)
  }

  /// Answers a call with an error while its work is still running or queued.
  mutating func abandon(_ token: CallToken, _ error: RPCError, isAnswered: Bool = true) {
    guard let call = remove(token) else { return }
    let isStarted = !order.withdraw(token, call.execution)
    if isStarted {
      abandoned[token] = call.execution
      actions.append(.cancel(token))
    }
    finish(call, .failure(error), isStarted: isStarted, isAnswered: isAnswered)
  }

  /// In arrival order.
  mutating func abandonAll(_ error: RPCError) {
    registerCurrent()
    for token in calls.tokens { abandon(token, error) }
  }
}
