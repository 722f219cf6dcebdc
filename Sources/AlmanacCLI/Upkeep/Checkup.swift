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

/// What `doctor` looks at, one finding each.
struct Finding {
  enum State: String {
    case ok, note, failed
  }

  let name: String
  let state: State
  let text: String
  /// Says where somebody is; not for a report that is shown around.
  var isPrivate = false
}

struct Checkup {
  let variables: [String: String]
  let caller: LocalCaller
  let networkProblem: () -> String?

  private var environment: ProcessEnvironment { ProcessEnvironment(variables) }

  func findings() -> [Finding] {
    configuration() + [
      folder("data folder", environment.dataFolder),
      folder("cache folder", environment.cacheFolder),
      cache(), clock(), location(), upstream(),
    ] + providers()
  }

  // MARK: Files

  private func configuration() -> [Finding] {
    guard let path = environment.configurationFile else {
      return [Finding(name: "configuration", state: .note, text: "no folder says where; defaults")]
    }
    let isThere = unsafe access(path, F_OK) == 0
    let file = Finding(
      name: "configuration", state: .ok, text: isThere ? path : "\(path) (not there; defaults)")
    let problems = answer("config.get")?["warnings"]?.elements.compactMap { $0["message"]?.string }
    return [file]
      + (problems ?? []).map { Finding(name: "configuration", state: .failed, text: $0) }
  }

  private func folder(_ name: String, _ path: String?) -> Finding {
    guard let path else {
      return Finding(name: name, state: .note, text: "no folder says where; kept in memory only")
    }
    if unsafe access(path, W_OK) == 0 { return Finding(name: name, state: .ok, text: path) }
    if unsafe access(path, F_OK) != 0, FileBytes.makeFolder(path) {
      return Finding(name: name, state: .ok, text: "\(path) (made now)")
    }
    return Finding(name: name, state: .failed, text: "\(path) cannot be written")
  }

  private func cache() -> Finding {
    let cache = answer("server.status")?["cache"]
    func number(_ name: String) -> Int { cache?[name]?.integer ?? 0 }
    let text =
      "\(number("entries")) answers, \(number("bytes") >> 10) of \(number("maxBytes") >> 10) KiB"
    return Finding(name: "cache", state: .ok, text: text)
  }

  // MARK: Time and place

  /// Before this program was written no clock is right.
  private static let earliestUnixSeconds = 1_780_000_000

  private func clock() -> Finding {
    let seconds = time(nil)
    let zone = variables["TZ"] == nil ? "the system's zone" : "the zone that TZ names"
    if let now = environment.now {
      return Finding(name: "clock", state: .note, text: "frozen at \(now) by ALMANAC_NOW")
    }
    let shown = ZoneRules.utc.timestamp(Instant(unixSeconds: Double(seconds)))
    let isRight = seconds > Self.earliestUnixSeconds
    return Finding(
      name: "clock", state: isRight ? .ok : .failed,
      text: (isRight ? "" : "far in the past, forecasts will fail: ") + "\(shown), \(zone)")
  }

  private func location() -> Finding {
    let answer = answer("location.current")
    let place = answer?["place"]?["displayName"]?.string ?? "unknown"
    let zone = answer?["place"]?["timeZone"]?.string ?? "unknown zone"
    let origin = answer?["origin"]?.string ?? "unknown"
    return Finding(
      name: "location", state: .ok, text: "\(place) (\(zone)), because of: \(origin)",
      isPrivate: true)
  }

  // MARK: Network

  private func upstream() -> Finding {
    if environment.isOffline {
      return Finding(name: "network", state: .note, text: "switched off by ALMANAC_OFFLINE")
    }
    if let problem = networkProblem() {
      return Finding(name: "network", state: .failed, text: problem)
    }
    let started = caller.loop.now
    let params = Array(#"{"maxAgeSeconds":0,"fallback":"none","deadlineMs":8000}"#.utf8)
    switch caller.call("weather.current", params) {
    case .success(let result):
      let source = (try? JSONDocument(parsing: result))?.root["source"]
      let provider = source?["provider"]?.string ?? "a provider"
      let isLive = source?["kind"]?.string == "live"
      let duration = caller.loop.now.milliseconds(since: started)
      let text = isLive ? "answered in \(duration) ms" : "answered less than a minute ago"
      return Finding(name: "network", state: .ok, text: "\(provider) \(text)")
    case .failure(let error):
      let text = ErrorText.of(error).split(separator: "\n").first ?? ""
      return Finding(
        name: "network", state: .failed, text: String(text.dropFirst("almanac: ".count)))
    }
  }

  private func providers() -> [Finding] {
    (answer("server.status")?["providers"]?.elements.map(\.self) ?? []).compactMap { provider in
      guard let name = provider["name"]?.string else { return nil }
      guard provider["enabled"]?.bool ?? false else {
        return Finding(name: name, state: .note, text: "not used: no key or switched off")
      }
      let breaker = provider["breaker"]?.string ?? "closed"
      let failures = provider["failures"]?.integer ?? 0
      let reason = provider["lastReason"]?.string.map { ", last: \($0)" } ?? ""
      let left = provider["budgetRemaining"]?.integer.map { ", \($0) calls left" } ?? ""
      return Finding(
        name: name, state: breaker == "open" ? .failed : .ok,
        text: (failures == 0 ? "fine" : "\(failures) failures\(reason)") + left)
    }
  }

  private func answer(_ method: String) -> JSONValue? {
    guard case .success(let result) = caller.call(method, []) else { return nil }
    return (try? JSONDocument(parsing: result))?.root
  }
}
