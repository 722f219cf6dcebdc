import AlmanacClient
import Observation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// screens NAME [COMMAND…]: shows an app, and redraws it as it changes. Type a command and Enter;
// `quit` ends it. With commands as arguments, runs those, waits, and prints the last screen.

let apps: [(name: String, make: @MainActor (Almanac) -> any Screen)] = [
  ("weather-2045", { Weather2045($0) }), ("concurrency", { Concurrency($0) }),
  ("viper", { Viper($0) }), ("pretty-skies", { PrettySkies($0) }),
  ("weather-challenge", { WeatherChallenge($0) }),
]
let words = Array(CommandLine.arguments.dropFirst())
guard let name = words.first, let app = apps.first(where: { $0.name == name }) else {
  print("usage: screens \(apps.map(\.name).joined(separator: "|")) [COMMAND…]")
  exit(2)
}

var options = Almanac.Options()
options.clientInfo = ClientInfo(name: "screens", version: "0.1.0")
options.location = DeviceOfTheEnvironment.location
let almanac = Almanac(options)
let screen = app.make(almanac)
await screen.start()

/// `add Lisbon` as a command and the rest.
func run(_ line: String) async {
  let parts = line.split(separator: " ", maxSplits: 1)
  guard let command = parts.first else { return }
  await screen.type(String(command), parts.count > 1 ? String(parts[1]) : "")
}

if words.count > 1 {
  for line in words.dropFirst() {
    await screen.settled()
    await run(line)
  }
  await screen.settled()
  print(screen.lines.joined(separator: "\n"))
  await almanac.close()
  exit(0)
}

/// Draws, and draws again after each change of what was drawn.
@MainActor func draw() {
  let lines = withObservationTracking {
    screen.lines
  } onChange: {
    Task { @MainActor in draw() }
  }
  print("\u{1b}[H\u{1b}[2J" + lines.joined(separator: "\n") + "\n\n> ", terminator: "")
  fflush(nil)
}
draw()
for await line in typedLines() {
  if line == "quit" { break }
  await run(line)
}
await almanac.close()
