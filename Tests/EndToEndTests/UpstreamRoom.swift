import Foundation
import HTTP
import JSON
import Providers
import TestSupport
import Testing
import Vocabulary

/// A room of one local upstream that many tests share: a base URL, faults and a log of its own.
struct UpstreamRoom {
  /// The longest day, on no round minute.
  static let now = "2026-06-21T12:00:17Z"
  static let nowSeconds = 1_782_043_217.0

  /// Its clock is everybody's, so it is set once.
  private static let upstream: LocalUpstream? = {
    let upstream = try? LocalUpstream()
    guard let upstream else { return nil }
    _ = try? UpstreamControl(base: upstream.http).post("/-/clock", #"{"now":\#(nowSeconds)}"#)
    return upstream
  }()

  static var isAvailable: Bool { upstream != nil }

  private static let providers = ProviderID.allCases.map(\.rawValue)

  private let house: UpstreamControl
  private let prefix: String
  /// Where its own clock stood at first.
  private let clock: Double?
  let base: String

  /// - Parameter now: where its clock stands, Unix seconds; nil is where everybody's does.
  init(at now: Double? = nil) throws {
    let upstream = try #require(Self.upstream)
    house = UpstreamControl(base: upstream.http)
    prefix = "/~" + UUID().uuidString
    base = upstream.http + prefix
    clock = now
    if let now { try setClock(now) }
  }

  /// A path as the log of the whole house has it.
  func path(_ path: String) -> String { prefix + path }

  var houseBase: String { house.base }

  // MARK: The upstream

  func setClock(_ seconds: Double) throws {
    if TestLevel.current == .table { UpstreamDouble.room(base).setClock(seconds) }
    try house.post(prefix + "/-/clock", #"{"now":\#(seconds)}"#)
  }

  /// Waits until a request below a path is in a state.
  func wait(for path: String, toBe state: String) throws {
    let seen = try house.get(
      "/-/wait?state=\(state)&count=1&match=\(prefix)\(path)&ms=\(Patience.milliseconds)")
    #expect(seen?.count ?? 0 >= 1)
  }

  /// The next requests below a path (all, when `times` is nil) suffer a fault.
  func fault(
    _ name: String, at path: String, _ arguments: [String: String] = [:], times: Int? = nil
  ) throws {
    var rule: [String: Any] = ["match": prefix + path, "fault": name, "arguments": arguments]
    rule["times"] = times
    let json = try JSONSerialization.data(withJSONObject: rule)
    let script = String(decoding: json, as: UTF8.self)
    guard TestLevel.current > .table else {
      UpstreamDouble.room(base).spoil(
        with: UpstreamDouble.Fault(
          path: path, name: name, arguments: arguments, isLimited: times != nil, script: script))
      return
    }
    try house.post("/-/script", script)
  }

  /// No request below a path arrives, or no answer of it.
  func lose(_ failure: HTTPFailure, at path: String) {
    precondition(TestLevel.current == .table, "libcurl's failures are tested with libcurl")
    UpstreamDouble.room(base).lose(failure, at: path)
  }

  /// What was asked for in this room so far, in order.
  func asked(_ path: String = "") throws -> [String] {
    guard TestLevel.current > .table else { return UpstreamDouble.room(base).asked(path) }
    return try house.asked(prefix + path).map { String($0.dropFirst(prefix.count)) }
  }

  /// What the upstream sends for a path, whatever the faults of this room.
  func sent(_ path: String) throws -> JSONValue {
    try JSONDocument(parsing: sentBytes(path)).root
  }

  /// From the room of the same clock that has no faults.
  func sentBytes(_ path: String) throws -> [UInt8] {
    guard let clock else { return try house.bytes(path) }
    let room = try UpstreamRoom(at: clock)
    return try house.bytes(room.prefix + path)
  }

  /// What it sent to the first request below a path.
  func firstSent(_ path: String) throws -> JSONValue {
    let first = try #require(try asked(path).first)
    return try sent(first)
  }

  // MARK: The server

  /// - Parameter elsewhere: base URLs of providers that are not in this room.
  func program(elsewhere: [String: String] = [:], now: String = now) throws -> Program {
    let entries = Self.providers.map { name in
      #""\#(name)":{"baseURL":"\#(elsewhere[name] ?? base)"}"#
    }
    let program = try Program(now: now, upstream: base)
    try program.configure(#"{"providers":{\#(entries.joined(separator: ","))}}"#)
    return program
  }

  /// One request to a server of its own.
  func call(
    _ method: String, _ params: String, elsewhere: [String: String] = [:]
  ) throws -> JSONValue {
    try #require(try program(elsewhere: elsewhere).call(method, params))
  }

  /// - Throws: where the answer is an error.
  func result(_ method: String, _ params: String) throws -> JSONValue {
    let answer = try call(method, params)
    return try #require(answer["result"], "\(String(decoding: answer.rawBytes, as: UTF8.self))")
  }
}

/// A fault of the upstream and the error that is made of it.
struct ToldFault: Sendable, CustomTestStringConvertible {
  let name: String
  var arguments: [String: String] = [:]
  var code = -32012
  let reason: String?

  var testDescription: String { "\(name) \(arguments.sorted { $0.key < $1.key })" }

  static func words(_ status: String, _ words: String, code: Int, _ reason: String) -> ToldFault {
    let body = #"{"error":true,"reason":"\#(words)"}"#
    return ToldFault(
      name: "status", arguments: ["code": status, "body": body], code: code, reason: reason)
  }
}

/// How the server writes a number: half away from zero.
func rounded(_ value: Double?, _ decimals: Int) -> Double? {
  let scale = pow(10.0, Double(decimals))
  return value.map { ($0 * scale * (1 + 1e-12)).rounded(.toNearestOrAwayFromZero) / scale }
}

/// RFC 3339 as seconds since 1970.
func unixSeconds(_ text: String?) -> Double? {
  text.flatMap { ISO8601DateFormatter().date(from: $0) }?.timeIntervalSince1970
}

extension JSONValue {
  var list: [JSONValue] { elements.map { $0 } }

  /// The strings of a list.
  var strings: [String] { elements.compactMap(\.string) }

  /// The codes of an answer's warnings.
  var warningCodes: [String] { self["warnings"]?.elements.compactMap { $0["code"]?.string } ?? [] }
}
