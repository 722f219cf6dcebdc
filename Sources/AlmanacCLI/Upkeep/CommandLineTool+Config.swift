import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `config [list] | get [PATH] | set PATH VALUE | unset PATH | path | schema`.
  func config(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let action: ConfigAction = Arguments.meaning(of: arguments.operand(0)) ?? .list
    let (path, value) = (arguments.operand(1), arguments.operand(2))
    switch (action, path, value) {
    case (.list, nil, nil), (.get, nil, nil): return listSettings(arguments)
    case (.get, let path?, nil): return try printSetting(path, arguments)
    case (.set, let path?, let value?):
      let text = value == "-" ? try line(readAll(nil)) : value
      return try change(path, to: ConfigurationFile.json(text))
    case (.set, _, _): throw UsageError("config set needs a PATH and a VALUE")
    case (.unset, let path?, nil): return try change(path, to: nil)
    case (.unset, nil, nil): throw UsageError("config unset needs a PATH")
    case (.path, nil, nil): return printPath()
    case (.schema, nil, nil):
      terminal.write(document: ConfigurationSchema.text.withUTF8Buffer { unsafe Array($0) })
      return .ok
    case (.list, _, _), (.get, _, _), (.unset, _, _), (.path, _, _), (.schema, _, _):
      throw UsageError("unexpected \(value ?? path ?? "")")
    }
  }

  /// What a pipe or a person gives for a value: without the line break at its end.
  private func line(_ bytes: [UInt8]) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("the standard input is not UTF-8")
    }
    let line = text.split(whereSeparator: \.isNewline)
    guard line.count == 1 else { throw UsageError("config set - wants one line") }
    return String(line[0])
  }

  private func printPath() -> ExitStatus {
    guard let path = environment.configurationFile else { return saysNoFile() }
    terminal.print("\(path)")
    return .ok
  }

  // MARK: Showing

  /// Every setting with its value and where that came from; with `--json` the answer of
  /// `config.get`, which tells all that is wrong too.
  private func listSettings(_ arguments: Arguments) -> ExitStatus {
    switch settings(telling: "location") {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let result) where arguments.has(.json):
      terminal.write(document: result)
    case .success(let result):
      let root = try? JSONDocument(parsing: result).root
      for value in root?["values"]?.elements.map(\.self) ?? [] {
        let path = Help.padded(value["path"]?.string ?? "", to: 34)
        terminal.print("\(path)\(Self.raw(value))  (\(value["origin"]?.string ?? ""))")
      }
    }
    return .ok
  }

  /// One value, as it is typed: a text without its quotes, nothing for null.
  private func printSetting(
    _ path: String, _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    switch settings(telling: path) {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let result):
      let values = (try? JSONDocument(parsing: result).root)?["values"]
      guard let value = values?.elements.first(where: { $0["path"]?.string == path }) else {
        throw Self.noSetting(path)
      }
      if arguments.has(.json) {
        terminal.write(document: value["value"].map { Array($0.rawBytes) } ?? Array("null".utf8))
      } else {
        terminal.print("\(Self.raw(value))")
      }
      return .ok
    }
  }

  /// The answer of `config.get`. Where the location is to be shown, it is looked up too: that it
  /// cannot be found is a fault of the configuration like those that the server tells at its start.
  private func settings(telling path: String) -> Result<[UInt8], RPCError> {
    let loop = makeLoop()
    let caller = LocalCaller(loop: loop, table: makeServer(loop, Overrides()))
    if path == "location", case .failure(let error) = caller.call("location.current", []) {
      let fault = ErrorText.lines(error).joined(separator: "; ")
      StandardError.print("almanac: configuration: /location: \(fault)")
    }
    return caller.call("config.get", [])
  }

  /// A secret says whether it is set.
  private static func raw(_ setting: JSONValue) -> String {
    guard let value = setting["value"], !value.isNull else { return "" }
    if value["secret"] != nil { return value["set"]?.bool ?? false ? "set, secret" : "not set" }
    return value.string ?? String(decoding: value.rawBytes, as: UTF8.self)
  }

  private static func noSetting(_ path: String) -> UsageError {
    UsageError(
      "there is no setting \(path)", not: path, among: Configuration().wireValues.map(\.path))
  }

  // MARK: Changing

  private func change(_ path: String, to value: [UInt8]?) throws(UsageError) -> ExitStatus {
    guard isSetting(path) else { throw Self.noSetting(path) }
    guard let file = environment.configurationFile else { return saysNoFile() }
    do throws(ConfigurationFile.Refusal) {
      try ConfigurationFile(path: file).set(path, value)
    } catch {
      StandardError.print("almanac: \(error.message)")
      return .failed
    }
    let provider = value == nil ? nil : ConfigurationFile.provider(ofKey: path)
    return provider.map(checkKey) ?? .ok
  }

  /// Asks the provider once, with the new key. It is kept in any case.
  private func checkKey(_ provider: String) -> ExitStatus {
    guard !environment.isOffline else {
      terminal.print("\(provider) key not checked: switched off by ALMANAC_OFFLINE")
      return .ok
    }
    let loop = makeLoop()
    let server = makeServer(loop, Overrides())
    let report = KeyReport(of: provider, LocalCaller(loop: loop, table: server), server)
    terminal.print("\(provider) key \(report?.text ?? "not checked: the provider needs none")")
    if case .refused? = report { return .failed }
    return .ok
  }

  /// A setting, or an object with settings in it, or a member of one (`units.temperature`).
  private func isSetting(_ path: String) -> Bool {
    Configuration().wireValues.contains { setting in
      path == setting.path || path.hasPrefix(setting.path + ".")
        || setting.path.hasPrefix(path + ".")
    }
  }

  private func saysNoFile() -> ExitStatus {
    StandardError.print(
      "almanac: no configuration file: none of ALMANAC_CONFIG, XDG_CONFIG_HOME and HOME is set")
    return .failed
  }
}
