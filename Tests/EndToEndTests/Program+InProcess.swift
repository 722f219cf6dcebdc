import AlmanacServer
import Foundation
import HTTP
import JSON
import JSONRPC
import Services
import Storage
import Basics
import TestSupport

@testable import AlmanacCLI
@testable import EventLoop
@testable import almanac

/// The program's own composition within this process: over doubles, or behind two pipes.
extension Program {
  /// What takes the files' place at the table: it outlives each call, as they do.
  final class Memory: Sendable {
    let store = SQLiteStore.inMemory()
  }

  /// libcurl is loaded once a process.
  private static let network = HTTPClient.curl(HTTPClient.Settings(userAgent: "almanac/tests"))

  private var composition: Composition {
    Composition(environment: ProcessEnvironment(environment))
  }

  // MARK: The table

  /// Begins all requests, then lets them come to their end.
  /// - Parameter requests: JSON-RPC requests, one a line.
  /// - Returns: a response a line.
  func answeredAtTheTable(_ requests: String) throws -> [String] {
    let time = PassingTime()
    let loop = Loop(clock: time.clock)
    let composition = composition
    let server = composition.server(
      loop, composition.configuration(CommandLineTool.Overrides()), composition.wallClock(),
      http: environment["ALMANAC_OFFLINE"] == nil
        ? UpstreamDouble.client { await loop.sleep(milliseconds: $0) } : .offline,
      store: memory.store, workers: Workers(start: { _ in false }))
    let client = Client(id: ConnectionID(number: 1), port: LocalPort(clock: loop.clock))
    server.opened(client)
    defer { server.closed(client) }
    let responses = Responses()
    let lines = requests.split(separator: "\n")
    for line in lines {
      let message = try JSONDocument(parsing: Array(line.utf8)).root
      let id = message["id"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? "null"
      let context = CallContext(
        client: client, token: CallToken(number: 1), wantsPartialResults: false,
        wantsWorkDone: false)
      switch server.dispatch(message["method"]?.string ?? "", message["params"], context) {
      case .answer(let outcome): responses.add(id, outcome)
      case .unknown: responses.add(id, .failure(.methodNotFound(didYouMean: [])))
      case .run(let body):
        Task(executorPreference: loop.executor) { responses.add(id, await body()) }
      }
    }
    time.turn(loop) { responses.lines.count == lines.count }
    return responses.lines
  }

  // MARK: The pipe

  /// Serves the bytes to their end.
  func servedOverPipes(_ bytes: [UInt8]) -> Outcome {
    StandardStreams.reportFailedWrites()
    let (input, output) = (Children.pipe(), Children.pipe())
    let streams = StandardStreams(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let composition = composition
    let isOffline = environment["ALMANAC_OFFLINE"] != nil
    let status = ExitCode()
    Thread.detachNewThread {
      let loop = Loop()
      let overrides = CommandLineTool.Overrides()
      let configuration = composition.configuration(overrides)
      let server = composition.server(
        loop, configuration, composition.wallClock(), http: isOffline ? .offline : Self.network,
        store: composition.store(overrides, cacheBytes: configuration.cacheMaximumBytes.value))
      status.set(Connection(loop: loop, streams: streams, methods: server).serve())
      try? output.fileHandleForWriting.close()
    }
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try? input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    return Outcome(output: String(decoding: text, as: UTF8.self), errors: "", status: status.value)
  }
}

/// A response a line.
private final class Responses: Sendable {
  private let list = Mutex<[String]>([])
  var lines: [String] { list.withLock { $0 } }

  func add(_ id: String, _ outcome: Result<[UInt8], RPCError>) {
    let member =
      switch outcome {
      case .success(let bytes): #""result":"# + String(decoding: bytes, as: UTF8.self)
      case .failure(let error): #""error":"# + String(decoding: error.encoded, as: UTF8.self)
      }
    list.withLock { $0.append(#"{"jsonrpc":"2.0","id":\#(id),\#(member)}"#) }
  }
}

private final class ExitCode: Sendable {
  private let code = Mutex<Int32>(-1)
  var value: Int32 { code.withLock { $0 } }
  func set(_ value: Int32) { code.withLock { $0 = value } }
}
