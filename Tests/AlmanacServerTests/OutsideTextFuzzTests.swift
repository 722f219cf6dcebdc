import Basics
import EventLoop
import Foundation
import HTTP
import JSON
import JSONRPC
import OutsideText
import Services
import Storage
import TestSupport
import Testing
import Time

@testable import AlmanacServer

/// What the person's machine says, bent in every way: each variable that is read, and each member
/// of the configuration file. Nothing may trap, and a server that is built on it answers.
@Suite("Environment and configuration hold anything")
struct OutsideTextFuzzTests {
  @Test func environment() throws {
    try run {
      OutsideText.variables(&$0)
    } check: { variables in
      let environment = ProcessEnvironment(variables)
      return (environment, Configuration(environment: environment, file: nil))
    }
  }

  @Test func configurationFile() throws {
    try run {
      OutsideText.file(&$0)
    } check: { bytes in
      let environment = ProcessEnvironment(["LANG": "de_DE.UTF-8", "HOME": "/nowhere"])
      let file = ConfigurationText.bytes(bytes, isAccessibleToOthers: bytes.count % 2 == 0)
      return (environment, Configuration(environment: environment, file: file))
    }
  }

  /// A mark makes one letter with the slash before it, and a selector alone is shown as nothing.
  @Test(arguments: ["\u{DF3}@", "\u{E0118}"]) func `a member of any name has a place`(name: String)
  {
    let file = ConfigurationText.bytes(Array("{\"\(name)\":1}".utf8), isAccessibleToOthers: false)
    let environment = ProcessEnvironment([:])
    let configuration = Configuration(environment: environment, file: file)
    #expect(configuration.problems.map { Array($0.path.utf8) } == [Array("/\(name)".utf8)])
    #expect(OutsideText.complaint(environment, configuration) == nil)
  }

  /// Or the descriptors run out after some hundred cases.
  @Test func `a server that is gone leaves no loop`() throws {
    weak var loop: Loop?
    do {
      let bench = try MethodBench()
      _ = bench.call("status.text", #"{"deadlineMs":0}"#)
      loop = bench.server.loop
    }
    #expect(loop == nil)
  }

  /// Draws cases until the deadline; a few of them are given to a server.
  private func run<Case>(
    _ draw: (inout SplitMix64) -> Case,
    check: (Case) -> (ProcessEnvironment, Configuration)
  ) throws {
    var random = SplitMix64(seed: FuzzTime.seed)
    let end = Date(timeIntervalSinceNow: FuzzTime.seconds)
    var count = 0
    while count < 100 || Date() < end {
      let (environment, configuration) = check(draw(&random))
      if let complaint = OutsideText.complaint(environment, configuration) {
        Issue.record("\(complaint) (seed \(FuzzTime.seed), case \(count))")
      }
      if count % 25 == 0 { try answers(environment, configuration) }
      count += 1
    }
  }

  private func answers(_ environment: ProcessEnvironment, _ configuration: Configuration) throws {
    let bench = try MethodBench(
      now: environment[.now].flatMap { (try? Instant(parsing: $0)) == nil ? nil : $0 },
      configuration: configuration,
      location: LocationDefaults(configuration, timeZone: environment.timeZone))
    for (method, params) in [
      ("config.get", "{}"), ("location.current", "{}"), ("sun.times", #"{"labels":true}"#),
      ("status.text", #"{"deadlineMs":0}"#), ("server.status", "{}"),
    ] {
      switch bench.call(method, params) {
      case .success(let bytes): _ = try JSONDocument(parsing: bytes)
      case .failure(let error): #expect(error.code != -32603, "\(method): \(error.message)")
      }
    }
  }
}
