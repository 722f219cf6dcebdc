import AlmanacCLI
import AlmanacServer
import EventLoop
import HTTP
import Libc
import Providers
import Services
import Storage
import Time

/// Builds every part and hands it down. The only place that reads the environment.
struct Composition: Sendable {
  static let version = "1.0.0"

  /// Names the program, its version and, as providers ask, where to find its makers. A user's
  /// `contact` follows.
  static let userAgent = ["almanac/" + version, repository].filter { !$0.isEmpty }
    .joined(separator: " ")

  let environment: ProcessEnvironment

  private func log(_ configuration: Configuration) -> Log {
    ProviderConfiguration(configuration).secrets.log(environment.logLevel)
  }

  func server(_ loop: Loop, _ overrides: CommandLineTool.Overrides) -> Server {
    let configuration = configuration(overrides)
    return server(
      loop, configuration, overrides.wallClock.map { WallClock(now: $0) } ?? wallClock(),
      http: http(loop.clock, configuration),
      store: store(overrides, cacheBytes: configuration.cacheMaximumBytes.value))
  }

  /// The same parts over any network and store.
  func server(
    _ loop: Loop, _ configuration: Configuration, _ wallClock: WallClock, http: HTTPClient,
    store: any Store, workers: Workers = Workers()
  ) -> Server {
    let places = LocalPlaces(zones: ZoneDatabase(read: zoneReader()))
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http, store: store,
        providers: ProviderConfiguration(configuration), userAgent: Self.userAgent,
        processName: ProcessName(process: getpid(), startedAt: loop.now).text),
      workers: workers)
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: store,
      defaults: LocationDefaults(
        configuration, timeZone: environment.timeZone ?? SystemTimeZone.name),
      resolve: { await resolver.resolve($0, $1) })
    return Server(
      version: Self.version, configuration: configuration,
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
  }

  func store(_ overrides: CommandLineTool.Overrides, cacheBytes: Int) -> SQLiteStore {
    var settings = SQLiteStore.Settings(
      dataFolder: overrides.isEphemeral ? nil : environment.dataFolder,
      cacheFolder: overrides.isEphemeral ? nil : environment.cacheFolder, cacheBytes: cacheBytes,
      isOwnerGone: { ProcessName($0)?.isAlive == false })
    settings.lacksDataFolder = !overrides.isEphemeral && environment.dataFolder == nil
    return SQLiteStore(settings)
  }

  private func http(_ clock: MonotonicClock, _ configuration: Configuration) -> HTTPClient {
    guard !environment.isOffline else { return .offline }
    return .curl(HTTPClient.Settings(userAgent: Self.userAgent))
      .logging(to: log(configuration), clock: clock)
  }

  // MARK: What the environment says

  static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let line = unsafe String(cString: text)
      if let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(line[..<equals])] = String(line[line.utf8.index(after: equals)...])
      }
      unsafe entry += 1
    }
    return variables
  }

  func configuration(_ overrides: CommandLineTool.Overrides) -> Configuration {
    let configuration = Configuration(
      environment: environment,
      file: environment.configurationFile.map(ConfigurationText.read), units: overrides.units)
    let problems = configuration.problems
    guard !problems.isEmpty else { return configuration }
    let log = log(configuration)
    for problem in problems.prefix(Self.problemsShown) {
      log(.warning, "configuration: \(problem.text)")
    }
    if problems.count > Self.problemsShown {
      let more = problems.count - Self.problemsShown
      log(.warning, "configuration: \(more) more problems; see almanac doctor")
    }
    return configuration
  }

  /// More would bury the first.
  private static let problemsShown = 8

  func wallClock() -> WallClock {
    if let text = environment[.now], let instant = try? Instant(parsing: text) {
      return .frozen(at: instant)
    }
    return WallClock(isRunning: true) {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
      return Instant(unixSeconds: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9)
    }
  }

  private func zoneReader() -> ZoneDatabase.Reader {
    let folders =
      [environment[.zoneInfoFolder], "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"]
      .compactMap(\.self)
    return { name in
      for folder in folders {
        if let bytes = try? FileBytes.read("\(folder)/\(name)", limit: 1 << 20) { return bytes }
      }
      return nil
    }
  }
}
