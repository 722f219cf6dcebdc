package import JSON

/// One JSON value parsed as a JSON-RPC 2.0 message. Unknown members are ignored, keys may come in
/// any order, and the last duplicate wins.
package enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSONValue?)
  case response(id: RequestID, ClientAnswer)
  /// Invalid, but needs an answer.
  case invalid(id: RequestID, RPCError)
  /// Unanswerable: a malformed notification or response.
  case ignored

  package struct Request: Sendable {
    package let id: RequestID
    package let method: String
    /// Nil for absent, null, `{}` and `[]`; else an object, unless `hasPositionalParams`.
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

/// The members of a message before it is classified.
private struct Envelope {
  private static let names = JSONNames(["jsonrpc", "id", "method", "params", "result", "error"])

  private let object: JSONValue
  private let version: Int32
  private let id: Int32
  private let method: Int32
  private let params: Int32
  private let result: Int32
  private let error: Int32

  init(_ object: JSONValue) {
    self.object = object
    let positions = object.positions(of: Self.names)
    (version, id, method) = (positions[0], positions[1], positions[2])
    (params, result, error) = (positions[3], positions[4], positions[5])
  }

  var message: Message {
    if method != 0 { return call }
    if result != 0 || error != 0 { return response }
    return invalid("`method` is missing")
  }

  private var isVersion2: Bool { object.string(at: version) == "2.0" }

  private var call: Message {
    guard let name = object.string(at: method) else { return invalid("`method` is not a string") }
    guard id != 0 else { return notification(name) }
    guard let identifier = RequestID(object, at: id) else {
      return invalid("`id` is not a string, a number or null")
    }
    guard isVersion2 else { return invalid("`jsonrpc` is not \"2.0\"") }
    switch object.kind(at: params) {
    case .object:
      let given = object.value(at: params).flatMap { $0.isEmpty ? nil : $0 }
      return .request(
        .init(id: identifier, method: name, params: given, hasPositionalParams: false))
    case nil, .null:
      return .request(.init(id: identifier, method: name, params: nil, hasPositionalParams: false))
    case .array:
      let isEmpty = object.value(at: params)?.isEmpty ?? true
      return .request(
        .init(id: identifier, method: name, params: nil, hasPositionalParams: !isEmpty))
    case .bool, .number, .string:
      return invalid("`params` is neither an object nor an array")
    }
  }

  /// Notifications are never answered, so a malformed one is dropped.
  private func notification(_ name: String) -> Message {
    guard isVersion2 else { return .ignored }
    switch object.kind(at: params) {
    case nil, .null, .array: return .notification(method: name, params: nil)
    case .object: return .notification(method: name, params: object.value(at: params))
    case .bool, .number, .string: return .ignored
    }
  }

  /// Answering an answer could loop forever, so a malformed one is dropped.
  private var response: Message {
    guard let identifier = RequestID(object, at: id) else { return .ignored }
    if let error = object.value(at: error), error.kind != .null || result == 0 {
      return .response(
        id: identifier,
        .error(
          code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? "",
          data: error["data"]))
    }
    guard let result = object.value(at: result) else { return .ignored }
    return .response(id: identifier, .result(result))
  }

  private func invalid(_ hint: String) -> Message {
    .invalid(id: RequestID(object, at: id) ?? .null, .invalidRequest(hint: hint))
  }
}
