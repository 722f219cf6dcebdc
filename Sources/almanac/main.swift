import AlmanacCLI
import AlmanacServer
import EventLoop
import HTTP

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Before anything else may print.
let streams = StandardStreams.claim()

if let shortage = ProcessLimits.shortage() {
  StandardError.print("almanac: \(shortage)")
  _exit(ExitStatus.failed.rawValue)
}

let composition = Composition(environment: ProcessEnvironment(Composition.variables()))
let door = Door(
  version: Composition.version, streams: streams, environment: composition.environment,
  networkProblem: { HTTPLibraryProblem.found()?.hint },
  makeServer: { loop, overrides in composition.server(loop, overrides) })
_exit(door.run(Array(CommandLine.arguments.dropFirst())))
