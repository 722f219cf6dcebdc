import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import Libc
import Time
import Units
import Vocabulary
import Words

/// The checks of `doctor`; each finding is one fact.
struct Checkup {
  let environment: ProcessEnvironment
  let caller: any MethodCaller
  let clock: MonotonicClock
  let configurationFile: ConfigurationText?
  let networkProblem: () -> String?
  /// Where the source of the program is; empty while there is no place.
  let repository: String
  /// Asks a provider about its configured key; nil if it takes none.
  let keyReport: (String) -> KeyReport?

  func findings() -> [Finding] {
    // The network first: its result explains those of the providers.
    let upstream = upstream()
    let status = answer(Wire.ServerStatusMethod.self, .init())
    let settings = answer(Wire.ConfigGetMethod.self, .init())
    return configuration(settings)
      + [
        folder("data folder", environment.dataFolder),
        folder("cache folder", environment.cacheFolder),
        cache(status),
      ] + data(status) + [machineClock(), timeZone(), location(), upstream]
      + providers(status, settings) + keys() + [contact(settings)]
  }

  // MARK: Files

  private func configuration(_ settings: Wire.ConfigGetResult?) -> [Finding] {
    let name = "configuration"
    guard let path = environment.configurationFile, let configurationFile else {
      return [.absent(name, "no directory for it; defaults")]
    }
    // Unreadable files are among the problems.
    let file: [Finding] =
      switch configurationFile {
      case .bytes: [.ok(name, path)]
      case .unreadable(.missing): [.absent(name, "\(path) does not exist; defaults")]
      case .unreadable: []
      }
    guard let settings else {
      return file + [.failed(name, "the settings could not be read")]
    }
    return file + settings.warnings.map { .failed(name, words($0)) }
  }

  private func folder(_ name: String, _ path: String?) -> Finding {
    guard let path else {
      return .absent(name, "no directory for it; kept in memory only")
    }
    if unsafe access(path, W_OK) == 0 { return .ok(name, path) }
    if unsafe access(path, F_OK) != 0, FileBytes.makeFolder(path) {
      return .ok(name, "\(path) (created)")
    }
    return .failed(name, "\(path) cannot be written")
  }

  private func words(_ warning: Wire.Warning) -> String {
    Wording.english.text(warning.message, in: .metric).string
  }

  private func cache(_ status: Wire.ServerStatusResult?) -> Finding {
    guard let cache = status?.cache, let entries = cache.entries, let bytes = cache.bytes else {
      return .failed("cache", "the server did not answer")
    }
    return .ok("cache", "\(entries) answers, \(bytes >> 10) of \(cache.maxBytes >> 10) KiB")
  }

  /// The faults of the stored files, one per line.
  private func data(_ status: Wire.ServerStatusResult?) -> [Finding] {
    guard let storage = status?.storage else {
      return [.failed("stored files", "the server did not answer")]
    }
    var faults = storage.warnings.map(words)
    if storage.invalidRows > 0 {
      faults.append("\(storage.invalidRows) rows are damaged and were skipped")
    }
    // Without a folder there are no files; the warning says what that means.
    if environment.dataFolder == nil { return faults.map { .absent("stored files", $0) } }
    guard faults.isEmpty else { return faults.map { .failed("stored files", $0) } }
    return [.ok("stored files", "nothing damaged")]
  }

  // MARK: Time and place

  /// A clock before this program was written is wrong.
  private static let earliestUnixSeconds = 1_780_000_000

