import AlmanacProtocol
import EventLoop
import HTTP
import JSON
import JSONRPC
import Services
import Storage
import Basics
import TestSupport
import Testing
import Time

@testable import AlmanacServer

/// A whole server without files, asked one method after the other. Its wall clock stands, and its
/// monotonic clock is slow, so that a slow machine still answers before the usual deadlines.
struct MethodBench {
  let server: Server
  private let caller: LocalCaller
  private let port: RecordingPort

  /// - Parameters:
  ///   - now: RFC 3339.
  ///   - location: what is said of it from outside; Lisbon where nothing is.
  ///   - http: the network; none where nothing is said.
  ///   - settings: what keeps the location, where that is not the store.
  ///   - rate: clock seconds per real second; more for what must wait for a deadline.
  init(
    now: String? = nil, configuration: Configuration = Configuration(),
    location defaults: LocationDefaults = LocationDefaults(environment: .text("Lisbon")),
    http: HTTPClient = .offline, store: any Store = SQLiteStore.inMemory(),
    settings: (any SettingStore)? = nil, clockRate rate: Double = 0.1
  ) throws {
    let now = now ?? "2026-06-21T12:00:00Z"
    let loop = Loop(clock: .running(atRate: rate))
    let wallClock = WallClock.frozen(at: try Instant(parsing: now))
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http, store: store, processName: "test"))
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: settings ?? store, defaults: defaults,
      resolve: { await resolver.resolve($0, $1) })
    server = Server(
      version: "1.0.0", configuration: configuration,
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
    caller = LocalCaller(server)
    port = RecordingPort(clock: loop.clock)
  }

  func call(_ method: String, _ params: String) -> Result<[UInt8], RPCError> {
    caller.call(method, Array(params.utf8))
  }

  func result(_ method: String, _ params: String = "{}") throws -> JSONValue {
    try answer(method, params).result()
  }

  /// The `error` of a call that must fail; nil when it did not.
  func error(_ method: String, _ params: String = "{}") throws -> JSONValue? {
    try answer(method, params).error
  }

  /// What a client gets that wants parts and answers `location/request`.
  func answer(_ method: String, _ params: String = "{}") throws -> Answer {
    let context = CallContext(
      client: client, token: CallToken(number: 1), wantsPartialResults: true, wantsWorkDone: false)
    let value = try JSONDocument(parsing: Array(params.utf8)).root
    port.parts.withLock { $0 = [] }
    let outcome: Result<[UInt8], RPCError> =
      switch server.dispatch(method, value, context) {
      case .answer(let outcome): outcome
      case .run(let body): caller.finished(body) ?? .failure(.requestCancelled)
      case .unknown: .failure(.methodNotFound(didYouMean: []))
      }
    return Answer(
      outcome: outcome,
      parts: try port.parts.withLock { $0 }.map { try JSONDocument(parsing: $0).root })
  }

  /// What a subscription gets.
  func poll(_ method: MethodName, _ params: String) throws -> any PolledResult {
    let params = try JSONDocument(parsing: Array(params.utf8)).root
    let call = InnerCall(method, params, in: Wire.SharedParams())
    let (server, client) = (server, client)
    return try #require(caller.finished { await server.poll(call, for: client) }).get()
  }

  private var client: Client { Client(id: ConnectionID(number: 0), port: port) }

  /// What the client answers to the next questions.
  func answers(_ answer: ClientAnswer) { port.answer.withLock { $0 = answer } }

  /// The params of the notifications of a method so far.
  func notified(_ method: String) -> [JSONValue] {
    port.notifications.withLock { $0 }.filter { $0.method == method }.compactMap(\.params)
  }

  /// Goes on until something is true; false when it does not become so.
  func turn(until isDone: @escaping @Sendable () -> Bool) -> Bool {
    let loop = server.loop
    let outcome: Void? = caller.finished {
      for _ in 0..<Patience.seconds * 200 where !isDone() {
        guard await loop.sleep(milliseconds: 5) else { break }
      }
    }
    return outcome != nil && isDone()
  }

  struct Answer {
    let outcome: Result<[UInt8], RPCError>
    let parts: [JSONValue]

    func result() throws -> JSONValue {
      switch outcome {
      case .success(let bytes): return try JSONDocument(parsing: bytes).root
      case .failure(let error): throw Failed(text: String(decoding: error.encoded, as: UTF8.self))
      }
    }

    var error: JSONValue? {
      guard case .failure(let error) = outcome else { return nil }
      return try? JSONDocument(parsing: error.encoded).root
    }
  }

  struct Failed: Error { let text: String }
}

/// A client that keeps what it is sent.
final class RecordingPort: ClientPort {
  let clock: MonotonicClock
  let parts = Mutex<[[UInt8]]>([])
  /// Read once each: whoever waits for one looks through all again and again.
  let notifications = Mutex<[(method: String, params: JSONValue?)]>([])
  let answer = Mutex<ClientAnswer>(.silence)

  init(clock: MonotonicClock) { self.clock = clock }

  var load: ConnectionLoad { ConnectionLoad(inFlight: 1) }

  func sendPartialResult(_ value: [UInt8], of call: CallToken) {
    parts.withLock { $0.append(value) }
  }

  func reportWorkDone(message: String?, percentage: Int?, of call: CallToken) {}

  func notify(_ method: String, _ params: [UInt8], coalescingKey: String?) {
    let root = try? JSONDocument(parsing: params).root
    notifications.withLock { $0.append((method, root)) }
  }

  func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
  ) async -> ClientAnswer { answer.withLock { $0 } }
}

/// The contract as the server sends it.
enum Contract {
  static let document = try? JSONDocument(parsing: SpecDocument.bytes).root

  static func entry(_ method: MethodName) -> JSONValue? {
    document?["methods"]?.elements.first { $0["name"]?.string == method.rawValue }
  }

  /// The params of the method's first example, one JSON object.
  /// - Parameter leaving: names of params to leave out.
  static func example(_ method: MethodName, leaving: Set<String> = []) -> String {
    let params = entry(method)?["examples"]?.element(at: 0)?["params"]
    let members = (params?.elements.map(\.self) ?? []).compactMap { param -> String? in
      guard let name = param["name"]?.string, !leaving.contains(name), let value = param["value"]
      else { return nil }
      return #""\#(name)":"# + String(decoding: value.rawBytes, as: UTF8.self)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Methods that are about the current location where no place is given.
  static var located: [MethodName] {
    MethodName.allCases.filter { method in
      let place = entry(method)?["params"]?.elements.first { $0["name"]?.string == "place" }
      return place?["required"]?.bool == false
    }
  }
}

extension JSONValue {
  /// Members and elements by their names and positions.
  func at(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      value?[step] ?? Int(step).flatMap { value?.element(at: $0) }
    }
  }

  var strings: [String] { elements.compactMap(\.string) }
}
