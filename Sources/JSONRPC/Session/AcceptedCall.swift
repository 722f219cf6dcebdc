import JSON

/// One accepted, unanswered request. A class, because it moves between tables.
final class AcceptedCall: Sendable {
  let token: CallToken
  let id: RequestID
  let method: String
  let isHandshake: Bool
  let params: JSONValue?
  let execution: ExecutionClass
  let slot: Batch.Slot?
  /// On the session's clock.
  let acceptedMilliseconds: Int
  /// When it is answered even if it has not started; nil for a method without a deadline.
  let limitMilliseconds: Int?
  /// JSON texts; nil if the client did not ask for progress.
  let workDoneToken: String?
  let partialResultToken: String?

  private static let tokenNames = JSONNames(["workDoneToken", "partialResultToken", "deadlineMs"])
  private static let metaNames = JSONNames(["progressToken"])

  init(
    token: CallToken, id: RequestID, method: MethodNames.Entry, params: JSONValue?,
    slot: Batch.Slot?, acceptedMilliseconds now: Int, dialect: Dialect
  ) {
    self.token = token
    self.id = id
    self.method = method.name
    isHandshake = method.isHandshake
    self.params = params
    self.slot = slot
    execution = method.execution
    acceptedMilliseconds = now
    guard let params else {
      limitMilliseconds = method.deadlineMilliseconds.map { now + CallTime.limit(ofDeadline: $0) }
      workDoneToken = nil
      partialResultToken = nil
      return
    }
    let positions = params.positions(of: Self.tokenNames)
    switch dialect {
    case .languageServer:
      workDoneToken = Self.progressToken(params, positions[0])
      partialResultToken = Self.progressToken(params, positions[1])
    case .modelContext:
      let meta = params["_meta"]
      workDoneToken = meta.flatMap { meta in
        Self.progressToken(meta, meta.positions(of: Self.metaNames)[0])
      }
      partialResultToken = nil
    }
    limitMilliseconds = method.deadlineMilliseconds.map { usual in
      now + CallTime.limit(ofDeadline: params.value(at: positions[2])?.integer ?? usual)
    }
  }

  /// A string or an integer, verbatim. The params' decoder rejects anything else.
  private static func progressToken(_ params: JSONValue, _ position: Int32) -> String? {
    guard let token = params.value(at: position),
      token.kind == .string || token.integer != nil
    else { return nil }
    return params.rawText(at: position)
  }

  var start: Session.CallStart {
    Session.CallStart(
      token: token, method: method, params: params, acceptedMilliseconds: acceptedMilliseconds,
      wantsPartialResults: partialResultToken != nil, wantsWorkDone: workDoneToken != nil)
  }
}
