/// One connection: ids and tokens on one side, waiting calls on the other. All of it is called from
/// the process's thread and from any task, and blocks neither.
final class Session: Sendable {
  /// What the client does with the messages that are no answers.
  struct Handlers: Sendable {
    var notice: @Sendable (Notice) -> Void
    var log: @Sendable (String) -> Void
    var location: LocationProvider?
  }

  /// Who waits for an answer.
  private struct Pending {
    let race: Race<Result<Message, AlmanacError>>
    let tokens: [String]
    /// Called before any later message is looked at.
    let onAnswer: (@Sendable (Message) -> Void)?
  }

  private struct State {
    var process: ServerProcess?
    var nextID = 1
    var pending: [Int: Pending] = [:]
    var feeds: [String: @Sendable (Message) -> Void] = [:]
    var events: [String: @Sendable (Message) -> Void] = [:]
    /// How the server ended.
    var end: AlmanacError?
  }

  private let state = Mutex(State())
  private let handlers: Handlers
  private let endRace = Race<AlmanacError>()

  private init(_ handlers: Handlers) { self.handlers = handlers }

  static func start(
    _ command: [String], environment: [String: String], handlers: Handlers
  ) throws(AlmanacError) -> Session {
    let session = Session(handlers)
    let process = try ServerProcess.start(command, environment: environment) { event in
      switch event {
      case .line(let line): session.take(line)
      case .log(let text): handlers.log("server: \(text)")
      case .ended(let words): session.finish(.serverEnded(words))
      }
    }
    session.state.withLock { $0.process = process }
    return session
  }

  var isAlive: Bool { state.withLock { $0.end == nil } }

  /// How many calls wait for an answer.
  var pendingCount: Int { state.withLock { $0.pending.count } }

  var processID: Int32? { state.withLock { $0.process }?.identifier }

  /// Waits for the end of the server; for one caller.
  func ended() async -> AlmanacError { await endRace.value() }

  // MARK: Outgoing

  /// The message with the answer. Cancelling the task cancels in the server.
  ///
  /// - Parameter feeds: by the name of the token's param.
  func request(
    _ method: String, _ params: some Encodable & Sendable,
    feeds: [String: @Sendable (Message) -> Void] = [:],
    onAnswer: (@Sendable (Message) -> Void)? = nil
  ) async -> Result<Message, AlmanacError> {
    if Task.isCancelled { return .failure(.cancelled) }
    let race = Race<Result<Message, AlmanacError>>()
    let id = open(method, params, race, feeds, onAnswer)
    return await withTaskCancellationHandler {
      await race.value()
    } onCancel: {
      race.finish(.failure(.cancelled)) {
        guard let id else { return }
        close(id)
        notify("$/cancelRequest", ["id": id])
      }
    }
  }

  /// Nil if nothing was sent; the race is then over.
  private func open(
    _ method: String, _ params: some Encodable & Sendable,
    _ race: Race<Result<Message, AlmanacError>>,
    _ feeds: [String: @Sendable (Message) -> Void], _ onAnswer: (@Sendable (Message) -> Void)?
  ) -> Int? {
    let outcome = state.withLock { state -> Result<Int, AlmanacError> in
      if let end = state.end { return .failure(end) }
      let id = state.nextID
      state.nextID += 1
      let tokens = feeds.mapValues { _ in "" }.reduce(into: [:]) { all, feed in
        all[feed.key] = "\(feed.key)-\(id)"
      }
      let message = Outgoing(id: id, method: method, params: params, tokens: tokens)
      return Result(
        typed: {
          let line = try Message.line(message)
          for (name, feed) in feeds { state.feeds["\(name)-\(id)"] = feed }
          state.pending[id] = Pending(
            race: race, tokens: Array(tokens.values), onAnswer: onAnswer)
          state.process?.send(line)
          return id
        }, method: method)
    }
    switch outcome {
    case .success(let id): return id
    case .failure(let error):
      race.finish(.failure(error))
      return nil
    }
  }

  @discardableResult private func close(_ id: Int) -> Pending? {
    state.withLock { state in
      guard let pending = state.pending.removeValue(forKey: id) else { return nil }
      for token in pending.tokens { state.feeds[token] = nil }
      return pending
    }
  }

  func notify(_ method: String, _ params: some Encodable & Sendable) {
    post(Outgoing(method: method, params: params))
  }

  private func post(_ message: some Encodable) {
    guard let line = try? Message.line(message) else { return }
    state.withLock { $0.process }?.send(line)
  }

  /// Whose events the handler gets; from within `onAnswer`, so that none is missed.
  func listen(to subscription: String, _ handler: (@Sendable (Message) -> Void)?) {
    state.withLock { $0.events[subscription] = handler }
  }

  // MARK: Incoming

  private func take(_ line: [UInt8]) {
    guard let message = Message(line) else {
      let start = String(decoding: line.prefix(200), as: UTF8.self)
      return handlers.log("not a message: \(start)")
    }
    switch (message.method, message.id) {
    case (nil, .integer(let id)?): settle(id, message)
    case (nil, _): handlers.log("an answer to no request")
    case (let method?, let id?): answer(method, id, message)
    case ("$/progress", nil):
      state.withLock { state in message.token.flatMap { state.feeds[$0] } }?(message)
    case ("subscription/event", nil):
      state.withLock { state in message.subscription.flatMap { state.events[$0] } }?(message)
    case (let method?, nil): notice(method, message)
    }
  }

  private func settle(_ id: Int, _ message: Message) {
    guard let pending = close(id) else { return }
    if let error = message.error {
      pending.race.finish(.failure(.server(ServerError(error))))
    } else {
      pending.onAnswer?(message)
      pending.race.finish(.success(message))
    }
  }

  private func notice(_ method: String, _ message: Message) {
    do {
      if let notice = try Notice(method, message) { handlers.notice(notice) }
    } catch {
      handlers.log("\(method): \(error)")
    }
  }

  private func answer(_ method: String, _ id: RequestId, _ message: Message) {
    guard method == "location/request", let provider = handlers.location else {
      let error = Reply<Nothing>.ErrorReply(code: -32601, message: "\(method) is not known here.")
      return post(Reply<Nothing>(id: id, error: error))
    }
    Task {
      do {
        post(Reply(id: id, result: try await provider(try message.params())))
      } catch {
        let reason = error is LocationDenied ? "denied" : "other"
        let reply = Reply<Nothing>.ErrorReply(
          code: -32011, message: "\(error)",
          data: ["kind": "locationUnavailable", "reason": reason])
        post(Reply<Nothing>(id: id, error: reply))
      }
    }
  }

  // MARK: The end

  private func finish(_ error: AlmanacError) {
    let pending = state.withLock { state in
      state.end = error
      // The process reports to this session: each would keep the other.
      defer { (state.process, state.pending, state.feeds, state.events) = (nil, [:], [:], [:]) }
      return Array(state.pending.values)
    }
    for call in pending { call.race.finish(.failure(error)) }
    endRace.finish(error)
  }

  /// `shutdown` and `exit`, then the end of input, TERM after two seconds and KILL after four.
  func close(politely: Bool) async {
    if politely {
      let asked = await raced(.seconds(2)) { await self.request("shutdown", Nothing()) }
      if case .success = asked { notify("exit", Nothing()) }
    }
    guard let process = state.withLock({ $0.process }) else { return }
    process.closeInput()
    let escalation = Task {
      for signal in [Int32(15), 9] {
        guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
        process.signal(signal)
      }
    }
    while isAlive { try? await Task.sleep(for: .milliseconds(5)) }
    escalation.cancel()
  }
}
