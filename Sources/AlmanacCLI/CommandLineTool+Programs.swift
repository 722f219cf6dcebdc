import AlmanacMCP
import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `serve`: the server on stdin and stdout. Exits with the code that the protocol defines.
  func serve(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let trace = try trace(arguments.value(of: .trace))
    let loop = makeLoop()
    let server = makeServer(loop, Overrides())
    let recorder = trace.map { file in
      TraceRecorder(loop: loop, wallClock: server.wallClock) {
        file.write($0, masking: server.masked)
      }
    }
    let connection = Connection(
      loop: loop, streams: streams, methods: server, limits: server.limits, recorder: recorder,
      log: server.log(environment.logLevel))
    return connection.serve()
  }

  private func trace(_ path: String?) throws(UsageError) -> TraceFile? {
    guard let path else { return nil }
    do {
      return try TraceFile(path: path, version: version)
    } catch {
      throw UsageError("cannot write \(path): \(error.text)")
    }
  }

  /// `mcp`: the Model Context Protocol on stdin and stdout.
  func serveMCP() -> Int32 {
    let loop = makeLoop()
    let server = makeServer(loop, Overrides())
    let connection = Connection(
      loop: loop, streams: streams, methods: ModelContextMethods(tools: server, version: version),
      limits: server.limits, dialect: .modelContext, log: server.log(environment.logLevel))
    return connection.serve()
  }

  /// `call METHOD [JSON | @FILE | -] [--param NAME=VALUE]…`: the result on stdout, the error object
  /// on stderr.
  func call(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let overrides = Overrides(units: arguments.value(of: .units))
    let method = arguments.operand(0) ?? ""
    let params = try params(arguments)
    let caller = LocalCaller(makeServer(makeLoop(), overrides))
    switch caller.call(method, params.bytes) {
    case .success(let result):
      terminal.write(document: result)
      return .ok
    case .failure(let error):
      StandardError.print(TerminalText(json: error.encoded))
      return ExitStatus(code: error.code)
    }
  }

  /// The params that `call` and `watch` send: the JSON, overridden by `--param` options.
  func params(_ arguments: Arguments) throws(UsageError) -> ParamsBuilder {
    var params = try ParamsBuilder(try given(arguments.operand(1)))
    for assignment in arguments.values(of: .param) { try params.add(assignment: assignment) }
    return params
  }

  /// Literal JSON, the content of `@FILE`, or standard input for `-`.
  func given(_ word: String?) throws(UsageError) -> [UInt8] {
    guard let word else { return [] }
    if word == "-" { return Self.withoutMark(try readAll(nil)) }
    if word.hasPrefix("@") { return Self.withoutMark(try readAll(String(word.dropFirst()))) }
    return Array(word.utf8)
  }

  /// - Parameter path: nil reads standard input.
  func readAll(_ path: String?) throws(UsageError) -> [UInt8] {
    do throws(FileBytes.Failure) {
      guard let path else {
        return try FileBytes.readToEnd(streams.input, limit: Self.inputBytes)
      }
      return try FileBytes.readToEnd(path, limit: Self.inputBytes)
    } catch {
      throw UsageError("cannot read \(path ?? "the standard input")")
    }
  }

  private static let inputBytes = 4 << 20

  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    let mark = ConfigurationText.byteOrderMark
    return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// `spec`: the OpenRPC document.
  func printSpec() -> Int32 {
    terminal.write(document: SpecDocument.bytes)
    return ExitStatus.ok.rawValue
  }

  /// `methods`: one name per line; with `--json`, their entries in the OpenRPC document.
  func printMethods(_ arguments: Arguments) -> Int32 {
    if arguments.has(.json) {
      let spec = try? JSONDocument(parsing: SpecDocument.bytes).root
      terminal.write(document: spec?["methods"].map { Array($0.rawBytes) } ?? Array("[]".utf8))
    } else {
      for name in MethodName.allCases { terminal.print("\(name.rawValue)") }
    }
    return ExitStatus.ok.rawValue
  }
}
