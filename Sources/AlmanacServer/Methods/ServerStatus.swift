import AlmanacProtocol
import HTTP
import JSON
import Providers
import Services
import Skill
import Storage
import Time
import Vocabulary

/// `server.status`: counts and states, without place names or keys. The only paths are in warnings
/// about a file that the user must check.
extension Wire.ServerStatusMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async -> Result {
    let (services, server) = (call.services, call.invocation.server)
    let load = call.context.client.load
    let storage = await services.pipeline.environment.store.status()
    let counts = services.pipeline.counts()
    let providers = await services.pipeline.providerStatus()
    let faults = services.weather.ledger.faults()
    let location = await services.location.status(on: call.invocation.connection)
    return Wire.ServerStatusResult(
      version: server.version, protocolVersion: Server.protocolVersion,
      uptimeSeconds: server.uptimeSeconds, inFlight: load.inFlight,
      queuedOutputBytes: load.queuedOutputBytes, methods: encoded(server.callCounts),
      cache: Wire.CacheStatus(
        entries: storage.cache.entries, bytes: storage.cache.bytes,
        maxBytes: storage.cache.maximumBytes, hits: counts.hits, misses: counts.misses),
      storage: Wire.StorageStatus(
        warnings: storage.warnings.map { Wire.Warning(ServiceWarning($0)) },
        invalidRows: storage.invalidRows),
      providers: providers.map { Wire.ProviderStatus($0, faults[$0.provider]) },
      subscriptions: services.subscriptions.count, location: Wire.LocationStatus(location),
      dir: call.dir)
  }

  /// Call counts by method, in spec order.
  private static func encoded(_ counts: [MethodName: Int]) -> EncodedJSON {
    EncodedJSON(
      JSONWriter.object { writer in
        for name in MethodName.allCases {
          if let count = counts[name] {
            writer.key(text: name.rawValue)
            writer.value(count)
          }
        }
      })
  }
}

extension Invocation {
  /// Problems with the file of favorites and settings, for every answer that depends on it.
  var storageWarnings: [ServiceWarning] {
    services.pipeline.environment.store.dataWarnings.map { ServiceWarning($0) }
  }
}

extension Call {
  var storageWarnings: [Wire.Warning] { invocation.storageWarnings.map { Wire.Warning($0) } }
}

extension ServiceWarning {
  fileprivate init(_ warning: StorageWarning) { self.init(.storage, warning.notice) }
}

extension Wire.ProviderStatus {
  fileprivate init(_ status: ProviderStatus, _ fault: Skill.ProviderFault?) {
    self.init(
      name: .upstream(status.provider),
      enabled: status.isEnabled, breaker: status.breaker,
      requests: status.requests, failures: status.failures,
      budgetRemaining: status.budgetRemaining,
      lastSuccessAt: status.lastSuccessAt.map { ZoneRules.utc.moment($0) },
      lastReason: status.lastReason, fault: fault.map { Wire.ProviderFault($0) })
  }
}

extension Wire.LocationStatus {
  fileprivate init(_ status: LocationStatus) {
    switch status {
    case .known(let origin):
      self.init(state: .known, origin: origin, error: nil)
    case .unasked(let origin):
      self.init(state: .unasked, origin: origin, error: nil)
    case .unresolved(let location):
      self.init(
        state: .unresolved, origin: location.origin,
        error: location.failure.entry.kind)
    }
  }
}
