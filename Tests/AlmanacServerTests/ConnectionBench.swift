import AlmanacServer
import Foundation
import JSON
import JSONRPC
import Basics
import TestSupport

@testable import EventLoop

/// A connection on a thread of its own between two real pipes, and the client's ends of them.
final class ConnectionBench: Sendable {
  private let toServer: CInt
  private let fromServer: CInt
  private let exit = Mutex<Int32?>(nil)
  private let received = Mutex(FrameDecoder())
  let methods: BenchMethods

  init(limits: Limits = Limits(), clock: MonotonicClock = .system) {
    StandardStreams.reportFailedWrites()
    let (serverInput, toServer) = Self.makePipe()
    let (fromServer, serverOutput) = Self.makePipe()
    self.toServer = toServer
    self.fromServer = fromServer
    let methods = BenchMethods()
    self.methods = methods
    _ = startThread { [self] in
      let loop = Loop(clock: clock)
      methods.loop.withLock { $0 = loop }
      let connection = Connection(
        loop: loop, streams: StandardStreams(input: serverInput, output: serverOutput),
        methods: methods, limits: limits)
      let code = connection.serve()
      close(serverInput)
      close(serverOutput)
      exit.withLock { $0 = code }
    }
  }

  private static func makePipe() -> (CInt, CInt) {
    var ends: [CInt] = [-1, -1]
    precondition(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(toServer, $0.baseAddress! + sent, $0.count - sent) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Writes only what fits without waiting, and says how much that was.
  func sendWithoutWaiting(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count, Descriptor.isWritable(toServer) {
      let end = min(sent + 4096, bytes.count)
      guard case .bytes(let count) = Descriptor.write(toServer, bytes[sent..<end]) else { break }
      sent += count
    }
    return sent
  }

  func closeInput() { close(toServer) }
  func closeOutput() { close(fromServer) }

  /// The next frame in short; nil at the end, or when nothing comes for long.
  func next() -> String? {
    received.withLock { decoder in
      while true {
        switch decoder.next() {
        case .message(let body): return Self.brief(body)
        case .fault(let fault): return "FAULT \(fault.kind)"
        case nil: guard fill(&decoder) else { return nil }
        }
      }
    }
  }

  private func fill(_ decoder: inout FrameDecoder) -> Bool {
    var entry = pollfd(fd: fromServer, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(Patience.milliseconds)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(fromServer, &bytes, bytes.count)
    guard count > 0 else { return false }
    decoder.append(bytes[..<count])
    return true
  }

  /// Everything up to the end.
  func rest() -> [String] {
    var frames: [String] = []
    while let frame = next() { frames.append(frame) }
    return frames
  }

  /// The code that the connection ended with; nil when it does not end.
  func exitCode() -> Int32? {
    for _ in 0..<Patience.seconds * 100 {
      if let code = exit.withLock({ $0 }) { return code }
      usleep(10_000)
    }
    return nil
  }

  /// `id=result`, `id!code`, `method params`.
  static func brief(_ body: [UInt8]) -> String {
    guard let document = try? JSONDocument(parsing: body) else { return "BAD" }
    return brief(document.root)
  }

  private static func brief(_ value: JSONValue) -> String {
    if value.kind == .array { return "[" + value.elements.map(brief).joined(separator: " ") + "]" }
    func text(_ name: String) -> String {
      value[name].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? "-"
    }
    if let error = value["error"] { return "\(text("id"))!\(error["code"]?.integer ?? 0)" }
    if value["result"] != nil { return "\(text("id"))=\(text("result"))" }
    return "\(value["method"]?.string ?? "?") \(text("params"))"
  }
}

/// Methods that show what a connection can do.
final class BenchMethods: MethodTable {
  let loop = Mutex<Loop?>(nil)
  let log = Mutex<[String]>([])

  let executionClasses: [String: ExecutionClass] = [
    "initialize": .stateful, "echo": .computed, "task": .concurrent, "sleep": .concurrent,
    "set": .stateful, "ask": .concurrent, "parts": .concurrent, "thread": .concurrent,
    "load": .computed, "leave a note": .concurrent, "work": .concurrent,
  ]

  func opened(_ client: Client) { note("opened") }
  func closed(_ client: Client) { note("closed") }
  func receive(notification method: String, _ params: JSONValue?, from client: Client) {
    note(method)
  }

  private func note(_ text: String) { log.withLock { $0.append(text) } }

  func dispatch(_ method: String, _ params: JSONValue?, _ context: CallContext) -> Dispatch {
    let echo = params.map { Array($0.rawBytes) } ?? Array("null".utf8)
    let loop = loop.withLock { $0 }
    switch method {
    case "initialize", "echo": return .answer(.success(echo))
    case "load":
      return .answer(.success(Array("\(context.client.load.queuedOutputBytes)".utf8)))
    case "task": return .run { .success(echo) }
    case "leave a note":
      return .run { [self] in
        note(String(decoding: echo, as: UTF8.self))
        return .success(echo)
      }
    case "work":
      return .run { [self] in
        note("begin")
        for _ in 0..<5 { await Task.yield() }
        note("end")
        return .success(echo)
      }
    case "sleep", "set":
      let milliseconds = params?["ms"]?.integer ?? 1
      return .run {
        let hasCome = await loop?.sleep(milliseconds: milliseconds)
        return .success(Array("\(hasCome ?? false)".utf8))
      }
    case "ask":
      let milliseconds = params?["ms"]?.integer ?? 60_000
      return .run { [self] in .success(Array(await ask(context.client, milliseconds).utf8)) }
    case "parts":
      return .run {
        for part in 0..<3 {
          context.sendPartialResult(Array("\(part)".utf8))
          context.reportWorkDone(percentage: part)
        }
        return .success(Array("[0,1,2]".utf8))
      }
    case "thread": return .run { await Self.fromAThread(context) }
    default: return .unknown
    }
  }

  private func ask(_ client: Client, _ timeoutMilliseconds: Int) async -> String {
    let answer = await client.request(
      "location/request", Array("{}".utf8), timeoutMilliseconds: timeoutMilliseconds)
    switch answer {
    case .result(let value): return String(decoding: value.rawBytes, as: UTF8.self)
    case .error(let code, _, _): return "\(code)"
    case .silence: return "\"silence\""
    case .closed: return "\"closed\""
    }
  }

  private static func fromAThread(_ context: CallContext) async -> Result<[UInt8], RPCError> {
    let box = OnceBox<Void>()
    _ = startThread {
      for part in 0..<5 { context.sendPartialResult(Array("\(part)".utf8)) }
      box.finish(())
    }
    await box.value()
    return .success(Array("\"done\"".utf8))
  }
}
