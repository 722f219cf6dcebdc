import AlmanacCLI
import AlmanacServer
import Basics
import CArguments
import EventLoop
import HTTP
import Libc
import Words

// Before anything else may print.
let streams = StandardStreams.claim()

let wakePipe: WakePipe
do throws(ProcessLimits.Shortage) {
  wakePipe = try ProcessLimits.wakePipe()
} catch {
  StandardError.print("almanac: \(error.text)")
  _exit(ExitStatus.failed.rawValue)
}

let composition = Composition(environment: ProcessEnvironment(Composition.variables()))
let tool = CommandLineTool(
  version: Composition.version, repository: Composition.repository, streams: streams,
  wakePipe: wakePipe,
  environment: composition.environment,
  networkProblem: { HTTPLibraryProblem.found().map { SpokenLanguage.english.text($0.hint) } },
  parts: Composition.parts,
  makeServer: { loop, overrides in composition.server(loop, overrides) })

/// Not from `CommandLine`, which needs /proc on Linux, unless the C library does not pass them.
let words =
  carguments_count() > 0
  ? (1..<max(1, carguments_count())).map { unsafe String(cString: carguments_at($0)) }
  : Array(CommandLine.arguments.dropFirst())
_exit(tool.run(words))
