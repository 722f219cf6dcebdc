import Foundation
import Testing

@testable import AlmanacClient

/// Values and their JSON.
@Suite struct ValueTests {
  /// Every example of the specification is read by the generated types, and nothing of it is lost.
  @Test func everyExampleIsReadInFull() throws {
    let text = try Data(contentsOf: repository.appending(path: "protocol-spec/openrpc.json"))
    let document = try JSONDecoder().decode(OpenRPC.self, from: text)
    let calls = Dictionary(uniqueKeysWithValues: Almanac.calls.map { ($0.method, $0) })
    var count = 0
    for method in document.methods {
      guard let call = calls[method.name] else { continue }
      for example in method.examples ?? [] {
        try check(call, example, "\(method.name): \(example.name)")
        count += 1
      }
    }
    #expect(calls.count > 45)
    #expect(count >= calls.count)
  }

  private struct OpenRPC: Decodable {
    struct Method: Decodable {
      let name: String
      let examples: [Example]?
    }
    struct Example: Decodable {
      struct Value: Decodable {
        let name: String
        let value: JSONValue
      }
      let name: String
      let params: [Value]
      let result: Value?
    }
    let methods: [Method]
  }

  private func check<Call: ServerCall>(
    _: Call.Type, _ example: OpenRPC.Example, _ name: String
  ) throws {
    let params = JSONValue.object(
      Dictionary(uniqueKeysWithValues: example.params.map { ($0.name, $0.value) }))
    let result = try #require(example.result?.value)
    guard let type = Call.self as? any Codable.Type,
      let answer = Call.Answer.self as? any Codable.Type
    else {
      Issue.record("\(name) cannot be written and read")
      return
    }
    #expect(try again(params, type) == params.withoutNulls, "params of \(name)")
    #expect(try again(result, answer) == result.withoutNulls, "result of \(name)")
  }

  private func again<Value: Codable>(_ json: JSONValue, _: Value.Type) throws -> JSONValue {
    try reread(reread(json, as: Value.self), as: JSONValue.self).withoutNulls
  }

  @Test func choicesOfLaterServersAreKept() throws {
    let kind = try reread("hyperstorm", as: ConditionKind.self)
    #expect(kind.rawValue == "hyperstorm")
    #expect(!ConditionKind.allCases.contains(kind))
    #expect(ConditionKind.allCases.contains(.partlyCloudy))
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-06-21T21:04:54+01:00", 1_782_072_294),
    ("2026-06-21T12:34:38.190+00:00", 1_782_045_278.19),
    ("1969-12-31T23:59:59Z", -1), ("2024-02-29T00:00:00-03:30", 1_709_177_400),
    ("0001-01-01T00:00:00Z", -62_135_596_800),
  ])
  func timestamps(_ text: String, _ expected: Double) throws {
    let seconds = try #require(Timestamp(rawValue: text).unixSeconds)
    #expect(abs(seconds - expected) < 0.001)
  }

  @Test(arguments: ["", "2026-06-21", "2026-13-01T00:00:00Z", "2026-06-21T12:00:00", "x"])
  func noTimestamps(_ text: String) {
    #expect(Timestamp(rawValue: text).unixSeconds == nil)
  }

  @Test(arguments: ["{}", "7", #"{"code": "x"}"#, #"{"code": 1, "message": null}"#])
  func anErrorThatSaysNothingIsAnError(_ error: String) throws {
    let message = try #require(Message(Array(#"{"id": 1, "error": \#(error)}"#.utf8)))
    #expect(message.error == .blank)
    #expect(ServerError(.blank) == .internalError(.blank))
  }

  @Test func noErrorIsNoError() throws {
    let message = try #require(Message(Array(#"{"id": 1, "error": null, "result": 2}"#.utf8)))
    #expect(message.error == nil)
  }

  @Test func delaysBetweenStarts() {
    for (ends, delays) in [
      ([0, 1, 3, 7, 15], [1, 2, 4, 8, nil]), ([0, 100, 200], [1, 1, 1]),
      ([0, 10, 20, 30, 75], [1, 2, 4, 8, 4]),
    ] as [([Int], [Int?])] {
      var state = RestartState(RestartPolicy())
      #expect(ends.map { state.ended(at: .seconds($0)) } == delays.map { $0.map { .seconds($0) } })
    }
  }

  @Test(arguments: 1...7) func linesInPieces(_ size: Int) {
    let text = Array("one\n\ntwo \u{fffd}\nrest".utf8)
    var (buffer, lines) = (LineBuffer(), [[UInt8]]())
    for start in stride(from: 0, to: text.count, by: size) {
      buffer.append(Array(text[start..<min(start + size, text.count)])) { lines.append($0) }
    }
    #expect(lines.map { String(decoding: $0, as: UTF8.self) } == ["one", "", "two \u{fffd}"])
    #expect(buffer.count == 4)
  }
}

extension JSONValue {
  fileprivate var withoutNulls: JSONValue {
    switch self {
    case .object(let members):
      .object(members.filter { $0.value != .null }.mapValues(\.withoutNulls))
    case .array(let elements): .array(elements.map(\.withoutNulls))
    default: self
    }
  }
}
