import Basics
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
    let call = Call(
      token: calls.makeToken(), id: request.id, method: method, params: request.params, slot: slot,
      acceptedMilliseconds: nowMilliseconds, dialect: dialect)
    return begin(call).map { .call($0) }
  }

  enum PlainOutcome {
    /// It has to go the long way.
    case notPlain
    /// Nil: it waits for its turn.
    case accepted(CallStart?)
  }

  /// The short way for a request about which nothing is in doubt.
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
        Call(
          token: calls.makeToken(), id: id, method: method, params: params, slot: nil,
          acceptedMilliseconds: nowMilliseconds, dialect: dialect)))
  }

  /// Starts a call, or lets it wait for its turn.
  private mutating func begin(_ call: Call) -> CallStart? {
    guard order.mustWait(call.execution) else { return start(call) }
    register(call)
    order.enqueue(call.token, call.execution)
    return nil
  }

  /// Answers the calls whose time is over, whether they run or wait for their turn: here and at
  /// once, for a task would have to wait behind the work of all the others.
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
    // A member that is done is not answered yet: its batch is.
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
    order.start(call.token, call.execution)
  }

  private mutating func register(_ call: Call) {
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
    guard let call = calls.remove(token) else { return nil }
    tokens[call.id] = nil
    return call
  }

  private mutating func finish(
    _ call: Call, _ outcome: Result<[UInt8], RPCError>, isStarted: Bool, isAnswered: Bool = true
  ) {
    if isStarted { endProgress(call) }
    if call.isHandshake { finishHandshake(call, outcome) }
    if let slot = call.slot, call.execution == .stateful { holdEvents(until: slot) }
    // A batch is complete only with an answer to each of its requests.
    if isAnswered || call.slot != nil { respond(to: call.id, in: call.slot, outcome) }
  }

  private mutating func finishHandshake(_ call: Call, _ outcome: Result<[UInt8], RPCError>) {
    guard case .success = outcome else {
      lifecycle.handshake = .none
      return
    }
    lifecycle.handshake = .done
    if let process = call.params?["processId"]?.integer { actions.append(.watch(process: process)) }
  }

  /// The client cancels a request: answered at once, whether it runs or waits. An id that is not
  /// in flight was answered already. The handshake cannot be cancelled.
  mutating func cancel(_ id: RequestID) {
    registerCurrent()
    guard let token = tokens[id], calls[token]?.isHandshake == false else { return }
    abandon(token, .requestCancelled, isAnswered: dialect.answersCancelled)
  }

  /// Answers a call with an error while its work still runs or waits.
  mutating func abandon(_ token: CallToken, _ error: RPCError, isAnswered: Bool = true) {
    guard let call = remove(token) else { return }
    let isStarted = !order.withdraw(token, call.execution)
    if isStarted {
      abandoned[token] = call.execution
      actions.append(.cancel(token))
    }
    finish(call, .failure(error), isStarted: isStarted, isAnswered: isAnswered)
  }

  /// In the order of arrival.
  mutating func abandonAll(_ error: RPCError) {
    registerCurrent()
    for token in calls.tokens { abandon(token, error) }
  }
}
