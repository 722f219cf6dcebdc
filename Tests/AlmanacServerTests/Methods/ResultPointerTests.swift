import AlmanacProtocol
import JSON
import Testing

@testable import AlmanacServer

/// Pointers of `when`, against what results can hold.
@Suite struct ResultPointerTests {
  private static let subscribable = MethodName.allCases.filter(\.isSubscribable)

  @Test(arguments: subscribable)
  func `every subscribable result has a shape`(method: MethodName) throws {
    #expect(method.resultShape != nil && method.resultShape != .anything)
  }

  /// Whatever an answer holds can be pointed at: every path into every example of the contract.
  @Test(arguments: subscribable)
  func `every value of an example can be reached`(method: MethodName) throws {
    let examples = Contract.entry(method)?["examples"]?.elements.map(\.self) ?? []
    #expect(!examples.isEmpty)
    for example in examples {
      let shape = try Self.call(method, example).resultShape
      let result = try #require(example.at("result", "value"))
      for path in Self.paths(in: result) {
        let pointer = try #require(ResultPointer(path))
        #expect(pointer.deadEnd(in: shape) == nil, "\(path)")
        #expect(pointer.values(in: result).count == 1, "\(path)")
        let nowhere = try #require(ResultPointer(path + "/nowhere/at/all"))
        #expect((nowhere.deadEnd(in: shape) == nil) == Self.isOpen(shape, path), "\(path)")
      }
    }
  }

  /// The call of an example.
  private static func call(_ method: MethodName, _ example: JSONValue) throws -> InnerCall {
    let params = JSONWriter.object(reservingCapacity: 64) { writer in
      for param in example["params"]?.elements.map(\.self) ?? [] {
        if let value = param["value"] { writer.member(text: param["name"]?.string ?? "", value) }
      }
    }
    return InnerCall(method, try JSONDocument(parsing: params).root, in: Wire.SharedParams())
  }

