package import AlmanacServer
package import EventLoop
import JSON
import JSONRPC

/// Every way into the program: reads the command line, runs one command, says
/// how it ended.
package struct Door: Sendable {
  /// Builds the server. Called once, and only by commands that need one.
  package typealias MakeServer = @Sendable (Loop, Overrides) -> Server

  /// What a command line may change about the server.
  package struct Overrides: Sendable {
    package var units: String?
    /// Nothing is kept: what a replayed session does must not reach the person's own data.
    package var isForgetful: Bool
    package init(units: String? = nil, isForgetful: Bool = false) {
      self.units = units
      self.isForgetful = isForgetful
    }
  }

  let version: String
  let streams: StandardStreams
  let variables: [String: String]
  let makeServer: MakeServer
  /// What keeps the network from being used at all, in words for the person; nil when nothing does.
  let networkProblem: @Sendable () -> String?

  package init(
    version: String, streams: StandardStreams, variables: [String: String],
    networkProblem: @escaping @Sendable () -> String? = { nil },
    makeServer: @escaping MakeServer
  ) {
    self.networkProblem = networkProblem
    self.version = version
    self.streams = streams
    self.variables = variables
    self.makeServer = makeServer
  }

  private let loss = OutputLoss()

  var terminal: Terminal { Terminal(streams: streams, variables: variables, loss: loss) }

  /// - Returns: the code to end the process with.
  package func run(_ words: [String]) -> Int32 {
    var arguments = Arguments(words)
    do throws(UsageError) {
      let status = try run(&arguments)
      guard let reason = loss.reason else { return status }
      StandardError.print("almanac: cannot write: \(reason)")
      return ExitStatus.failed.rawValue
    } catch {
      StandardError.print("almanac: \(error.message)\nTry: almanac --help")
      return ExitStatus.usage.rawValue
    }
  }

  private func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
    if arguments.flag("--version") { return printVersion(json: arguments.flag("--json")) }
    _ = try arguments.option("--clientProcessId")
    let isServe = arguments.flag("--stdio")
    guard let word = arguments.positional() else {
      let wantsHelp = arguments.flag("--help", "-h")
      if wantsHelp || (!isServe && StandardStreams.isTerminal(streams.input)) {
        terminal.print(Help.overview(version: version))
        return ExitStatus.ok.rawValue
      }
      return try serve(&arguments)
    }
    let wantsHelp = arguments.flag("--help", "-h")
    if word == "help" {
      let command = try arguments.positional().map(command(named:))
      terminal.print(command.map(Help.of) ?? Help.overview(version: version))
      return ExitStatus.ok.rawValue
    }
    let command = try command(named: word)
    if wantsHelp {
      terminal.print(Help.of(command))
      return ExitStatus.ok.rawValue
    }
    return try run(command, &arguments)
  }

  private func command(named word: String) throws(UsageError) -> CommandName {
    guard let command = CommandName(rawValue: word) else {
      throw UsageError("there is no command \(word)")
    }
    return command
  }

  private func run(
    _ command: CommandName, _ arguments: inout Arguments
  ) throws(UsageError) -> Int32 {
    switch command {
    case .serve: try serve(&arguments)
    case .watch: try watch(&arguments).rawValue
    case .status: try status(&arguments).rawValue
    case .replay: try replay(&arguments).rawValue
    case .doctor: try doctor(&arguments).rawValue
    case .config: try config(&arguments).rawValue
    case .completions: try completions(&arguments).rawValue
    case .manual: try manual(&arguments).rawValue
    case .now, .today, .week, .sunset, .climate, .alerts, .air, .sky:
      try people(command, &arguments)?.rawValue ?? ExitStatus.usage.rawValue
    case .call: try call(&arguments).rawValue
    case .spec: try printSpec(&arguments)
    case .methods: try printMethods(&arguments)
    case .mcp: try serveMCP(&arguments)
    }
  }

  private func printVersion(json: Bool) -> Int32 {
    if json {
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("name", "almanac")
      writer.member("version", version)
      writer.member("protocolVersion", Server.protocolVersion)
      writer.endObject()
      terminal.write(writer.bytes + [0x0A])
    } else {
      terminal.print("almanac \(version) (protocol \(Server.protocolVersion))")
    }
    return ExitStatus.ok.rawValue
  }
}
