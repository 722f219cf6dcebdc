package import AlmanacCore
package import AlmanacProtocol
import EventLoop
import JSON
package import Services

/// One call of one method: who asks, when, and with which settings. What a method needs besides its
/// params comes from here.
package struct Invocation: Sendable {
  package let server: Server
  package let context: CallContext
  /// Of the call's arrival.
  package let now: Instant
  /// Answers come from the cache, and nothing is fetched.
  var isCacheOnly = false
  /// Only what a provider said will do, no estimate.
  private var refusesEstimates = false
  /// The method that is called; nil outside of one.
  var method: MethodName?
  /// The time of the call: the look-up of its place takes part of it.
  var deadline: CallDeadline?

  package init(server: Server, context: CallContext, now: Instant) {
    self.server = server
    self.context = context
    self.now = now
  }

  package var services: ServerServices { server.services }
  package var connection: ConnectionNumber { context.client.id.number }
  package var settings: Configuration { server.settings(of: context.client.id) }

  /// For a call inside of this one: without parts and progress of its own.
  var nested: Invocation {
    var invocation = Invocation(server: server, context: context.withoutReports, now: now)
    invocation.deadline = deadline
    return invocation
  }

  /// For a process that ends right after its answer: no provider is asked.
  var cacheOnly: Invocation {
    var invocation = nested
    invocation.isCacheOnly = true
    return invocation
  }

  /// For what is shown while it is fetched: the cached answer or nothing.
  var preview: Invocation {
    var invocation = cacheOnly
    invocation.refusesEstimates = true
    return invocation
  }

  /// What another method answers.
  func answer(_ method: MethodName, _ params: JSONValue?) async -> RPCOutcome {
    switch Handler.of(method).start(params, self) {
    case .answer(let outcome): return outcome
    case .run(let body): return await body()
    case .unknown: return .failure(MethodFailure(.methodNotFound).rpcError)
    }
  }

  // MARK: Places

  /// The place if it is known at once; nil when the store or a provider must be asked.
  func localPlace(_ wanted: WantedPlace) throws(MethodFailure) -> RequestPlace? {
    switch wanted {
    case .none: return nil
    case .current: return services.location.known(on: connection).map { RequestPlace($0) }
    case .named(let reference):
      do {
        return try services.places.find(PlaceReference(reference)).map { RequestPlace(named: $0) }
      } catch {
        throw MethodFailure(error)
      }
    }
  }

  /// The place, wherever it must be looked up.
  func place(_ wanted: WantedPlace) async throws(MethodFailure) -> RequestPlace? {
    if let known = try localPlace(wanted) { return known }
    switch wanted {
    case .none: return nil
    case .current: return RequestPlace(try await here())
    case .named(let reference): return try await lookedUp(reference)
    }
  }

  /// The place that a method names besides the one its contract is about.
  func place(_ reference: Wire.PlaceReference) async throws(MethodFailure) -> RequestPlace {
    if let known = try localPlace(.named(reference)) { return known }
    return try await lookedUp(reference)
  }

  private func lookedUp(
    _ reference: Wire.PlaceReference
  ) async throws(MethodFailure) -> RequestPlace {
    let found = await services.resolver.resolve(PlaceReference(reference), lookUp)
    return RequestPlace(named: try found.orThrow())
  }

  /// The current location of this connection.
  func here() async throws(MethodFailure) -> LocationState {
    switch await services.location.current(on: connection, lookUp) {
    case .success(let state): return state
    case .failure(let unresolved): throw MethodFailure(unresolved)
    }
  }

  /// The same work, given up when the current location of this connection changes first. Made when
  /// the call is accepted: the work itself may begin after the change.
  func untilLocationChanges(_ work: @escaping Work) -> Work {
    let location = services.location
    let seen = location.changes(on: connection)
    let changed = Outcome.failure(MethodFailure(.serverCancelledLocationChanged))
    return {
      await withTaskGroup(of: Outcome?.self) { group in
        group.addTask {
          location.changes(on: connection) == seen ? await work() : changed
        }
        group.addTask {
          await location.change(on: connection, since: seen) ? changed : nil
        }
        defer { group.cancelAll() }
        for await outcome in group { if let outcome { return outcome } }
        return .failure(MethodFailure(.requestCancelled))
      }
    }
  }

  // MARK: Words and units

  package func units(_ choice: Wire.UnitsChoice?) -> UnitSystem {
    let configured = settings.units.value.system
    return choice.map { UnitSystem($0, over: configured) } ?? configured
  }

  /// - Parameter locale: of the request; the configured one where it names none.
  package func wording(_ locale: String?) -> Wording { settings.wording(locale) }

  // MARK: Fetching

  package func policy(_ options: Wire.NetworkOptions) -> FetchPolicy {
    var policy = FetchPolicy(
      maxAgeSeconds: options.maxAgeSeconds, refresh: options.refresh,
      deadlineMilliseconds: deadline?.milliseconds ?? FetchPolicy.defaultDeadlineMilliseconds,
      fallback: FetchPolicy.Fallback(options.fallback),
      provider: options.provider.map { SourceProvider($0) })
    policy.cacheOnly = isCacheOnly
    if refusesEstimates, policy.fallback == .estimate { policy.fallback = .stale }
    policy.start = deadline?.start
    return policy
  }

  /// For the place of a call. What it may wait for the weather is not always what it may take: a
  /// method that shows what is stored has nothing to show without its place.
  var lookUp: FetchPolicy {
    var policy = FetchPolicy()
    guard let deadline, let method else { return policy }
    policy.start = deadline.start
    let isUsual = deadline.milliseconds == method.deadlineMilliseconds
    policy.deadlineMilliseconds = isUsual ? method.limitMilliseconds : deadline.milliseconds
    return policy
  }
}

/// A place as a request means it, with what must be said about how it was found.
package struct RequestPlace: Sendable {
  package let found: ResolvedPlace
  let origin: LocationOrigin
  package let warnings: [ServiceWarning]

  package var place: Place { found.place }
  package var zone: ZoneRules { found.zone }
  package var wire: Wire.Place { Wire.Place(found.place) }

  package init(
    _ found: ResolvedPlace, _ origin: LocationOrigin = .param, _ warnings: [ServiceWarning] = []
  ) {
    self.found = found
    self.origin = origin
    self.warnings = warnings
  }

  init(_ state: LocationState) { self.init(state.found, state.origin, state.warnings) }

  /// By its name, which others may have too.
  init(named found: ResolvedPlace) {
    guard !found.others.isEmpty else {
      self.init(found)
      return
    }
    let others = found.others.prefix(3).map(\.displayName).joined(separator: "; ")
    let warning = ServiceWarning(
      .ambiguousPlace, "Other places have that name: \(others).", paths: ["/place"])
    self.init(found, .param, [warning])
  }
}

extension Configuration.TimeFormat {
  package var style: ClockLabels.Style {
    switch self {
    case .twentyFourHours: .twentyFourHour
    case .twelveHours: .twelveHour
    }
  }
}
