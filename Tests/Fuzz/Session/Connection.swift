import JSON
import JSONRPC

/// A session with a few methods behind it, fed with anything. Whatever comes: nothing traps, every
/// call is handed out once, every frame written is a message in the input's framing, and after the
/// end of the input the session ends.
struct Connection {
  /// How soon calls are answered.
  enum Patience {
    /// At once.
    case none
    /// The slow ones later, some of them failing, with progress before; the client reads slowly.
    case some(seed: UInt8)
  }

  private static let classes: [String: ExecutionClass] = [
    "echo": .computed, "fail": .computed, "slow": .concurrent, "set": .stateful,
    "initialize": .stateful,
  ]

  private var session: Session
  private let patience: Patience
  private var now = 0
  private var running: [Session.CallStart] = []
  private(set) var written: [UInt8] = []

  init(limits: Limits, patience: Patience) {
    session = Session(classes: Self.classes, limits: limits)
    self.patience = patience
  }

  static func limits(small: Bool) -> Limits {
    var limits = Limits()
    guard small else { return limits }
    limits.maxQueuedOutputBytes = 400
    limits.maxMessageBytes = 200
    limits.maxHeaderBytes = 60
    limits.maxBatchItems = 3
    limits.maxInFlight = 4
    limits.maxDepth = 5
    return limits
  }

  /// Feeds all of it, ends the input, lets what runs finish and looks at what came out.
  mutating func run(_ input: ArraySlice<UInt8>, pieceSize: Int) {
    var rest = input
    while !rest.isEmpty {
      session.receive(rest.prefix(pieceSize))
      rest = rest.dropFirst(pieceSize)
      turn()
      interfere(rest.count)
    }
    session.endInput(nowMilliseconds: now)
    turn()
    while let call = running.popLast() {
      finish(call)
      turn()
    }
    now += 40_000
    session.tick(nowMilliseconds: now)
    turn()
    require(session.exitCode(nowMilliseconds: now) != nil, "does not end")
    OutputCheck.check(written)
  }

  private mutating func turn() {
    while true {
      while let action = session.next() { perform(action) }
      guard session.output.count > 0 else { return }
      let piece = session.output.piece(of: 4096)
      written += piece
      session.output.didWrite(piece.count)
    }
  }

  /// Between two pieces of input: time, progress, a request to the client, an end of some work.
  private mutating func interfere(_ noise: Int) {
    guard case .some(let seed) = patience else { return }
    switch (noise &* 31 &+ Int(seed)) % 6 {
    case 0:
      now += noise % 400
      session.tick(nowMilliseconds: now)
    case 1:
      session.notify("event", Array("{}".utf8), coalescingKey: "\(noise % 3)")
    case 2:
      _ = session.request(
        "ask", Array("{}".utf8), timeoutMilliseconds: noise % 500, nowMilliseconds: now)
    case 3:
      for call in running {
        session.sendPartialResult(Array("[\(noise)]".utf8), of: call.token)
        session.reportWorkDone(message: "half", percentage: noise % 200, of: call.token)
      }
    default: if !running.isEmpty { finish(running.removeFirst()) }
    }
    turn()
  }

  private mutating func perform(_ action: Session.Action) {
    switch action {
    case .call(let call):
      require(Self.classes[call.method] != nil, "a method that nobody has")
      require(!running.contains { $0.token == call.token }, "handed out twice")
      let isSlow = call.method == "slow" || call.method == "set"
      if case .some = patience, isSlow { running.append(call) } else { finish(call) }
    case .farewell: session.notify("bye", Array("{}".utf8), coalescingKey: "bye")
    case .cancel, .notification, .answer, .watch: break
    }
  }

  private mutating func finish(_ call: Session.CallStart) {
    if call.method == "fail" {
      session.complete(call.token, .failure(RPCError(code: 7, message: "no")))
    } else {
      session.complete(
        call.token, .success(call.params.map { Array($0.rawBytes) } ?? Array("null".utf8)))
    }
  }
}
