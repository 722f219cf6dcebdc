package import AlmanacServer
import Basics
package import EventLoop
import JSON
import JSONRPC
package import Time
import Vocabulary

/// The command line's entry point: parses it, runs one command, and returns the exit status.
package struct CommandLineTool: Sendable {
  /// Builds the server. Called once, and only by commands that need one.
  package typealias MakeServer = @Sendable (Loop, Overrides) -> Server

  /// What a command line may change about the server.
  package struct Overrides: Sendable {
    package var units: String?
    /// In-memory storage: a replayed session must not touch the user's data.
    package var isEphemeral = false
    /// In place of the machine's clock.
    package var wallClock: (@Sendable () -> Instant)?

    /// For what people read: units of their territory, unless others are asked for or configured.
    static func reader(_ arguments: Arguments) -> Overrides {
      Overrides(units: arguments.value(of: .units) ?? UnitSet.locale.rawValue)
    }
  }

  let version: String
  /// Where the source is; empty while there is no place.
  let repository: String
  let streams: StandardStreams
  private let wakePipe: WakePipe
  let environment: ProcessEnvironment
  let makeServer: MakeServer
  /// Why the network is not used at all, as text; nil if it is.
  let networkProblem: @Sendable () -> String?
  /// What the program is made of.
  private let parts: @Sendable () -> [LinkedPart]

  package init(
    version: String, repository: String = "", streams: StandardStreams, wakePipe: WakePipe,
    environment: ProcessEnvironment,
    networkProblem: @escaping @Sendable () -> String? = { nil },
    parts: @escaping @Sendable () -> [LinkedPart] = { [] },
    makeServer: @escaping MakeServer
  ) {
    self.networkProblem = networkProblem
    self.parts = parts
    (self.version, self.repository) = (version, repository)
    self.streams = streams
    self.wakePipe = wakePipe
    self.environment = environment
    self.makeServer = makeServer
  }

  /// The loop of this run, woken by termination signals.
  func makeLoop() -> Loop {
    Signals.install(waking: wakePipe)
    return Loop(pipe: wakePipe)
  }

  private let loss = OutputLoss()
  /// The command line's choice of colors.
  private var colorChoice: ColorChoice?

  var terminal: Terminal {
    Terminal(streams: streams, environment: environment, choice: colorChoice, loss: loss)
  }

  /// - Returns: the code to end the process with.
  package func run(_ words: [String]) -> Int32 {
    do throws(UsageError) {
      let arguments = try Arguments(words)
      var tool = self
      tool.colorChoice = arguments.value(of: .color).flatMap(ColorChoice.init(rawValue:))
      let status = try tool.run(arguments)
      guard let reason = loss.reason else { return status }
      StandardError.print("almanac: cannot write: \(reason)")
      return ExitStatus.failed.rawValue
    } catch {
      StandardError.print("almanac: \(error.message)\nTry: almanac --help")
      return ExitStatus.usage.rawValue
    }
  }

  private func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.has(.version) { return printVersion(arguments) }
    if let command = arguments.command {
      if arguments.has(.help) { return printHelp(command) }
      return try run(command, arguments)
    }
    let isForPerson =
      !arguments.has(.stdio) && StandardStreams.isTerminal(streams.input)
    return try arguments.has(.help) || isForPerson ? printHelp(nil) : serve(arguments)
  }

  private func run(
    _ command: CommandName, _ arguments: Arguments
  ) throws(UsageError) -> Int32 {
    switch command {
    case .serve: try serve(arguments)
    case .watch: try watch(arguments).rawValue
    case .status: try status(arguments).rawValue
    case .replay: try replay(arguments).rawValue
    case .doctor: doctor(arguments).rawValue
    case .config: try config(arguments).rawValue
    case .completions: completions(arguments).rawValue
    case .manual: manual(arguments).rawValue
    case .help: printHelp(arguments.operand(0).flatMap(CommandName.init(word:)))
    case .now, .rain, .today, .week, .changes, .sunset, .climate, .alerts, .air, .sky, .map, .skill,
      .search, .favorites:
      PageCommand(command, arguments, columns: terminal.columns)
        .map { page($0, arguments).rawValue }
        ?? ExitStatus.usage.rawValue
    case .call: try call(arguments).rawValue
    case .spec: printSpec()
    case .methods: printMethods(arguments)
    case .mcp: serveMCP()
    }
  }

  private func printHelp(_ command: CommandName?) -> Int32 {
    let text = command.map(Help.of) ?? Help.overview(version: version)
    terminal.print(TerminalText(lines: text))
    return ExitStatus.ok.rawValue
  }

  private func printVersion(_ arguments: Arguments) -> Int32 {
    let parts = arguments.has(.verbose) ? self.parts() : []
    if arguments.has(.json) {
      terminal.write(
        json: JSONWriter.object { writer in
          writer.member("name", "almanac")
          writer.member("version", version)
          writer.member("protocolVersion", Server.protocolVersion)
          if arguments.has(.verbose) {
            writer.array("parts", parts) { writer, part in writer.object(part.write) }
          }
        })
    } else {
      terminal.print("almanac \(version) (protocol \(Server.protocolVersion))")
      for part in parts { terminal.print(part.text) }
    }
    return ExitStatus.ok.rawValue
  }
}
