import Providers
import Services
package import Storage

/// What a door does with the store and no method of the protocol offers.
extension Server {
  /// Whether an errand (a fetch behind a bar's line) may start: at most once in so many seconds,
  /// among all processes that share the store.
  package func mayStart(errand: String, everySeconds: Double) async -> Bool {
    let environment = services.pipeline.environment
    // It counts the seconds, whether the process that started the errand lives or not.
    let lease = Claim.Lease(
      "errand/" + errand, owner: "errand of " + environment.processName, seconds: everySeconds)
    if case .granted = await environment.store.claim(Claim(lease: lease), at: wallClock.now()) {
      return true
    }
    return false
  }

  /// Notes how a sunset was for somebody who saw it, in the person's own store.
  /// - Returns: the entries of the place in the year to that date, in order.
  package func log(_ entry: SunsetLogEntry) async -> Result<[SunsetLogEntry], MethodFailure> {
    let store = services.pipeline.environment.store
    let from = "\((Int(entry.date.prefix(4)) ?? 1) - 1)\(entry.date.dropFirst(4))"
    do throws(StorageFailure) {
      try await store.logSunset(entry)
      return .success(
        try await store.sunsetLog(place: entry.place, from: from, through: entry.date))
    } catch {
      return .failure(MethodFailure(error))
    }
  }

  /// Brings back what can be read of data files that were set aside, one row a file.
  package func recoverSetAside() async -> Result<[RecoveredFile], MethodFailure> {
    do throws(StorageFailure) {
      return .success(try await services.pipeline.environment.store.recoverSetAside())
    } catch {
      return .failure(MethodFailure(error))
    }
  }

  /// What a provider lets the configured key do, asked live, for whoever has just set one.
  /// - Parameter name: of the provider, as the configuration has it.
  /// - Returns: what was found, in a few words each.
  package func keyReport(provider name: String) async -> Result<[String], MethodFailure> {
    guard let provider = ProviderID(rawValue: name) else {
      return .failure(MethodFailure(ServiceError.unsupported(.provider)))
    }
    return await services.weather.keyAbilities(of: provider).map(\.words)
      .mapError { MethodFailure($0) }
  }
}
