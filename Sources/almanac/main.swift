import AlmanacCLI
import AlmanacServer
import EventLoop
import HTTP
import Libc

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
  version: Composition.version, streams: streams, wakePipe: wakePipe,
  environment: composition.environment,
  networkProblem: { HTTPLibraryProblem.found()?.hint },
  parts: Composition.parts,
  makeServer: { loop, overrides in composition.server(loop, overrides) })
_exit(tool.run(Array(CommandLine.arguments.dropFirst())))
