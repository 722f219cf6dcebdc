import AlmanacCLI
import AlmanacCore
import AlmanacServer
import EventLoop
import HTTP
import Providers
import Services
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Builds every part and hands it down. The only place that reads the environment.
struct Composition: Sendable {
  static let version = "1.0.0"

  let variables: [String: String]
  private var environment: ProcessEnvironment { ProcessEnvironment(variables) }
  private var log: Log { Log(level: environment.logLevel) }

  init(variables: [String: String]) { self.variables = variables }

  func server(_ loop: Loop, _ overrides: Door.Overrides) -> Server {
    let configuration = configuration(overrides)
    let wallClock = wallClock()
    let places = LocalPlaces(zones: ZoneDatabase(read: zoneReader()))
    let store = SQLiteStore(
      SQLiteStore.Settings(
        dataFolder: overrides.isForgetful ? nil : environment.dataFolder,
        cacheFolder: overrides.isForgetful ? nil : environment.cacheFolder,
        cacheBytes: configuration.cacheMaximumBytes.value,
        isOwnerGone: { ProcessName($0)?.isAlive == false }))
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http(loop.clock), store: store,
        providers: providers(configuration), userAgent: "almanac/" + Self.version,
        processName: ProcessName(process: getpid(), startedAt: loop.now).text))
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: store, defaults: locationDefaults(configuration),
      resolve: { reference in try? await resolver.resolve(reference).get() })
    return Server(
      version: Self.version, configuration: configuration,
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
  }

  private func http(_ clock: MonotonicClock) -> HTTPClient {
    guard !environment.isOffline else { return .offline }
    return .curl(HTTPClient.Settings(userAgent: "almanac/" + Self.version))
      .telling(log, clock: clock)
  }

  /// The providers named in `order` first, then the others.
  private func providers(_ configuration: Configuration) -> ProviderConfiguration {
    let named = configuration.providerOrder.value.compactMap(ProviderID.init(rawValue:))
    var settings: [ProviderID: ProviderSettings] = [:]
    for (name, entry) in configuration.providers {
      guard let provider = ProviderID(rawValue: name) else { continue }
      let mayCarryKey = entry.baseURL.value?.mayCarryKey ?? true
      settings[provider] = ProviderSettings(
        baseURL: entry.baseURL.value?.text, apiKey: mayCarryKey ? entry.apiKey.value : nil,
        contact: entry.contact.value)
    }
    return ProviderConfiguration(order: named, settings: settings)
  }

  // MARK: What the environment says

  static func environment() -> [String: String] {
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

  private func configuration(_ overrides: Door.Overrides) -> Configuration {
    var configuration = Configuration()
    if let path = environment.configurationFile {
      do { configuration.apply(file: try FileBytes.read(path, limit: 1 << 20)) } catch {
        configuration.note(unreadableFile: error)
      }
    }
    configuration.apply(environment)
    for problem in configuration.problems.prefix(8) {
      log(.warning, "configuration: \(problem.text)")
    }
    if let units = overrides.units {
      configuration.apply(ProcessEnvironment(["ALMANAC_UNITS": units]))
    }
    return configuration
  }

  private func wallClock() -> WallClock {
    if let text = environment.now, let instant = try? Instant(parsing: text) {
      return .frozen(atUnixSeconds: instant.unixSeconds)
    }
    return WallClock {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }

  private func locationDefaults(_ configuration: Configuration) -> LocationDefaults {
    let location = configuration.location
    let reference = location.value.flatMap(PlaceReference.init(json:))
    return LocationDefaults(
      environment: location.origin == .environment ? reference : nil,
      config: location.origin == .file ? reference : nil,
      timeZone: environment.timeZone ?? SystemTimeZone.name)
  }

  private func zoneReader() -> ZoneDatabase.Reader {
    let folders =
      [environment.zoneInfoFolder, "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"]
      .compactMap(\.self)
    return { name in
      for folder in folders {
        if let bytes = try? FileBytes.read("\(folder)/\(name)", limit: 1 << 20) { return bytes }
      }
      return nil
    }
  }
}
