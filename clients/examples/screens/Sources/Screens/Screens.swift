import AlmanacClient
import Observation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `screens NAME [COMMAND…]`: shows an app, and redraws it as it changes. Type a command and Enter;
/// `quit` ends it, and so does the end of the input once all is loaded. With commands as arguments,
/// runs those, waits, and prints the last screen.
@main @MainActor enum Screens {
  private static let apps: [(name: String, make: (Almanac) -> any Screen)] = [
    ("weather-2045", { Weather2045($0) }), ("concurrency", { Concurrency($0) }),
    ("viper", { Viper($0) }), ("pretty-skies", { PrettySkies($0) }),
    ("weather-challenge", { WeatherChallenge($0) }),
  ]

  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let app = apps.first(where: { $0.name == words.first }) else {
      print("usage: screens \(apps.map(\.name).joined(separator: "|")) [COMMAND…]")
      exit(2)
    }
    var options = Almanac.Options()
    options.clientInfo = ClientInfo(name: "screens", version: "0.1.0")
    options.location = DeviceOfTheEnvironment.location
    let almanac = Almanac(options)
    let screen = app.make(almanac)
    await screen.start()
    if words.count > 1 {
      await run(words.dropFirst(), screen)
    } else {
      await show(screen)
    }
    await almanac.close()
  }

  private static func run(_ commands: ArraySlice<String>, _ screen: any Screen) async {
    for line in commands {
      await screen.settled()
      await type(line, screen)
    }
    await screen.settled()
    print(screen.lines.joined(separator: "\n"))
  }

  private static func show(_ screen: any Screen) async {
    watch(screen)
    for await line in typedLines() {
      if line == "quit" { return }
      await type(line, screen)
      draw(screen.lines)
    }
    await screen.settled()
    draw(screen.lines)
  }

  /// Draws, and draws again after each change of what was drawn.
  private static func watch(_ screen: any Screen) {
    draw(
      withObservationTracking {
        screen.lines
      } onChange: {
        Task { @MainActor in watch(screen) }
      })
  }

  /// Not by way of the C library's streams: to flush all of them would wait for the one that a
  /// thread reads.
  private static func draw(_ lines: [String]) {
    var bytes = Array(("\u{1b}[H\u{1b}[2J" + lines.joined(separator: "\n") + "\n\n> ").utf8)
    while !bytes.isEmpty {
      let count = write(STDOUT_FILENO, bytes, bytes.count)
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  /// `add Lisbon` is a command and the rest.
  private static func type(_ line: String, _ screen: any Screen) async {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let command = parts.first else { return }
    await screen.type(String(command), parts.count > 1 ? String(parts[1]) : "")
  }
}
