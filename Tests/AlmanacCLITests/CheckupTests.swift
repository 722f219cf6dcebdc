import AlmanacProtocol
import AlmanacServer
import EventLoop
import TestSupport
import Testing
import Time

@testable import AlmanacCLI
import Vocabulary
import Telling

/// `doctor` says ✓ only for what was tried and worked.
@Suite struct CheckupTests {
  /// A server that gives the spec's examples with other members; a method that is not named fails.
  private struct Canned: MethodCaller {
    let answers: [MethodName: String]
    let now = Instant(unixSeconds: 0)

    func occasion(at place: Wire.PlaceReference?) throws(Failure) -> Occasion {
      throw Failure(.placeNotFound)
    }

    func result<Method: LocalMethod>(
      of method: Method.Type, _ params: Method.Params
    ) throws(Failure) -> Method.Result {
      guard let members = answers[Method.name] else { throw Failure(.placeNotFound) }
      do { return try SpecExample.result(of: method, with: members) } catch {
        Issue.record("\(members) is no \(Method.Result.self)")
        throw Failure(.internalError)
      }
    }
  }

  private func findings(
    _ answers: [MethodName: String], _ variables: [String: String] = [:],
    file: ConfigurationText? = nil, networkProblem: String? = nil, repository: String = "",
    key: Result<[String], Failure> = .failure(Failure(.unsupportedProvider))
  ) -> [String: Finding.Status] {
    let checkup = Checkup(
      environment: ProcessEnvironment(variables), caller: Canned(answers: answers),
      clock: Loop().clock, configurationFile: file,
      networkProblem: { networkProblem }, repository: repository, keyReport: { _ in KeyReport(key) }
    )
    return Dictionary(
      checkup.findings().map { ($0.name, $0.status) }, uniquingKeysWith: { first, _ in first })
  }

  private static let every: [MethodName: String] = [
    .configGet: #"{"values":[],"warnings":[]}"#,
    .serverStatus: #"{"cache":{"entries":1,"bytes":1,"maxBytes":2},"providers":[],"#
      + #""storage":{"warnings":[],"invalidRows":0}}"#,
    .locationCurrent: #"{"place":{"displayName":"Oslo"},"origin":"config"}"#,
    .weatherCurrent: #"{"source":{"kind":"live","provider":"openMeteo"}}"#,
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

  /// MET Norway and the US National Weather Service want to reach who asks.
  @Test func `a contact is asked for while nobody can be reached`() {
    func contact(_ values: [(String, String)], repository: String = "") -> Finding.Status? {
      let rows = values.map {
        #"{"setting":"providers.\#($0.0).contact","value":\#($0.1),"origin":"file"}"#
      }
      var answers = Self.every
      answers[.configGet] = #"{"values":[\#(rows.joined(separator: ","))],"warnings":[]}"#
      return findings(answers, repository: repository)["contact"]
    }
    let own = #""me@example.org""#
    #expect(contact([]) == .absent)
    #expect(contact([("metNorway", own)]) == .absent)
    #expect(contact([("metNorway", own), ("nws", "null")]) == .absent)
    #expect(contact([("metNorway", own), ("nws", own)]) == .ok)
    #expect(contact([], repository: "https://example.org/almanac") == .ok)
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
    (#""kind":"live""#, Finding.Status.ok), (#""kind":"cache""#, .notAsked),
    (#""kind":"estimate""#, .notAsked),
  ])
  func `an answer from the store is no answer of the network`(
    source: String, outcome: Finding.Status
  ) {
    var answers = Self.every
    answers[.weatherCurrent] = #"{"source":{\#(source),"provider":"openMeteo"}}"#
    #expect(findings(answers)["network"] == outcome)
  }

  @Test(arguments: [
    (false, 0, 0, "closed", Finding.Status.absent), (true, 0, 0, "closed", .notAsked),
    (true, 3, 0, "closed", .ok), (true, 3, 1, "closed", .failed), (true, 3, 3, "open", .failed),
    (true, 0, 0, "open", .failed), (true, 3, 0, "halfOpen", .failed),
  ])
  func `a provider is what came of asking it`(
    isEnabled: Bool, requests: Int, failures: Int, breaker: String, outcome: Finding.Status
  ) {
    var answers = Self.every
    answers[.serverStatus] = #"""
      {"cache":{"entries":1,"bytes":1,"maxBytes":2},"providers":[{"name":"nws",
      "enabled":\#(isEnabled),"requests":\#(requests),"failures":\#(failures),
      "breaker":"\#(breaker)"}]}
      """#
    #expect(findings(answers)["nws"] == outcome)
  }

  @Test(
    arguments: [
      (.success(["air quality"]), Finding.Status.ok),
      (.failure(Failure(.providerUnavailableOffline)), .notAsked),
      (.failure(Failure(.unauthorizedKeyInvalid)), .failed),
      (.failure(Failure(.deadlineExceeded)), .notAsked),
      (.failure(Failure(.unsupportedProvider)), .absent),
    ] as [(Result<[String], Failure>, Finding.Status)])
  func `a key is what its provider says`(
    report: Result<[String], Failure>, outcome: Finding.Status
  ) {
    var answers = Self.every
    answers[.configGet] = #"""
      {"values":[{"setting":"providers.openWeatherMap.apiKey","value":{"secret":true,"set":true}}],
      "warnings":[]}
      """#
    #expect(findings(answers, key: report)["openWeatherMap key"] == outcome)
    #expect(findings(Self.every, key: report)["openWeatherMap key"] == nil)
    let offline = findings(answers, ["ALMANAC_OFFLINE": "1"], key: report)
    #expect(offline["openWeatherMap key"] == .notAsked)
  }

  @Test(arguments: [
    (#"{"warnings":[],"invalidRows":0}"#, Finding.Status.ok),
    (
      #"{"warnings":[{"code":"storage","paths":[],"message":"almanac.db"}],"invalidRows":0}"#,
      .failed
    ),
    (#"{"warnings":[],"invalidRows":2}"#, .failed),
  ])
  func `stored files are well when nothing is known against them`(
    storage: String, outcome: Finding.Status
  ) {
    var answers = Self.every
    answers[.serverStatus] = #"{"storage":\#(storage)}"#
    #expect(findings(answers, ["ALMANAC_DATA_DIR": "/tmp"])["stored files"] == outcome)
  }

  @Test func `a file that cannot be read is told by its fault`() {
    var answers = Self.every
    answers[.configGet] = #"""
      {"warnings":[{"code":"notProvided","paths":[],"message":"The file cannot be read."}]}
      """#
    let found = findings(
      answers, ["ALMANAC_CONFIG": "/x"], file: .unreadable(.unreadable(errno: 13)))
    #expect(found["configuration"] == .failed)
    let missing = findings(Self.every, ["ALMANAC_CONFIG": "/x"], file: .unreadable(.missing))
    #expect(missing["configuration"] == .absent)
  }
}
