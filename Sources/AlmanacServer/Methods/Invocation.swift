package import AlmanacProtocol
import EventLoop
import JSON
package import Places
package import Services
package import Time
package import Units
package import Vocabulary
package import Words

/// One method call: the caller, the time and the settings. Provides everything a method needs
/// besides its params.
package struct Invocation: Sendable {
  package let server: Server
  package let context: CallContext
  /// When the call arrived.
  package let now: Instant
  /// If true, answers come from the cache only; nothing is fetched.
  var isCacheOnly = false
  /// If true, only provider data counts, no estimates.
  private var refusesEstimates = false
  /// Where the warning that a text begins with comes from.
  var warnings = WarningSource.known
  /// The called method; nil outside a call.
  var method: MethodName?
  /// The call's deadline, which includes its place lookup.
  var deadline: CallDeadline?

  package init(server: Server, context: CallContext, now: Instant) {
    self.server = server
    self.context = context
    self.now = now
  }

  package var services: ServerServices { server.services }
  package var connection: ConnectionNumber { context.client.id.number }
  package var settings: Configuration { server.settings(of: context.client.id) }

  /// For a nested call: without its own parts and progress.
  var nested: Invocation {
    var invocation = Invocation(server: server, context: context.withoutReports, now: now)
    invocation.deadline = deadline
    return invocation
  }

  /// For a process that exits right after its answer: no provider requests.
  var cacheOnly: Invocation {
    var invocation = nested
    invocation.isCacheOnly = true
    return invocation
  }

  /// For display while the fetch runs: the cached answer or nothing.
  var preview: Invocation {
    var invocation = cacheOnly
    invocation.refusesEstimates = true
    return invocation
  }

  // MARK: Places

  /// The place if it is known locally; nil if it needs the store or a provider.
  func localPlace(_ wanted: PlaceRequirement) throws(Failure) -> RequestPlace? {
    switch wanted {
    case .none: return nil
    case .current: return services.location.known(on: connection).map { RequestPlace($0) }
    case .named(let reference):
      do {
        return try services.places.find(PlaceReference(reference)).map { RequestPlace(named: $0) }
      } catch {
        throw error.failure
      }
    }
  }

  /// The place, looked up if necessary.
  func place(_ wanted: PlaceRequirement) async throws(Failure) -> RequestPlace? {
    if let known = try localPlace(wanted) { return known }
    switch wanted {
    case .none: return nil
    case .current: return RequestPlace(try await here())
    case .named(let reference): return try await lookedUp(reference)
    }
  }

  /// A place that a method takes in addition to its main one.
  func place(_ reference: Wire.PlaceReference) async throws(Failure) -> RequestPlace {
    if let known = try localPlace(.named(reference)) { return known }
    return try await lookedUp(reference)
  }

  private func lookedUp(
    _ reference: Wire.PlaceReference
  ) async throws(Failure) -> RequestPlace {
    let found = await services.resolver.resolve(PlaceReference(reference), lookUp)
    return RequestPlace(named: try found.get())
  }

  /// This connection's current location.
  func here() async throws(Failure) -> LocationState {
    switch await services.location.current(on: connection, lookUp) {
    case .success(let state): return state
    case .failure(let unresolved): throw unresolved.failure
    }
  }

  /// The same work, abandoned if this connection's current location changes first. Created when the
  /// call is accepted, because the work itself may begin after the change.
  func untilLocationChanges<Value: Sendable>(_ work: @escaping Work<Value>) -> Work<Value> {
    let location = services.location
    let seen = location.changes(on: connection)
    let changed = Outcome<Value>.failure(Failure(.serverCancelledLocationChanged))
    return {
      await withTaskGroup(of: Outcome<Value>?.self) { group in
        group.addTask {
          location.changes(on: connection) == seen ? await work() : changed
        }
        group.addTask {
          await location.change(on: connection, since: seen) ? changed : nil
        }
        defer { group.cancelAll() }
        for await outcome in group { if let outcome { return outcome } }
        return .failure(.cancelled)
      }
    }
  }

  // MARK: Words and units

  /// - Parameter locale: from the request; nil uses the configured one.
  package func units(_ choice: Wire.UnitsChoice?, locale: String?) -> UnitSystem {
    let settings = settings
    let configured = settings.units(locale)
    guard let choice else { return configured }
    return UnitSystem(choice, over: configured, reader: settings.readerUnits(locale))
  }

  /// How the result of a call is written.
  func format(_ params: some MethodParams) -> ResultFormat {
    ResultFormat(
      units: units(params.units, locale: params.request.locale),
      wording: wording(params.request.locale),
      labels: params.labels?.width)
  }

  /// - Parameter locale: from the request; nil uses the configured one.
  package func wording(_ locale: String?) -> Wording { settings.wording(locale) }

  // MARK: Sunsets

  /// - Parameter wanted: by the caller; nil uses the configured one, except for sunrises, which
  ///   `classic` does not score.
  func sunsetModel(
    _ wanted: SunsetModel?, _ event: SunEvent = .sunset
  ) -> SunsetModel {
    if let wanted { return wanted }
    return event == .sunrise ? .afterglow : settings.sunsetModel.value
  }

  // MARK: Fetching

  package func policy(_ options: Wire.NetworkOptions) -> FetchPolicy {
    var policy = FetchPolicy(
      maxAgeSeconds: options.maxAgeSeconds, refresh: options.refresh,
      deadlineMilliseconds: deadline?.milliseconds ?? FetchPolicy.defaultDeadlineMilliseconds,
      fallback: options.fallback,
      provider: options.provider)
    policy.cacheOnly = isCacheOnly
    (policy.correction, policy.blend) = (settings.correction.value, settings.blend.value)
    if refusesEstimates, policy.fallback == .estimate { policy.fallback = .stale }
    policy.start = deadline?.start
    return policy
  }

  /// The fetch policy for the call's place. It can differ from the weather's: a method that shows
  /// only cached weather still has to look up its place.
  var lookUp: FetchPolicy {
    var policy = FetchPolicy()
    guard let deadline, let method else { return policy }
    policy.start = deadline.start
    let isUsual = deadline.milliseconds == method.deadlineMilliseconds
    policy.deadlineMilliseconds = isUsual ? method.limitMilliseconds : deadline.milliseconds
    return policy
  }
}

/// Where a text has the warnings in force from.
enum WarningSource: Sendable {
  /// Memory or the store.
  case known
  /// The same, after a moment for a request that is made anyway.
  case awaited
  /// The text beside it, which begins with the gravest.
  case said
}

/// A request's place, with how it was found and any warnings.
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

  /// Found by name, which may not be the place's own, or that of other places too.
  init(named found: ResolvedPlace) { self.init(found, .param, found.warnings(about: .place)) }
}

extension Configuration.TimeFormat {
  package var style: ClockLabels.Style {
    switch self {
    case .twentyFourHours: .twentyFourHour
    case .twelveHours: .twelveHour
    }
  }
}

extension Wire.LabelsChoice {
  /// Nil for `false`.
  fileprivate var width: ClockLabels.Width? {
    switch self {
    case .boolean(let isWanted): isWanted ? .natural : nil
    case .labelStyle(.padded): .padded
    }
  }
}
