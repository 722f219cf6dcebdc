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
  /// Answers come from what is stored, and nothing is fetched.
  var asksNobody = false
  /// Only what a provider once said will do, not what stands in for it.
  private var wantsNoEstimate = false
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

  /// For a call inside of this one.
  var quiet: Invocation {
    var invocation = Invocation(server: server, context: context.quiet, now: now)
    invocation.deadline = deadline
    return invocation
  }

  /// For a process that ends right after its answer: nobody is asked.
  var onlyStored: Invocation {
    var invocation = quiet
    invocation.asksNobody = true
    return invocation
  }

  /// For a first look at what is fetched at the same time: nothing is shown that is not stored.
  var firstLook: Invocation {
    var invocation = onlyStored
    invocation.wantsNoEstimate = true
    return invocation
  }

  /// What another method answers.
  func answer(_ method: MethodName, _ params: JSONValue?) async -> RPCOutcome {
    switch dispatch(method, params) {
    case .answer(let outcome): return outcome
    case .run(let body): return await body()
    case .unknown: return .failure(MethodFailure(.methodNotFound).rpcError)
    }
  }

  // MARK: Places

  /// The place where it is known at once; nil where the store or a provider must be asked.
  /// - Parameter reference: nil for the current location.
  package func localPlace(
    _ reference: Wire.PlaceReference?
  ) throws(MethodFailure) -> RequestPlace? {
    guard let reference else {
      return services.location.known(on: connection).map { RequestPlace($0) }
    }
    do {
      return try services.places.find(PlaceReference(reference)).map {
        RequestPlace($0, reference)
      }
    } catch {
      throw MethodFailure(error)
    }
  }

  /// The place, wherever it must be looked up.
  package func place(_ reference: Wire.PlaceReference?) async throws(MethodFailure) -> RequestPlace
  {
    if let known = try localPlace(reference) { return known }
    guard let reference else { return RequestPlace(try await here()) }
    switch await services.resolver.resolve(PlaceReference(reference), lookUp) {
    case .success(let found): return RequestPlace(found, reference)
    case .failure(let error): throw MethodFailure(error)
    }
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
  func untilLocationChanges(
    _ body: @escaping @Sendable () async -> RPCOutcome
  ) -> @Sendable () async -> RPCOutcome {
    let location = services.location
    let seen = location.changes(on: connection)
    let changed = RPCOutcome.failure(MethodFailure(.serverCancelledLocationChanged).rpcError)
    return {
      await withTaskGroup(of: RPCOutcome?.self) { group in
        group.addTask {
          location.changes(on: connection) == seen ? await body() : changed
        }
        group.addTask {
          await location.change(on: connection, since: seen) ? changed : nil
        }
        defer { group.cancelAll() }
        for await outcome in group { if let outcome { return outcome } }
        return .failure(MethodFailure(.requestCancelled).rpcError)
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

  /// ISO 639-1, of upstream texts that come in several.
  /// - Parameter locale: of the request; the configured one where it names none.
  package func language(_ locale: String?) -> String {
    wording(locale).locale.language
  }

  /// - Parameter locale: of the request; the configured one where it names none.
  package func times(_ zone: ZoneRules, labels: Bool = false, locale: String? = nil) -> WireTimes {
    WireTimes(zone: zone, wording: wording(locale), hasLabels: labels)
  }

  /// Figures for an answer, as its request wants them.
  func figures(
    _ units: Wire.UnitsChoice?, _ zone: ZoneRules, labels: Bool, locale: String?
  ) -> WireWeather {
    WireWeather(units: self.units(units), times: times(zone, labels: labels, locale: locale))
  }

  // MARK: Fetching

  package func policy(_ options: Wire.NetworkOptions) -> FetchPolicy {
    var policy = FetchPolicy(
      maxAgeSeconds: options.maxAgeSeconds, refresh: options.refresh,
      deadlineMilliseconds: deadline?.milliseconds ?? FetchPolicy.defaultDeadlineMilliseconds,
      fallback: FetchPolicy.Fallback(options.fallback),
      provider: options.provider.map { SourceProvider($0) })
    policy.asksNobody = asksNobody
    if wantsNoEstimate, policy.fallback == .estimate { policy.fallback = .stale }
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
  package let warnings: [ServiceWarning]

  package var place: Place { found.place }
  package var zone: ZoneRules { found.zone }
  package var wire: Wire.Place { Wire.Place(found.place) }

  /// A place that needs no word about how it was found.
  package init(_ found: ResolvedPlace) {
    self.found = found
    warnings = []
  }

  package init(_ state: LocationState) {
    found = state.found
    warnings = state.warnings
  }

  package init(_ found: ResolvedPlace, _ reference: Wire.PlaceReference) {
    self.found = found
    guard !found.others.isEmpty else {
      warnings = []
      return
    }
    let others = found.others.prefix(3).map(\.displayName).joined(separator: "; ")
    warnings = [
      ServiceWarning(
        .ambiguousPlace, "Other places have that name: \(others).", paths: ["/place"])
    ]
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
