import AlmanacServer
import EventLoop
import JSON
import JSONRPC
import TestSupport
import Testing

@testable import AlmanacCLI

/// `doctor` says ✓ only for what was tried and worked.
@Suite struct CheckupTests {
  /// A server that gives canned answers; a method that is not named fails.
  private struct Canned: MethodTable {
    let answers: [String: String]
    var executionClasses: [String: ExecutionClass] { [:] }

    func dispatch(_ method: String, _ params: JSONValue?, _ context: CallContext) -> Dispatch {
      guard let answer = answers[method] else {
        return .answer(
          .failure(
            RPCError(code: -32010, kind: "placeNotFound", message: "No place matches Zermatt.") {
              _ in
            }))
      }
      return .answer(.success(Array(answer.utf8)))
    }
  }

  private func findings(
    _ answers: [String: String], _ variables: [String: String] = [:],
    file: ConfigurationText? = nil, networkProblem: String? = nil,
    key: Result<[UInt8], RPCError> = .failure(RPCError(code: -32019, message: ""))
  ) -> [String: Finding.Outcome] {
    let checkup = Checkup(
      environment: ProcessEnvironment(variables),
      caller: LocalCaller(loop: Loop(), table: Canned(answers: answers)),
      configurationFile: file,
      networkProblem: { networkProblem }, keyReport: { _ in KeyReport(key) })
    return Dictionary(
      checkup.findings().map { ($0.name, $0.outcome) }, uniquingKeysWith: { first, _ in first })
  }

  private static let every = [
    "config.get": #"{"values":[],"warnings":[]}"#,
    "server.status": #"{"cache":{"entries":1,"bytes":1,"maxBytes":2},"providers":[],"#
      + #""storage":{"warnings":[],"invalidRows":0}}"#,
    "location.current": #"{"place":{"displayName":"Oslo"},"origin":"config"}"#,
    "weather.current": #"{"source":{"kind":"live","provider":"openMeteo"}}"#,
  ]

  @Test func `nothing is well where nothing answers`() {
    let found = findings([:], ["ALMANAC_DATA_DIR": "/proc/no", "ALMANAC_CACHE_DIR": "/proc/no"])
    for (name, outcome) in found where !["clock", "time zone"].contains(name) {
      #expect(outcome != .ok, "\(name)")
    }
    #expect(found["location"] == .failed)
    #expect(found["cache"] == .failed)
    #expect(found["network"] == .failed)
  }

  @Test func `what is switched off or missing is not well either`() {
    let found = findings(
      Self.every, ["ALMANAC_OFFLINE": "1", "ALMANAC_NOW": "2026-01-01T00:00:00Z"])
    #expect(found["network"] == .notAsked)
    #expect(found["clock"] == .notAsked)
    #expect(found["configuration"] == .absent)
    #expect(found["data folder"] == .absent)
    #expect(found["location"] == .ok)
    let unlinked = findings(Self.every, networkProblem: "libcurl is missing")
    #expect(unlinked["network"] == .failed)
  }

  @Test(arguments: [
    (#""kind":"live""#, Finding.Outcome.ok), (#""kind":"cache""#, .notAsked),
    (#""kind":"estimate""#, .notAsked),
  ])
  func `an answer from the store is no answer of the network`(
    source: String, outcome: Finding.Outcome
  ) {
    var answers = Self.every
    answers["weather.current"] = #"{"source":{\#(source),"provider":"openMeteo"}}"#
    #expect(findings(answers)["network"] == outcome)
  }

  @Test(arguments: [
    (false, 0, 0, "closed", Finding.Outcome.absent), (true, 0, 0, "closed", .notAsked),
    (true, 3, 0, "closed", .ok), (true, 3, 1, "closed", .failed), (true, 3, 3, "open", .failed),
    (true, 0, 0, "open", .failed), (true, 3, 0, "halfOpen", .failed),
  ])
  func `a provider is what came of asking it`(
    isEnabled: Bool, requests: Int, failures: Int, breaker: String, outcome: Finding.Outcome
  ) {
    var answers = Self.every
    answers["server.status"] = #"""
      {"cache":{"entries":1,"bytes":1,"maxBytes":2},"providers":[{"name":"nws",
      "enabled":\#(isEnabled),"requests":\#(requests),"failures":\#(failures),
      "breaker":"\#(breaker)"}]}
      """#
    #expect(findings(answers)["nws"] == outcome)
  }

  @Test(arguments: [
    (0, #"{"accepted":true,"reason":null,"may":["air quality"]}"#, Finding.Outcome.ok),
    (0, #"{"accepted":null,"reason":"offline","may":[]}"#, .notAsked),
    (0, #"{"accepted":false,"reason":"keyInvalid","may":[]}"#, .failed),
    (-32012, "", .notAsked), (-32018, "", .notAsked), (-32019, "", .absent),
  ])
  func `a key is what its provider says`(code: Int, result: String, outcome: Finding.Outcome) {
    let report: Result<[UInt8], RPCError> =
      code == 0 ? .success(Array(result.utf8)) : .failure(RPCError(code: code, message: "x"))
    var answers = Self.every
    answers["config.get"] = #"""
      {"values":[{"path":"providers.openWeatherMap.apiKey","value":{"secret":true,"set":true}}],
      "warnings":[]}
      """#
    #expect(findings(answers, key: report)["openWeatherMap key"] == outcome)
    #expect(findings(Self.every, key: report)["openWeatherMap key"] == nil)
    let offline = findings(answers, ["ALMANAC_OFFLINE": "1"], key: report)
    #expect(offline["openWeatherMap key"] == .notAsked)
  }

  @Test(arguments: [
    (#"{"warnings":[],"invalidRows":0}"#, Finding.Outcome.ok),
    (#"{"warnings":[{"message":"almanac.db was damaged"}],"invalidRows":0}"#, .failed),
    (#"{"warnings":[],"invalidRows":2}"#, .failed), ("null", .failed),
  ])
  func `stored files are well when nothing is known against them`(
    storage: String, outcome: Finding.Outcome
  ) {
    var answers = Self.every
    answers["server.status"] = #"{"storage":\#(storage)}"#
    #expect(findings(answers, ["ALMANAC_DATA_DIR": "/tmp"])["stored files"] == outcome)
  }

  @Test(arguments: [
    (#""favorites":3,"settings":1,"sunsets":0,"isWhole":true,"hint":null}"#, Finding.Outcome.ok),
    (#""favorites":0,"settings":0,"sunsets":0,"isWhole":false,"hint":"Try it."}"#, .failed),
  ])
  func `a recovered file is well when all of it was read`(
    members: String, outcome: Finding.Outcome
  ) throws {
    let json = #"{"path":"/d/almanac.db.corrupt-1","movedTo":null,\#(members)"#
    let finding = CommandLineTool.finding(on: try JSONDocument(parsing: Array(json.utf8)).root)
    #expect(finding.outcome == outcome)
    #expect(finding.text.contains("almanac.db.corrupt-1"))
  }

  @Test func `a file that cannot be read is told by its fault`() {
    var answers = Self.every
    answers["config.get"] = #"{"warnings":[{"message":"The file cannot be read (errno 13)."}]}"#
    let found = findings(
      answers, ["ALMANAC_CONFIG": "/x"], file: .unreadable(.unreadable(errno: 13)))
    #expect(found["configuration"] == .failed)
    let missing = findings(Self.every, ["ALMANAC_CONFIG": "/x"], file: .unreadable(.missing))
    #expect(missing["configuration"] == .absent)
  }
}
