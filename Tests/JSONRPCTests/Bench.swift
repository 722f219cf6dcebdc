import JSON
import JSONRPC

/// A session with a handful of methods behind it, driven by hand.
///
/// `echo` is computed and gives its params back, `fail` is computed and fails, `slow` runs beside
/// others and `set` changes state: both run until `finish` is called.
struct Bench {
  static let classes: [String: ExecutionClass] = [
    "echo": .computed, "fail": .computed, "compute": .computed, "slow": .concurrent,
    "set": .stateful, "initialize": .stateful,
  ]

  var session: Session
  var now = 0
  /// Calls handed out and not finished, with the text of their params.
  var running: [(token: CallToken, method: String, params: String)] = []
  var cancelled: [CallToken] = []
  var notifications: [String] = []
  var answers: [(request: Int, answer: String)] = []
  var watched: [Int] = []
  /// The method of a notification sent when `shutdown` was accepted.
  var lastWords: String?
  /// Every byte written.
  var written: [UInt8] = []
  /// False: nobody reads the output.
  var isReading = true

  /// - Parameter deadlines: of methods that have one, in milliseconds.
  init(deadlines: [String: Int] = [:], limits: Limits = Limits()) {
    session = Session(classes: Self.classes, deadlines: deadlines, limits: limits)
  }

  mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  mutating func feed(_ bytes: [UInt8]) {
    session.receive(bytes[...])
    turn()
  }

  mutating func end() {
    session.endInput(nowMilliseconds: now)
    turn()
  }

  mutating func advance(to milliseconds: Int) {
    now = milliseconds
    session.tick(nowMilliseconds: now)
    turn()
  }

  mutating func turn() {
    repeat {
      while let action = session.next() { perform(action) }
      guard isReading else { return }
      let piece = Array(session.output.piece(of: 4096))
      written += piece
      session.output.didWrite(piece.count)
    } while session.output.count > 0
    while let action = session.next() { perform(action) }
  }

  private mutating func perform(_ action: Session.Action) {
    switch action {
    case .call(let start): call(start)
    case .cancel(let token): cancelled.append(token)
    case .notification(let method, _): notifications.append(method)
    case .answer(let request, let answer): answers.append((request, describe(answer)))
    case .farewell:
      if let lastWords { session.notify(lastWords, Array("{}".utf8), coalescingKey: lastWords) }
    case .watch(let process): watched.append(process)
    }
  }

  private mutating func call(_ start: Session.CallStart) {
    let params = start.params.map { Array($0.rawBytes) } ?? Array("null".utf8)
    switch start.method {
    case "echo": session.complete(start.token, .success(params))
    case "initialize": session.complete(start.token, .success(Array("{}".utf8)))
    case "fail": session.complete(start.token, .failure(RPCError(code: 7, message: "no")))
    default:
      running.append((start.token, start.method, String(decoding: params, as: UTF8.self)))
    }
  }

  private func describe(_ answer: ClientAnswer) -> String {
    switch answer {
    case .result(let value): String(decoding: value.rawBytes, as: UTF8.self)
    case .error(let code, let message, _): "\(code) \(message)"
    case .silence: "silence"
    case .closed: "closed"
    }
  }

  /// Ends the work of the first running call of that method.
  mutating func finish(_ method: String, _ result: String = "\"done\"") {
    guard let index = running.firstIndex(where: { $0.method == method }) else { return }
    let call = running.remove(at: index)
    session.complete(call.token, .success(Array(result.utf8)))
    turn()
  }

  /// Ends the work of the call whose params have this `n`.
  mutating func finish(number: Int) {
    guard let index = running.firstIndex(where: { $0.params == "{\"n\":\(number)}" }) else {
      return
    }
    session.complete(running.remove(at: index).token, .success(Array("\"done\"".utf8)))
    turn()
  }

  /// The frames written so far, in the output's own framing.
  var frames: [String] { Self.frames(written) }

  mutating func takeFrames() -> [String] {
    defer { written = [] }
    return frames
  }

  static func frames(_ bytes: [UInt8]) -> [String] {
    var decoder = FrameDecoder(limits: Limits())
    decoder.append(bytes[...])
    decoder.end()
    var frames: [String] = []
    while let event = decoder.next() {
      switch event {
      case .message(let body): frames.append(String(decoding: body, as: UTF8.self))
      case .fault(let fault): frames.append("FAULT \(fault)")
      }
    }
    return frames
  }

  /// Frames in a shape that is short to write down: `id=result`, `id!code kind`, `method params`.
  static func brief(_ frames: [String]) -> [String] { frames.map(brief) }

  static func brief(_ frame: String) -> String {
    guard let document = try? JSONDocument(parsing: Array(frame.utf8)) else {
      return "BAD \(frame)"
    }
    return brief(document.root)
  }

  private static func brief(_ value: JSONValue) -> String {
    if value.kind == .array {
      return "[" + value.elements.map { brief($0) }.joined(separator: " ") + "]"
    }
    func text(_ value: JSONValue?) -> String {
      value.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? "-"
    }
    if let error = value["error"] {
      let kind = error["data"]?["kind"]?.string ?? ""
      return "\(text(value["id"]))!\(text(error["code"])) \(kind)"
    }
    if let result = value["result"] { return "\(text(value["id"]))=\(text(result))" }
    return "\(value["method"]?.string ?? "?") \(text(value["params"]))"
  }
}

func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

func echo(_ id: Int) -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"echo\",\"params\":{\"n\":\(id)}}"
}
