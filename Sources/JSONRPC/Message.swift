package import JSON

/// One JSON value read as a JSON-RPC 2.0 message. Unknown members are passed over, keys stand in any
/// order, the last of a repeated member counts.
package enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSONValue?)
  case response(id: RequestID, ClientAnswer)
  /// Neither of them, but owed an answer.
  case invalid(id: RequestID, RPCError)
  /// Nothing that could be answered: a broken notification or response.
  case ignored

  package struct Request: Sendable {
    package let id: RequestID
    package let method: String
    /// Nil for absent, null and `[]`; else an object, unless `hasPositionalParams`.
    package let params: JSONValue?
    package let hasPositionalParams: Bool
  }

  package init(_ value: JSONValue) {
    guard value.kind == .object else {
      self = .invalid(id: .null, .invalidRequest(hint: "a message is an object"))
      return
    }
    self = Envelope(value).message
  }
}

/// The members of a message before anything is decided about them.
private struct Envelope {
  private var version: JSONValue?
  private var id: JSONValue?
  private var method: JSONValue?
  private var params: JSONValue?
  private var result: JSONValue?
  private var error: JSONValue?

  init(_ object: JSONValue) {
    for (key, value) in object.members {
      switch key {
      case "jsonrpc": version = value
      case "id": id = value
      case "method": method = value
      case "params": params = value
      case "result": result = value
      case "error": error = value
      default: break
      }
    }
  }

  var message: Message {
    if let method { return call(method) }
    if result != nil || error != nil { return response }
    return invalid("`method` is missing")
  }

  private func call(_ method: JSONValue) -> Message {
    guard let name = method.string else { return invalid("`method` is not a string") }
    guard let id else { return notification(name) }
    guard let identifier = RequestID(id) else {
      return invalid("`id` is not a string, a number or null")
    }
    guard version?.isString("2.0") == true else { return invalid("`jsonrpc` is not \"2.0\"") }
    switch params?.kind {
    case nil, .null, .object:
      let given = params?.kind == .object ? params : nil
      return .request(
        .init(id: identifier, method: name, params: given, hasPositionalParams: false))
    case .array:
      let isEmpty = params?.elements.first { _ in true } == nil
      return .request(
        .init(id: identifier, method: name, params: nil, hasPositionalParams: !isEmpty))
    case .bool, .number, .string:
      return invalid("`params` is neither an object nor an array")
    }
  }

  /// A notification is never answered, so a broken one is dropped.
  private func notification(_ name: String) -> Message {
    guard version?.isString("2.0") == true else { return .ignored }
    switch params?.kind {
    case nil, .null, .array: return .notification(method: name, params: nil)
    case .object: return .notification(method: name, params: params)
    case .bool, .number, .string: return .ignored
    }
  }

  /// Answering an answer could go on for ever: a broken one is dropped.
  private var response: Message {
    guard let id, let identifier = RequestID(id) else { return .ignored }
    if let error, error.kind == .object {
      return .response(
        id: identifier,
        .error(
          code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? "",
          data: error["data"]))
    }
    guard let result else { return .ignored }
    return .response(id: identifier, .result(result))
  }

  private func invalid(_ hint: String) -> Message {
    .invalid(id: id.flatMap(RequestID.init) ?? .null, .invalidRequest(hint: hint))
  }
}
