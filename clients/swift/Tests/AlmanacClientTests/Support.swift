import AlmanacClient
import Foundation
import Testing

/// Where the repository is: the tests need its transcripts. The package may be a copy.
let repository =
  ProcessInfo.processInfo.environment["ALMANAC_REPOSITORY"].map { URL(filePath: $0) }
  ?? URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../..").standardizedFileURL

/// Only against hanging for ever: far beyond what a slow machine needs.
let guardLimit = TimeLimitTrait.Duration.minutes(3)

extension Almanac.Options {
  /// A mock that plays a transcript of `clients/transcripts`.
  static func mock(_ name: String) -> Self {
    let replay = repository.appending(path: "protocol-spec/conformance/replay.py").path
    let transcript = repository.appending(path: "clients/transcripts/\(name).io").path
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    var options = Self()
    options.command = [python, replay, "--mock", transcript]
    options.restart.firstDelay = .zero
    return options
  }

  /// The built server in an empty home, offline, at a fixed moment.
  static func server(home: URL) -> Self {
    var options = Self()
    options.command = [ProcessInfo.processInfo.environment["ALMANAC"] ?? "almanac", "serve"]
    options.environment = [
      "HOME": home.path, "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_DATA_HOME": home.path + "/data", "XDG_CACHE_HOME": home.path + "/cache",
      "XDG_STATE_HOME": home.path + "/state", "ALMANAC_DATA_DIR": home.path + "/almanac-data",
      "ALMANAC_CACHE_DIR": home.path + "/almanac-cache", "ALMANAC_OFFLINE": "1",
      "ALMANAC_NOW": "2026-06-21T12:00:00Z", "ALMANAC_LOCATION": "38.72,-9.14",
    ]
    options.restart.firstDelay = .zero
    return options
  }
}

let hasServer = ProcessInfo.processInfo.environment["ALMANAC"] != nil

/// With a client that is closed in the end.
func with<Value>(
  _ options: Almanac.Options, isolation: isolated (any Actor)? = #isolation,
  _ body: (Almanac) async throws -> Value
) async throws -> Value {
  let almanac = Almanac(options)
  do {
    let value = try await body(almanac)
    await almanac.close()
    return value
  } catch {
    await almanac.close()
    throw error
  }
}

/// With the built server and an empty home that is removed in the end.
func withServer<Value>(
  _ change: (inout Almanac.Options) -> Void = { _ in },
  isolation: isolated (any Actor)? = #isolation,
  _ body: (Almanac) async throws -> Value
) async throws -> Value {
  let home = FileManager.default.temporaryDirectory
    .appending(path: "almanac-swift-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: home) }
  var options = Almanac.Options.server(home: home)
  change(&options)
  return try await with(options, body)
}

/// Calls whose answers are read as they are: the mocks say only part of what the protocol asks for.
struct LoosePhase: SubscribableCall {
  static let method = "sun.phase"
  typealias Answer = JSONValue
  var place: String?
}

struct LooseWeather: ServerCall {
  static let method = "weather.current"
  typealias Answer = JSONValue
  var place: String?
}

struct LooseDaily: ServerCall {
  static let method = "forecast.daily"
  typealias Answer = JSONValue
  var days: Int?
}

struct LooseRefresh: ServerCall {
  static let method = "location.refresh"
  typealias Answer = JSONValue
}

struct LooseOverview: PartialCall {
  static let method = "weather.overview"
  typealias Answer = JSONValue
  typealias Part = JSONValue
  var parts = [["method": "weather.current"], ["method": "sunset.score"]]
}

/// What a call threw.
func failure<Value>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
) async -> AlmanacError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? AlmanacError
  }
}

/// Values seen by closures that may run anywhere.
actor Seen<Value: Sendable> {
  private(set) var values: [Value] = []
  func add(_ value: Value) { values.append(value) }
}
