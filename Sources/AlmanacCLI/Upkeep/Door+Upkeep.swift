import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension Door {
  /// `completions bash|zsh|fish`.
  func completions(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let name = arguments.positional()
    try arguments.end()
    guard let shell = name.flatMap(Shell.init(rawValue:)) else {
      throw UsageError("completions wants one of bash, zsh, fish")
    }
    terminal.write(Array(shell.completions.utf8))
    return .ok
  }

  /// `manual PAGE`: roff.
  func manual(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let name = arguments.positional()
    try arguments.end()
    guard let page = name.flatMap(ManualPage.init(rawValue:)) else {
      let names = ManualPage.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("manual wants one of \(names)")
    }
    terminal.write(Array(page.roff(version: version).utf8))
    return .ok
  }

  // MARK: Configuration

  private var environment: ProcessEnvironment { ProcessEnvironment(variables) }

  /// `config get [PATH] | set PATH VALUE | unset PATH | path | schema`.
  func config(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    switch arguments.positional() {
    case "get": return try getConfig(&arguments)
    case "set":
      guard let path = arguments.positional(), let value = arguments.positional() else {
        throw UsageError("config set needs a PATH and a VALUE")
      }
      try arguments.end()
      return setConfig(path, ConfigurationFile.json(value))
    case "unset":
      guard let path = arguments.positional() else { throw UsageError("config unset needs a PATH") }
      try arguments.end()
      return setConfig(path, nil)
    case "path":
      try arguments.end()
      guard let path = environment.configurationFile else { return saysNoFile() }
      terminal.print(path)
      return .ok
    case "schema":
      try arguments.end()
      let bytes = ConfigurationSchema.text.withUTF8Buffer { unsafe Array($0) }
      terminal.write((terminal.isTerminal ? JSONLayout.indented(bytes) : bytes) + [0x0A])
      return .ok
    default: throw UsageError("config wants one of get, set, unset, path, schema")
    }
  }

  /// Every value with its origin, or the value at one path alone.
  private func getConfig(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let path = arguments.positional()
    try arguments.end()
    let loop = Loop()
    let caller = LocalCaller(loop: loop, table: makeServer(loop, Overrides()))
    switch caller.call("config.get", []) {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let result):
      guard let root = try? JSONDocument(parsing: result).root else { return .failed }
      let values = root["values"]?.elements.map(\.self) ?? []
      guard let path else {
        for value in values { terminal.print(Self.line(value)) }
        return .ok
      }
      guard let value = values.first(where: { $0["path"]?.string == path }) else {
        throw UsageError("there is no setting \(path)")
      }
      terminal.print(value["value"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? "null")
      return .ok
    }
  }

  private static func line(_ value: JSONValue) -> String {
    let path = value["path"]?.string ?? ""
    let json = value["value"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? "null"
    let text = value["value"]?["secret"] == nil ? json : secret(value["value"])
    return Help.padded(path, to: 34) + "\(text)  (\(value["origin"]?.string ?? ""))"
  }

  private static func secret(_ value: JSONValue?) -> String {
    value?["set"]?.bool ?? false ? "set, secret" : "not set"
  }

  private func setConfig(_ path: String, _ value: [UInt8]?) -> ExitStatus {
    guard let file = environment.configurationFile else { return saysNoFile() }
    do throws(ConfigurationFile.Refusal) {
      try ConfigurationFile(path: file).set(path, value)
      return .ok
    } catch {
      StandardError.print("almanac: \(error.message)")
      return .failed
    }
  }

  private func saysNoFile() -> ExitStatus {
    StandardError.print(
      "almanac: no configuration file: none of ALMANAC_CONFIG, XDG_CONFIG_HOME and HOME is set")
    return .failed
  }
}
