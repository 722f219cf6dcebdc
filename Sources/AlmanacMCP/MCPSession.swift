package import AlmanacProtocol
import JSON
package import JSONRPC

/// One host's session: messages in, actions out. Does no IO, starts no task and knows no tool's
/// work. The eras are told apart request by request, so that a host may probe one and go on in the
/// other.
package struct MCPSession: Sendable {
  package enum Action: Sendable {
    /// One message, without a line's end.
    case send([UInt8])
    /// To be answered with `complete`.
    case call(CallToken, MethodName, params: [UInt8])
    /// The call's work is not wanted any more; it gets no answer.
    case cancel(CallToken)
  }

  private struct Call: Sendable {
    let id: RequestID
    let request: ToolCall
    let isModern: Bool
    /// JSON text of the token that progress goes to.
    let progressToken: [UInt8]?
    var progress = 0
  }

  let serverVersion: String
  private let limits: Limits
  private var calls: [CallToken: Call] = [:]
  /// Of everything in flight.
  private var tokens: [RequestID: CallToken] = [:]
  private var lastNumber: UInt64 = 0

  /// - Parameter version: the server's own.
  package init(version: String, limits: Limits = Limits()) {
    serverVersion = version
    self.limits = limits
  }

  package var isIdle: Bool { calls.isEmpty }
  package var inFlight: Int { calls.count }

  // MARK: What comes in

  package mutating func receive(_ line: [UInt8]) -> [Action] {
    guard let root = try? JSONDocument(parsing: line, maximumDepth: limits.maxDepth).root else {
      return [.send(Self.failure(.null, .parseError))]
    }
    switch Message(root) {
    case .request(let request): return receive(request)
    case .notification("notifications/cancelled", let params): return cancel(params)
    case .invalid(let id, let error):
      return [.send(Self.failure(id, .invalidRequest(Self.hint(error))))]
    case .notification, .response, .ignored: return []
    }
  }

  /// A line that was not read because of its length.
  package func refuseLongLine() -> Action {
    .send(Self.failure(.null, .invalidRequest("the message is too long")))
  }

  private mutating func receive(_ request: Message.Request) -> [Action] {
    do throws(MCPError) {
      guard !request.hasPositionalParams else { throw .invalidParams("params are an object") }
      if request.method == "initialize" {
        return [.send(Self.success(request.id) { self.writeInitialize(request.params, to: &$0) })]
      }
      let isModern = try Era(request.params) == .modern
      if request.method == "tools/call" { return [try start(request, isModern)] }
      return [.send(try answer(request, isModern))]
    } catch {
      return [.send(Self.failure(request.id, error))]
    }
  }

  private func answer(_ request: Message.Request, _ isModern: Bool) throws(MCPError) -> [UInt8] {
    switch request.method {
    case "tools/list":
      guard request.params?["cursor"] == nil else {
        throw .invalidParams("there is no such cursor")
      }
      return Self.success(request.id) { writer in
        ToolList.write(to: &writer)
        if isModern { Self.writeCacheable(to: &writer) }
      }
    case "server/discover" where isModern:
      return Self.success(request.id) { self.writeDiscover(to: &$0) }
    case "ping" where !isModern: return Self.success(request.id) { _ in }
    default: throw .methodNotFound(request.method)
    }
  }

  // MARK: Calls

  private mutating func start(
    _ request: Message.Request, _ isModern: Bool
  ) throws(MCPError) -> Action {
    guard tokens[request.id] == nil else {
      throw .invalidRequest("a request with this id is in flight")
    }
    let call = try ToolCall(request.params)
    guard calls.count < limits.maxInFlight else { throw .busy(maximum: limits.maxInFlight) }
    lastNumber += 1
    let token = CallToken(number: lastNumber)
    calls[token] = Call(
      id: request.id, request: call, isModern: isModern,
      progressToken: Self.progressToken(request.params))
    tokens[request.id] = token
    return .call(token, call.tool.method, params: call.params)
  }

  private static func progressToken(_ params: JSONValue?) -> [UInt8]? {
    guard let token = params?["_meta"]?["progressToken"],
      token.kind == .string || token.kind == .number
    else { return nil }
    return Array(token.rawBytes)
  }

  private mutating func cancel(_ params: JSONValue?) -> [Action] {
    guard let id = params?["requestId"].flatMap(RequestID.init),
      let token = tokens.removeValue(forKey: id)
    else { return [] }
    calls[token] = nil
    return [.cancel(token)]
  }

  /// - Returns: the answer; nil for a call that was cancelled.
  package mutating func complete(
    _ token: CallToken, _ outcome: Result<[UInt8], RPCError>
  ) -> [UInt8]? {
    guard let call = calls.removeValue(forKey: token) else { return nil }
    tokens[call.id] = nil
    switch outcome {
    case .failure(let error) where error.code == -32602:
      return Self.failure(call.id, .invalidParams(ToolFailure.text(error)))
    case .failure(let error) where error.code == -32603:
      return Self.failure(call.id, .internalError)
    case .failure(let error):
      return Self.success(call.id) { writer in
        ToolFailure.write(error, to: &writer)
        if call.isModern { writer.member("resultType", "complete") }
      }
    case .success(let result):
      guard let root = try? JSONDocument(parsing: result).root else {
        return Self.failure(call.id, .internalError)
      }
      return Self.success(call.id) { writer in
        ToolResult(call.request, root).write(to: &writer)
        if call.isModern { writer.member("resultType", "complete") }
      }
    }
  }

  /// - Returns: the notification; nil where the host asked for none.
  package mutating func progress(_ token: CallToken, message: String?) -> [UInt8]? {
    guard let call = calls[token], let progressToken = call.progressToken else { return nil }
    calls[token]?.progress += 1
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("method", "notifications/progress")
    writer.key("params")
    writer.beginObject()
    writer.key("progressToken")
    writer.raw(progressToken)
    writer.member("progress", call.progress + 1)
    if let message { writer.member("message", message) }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  package func wantsProgress(_ token: CallToken) -> Bool { calls[token]?.progressToken != nil }
}
