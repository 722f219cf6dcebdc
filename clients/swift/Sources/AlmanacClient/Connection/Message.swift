#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message of the server: its line, and the members that say what to do with it.
struct Message: Sendable {
  let line: Data
  let id: RequestId?
  let method: String?
  let error: ErrorObject?
  /// Of `$/progress`.
  let token: String?
  /// Of `subscription/event`.
  let subscription: String?

  /// Nil unless the line is a JSON object.
  init?(_ line: [UInt8]) {
    self.line = Data(line)
    guard let head = try? JSONDecoder().decode(Head.self, from: self.line) else { return nil }
    (id, method, error) = (head.id, head.method, head.error)
    (token, subscription) = (head.token, head.subscription)
  }

  func result<Value: Decodable>() throws -> Value {
    try JSONDecoder().decode(Envelope<Value, Nothing>.self, from: line).result.orThrow()
  }

  func params<Value: Decodable>() throws -> Value {
    try JSONDecoder().decode(Envelope<Nothing, Value>.self, from: line).params.orThrow()
  }

  /// A line that carries a message.
  static func line(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return [UInt8](try encoder.encode(message)) + [UInt8(ascii: "\n")]
  }
}

struct Nothing: Codable, Sendable {}

private struct Envelope<Answer: Decodable, Params: Decodable>: Decodable {
  var result: Answer?
  var params: Params?

  enum CodingKeys: CodingKey { case result, params }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if Answer.self != Nothing.self {
      result = try container.decode(Answer.self, forKey: .result)
    } else {
      params = try container.decode(Params.self, forKey: .params)
    }
  }
}

extension Optional {
  fileprivate func orThrow() throws -> Wrapped {
    guard let self else { throw AlmanacError.unreadable(method: "", reason: "no value") }
    return self
  }
}

/// Members of unexpected types are taken as absent: whatever the line is, it must not stop the
/// others.
private struct Head: Decodable {
  let id: RequestId?
  let method: String?
  let error: ErrorObject?
  let token: String?
  let subscription: String?

  enum CodingKeys: CodingKey { case id, method, error, params }
  enum ParamsKeys: CodingKey { case token, id }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try? container.decode(RequestId.self, forKey: .id)
    method = try? container.decode(String.self, forKey: .method)
    let isFailure =
      container.contains(.error) && (try? container.decodeNil(forKey: .error)) == false
    error = isFailure ? (try? container.decode(ErrorObject.self, forKey: .error)) ?? .blank : nil
    let params = try? container.nestedContainer(keyedBy: ParamsKeys.self, forKey: .params)
    token = try? params?.decode(String.self, forKey: .token)
    subscription = try? params?.decode(String.self, forKey: .id)
  }
}

/// A request or a notification of the client.
struct Outgoing<Params: Encodable & Sendable>: Encodable {
  var id: Int?
  let method: String
  let params: Params
  /// Added to the params.
  var tokens: [String: String] = [:]

  enum CodingKeys: CodingKey { case jsonrpc, id, method, params }

  struct TokenKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(method, forKey: .method)
    let inside = container.superEncoder(forKey: .params)
    try params.encode(to: inside)
    guard !tokens.isEmpty else { return }
    var members = inside.container(keyedBy: TokenKey.self)
    for (name, token) in tokens {
      try members.encode(token, forKey: TokenKey(stringValue: name))
    }
  }
}

/// An answer to a request of the server.
struct Reply<Answer: Encodable>: Encodable {
  let id: RequestId
  var result: Answer?
  var error: ErrorReply?

  struct ErrorReply: Encodable {
    let code: Int
    let message: String
    var data: [String: String]?
  }

  enum CodingKeys: CodingKey { case jsonrpc, id, result, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    if let error {
      try container.encode(error, forKey: .error)
    } else {
      try container.encode(result, forKey: .result)
    }
  }
}

/// A value read again as another type.
func reread<Value: Decodable>(_ value: some Encodable, as: Value.Type) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
