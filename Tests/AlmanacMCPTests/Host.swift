import AlmanacMCP
import AlmanacServer
import EventLoop
import JSON
import JSONRPC
import Basics

/// A host on a session without descriptors, before tools that do what a test says.
final class Host: Sendable {
  private struct State {
    var session: Session
    var bodies: [(token: CallToken, body: Dispatch.Body)] = []
  }

  let tools = Tools()
  private let state: Mutex<State>
  private let methods: ModelContextMethods

  init(limits: Limits = Limits()) {
    methods = ModelContextMethods(tools: tools, version: "1.2.3")
    state = Mutex(
      State(
        session: Session(
          classes: methods.executionClasses, limits: limits, dialect: .modelContext)))
  }

  /// - Returns: what the server said, a message a line.
  func send(_ text: String) throws -> [JSONValue] {
    state.withLock { $0.session.receive(Array("\(text)\n".utf8)[...]) }
    while let action = state.withLock({ $0.session.next() }) {
      guard case .call(let start) = action else { continue }
      let context = CallContext(
        client: Client(id: ConnectionID(number: 1), port: Port(host: self)), token: start.token,
        wantsPartialResults: start.wantsPartialResults, wantsWorkDone: start.wantsWorkDone)
      switch methods.dispatch(start.method, start.params, context) {
      case .answer(let outcome):
        state.withLock { $0.session.complete(start.token, outcome) }
      case .run(let body): state.withLock { $0.bodies.append((start.token, body)) }
      case .unknown:
        state.withLock {
          $0.session.complete(start.token, .failure(.methodNotFound(didYouMean: [])))
        }
      }
    }
    return try output()
  }

  /// Lets the work of the oldest call that runs come to its end.
  func finish() async throws -> [JSONValue] {
    guard let call = state.withLock({ $0.bodies.isEmpty ? nil : $0.bodies.removeFirst() }) else {
      return []
    }
    let outcome = await call.body()
    state.withLock { $0.session.complete(call.token, outcome) }
    return try output()
  }

  func report(_ message: String?, of call: CallToken) {
    state.withLock { $0.session.reportWorkDone(message: message, percentage: nil, of: call) }
  }

  /// To the call that began last.
  func report(_ message: String) throws -> [JSONValue] {
    if let token = state.withLock({ $0.bodies.last?.token }) { report(message, of: token) }
    return try output()
  }

  var inFlight: Int { state.withLock { $0.session.inFlight } }

  private func output() throws -> [JSONValue] {
    var bytes: [UInt8] = []
    state.withLock { state in
      while unsafe state.session.writeOutput(
        pieceLimit: .max,
        { piece in
          unsafe bytes.append(contentsOf: piece)
          return piece.count
        })
      {}
    }
    return try bytes.split(separator: 0x0A).map { try JSONDocument(parsing: Array($0)).root }
  }

  /// Methods that take note of a call and work on it until the test is done with it.
  final class Tools: MethodTable {
    let outcome = Mutex<Result<[UInt8], RPCError>>(.success(Array("{}".utf8)))
    let last = Mutex<(method: String, params: String)?>(nil)

    var executionClasses: [String: ExecutionClass] { [:] }

    func dispatch(_ method: String, _ params: JSONValue?, _ context: CallContext) -> Dispatch {
      let text = String(decoding: params?.rawBytes ?? [], as: UTF8.self)
      last.withLock { $0 = (method, text) }
      return .run { self.outcome.withLock(\.self) }
    }
  }

  private final class Port: ClientPort {
    let host: Host

    init(host: Host) { self.host = host }

    var clock: MonotonicClock { .system }
    var load: ConnectionLoad { ConnectionLoad() }
    func sendPartialResult(_ value: [UInt8], of call: CallToken) {}
    func reportWorkDone(message: String?, percentage: Int?, of call: CallToken) {
      host.report(message, of: call)
    }
    func notify(_ method: String, _ params: [UInt8], coalescingKey: String?) {}
    func request(
      _ method: String, _ params: [UInt8], timeoutMilliseconds: Int
    ) async -> ClientAnswer { .closed }
  }
}
