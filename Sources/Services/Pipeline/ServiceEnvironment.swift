package import EventLoop
package import HTTP
package import Providers
package import Storage
package import Time
package import Vocabulary

/// The dependencies of the services, all injected; nothing is global.
package struct ServiceEnvironment: Sendable {
  package var loop: Loop
  package var wallClock: WallClock
  /// Withholds the keys of `providers`.
  package private(set) var http: HTTPClient
  package var store: any Store
  package let providers: ProviderConfiguration
  package let secrets: KnownSecrets
  /// Product and version, such as `almanac/1.0`.
  package var userAgent: String
  /// Identifies this process in leases; unique.
  package var processName: String
  /// 0..<1; spreads retries and intervals.
  package var random: @Sendable () -> Double

  package init(
    loop: Loop, wallClock: WallClock, http: HTTPClient, store: any Store,
    providers: ProviderConfiguration = ProviderConfiguration(), userAgent: String = "almanac/1.0",
    processName: String,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.loop = loop
    self.wallClock = wallClock
    secrets = providers.secrets
    self.http = http.withholding(secrets)
    self.store = store
    self.providers = providers
    self.userAgent = userAgent
    self.processName = processName
    self.random = random
  }

  var now: Instant { wallClock.now() }
}

/// The enabled providers, their order and their settings.
package struct ProviderConfiguration: Equatable, Sendable {
  /// The user's preferred providers, best first; the others follow in each product's own order.
  package var order: [ProviderID]
  package var settings: [ProviderID: ProviderSettings]
  /// Keys that are sent to nobody, as they stand where they cannot be used.
  package var unsentSecrets: [String]

  package init(
    order: [ProviderID] = [], settings: [ProviderID: ProviderSettings] = [:],
    unsentSecrets: [String] = []
  ) {
    self.unsentSecrets = unsentSecrets
    self.order = order
    self.settings = settings
  }

  package func settings(of provider: ProviderID) -> ProviderSettings {
    settings[provider] ?? ProviderSettings()
  }

  package func hasKey(_ provider: ProviderID) -> Bool {
    settings(of: provider).apiKey.map { !$0.isEmpty } ?? false
  }

  /// Whether it can be asked at all.
  package func isUsable(_ provider: ProviderID) -> Bool {
    isEnabled(provider, in: nil) && hasValidAddress(provider)
      && (!Provider[provider].needsKey || hasKey(provider))
  }

  /// Whether the user has not turned it off, for a country or everywhere.
  /// - Parameter country: ISO 3166-1; nil if the product is not one of countries.
  func isEnabled(_ provider: ProviderID, in country: String?) -> Bool {
    let settings = settings(of: provider)
    return settings.isEnabled && !(country.map(settings.disabledCountries.contains) ?? false)
  }

  /// False if the configured address is none, so that no request is sent.
  func hasValidAddress(_ provider: ProviderID) -> Bool {
    settings(of: provider).baseURL.map { HTTPURL($0) != nil } ?? true
  }

  /// How often an endpoint may be called: of the provider's own servers, for whoever runs a mirror
  /// has rules of their own.
  func pace(of provider: ProviderID) -> Pace? {
    settings(of: provider).baseURL == nil ? Provider[provider].pace : nil
  }

  /// The keys of all providers.
  package var secrets: KnownSecrets {
    KnownSecrets(settings.values.compactMap(\.apiKey) + unsentSecrets)
  }

  /// Whom to ask for a product, best first.
  func chain(of product: ProductID) -> [ProviderID] {
    let known = Provider.offering[product] ?? []
    return order.filter(known.contains) + known.filter { !order.contains($0) }
  }
}

/// The wall clock; injected, so that tests and `ALMANAC_NOW` can set it.
/// Deadlines and intervals never use it.
package struct WallClock: Sendable {
  package let now: @Sendable () -> Instant
  /// Whether it moves with the monotonic clock; not when it is frozen or replayed.
  private let isRunning: Bool

  package init(isRunning: Bool = false, now: @escaping @Sendable () -> Instant) {
    self.now = now
    self.isRunning = isRunning
  }

  /// The time at a past instant, so that the time since then has no influence.
  package func time(at instant: MonotonicInstant, _ clock: MonotonicClock) -> Instant {
    guard isRunning else { return now() }
    var best = (width: Int64.max, time: Instant.earliest)
    // A thread that is preempted between two readings reads them too far apart.
    for _ in 0..<4 where best.width > Self.togetherNanoseconds {
      let (before, time, after) = (clock.now(), now(), clock.now())
      let width = after.nanoseconds - before.nanoseconds
      let passed = before.nanoseconds - instant.nanoseconds + width / 2
      if width < best.width { best = (width, time.adding(seconds: Double(passed) * -1e-9)) }
    }
    return best.time
  }

  private static let togetherNanoseconds: Int64 = 50_000

  package static func frozen(at time: Instant) -> WallClock { WallClock { time } }
}

/// Starts unstructured tasks of services, always on the loop's executor. They are dropped when the
/// process ends.
package struct Background: Sendable {
  private let loop: Loop

  package init(loop: Loop) { self.loop = loop }

  /// - Returns: cancels the work.
  @discardableResult
  package func run(_ work: @escaping @Sendable () async -> Void) -> @Sendable () -> Void {
    let task = Task(executorPreference: loop.executor) { await work() }
    return { task.cancel() }
  }
}

extension Collection where Self: Sendable, Element: Sendable {
  /// Maps the elements concurrently, keeping their order.
  package func mapConcurrently<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await work(element)) }
      }
      var values = [Value?](repeating: nil, count: count)
      for await (index, value) in group { values[index] = value }
      return values.compactMap(\.self)
    }
  }
}
