import AlmanacMCP
import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension Door {
  /// `serve`: the pipe. Ends with the code that the protocol gives.
  func serve(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
    _ = arguments.flag("--stdio")
    let trace = try arguments.option("--trace")
    try arguments.end()
    let loop = Loop()
    let recorder = try recorder(trace, loop)
    Signals.install(waking: loop.wakeDescriptor)
    let server = makeServer(loop, Overrides())
    let connection = Connection(
      loop: loop, streams: streams, methods: server, limits: server.limits, recorder: recorder,
      log: Log(level: ProcessEnvironment(variables).logLevel))
    return connection.serve()
  }

  private func recorder(_ path: String?, _ loop: Loop) throws(UsageError) -> TraceRecorder? {
    guard let path else { return nil }
    let file: TraceFile
    do {
      file = try TraceFile(path: path, version: version)
    } catch {
      throw UsageError("cannot write \(path): \(error.text)")
    }
    return TraceRecorder(start: loop.now) { file.write($0) }
  }

  /// `mcp`: the Model Context Protocol on the same pipe.
  func serveMCP(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
    try arguments.end()
    let loop = Loop()
    Signals.install(waking: loop.wakeDescriptor)
    let server = makeServer(loop, Overrides())
    return MCPConnection(loop: loop, streams: streams, methods: server, version: version).serve()
  }

  /// `call METHOD [JSON | @FILE | -] [--param NAME=VALUE]…`: the result on stdout, the error object
  /// on stderr.
  func call(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let overrides = Overrides(units: try units(&arguments))
    let assignments = try arguments.options("--param")
    guard let method = arguments.positional() else { throw UsageError("call needs a METHOD") }
    var params = try ParamsBuilder(try given(arguments.positional()))
    try arguments.end()
    for assignment in assignments { try params.add(assignment: assignment) }
    let loop = Loop()
    Signals.install(waking: loop.wakeDescriptor)
    let caller = LocalCaller(loop: loop, table: makeServer(loop, overrides))
    switch caller.call(method, params.bytes) {
    case .success(let result):
      terminal.write((terminal.isTerminal ? JSONLayout.indented(result) : result) + [0x0A])
      return .ok
    case .failure(let error):
      StandardError.print(String(decoding: error.encoded, as: UTF8.self))
      return ExitStatus(error)
    }
  }

  /// JSON as it stands, the content of `@FILE`, or of the standard input for `-`.
  func given(_ word: String?) throws(UsageError) -> [UInt8] {
    guard let word else { return [] }
    if word == "-" { return Self.withoutMark(try readAll(nil)) }
    if word.hasPrefix("@") { return Self.withoutMark(try readAll(String(word.dropFirst()))) }
    return Array(word.utf8)
  }

  /// - Parameter path: nil is the standard input.
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

  /// Without the byte order mark that some editors put before UTF-8.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// `spec`: the OpenRPC document.
  func printSpec(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
    try arguments.end()
    let bytes = SpecDocument.bytes
    terminal.write((terminal.isTerminal ? JSONLayout.indented(bytes) : bytes) + [0x0A])
    return ExitStatus.ok.rawValue
  }

  /// `methods`: one name a line.
  func printMethods(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
    try arguments.end()
    for name in MethodName.allCases { terminal.print(name.rawValue) }
    return ExitStatus.ok.rawValue
  }
}
