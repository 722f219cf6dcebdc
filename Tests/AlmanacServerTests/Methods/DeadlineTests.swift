import AlmanacProtocol
import HTTP
import JSON
import JSONRPC
import Providers
import Services
import Storage
import Basics
import TestSupport
import Testing
import Time
import Vocabulary

@testable import AlmanacServer
@testable import EventLoop

/// Every networked method against everything that can hold it up. Time passes only when nothing is
/// left to do, so that no figure here depends on the machine.
@Suite struct DeadlineTests {
  private static let networked = MethodName.allCases.filter(\.isNetworked)

  @Test(arguments: networked, Obstacle.allCases)
  func `a method holds its deadline`(method: MethodName, obstacle: Obstacle) throws {
    var isHeldUp = obstacle != .worker
    for deadline in [0, 1, 300, 2_000] {
      for fallback in ["none", "estimate"] {
        for params in try Contract.params(method, obstacle) {
          let bench = try DeadlineBench(obstacle)
          let text = Contract.text(
            params, adding: #""deadlineMs":\#(deadline),"fallback":"\#(fallback)""#)
          let (outcome, milliseconds) = bench.answer(method, text)
          let words: Comment = "\(text) after \(milliseconds) ms: \(outcome.words)"
          #expect(milliseconds <= CallTime.limit(ofDeadline: deadline) + 2, words)
          #expect(outcome.isAnswer, words)
          guard obstacle == .worker, bench.isWaitedFor else { continue }
          #expect(bench.workerHasQueue, words)
          isHeldUp = true
        }
      }
    }
    #expect(isHeldUp, "nothing that was fetched was left to the worker")
  }

  /// What the full worker holds up could be used: where it works, it is.
  @Test func `the worker reads large answers`() throws {
    let params = #"{"place":"Lisbon","deadlineMs":300,"fallback":"none"}"#
    let (held, heldMilliseconds) = try DeadlineBench(.worker).answer(.forecastHourly, params)
    #expect(held.code == -32018)
    #expect((300...352).contains(heldMilliseconds))
    let (read, milliseconds) = try DeadlineBench(nil).answer(.forecastHourly, params)
    let source = try JSONDocument(parsing: read.get()).root["source"]
    #expect(source?["kind"]?.string == "live")
    #expect(milliseconds == 0)
  }

  /// It is refused like any other number that is out of range, whatever is computed from it before.
  @Test(arguments: networked, [Int.max, Int.min, 120_001, -1])
  func `a deadline out of range is refused`(method: MethodName, deadline: Int) throws {
    let params = try #require(try Contract.params(method, .worker).first)
    let bench = try DeadlineBench(.upstream)
    let (outcome, _) = bench.answer(
      method, Contract.text(params, adding: #""deadlineMs":\#(deadline)"#))
    #expect(outcome.code == -32602)
  }

  /// Without `deadlineMs` the contract's own (`x-deadline`) is in force.
  @Test(arguments: networked) func `the usual deadline is the contract's`(
    method: MethodName
  ) throws {
    let params = try #require(try Contract.params(method, .upstream).first)
    let bench = try DeadlineBench(.upstream)
    let (outcome, milliseconds) = bench.answer(
      method, Contract.text(params, adding: #""fallback":"none""#))
    #expect(outcome.isAnswer, Comment(rawValue: outcome.words))
    let expected = try Contract.deadlineMilliseconds(method)
    #expect(method.deadlineMilliseconds == expected)
    // Places are found here at once, and an answer that waits for a provider waits until then.
    #expect(milliseconds <= expected + CallTime.graceMilliseconds + 2)
    if bench.isWaitedFor { #expect(milliseconds >= min(expected, 4_000)) }
  }

  /// In a burst most calls come to their turn too late.
  @Test func `a call whose time is over does no work`() throws {
    let bench = try DeadlineBench(.upstream)
    let outcomes = bench.burst(.weatherCurrent, #"{"place":"Lisbon","deadlineMs":100}"#, count: 50)
    #expect(outcomes.count == 50)
    #expect(outcomes.allSatisfy { $0.code == -32018 })
    #expect(bench.requests == 0)
  }

  @Test func `one deadline holds for all places of a ranking`() throws {
    let bench = try DeadlineBench(.lookUp)
    let names = (0..<8).map { "\"Nowhereville \($0)\"" }.joined(separator: ",")
    let (outcome, milliseconds) = bench.answer(
      .sunsetBest, #"{"places":[\#(names)],"deadlineMs":300}"#)
    #expect(outcome.code == -32018)
    #expect(milliseconds <= 352)
  }

  @Test func `an overview keeps the parts that are there`() throws {
    let bench = try DeadlineBench(.upstream)
    let (outcome, milliseconds) = bench.answer(
      .weatherOverview, #"{"place":"Lisbon","deadlineMs":300}"#)
    let parts = try JSONDocument(parsing: outcome.get()).root["parts"]
    #expect(parts?.part("weather.current")?["value"]?["source"]?["kind"]?.string == "estimate")
    #expect(parts?.part("alerts.active")?["error"]?["code"]?.integer == -32018)
    #expect(milliseconds <= 352)
  }

  @Test func `what the gazetteer knows is there in any time`() throws {
    for obstacle in Obstacle.allCases {
      for deadline in [0, 100, 1_000] {
        let bench = try DeadlineBench(obstacle)
        let (outcome, milliseconds) = bench.answer(
          .locationSearch, #"{"query":"Lisbon","deadlineMs":\#(deadline)}"#)
        let places = try JSONDocument(parsing: outcome.get()).root["places"]
        #expect(places?.element(at: 0)?["countryCode"]?.string == "PT")
        #expect(milliseconds <= CallTime.limit(ofDeadline: deadline) + 2)
      }
    }
  }
}

/// Searches within 300 ms of each other; the clock stands while they arrive.
@Suite struct TypingTests {
  /// A batch, or the calls of an assistant.
  @Test func `every search is completed`() throws {
    let bench = try DeadlineBench(nil)
    let words = ["Qwe", "Qwertyvi", "Hallst", "Hallstatt"]
    let outcomes = bench.together(.locationSearch, words.map { #"{"query":"\#($0)"}"# })
    #expect(bench.queried == words)
    let alone = try words.map { word in
      try DeadlineBench(nil).answer(.locationSearch, #"{"query":"\#(word)"}"#).0.get()
    }
    #expect(try outcomes.map { try $0.get() } == alone)
    // The double knows no place of that name; an answer that is cut short had no source either.
    #expect(try JSONDocument(parsing: alone[1]).root["source"]?["kind"]?.string == "live")
  }

  /// A client that types: it searches with each letter and cancels the search before.
  @Test func `a search that is cancelled while the client types asks nobody`() throws {
    let bench = try DeadlineBench(nil)
    let (first, _) = bench.answer(.locationSearch, #"{"query":"Hallst"}"#)
    for word in ["Hallsta", "Hallstat"] {
      let outcome = bench.cancelled(
        .locationSearch, #"{"query":"\#(word)"}"#, afterMilliseconds: 200)
      #expect(outcome.code == -32800, "\(outcome.words)")
    }
    let (last, milliseconds) = bench.answer(.locationSearch, #"{"query":"Hallstatt"}"#)
    #expect(first.isAnswer && last.isAnswer && milliseconds <= 302)
    #expect(bench.queried == ["Hallst", "Hallstatt"])
  }

  @Test func `a search after a pause is asked`() throws {
    let bench = try DeadlineBench(nil)
    for word in ["Hallst", "Hallstat", "Hallstatt"] {
      let (outcome, _) = bench.answer(.locationSearch, #"{"query":"\#(word)"}"#)
      #expect(outcome.isAnswer)
      bench.pause(milliseconds: 300)
    }
    #expect(bench.queried == ["Hallst", "Hallstat", "Hallstatt"])
  }
}

/// What a call waits for in vain.
enum Obstacle: String, CaseIterable, Sendable {
  /// The search for a place that is unknown here.
  case lookUp
  /// Another process has the lock of the store.
  case store
  case upstream
  /// Work that never ends is before the reading of what was fetched.
  case worker
}

extension Contract {
  fileprivate static func deadlineMilliseconds(_ method: MethodName) throws -> Int {
    let entry = try #require(Self.entry(method))
    return entry["x-deadline"]?["milliseconds"]?.integer ?? 10_000
  }

  /// The params of the method's first example. Where a place is what holds it up, once with a place
  /// that nobody here knows, and once for the current location, which is such a place then. A
  /// search for such a place also gives the worker something to read.
  fileprivate static func params(_ method: MethodName, _ obstacle: Obstacle) throws -> [[String:
    String]]
  {
    let entry = try #require(Self.entry(method))
    var params: [String: String] = [:]
    for param in entry["examples"]?.element(at: 0)?["params"]?.elements.map({ $0 }) ?? [] {
      params[param["name"]?.string ?? ""] = param["value"].map {
        String(decoding: $0.rawBytes, as: UTF8.self)
      }
    }
    for name in ["deadlineMs", "fallback", "online", "provider"] { params[name] = nil }
    if method == .favoritesList { params["include"] = #"["current"]"# }
    let names = entry["params"]?.elements.compactMap { $0["name"]?.string } ?? []
    var (known, unknown) = (params, params)
    if names.contains("place") {
      known["place"] = #""Lisbon""#
      unknown["place"] = #""Nowhereville""#
    }
    if names.contains("places") { unknown["places"] = #"["Nowhereville"]"# }
    if names.contains("query") { unknown["query"] = #""Nowhereville""# }
    // In the South Pacific, where no name is known here.
    if method == .locationReverse {
      (unknown["latitude"], unknown["longitude"]) = ("-40", "-120")
    }
    switch obstacle {
    case .upstream: return [known]
    case .worker: return [known, unknown]
    case .store:
      var here = known
      here["place"] = nil
      here["places"] = nil
      return [known, here]
    case .lookUp:
      guard names.contains("place") else { return [unknown] }
      var here = unknown
      here["place"] = nil
      return [unknown, here]
    }
  }

  fileprivate static func text(_ params: [String: String], adding more: String) -> String {
    let members = params.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return "{" + (members + [more]).joined(separator: ",") + "}"
  }
}

/// A server whose clock stands still while there is something to do.
private struct DeadlineBench {
  private let time = PassingTime()
  private let loop: Loop
  private let server: Server
  private let http = HTTPDouble()
  private let workers: Workers

  /// - Parameter obstacle: nil where nothing is in the way.
  init(_ obstacle: Obstacle?) throws {
    let loop = Loop(clock: time.clock)
    self.loop = loop
    let wallClock = WallClock.frozen(
      at: try Instant(parsing: "2026-06-21T12:00:00Z"))
    if obstacle == .upstream || obstacle == .lookUp {
      http.on("http") { request in
        let hasEnded = await loop.sleep(milliseconds: request.deadlineMilliseconds)
        return .failure(hasEnded ? .timeout : .cancelled)
      }
    } else {
      let sky = SkyUpstream().client
      http.on("http") { request in Self.large(await sky.send(request)) }
    }
    // A thread that never comes to its jobs, or none: then they are done by who hands them over.
    workers = Workers(start: { _ in obstacle != nil })
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let store: any Store = obstacle == .store ? HangingStore() : SQLiteStore.inMemory()
    let key = ProviderSettings(baseURL: nil, apiKey: "0123456789abcdef", contact: nil)
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http.client, store: store,
        providers: ProviderConfiguration(settings: [.openWeatherMap: key]), processName: "test",
        random: { 0.5 }), workers: workers)
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let here: PlaceReference? =
      switch obstacle {
      case .lookUp: .text("Nowhereville")
      case .store: nil
      case .upstream, .worker, nil: .text("Lisbon")
      }
    let location = CurrentLocation(
      local: places, store: store,
      defaults: LocationDefaults(environment: here, timeZone: "Europe/Lisbon"),
      resolve: { reference, policy in await resolver.resolve(reference, policy) })
    server = Server(
      version: "1.0.0", configuration: Configuration(),
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
  }

  /// The same JSON with so much space behind it that the loop does not read it.
  private static func large(
    _ result: Result<HTTPResponse, HTTPFailure>
  ) -> Result<HTTPResponse, HTTPFailure> {
    let body = (try? result.get())?.body ?? Array("{}".utf8)
    return .success(HTTPResponse(status: 200, body: body + largeSpace))
  }

  private static let largeSpace = [UInt8](repeating: UInt8(ascii: " "), count: 500_000)

  var workerHasQueue: Bool { !workers.prompt.executor.isIdle }

  var requests: Int { http.requests.count }
  /// The names that providers were asked for, in order.
  var queried: [String] {
    http.requests.compactMap { request in
      let members = request.url.split { $0 == "?" || $0 == "&" }
      return members.first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) }
    }
  }
  /// Whether a provider was asked.
  var isWaitedFor: Bool { requests > 0 }

  func answer(_ method: MethodName, _ params: String) -> (RPCOutcome, Int) {
    let start = time.milliseconds
    let outcomes = run([dispatch(method, params)])
    return (outcomes[0], time.milliseconds - start)
  }

  /// All are accepted at once, and their turn comes after their deadline.
  func burst(_ method: MethodName, _ params: String, count: Int) -> [RPCOutcome] {
    let calls = (0..<count).map { _ in dispatch(method, params) }
    time.pass(milliseconds: 10_000)
    return run(calls)
  }

  /// All arrive at the same time.
  func together(_ method: MethodName, _ params: [String]) -> [RPCOutcome] {
    run(params.map { dispatch(method, $0) })
  }

  func cancelled(
    _ method: MethodName, _ params: String, afterMilliseconds milliseconds: Int
  ) -> RPCOutcome {
    guard case .run(let body) = dispatch(method, params) else {
      return .failure(.methodNotFound(didYouMean: []))
    }
    let collected = Collected(Mutex([nil]))
    let call = Task(executorPreference: loop.executor) { collected.set(await body(), at: 0) }
    Task(executorPreference: loop.executor) { [loop] in
      _ = await loop.sleep(milliseconds: milliseconds)
      call.cancel()
    }
    time.turn(loop) { collected.all != nil }
    return collected.all?[0] ?? .failure(.methodNotFound(didYouMean: []))
  }

  func pause(milliseconds: Int) { time.pass(milliseconds: milliseconds) }

  private func dispatch(_ method: MethodName, _ params: String) -> Dispatch {
    let port = LocalPort(clock: loop.clock)
    let context = CallContext(
      client: Client(id: ConnectionID(number: 1), port: port), token: CallToken(number: 1),
      wantsPartialResults: false, wantsWorkDone: false)
    let value = try? JSONDocument(parsing: Array(params.utf8)).root
    return server.dispatch(method.rawValue, value, context)
  }

  private func run(_ calls: [Dispatch]) -> [RPCOutcome] {
    let outcomes = Mutex([RPCOutcome?](repeating: nil, count: calls.count))
    let collected = Collected(outcomes)
    for (index, call) in calls.enumerated() {
      switch call {
      case .answer(let outcome): collected.set(outcome, at: index)
      case .unknown: collected.set(.failure(.methodNotFound(didYouMean: [])), at: index)
      case .run(let body):
        Task(executorPreference: loop.executor) { collected.set(await body(), at: index) }
      }
    }
    time.turn(loop) { collected.all != nil }
    return collected.all ?? []
  }
}

private final class Collected: Sendable {
  private let outcomes: Mutex<[RPCOutcome?]>
  init(_ outcomes: consuming sending Mutex<[RPCOutcome?]>) { self.outcomes = outcomes }
  func set(_ outcome: RPCOutcome, at index: Int) { outcomes.withLock { $0[index] = outcome } }
  var all: [RPCOutcome]? {
    outcomes.withLock { $0.contains { $0 == nil } ? nil : $0.compactMap(\.self) }
  }
}

/// The answer on the wire: one JSON text, or the error object.
typealias RPCOutcome = Result<[UInt8], RPCError>

extension RPCOutcome {
  fileprivate var code: Int? {
    if case .failure(let error) = self { error.code } else { nil }
  }

  /// A result, or an error that says why there is none: of time, of the network, of the place.
  fileprivate var isAnswer: Bool {
    code.map { [-32018, -32012, -32010, -32015].contains($0) } ?? true
  }

  fileprivate var words: String {
    switch self {
    case .success(let bytes): String(decoding: bytes.prefix(60), as: UTF8.self)
    case .failure(let error): String(decoding: error.encoded, as: UTF8.self)
    }
  }
}