  private func machineClock() -> Finding {
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
      return .absent("time zone", "none set; UTC")
    }
    return .ok("time zone", zone)
  }

  private func location() -> Finding {
    do throws(Failure) {
      let here = try caller.result(of: Wire.LocationCurrentMethod.self, .init())
      let place = "\(here.place.displayName) (\(here.place.timeZone))"
      return .ok("location", "\(place), set by: \(here.origin.rawValue)").kept
    } catch {
      return .failed("location", ErrorText.lines(error, in: .english).joined(separator: "; ")).kept
    }
  }

  // MARK: Network

  private func upstream() -> Finding {
    let name = "network"
    if environment.isOffline { return .notAsked(name, "disabled by ALMANAC_OFFLINE") }
    if let problem = networkProblem() { return .failed(name, problem) }
    let started = clock.now()
    do throws(Failure) {
      let source = try caller.result(
        of: Wire.WeatherCurrentMethod.self,
        .init(network: .init(maxAgeSeconds: 0, deadlineMs: 8000, fallback: .none))
      ).tail.source
      let provider = source.provider?.rawValue ?? "a provider"
      guard source.kind == .live else {
        return .notAsked(name, "\(provider) answered less than a minute ago; try again later")
      }
      return .ok(name, "\(provider) answered in \(clock.now().milliseconds(since: started)) ms")
    } catch {
      return .failed(name, ErrorText.sentence(error, in: .english))
    }
  }

  private func providers(
    _ status: Wire.ServerStatusResult?, _ settings: Wire.ConfigGetResult?
  ) -> [Finding] {
    status?.providers.map { finding(on: $0, settings) } ?? []
  }

  private func finding(
    on provider: Wire.ProviderStatus, _ settings: Wire.ConfigGetResult?
  ) -> Finding {
    let name = provider.name.rawValue
    func setting(_ key: String) -> JSONValue? { settings?.value(of: "providers.\(name).\(key)") }
    guard provider.enabled else {
      let isOff = setting("enabled")?.bool == false
      return .absent(name, isOff ? "turned off" : "not used: no key")
    }
    let (requests, failures) = (provider.requests, provider.failures)
    let left = provider.budgetRemaining.map { ", \($0) calls left" } ?? ""
    guard failures == 0, provider.breaker == .closed else {
      let reason = provider.lastReason.map { ": \($0)" } ?? ""
      return .failed(name, "\(failures) of \(requests) requests failed\(reason)\(left)")
    }
    let countries = setting("disabledCountries")?.elements.compactMap(\.string)
    let off = countries.flatMap {
      $0.isEmpty ? nil : "; turned off for " + $0.joined(separator: ", ")
    }
    guard requests > 0 else {
      let isUnseen = ProviderID(rawValue: name).map(Server.isUnseen) ?? false
      let unseen = isUnseen ? "; its answers were never seen when this program was made" : ""
      return .notAsked(name, "not needed for this check\(left)\(unseen)\(off ?? "")")
    }
    return .ok(name, "answered\(left)\(off ?? "")")
  }

  /// One line for each provider that has a key.
  private func keys() -> [Finding] {
    let settings = answer(Wire.ConfigGetMethod.self, .init())?.values ?? []
    return settings.compactMap { setting in
      guard let provider = ConfigurationFile.provider(ofKey: setting.setting),
        (try? JSONDocument(parsing: setting.value.bytes))?.root["set"]?.bool == true
      else { return nil }
      let name = "\(provider) key"
      guard !environment.isOffline else {
        return .notAsked(name, "disabled by ALMANAC_OFFLINE")
      }
      return keyReport(provider)?.finding(name) ?? .absent(name, "needs none")
    }
  }

  /// Whether the providers that want to reach who asks can.
  private func contact(_ settings: Wire.ConfigGetResult?) -> Finding {
    let name = "contact"
    if !repository.isEmpty { return .ok(name, repository) }
    let unreachable = Server.providersThatWantContact.filter {
      settings?.value(of: "providers.\($0.name).contact")?.string?.isEmpty ?? true
    }
    guard let first = unreachable.first else { return .ok(name, "set") }
    return .absent(
      name,
      unreachable.map { $0.title }.joined(separator: " and ")
        + " may block programs whose users they "
        + "cannot reach; set one: "
        + "almanac config set providers.\(first.name).contact you@example.org"
    )
  }

  // MARK: Answers

  private func answer<Method: LocalMethod>(
    _ method: Method.Type, _ params: Method.Params
  ) -> Method.Result? {
    try? caller.result(of: method, params)
  }
}

extension Wire.ConfigGetResult {
  fileprivate func value(of setting: String) -> JSONValue? {
    values.first { $0.setting == setting }.flatMap { setting in
      (try? JSONDocument(parsing: setting.value.bytes))?.root
    }
  }
}
