import AlmanacCore
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `doctor` looks at; each finding is one fact.
struct Checkup {
  let environment: ProcessEnvironment
  let caller: LocalCaller
  let configurationFile: ConfigurationText?
  let networkProblem: () -> String?
  /// Asks a provider about the key that is configured for it; nil for one that takes none.
  let keyReport: (String) -> KeyReport?

  func findings() -> [Finding] {
    // The network first: what it met is what the providers are asked about behind it.
    let upstream = upstream()
    let status = answer("server.status")
    return configuration()
      + [
        folder("data folder", environment.dataFolder),
        folder("cache folder", environment.cacheFolder),
        cache(status),
      ] + data(status) + [clock(), timeZone(), location(), upstream] + providers(status) + keys()
  }

  // MARK: Files

  private func configuration() -> [Finding] {
    let name = "configuration"
    guard let path = environment.configurationFile, let configurationFile else {
      return [.absent(name, "nothing says where it would be; defaults")]
    }
    // What cannot be read is among the problems.
    let file: [Finding] =
      switch configurationFile {
      case .bytes: [.ok(name, path)]
      case .unreadable(.missing): [.absent(name, "\(path) is not there; defaults")]
      case .unreadable: []
      }
    guard let warnings = answer("config.get")?["warnings"] else {
      return file + [.failed(name, "the settings cannot be told")]
    }
    return file
      + warnings.elements.compactMap { $0["message"]?.string }.map { .failed(name, $0) }
  }

  private func folder(_ name: String, _ path: String?) -> Finding {
    guard let path else {
      return .absent(name, "nothing says where it would be; kept for the process only")
    }
    if unsafe access(path, W_OK) == 0 { return .ok(name, path) }
    if unsafe access(path, F_OK) != 0, FileBytes.makeFolder(path) {
      return .ok(name, "\(path) (made now)")
    }
    return .failed(name, "\(path) cannot be written")
  }

  private func cache(_ status: JSONValue?) -> Finding {
    guard let cache = status?["cache"], let entries = cache["entries"]?.integer,
      let bytes = cache["bytes"]?.integer, let most = cache["maxBytes"]?.integer
    else { return .failed("cache", "the server does not tell") }
    return .ok("cache", "\(entries) answers, \(bytes >> 10) of \(most >> 10) KiB")
  }

  /// What is wrong with the stored files, one fault a line.
  private func data(_ status: JSONValue?) -> [Finding] {
    guard let storage = status?["storage"], let warnings = storage["warnings"] else {
      return [.failed("stored files", "the server does not tell")]
    }
    var faults = warnings.elements.compactMap { $0["message"]?.string }
    let invalid = storage["invalidRows"]?.integer ?? 0
    if invalid > 0 { faults.append("\(invalid) rows are damaged; they are left out") }
    // With no folder there are no files; what that means is told by the warning.
    if environment.dataFolder == nil { return faults.map { .absent("stored files", $0) } }
    guard faults.isEmpty else { return faults.map { .failed("stored files", $0) } }
    return [.ok("stored files", "nothing damaged")]
  }

  // MARK: Time and place

  /// Before this program was written no clock is right.
  private static let earliestUnixSeconds = 1_780_000_000

  private func clock() -> Finding {
    if let now = environment[.now] { return .notAsked("clock", "frozen at \(now) by ALMANAC_NOW") }
    let seconds = time(nil)
    let shown = ZoneRules.utc.timestamp(Instant(unixSeconds: Double(seconds)))
    guard seconds > Self.earliestUnixSeconds else {
      return .failed("clock", "far in the past, forecasts will fail: \(shown)")
    }
    return .ok("clock", shown)
  }

  private func timeZone() -> Finding {
    if let zone = environment.timeZone { return .ok("time zone", "\(zone), because of TZ") }
    guard let zone = SystemTimeZone.name else {
      return .absent("time zone", "the system names none; UTC")
    }
    return .ok("time zone", zone)
  }

  private func location() -> Finding {
    switch caller.call("location.current", []) {
    case .failure(let error):
      return .failed("location", ErrorText.lines(error).joined(separator: "; ")).kept
    case .success(let result):
      let answer = (try? JSONDocument(parsing: result))?.root
      guard let place = answer?["place"]?["displayName"]?.string,
        let origin = answer?["origin"]?.string
      else { return .failed("location", "unknown") }
      let zone = answer?["place"]?["timeZone"]?.string.map { " (\($0))" } ?? ""
      return .ok("location", "\(place)\(zone), because of: \(origin)").kept
    }
  }

  // MARK: Network

  private func upstream() -> Finding {
    let name = "network"
    if environment.isOffline { return .notAsked(name, "switched off by ALMANAC_OFFLINE") }
    if let problem = networkProblem() { return .failed(name, problem) }
    let started = caller.loop.now
    let params = Array(#"{"maxAgeSeconds":0,"fallback":"none","deadlineMs":8000}"#.utf8)
    switch caller.call("weather.current", params) {
    case .failure(let error): return .failed(name, ErrorText.lines(error)[0])
    case .success(let result):
      let source = (try? JSONDocument(parsing: result))?.root["source"]
      let provider = source?["provider"]?.string ?? "a provider"
      guard source?["kind"]?.string == "live" else {
        return .notAsked(name, "\(provider) answered less than a minute ago; try again later")
      }
      return .ok(
        name, "\(provider) answered in \(caller.loop.now.milliseconds(since: started)) ms")
    }
  }

  private func providers(_ status: JSONValue?) -> [Finding] {
    (status?["providers"]?.elements.map(\.self) ?? []).compactMap { provider in
      provider["name"]?.string.map { finding(on: provider, $0) }
    }
  }

  private func finding(on provider: JSONValue, _ name: String) -> Finding {
    guard provider["enabled"]?.bool ?? false else {
      return .absent(name, "not used: no key")
    }
    let requests = provider["requests"]?.integer ?? 0
    let failures = provider["failures"]?.integer ?? 0
    let left = provider["budgetRemaining"]?.integer.map { ", \($0) calls left" } ?? ""
    guard failures == 0, provider["breaker"]?.string == "closed" else {
      let reason = provider["lastReason"]?.string.map { ": \($0)" } ?? ""
      return .failed(name, "\(failures) of \(requests) requests failed\(reason)\(left)")
    }
    guard requests > 0 else { return .notAsked(name, "not needed for this check\(left)") }
    return .ok(name, "answered\(left)")
  }

  /// One line for each provider that has a key.
  private func keys() -> [Finding] {
    let values = answer("config.get")?["values"]?.elements.map(\.self) ?? []
    return values.compactMap { setting in
      guard let path = setting["path"]?.string, setting["value"]?["set"]?.bool == true,
        let provider = ConfigurationFile.provider(ofKey: path)
      else { return nil }
      let name = "\(provider) key"
      guard !environment.isOffline else {
        return .notAsked(name, "switched off by ALMANAC_OFFLINE")
      }
      return keyReport(provider)?.finding(name) ?? .absent(name, "needs none")
    }
  }

  // MARK: Answers

  private func answer(_ method: String) -> JSONValue? {
    guard case .success(let result) = caller.call(method, []) else { return nil }
    return (try? JSONDocument(parsing: result))?.root
  }
}