  private static func paths(in value: JSONValue, at path: String = "") -> [String] {
    switch value.kind {
    case .object:
      return [path]
        + value.members.flatMap { paths(in: $0.value, at: "\(path)/\(escaped($0.key))") }
    case .array:
      return [path]
        + value.elements.enumerated().flatMap { paths(in: $1, at: "\(path)/\($0)") }
    default: return [path]
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// Whether the schema says nothing about what is below a path.
  private static func isOpen(_ shape: ResultShape, _ path: String) -> Bool {
    var shape = shape
    for token in path.split(separator: "/") {
      switch shape {
      case .anything: return true
      case .value: return false
      case .list(let element): shape = element
      case .record(let record):
        shape = record.members.first { $0.name == token }?.shape ?? .value(.text)
      case .tuple(let elements): shape = Int(token).map { elements[$0] } ?? .value(.text)
      case .object(let members):
        shape = members.first { $0.name == token }?.shape ?? .value(.text)
      }
    }
    return shape == .anything
  }

  /// Method, pointer, what may have been meant; nil where it is right.
  @Test(arguments: [
    ("sunset.score", "/days/*/score", nil), ("sunset.score", "/days/0/timeLabels/day", nil),
    ("sunset.score", "", nil), ("weather.overview", "/parts/0/value/temperature", nil),
    ("weather.overview", "/parts/*/value/days/0/date", nil),
    ("weather.overview", "/parts/1/value/temperature", []),
    ("weather.overview", "/parts/9/value", []),
    ("sunset.score", "/days/*/scor", ["/days/*/score"]),
    ("sunset.score", "/days/score", ["/days/*/score"]), ("sunset.score", "/days/01/score", []),
    ("sunset.score", "/days/-/score", []), ("sunset.score", "/days/0/score/low", ["/days/0/score"]),
    ("sunset.score", "/", []), ("sunset.score", "/days/0/", []),
    ("weather.overview", "/parts/weather", []), ("sun.phase", "/phse", ["/phase"]),
  ])
  func `a pointer to nothing is refused`(
    method: String, pointer: String, meant: [String]?
  ) throws {
    let params =
      #"{"method":"\#(method)","when":{"condition":{"all":["#
      + #"{"path":"\#(pointer)","op":"ne","value":null}]}}}"#
    let error = try MethodBench().error("subscription.create", params)
    #expect((error == nil) == (meant == nil))
    guard let meant else { return }
    #expect(error?["code"]?.integer == -32602)
    #expect(error?.at("data", "path")?.string == "/when/condition/all/0/path")
    let offered = error?.at("data", "didYouMean")?.strings ?? []
    #expect(meant.isEmpty || offered == meant)
  }

  /// What can never be true is refused at its value. (A null stands for what is not known.)
  @Test(arguments: [
    ("weather.current", "/temperature", "gt", #""x""#, true),
    ("weather.current", "/temperature", "gt", "null", true),
    ("weather.current", "/temperature", "eq", "null", false),
    ("weather.current", "/temperature", "ge", "20.5", false),
    ("weather.current", "/condition/kind", "eq", #""sunny""#, true),
    ("weather.current", "/condition/kind", "ne", #""clear""#, false),
    ("sunset.score", "/days/*/rating", "ge", #""colourful""#, true),
    ("sunset.score", "/days/*/rating", "ge", #""colorful""#, false),
    ("sunset.score", "/days/*/date", "lt", "5", true),
    ("sunset.score", "/days/*/date", "lt", #""2026-07-01""#, false),
    ("sun.phase", "/isDay", "gt", "false", true), ("sun.phase", "/isDay", "eq", "1", true),
    ("sun.phase", "/isDay", "ne", "true", false), ("sunset.score", "/days", "gt", "[]", true),
    ("sunset.score", "/days", "ne", "[]", false), ("sunset.score", "", "eq", "1", true),
    ("weather.overview", "/parts/*/state", "eq", #""late""#, true),
    ("weather.overview", "/parts/*/state", "eq", #""failure""#, false),
  ])
  func `a condition that can never be true is refused`(
    method: String, pointer: String, operation: String, value: String, isRefused: Bool
  ) throws {
    let comparison = #"{"path":"\#(pointer)","op":"\#(operation)","value":\#(value)}"#
    let conditions = [(comparison, ""), (#"{"any":[\#(comparison)]}"#, "/any/0")]
    for (condition, below) in conditions {
      let path = "/when/condition" + below
      let error = try MethodBench().error(
        "subscription.create", #"{"method":"\#(method)","when":{"condition":\#(condition)}}"#)
      #expect((error != nil) == isRefused)
      #expect(error == nil || error?.at("data", "path")?.string == path + "/value")
      #expect(error == nil || error?.at("data", "hint")?.string?.hasPrefix("Expected") == true)
    }
  }

  /// Whatever an example holds can be compared with itself: no condition that is right is refused.
  @Test(arguments: subscribable)
  func `every value of an example can be compared`(method: MethodName) throws {
    for example in Contract.entry(method)?["examples"]?.elements.map(\.self) ?? [] {
      let call = try Self.call(method, example)
      let shape = call.resultShape
      let result = try #require(example.at("result", "value"))
      for path in Self.paths(in: result) {
        let pointer = try #require(ResultPointer(path))
        let value = try #require(pointer.values(in: result).first)
        let text = String(decoding: value.rawBytes, as: UTF8.self)
        let json = #"{"path":"\#(path)","op":"eq","value":\#(text)}"#
        let condition = try Wire.SubscriptionCondition(
          JSONDocument(parsing: Array(json.utf8)).root, at: "")
        #expect(!pointer.targets(in: shape).isEmpty, "\(path)")
        #expect(condition.fault(of: call, at: "") == nil, "\(json)")
      }
    }
  }

  @Test(arguments: [
    ("status.text", #"{"format":"{nothing}"}"#, "/params/format"),
    ("sunset.score", #"{"model":"classic","event":"sunrise"}"#, "/params/event"),
  ])
  func `what the method refuses is refused for it`(
    method: String, params: String, path: String
  ) throws {
    let error = try MethodBench().error(
      "subscription.create", #"{"method":"\#(method)","params":\#(params)}"#)
    #expect(error?["code"]?.integer == -32602)
    #expect(error?.at("data", "path")?.string == path)
  }

  @Test(arguments: [("/a~1b/0", ["1"]), ("/*/1", ["2"]), ("/m~0n", ["3"]), ("", nil), ("/x", [])])
  func `values are found by RFC 6901`(pointer: String, found: [String]?) throws {
    let value = try JSONDocument(parsing: Array(#"{"a/b":[1,2],"m~n":3}"#.utf8)).root
    let values = try #require(ResultPointer(pointer)).values(in: value)
    #expect(found == nil || values.map { String(decoding: $0.rawBytes, as: UTF8.self) } == found)
    #expect(found != nil || values.count == 1)
  }
}
