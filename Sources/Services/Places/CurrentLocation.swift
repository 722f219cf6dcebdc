import EventLoop
import Places
package import Storage
import Basics
package import Vocabulary

/// The current location of each connection: persists what was set, and notifies waiters of changes.
///
/// Everything runs on the loop's thread; the lock satisfies the compiler and is never contended.
package final class CurrentLocation: Sendable {
  private struct Connection {
    /// `location.set` or a device fix, whichever came last.
    var chosen: Fix?
    /// The device's last fix, regardless of what was set since.
    var device: ResolvedPlace?
    var initialized: PlaceReference?
    var authorization = LocationAuthorization.notDetermined
    var lastProblem: Failure?
    var waiting: [Int: OnceBox<Bool>] = [:]
    /// The number of changes of the location.
    var changes = 0
  }

  private struct Fix {
    let place: ResolvedPlace
    let origin: LocationOrigin
  }

  /// What earlier runs stored.
  private struct StoredPlaces {
    var here: ResolvedPlace?
    var device: ResolvedPlace?
  }

  private struct State {
    var connections: [ConnectionNumber: Connection] = [:]
    /// Nil until the store has been read.
    var stored: StoredPlaces?
    var configured: PlaceReference?
    var lastTicket = 0
    /// Incremented by every change that affects an answer about the location.
    var revision = 0
    /// The last location found, until something changes.
    var known: (connection: ConnectionNumber, state: LocationState)?
    /// The last failure, until something changes.
    var unresolved: (connection: ConnectionNumber, failure: UnresolvedLocation)?

    mutating func hasChanged() {
      revision += 1
      known = nil
      unresolved = nil
    }
  }

  /// The origin of a location, before look-up.
  private enum Candidate {
    case place(Fix)
    case reference(PlaceReference, LocationOrigin)
    /// No origin: the city of the system's time zone.
    case timeZone
    /// The store has to be read first.
    case unread
  }

  /// Resolves a reference, asking a provider if it is not known locally.
  package typealias Resolve =
    @Sendable (PlaceReference, FetchPolicy) async -> Result<ResolvedPlace, Failure>

  private static let settingKey = "location"
  private static let deviceKey = "location.device"

  private let local: LocalPlaces
  private let store: any SettingStore
  private let defaults: LocationDefaults
  private let resolve: Resolve
  private let state: Mutex<State>

  package init(
    local: LocalPlaces, store: any SettingStore, defaults: LocationDefaults,
    resolve: @escaping Resolve
  ) {
    self.local = local
    self.store = store
    self.defaults = defaults
    self.resolve = resolve
    state = Mutex(State(configured: defaults.config))
  }

  // MARK: Asking

  /// The location if it is known immediately; nil if the store or a provider must be asked.
  package func known(on connection: ConnectionNumber) -> LocationState? {
    if let known = state.withLock({ $0.known }), known.connection == connection {
      return known.state
    }
    let found = immediateState(state.withLock { here(connection, $0) })
    if let found { state.withLock { $0.known = (connection, found) } }
    return found
  }

  /// While this number stays the same, so do all answers about the location.
  package var revision: Int { state.withLock { $0.revision } }

  /// The location by the first origin that has one; without any, the city of the system's time
  /// zone. A place that cannot be found is an error, and so is an unreadable store when it is next
  /// in order.
  package func current(
    on connection: ConnectionNumber, _ policy: FetchPolicy
  ) async -> Result<LocationState, UnresolvedLocation> {
    if let known = known(on: connection) { return .success(known) }
    let read = await load()
    let revision = revision
    let answer = await found(state.withLock { here(connection, $0) }, read, policy)
    state.withLock { state in
      guard state.revision == revision else { return }
      switch answer {
      case .success(let found): state.known = (connection, found)
      case .failure(let failure) where failure.cause == .cancelled: break
      case .failure(let failure): state.unresolved = (connection, failure)
      }
    }
    return answer
  }

  /// The device's location: its last fix on this or an earlier connection, else the machine's. A
  /// place that the user searched for and set does not count.
  package func device(
    on connection: ConnectionNumber, _ policy: FetchPolicy
  ) async -> Result<LocationState, UnresolvedLocation> {
    let read = await load()
    return await found(state.withLock { device(connection, $0) }, read, policy)
  }

  /// The state of the location, from the store alone.
  package func status(on connection: ConnectionNumber) async -> LocationStatus {
    let read = await load()
    if let known = known(on: connection) { return .known(known.origin) }
    if let (owner, failure) = state.withLock({ $0.unresolved }), owner == connection {
      return .unresolved(failure)
    }
    switch (state.withLock { here(connection, $0) }, read) {
    case (.reference(_, let origin), _): return .unasked(origin)
    case (.unread, .failure(let failure)): return .unresolved(UnresolvedLocation(unread: failure))
    default: return .known(.timezone)
    }
  }

  /// The city of the system's time zone, else Greenwich with a warning that it is a guess.
  package var lastResort: LocationState {
    let city = defaults.timeZone.flatMap(local.gazetteer.place(ofTimeZone:)).flatMap(local.resolve)
    return LocationState(found: city ?? greenwich, origin: .timezone, isAssumed: city == nil)
  }

  package func authorization(on connection: ConnectionNumber) -> LocationAuthorization {
    state.withLock { $0.connections[connection]?.authorization ?? .notDetermined }
  }

  package func lastProblem(on connection: ConnectionNumber) -> Failure? {
    state.withLock { $0.connections[connection]?.lastProblem }
  }

  /// The order of specification §8.
  private func here(_ number: ConnectionNumber, _ state: State) -> Candidate {
    let connection = state.connections[number]
    if let chosen = connection?.chosen { return .place(chosen) }
    return machine(connection, state, stored: \.here)
  }

  private func device(_ number: ConnectionNumber, _ state: State) -> Candidate {
    let connection = state.connections[number]
    if let device = connection?.device { return .place(Fix(place: device, origin: .client)) }
    return machine(connection, state, stored: \.device)
  }

  private func machine(
    _ connection: Connection?, _ state: State, stored: KeyPath<StoredPlaces, ResolvedPlace?>
  ) -> Candidate {
    if let reference = connection?.initialized { return .reference(reference, .initialize) }
    if let reference = defaults.environment { return .reference(reference, .environment) }
    guard let read = state.stored else { return .unread }
    if let place = read[keyPath: stored] { return .place(Fix(place: place, origin: .stored)) }
    if let reference = state.configured { return .reference(reference, .config) }
    return .timeZone
  }

  private func immediateState(_ candidate: Candidate) -> LocationState? {
    switch candidate {
    case .place(let fix): LocationState(found: fix.place, origin: fix.origin)
    case .reference(let reference, let origin):
      ((try? local.find(reference)) ?? nil).map { LocationState(found: $0, origin: origin) }
    case .timeZone: lastResort
    case .unread: nil
    }
  }

  /// - Parameter read: whether the store could be read.
  private func found(
    _ candidate: Candidate, _ read: Result<Void, StorageFailure>, _ policy: FetchPolicy
  ) async -> Result<LocationState, UnresolvedLocation> {
    if let state = immediateState(candidate) { return .success(state) }
    guard case .reference(let reference, let origin) = candidate else {
      guard case .failure(let failure) = read else { preconditionFailure("the store was read") }
      return .failure(UnresolvedLocation(unread: failure))
    }
    return await resolve(reference, policy)
      .map { LocationState(found: $0, origin: origin) }
      .mapError { UnresolvedLocation(reference: reference, origin: origin, cause: $0) }
  }

  /// The location for a time zone without a city: a machine in UTC most likely has no location set.
  /// It has its own name instead of the nearest place's.
  private var greenwich: ResolvedPlace {
    let parts = PlaceParts(name: "Greenwich", latitude: 51.4779, longitude: -0.0015)
    guard let found = (try? local.find(.parts(parts))) ?? nil else {
      preconditionFailure("a coordinate in range")
    }
    return found
  }

  /// Reads the store once. A failure is not remembered: the next call tries again.
  private func load() async -> Result<Void, StorageFailure> {
    do throws(StorageFailure) {
      while let seen = state.withLock({ $0.stored == nil ? $0.revision : nil }) {
        keep(try await store.settings(), asOf: seen)
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// If the location was set meanwhile, the store is read again.
  private func keep(_ settings: [String: String], asOf revision: Int) {
    func place(_ key: String) -> ResolvedPlace? {
      settings[key].flatMap(PlaceText.decode).flatMap(local.resolve)
    }
    let stored = StoredPlaces(here: place(Self.settingKey), device: place(Self.deviceKey))
    state.withLock { state in
      guard state.stored == nil, state.revision == revision else { return }
      state.stored = stored
      state.hasChanged()
    }
  }

  // MARK: Changing

  /// Sets the current place of this connection and stores it for later runs; a device fix is also
  /// stored as such.
  /// - Throws: if it could not be stored; it takes effect anyway.
  package func set(
    _ place: ResolvedPlace, origin: LocationOrigin, on connection: ConnectionNumber
  ) async throws(StorageFailure) {
    _ = await load()
    let isFix = origin == .client
    change(on: connection) { own, stored in
      own.chosen = Fix(place: place, origin: origin)
      own.lastProblem = nil
      stored.here = place
      guard isFix else { return }
      own.authorization = .authorized
      own.device = place
      stored.device = place
    }
    let text = PlaceText.encode(place.place)
    try await store.setSetting(Self.settingKey, to: text)
    if isFix { try await store.setSetting(Self.deviceKey, to: text) }
  }

  /// Forgets what was set and the device's fix, so that the other origins apply again.
  package func unset(on connection: ConnectionNumber) async throws(StorageFailure) {
    _ = await load()
    change(on: connection) { own, stored in
      own.chosen = nil
      own.device = nil
      stored = StoredPlaces()
    }
    for key in [Self.settingKey, Self.deviceKey] { try await store.setSetting(key, to: nil) }
  }

  /// Changes one connection's location and the stored one, and notifies everyone affected. If the
  /// store could not be read, it stays unread, since only part of it is known.
  private func change(
    on connection: ConnectionNumber, _ body: (inout Connection, inout StoredPlaces) -> Void
  ) {
    let others = state.withLock { state in
      let isRead = state.stored != nil
      var stored = state.stored ?? StoredPlaces()
      body(&state.connections[connection, default: Connection()], &stored)
      if isRead { state.stored = stored }
      state.hasChanged()
      return state.connections.filter { number, other in
        number != connection && other.chosen == nil && other.initialized == nil
          && defaults.environment == nil
      }.keys
    }
    for number in [connection] + others { endWaiting(on: number) }
  }

  /// The location from `initialize`; what was set takes precedence.
  package func initialize(_ reference: PlaceReference?, on connection: ConnectionNumber) {
    state.withLock { state in
      state.connections[connection, default: Connection()].initialized = reference
      state.hasChanged()
    }
    endWaiting(on: connection)
  }

  /// The device's location is unavailable. The current one stays.
  package func note(_ problem: Failure, on connection: ConnectionNumber) {
    state.withLock { state in
      state.connections[connection, default: Connection()].lastProblem = problem
      switch problem.entry {
      case .locationUnavailableDenied: state.connections[connection]?.authorization = .denied
      case .locationUnavailableNotSupported:
        state.connections[connection]?.authorization = .unsupported
      default: break
      }
      state.hasChanged()
    }
  }

  /// A new `location` in the configuration; the caller then updates each connection.
  package func configure(_ reference: PlaceReference?) {
    state.withLock { state in
      state.configured = reference
      state.hasChanged()
    }
  }

  package func close(_ connection: ConnectionNumber) {
    state.withLock { state in
      state.connections[connection] = nil
      state.hasChanged()
    }
  }

  // MARK: Waiting

  /// The number of changes of this connection's location: a call accepted before a change must not
  /// answer about the new place.
  package func changes(on connection: ConnectionNumber) -> Int {
    state.withLock { $0.connections[connection]?.changes ?? 0 }
  }

  /// Suspends until the location of this connection changes, or the task is cancelled.
  /// - Parameter seen: `changes` when the wait began; a later change counts too.
  /// - Returns: whether it changed.
  package func change(on connection: ConnectionNumber, since seen: Int) async -> Bool {
    let box = OnceBox<Bool>()
    let ticket = state.withLock { state -> Int? in
      guard state.connections[connection, default: Connection()].changes == seen else { return nil }
      state.lastTicket += 1
      state.connections[connection, default: Connection()].waiting[state.lastTicket] = box
      return state.lastTicket
    }
    guard let ticket else { return true }
    let hasChanged = await box.value(orWhenCancelled: false)
    state.withLock { state in
      _ = state.connections[connection]?.waiting.removeValue(forKey: ticket)
    }
    return hasChanged
  }

  private func endWaiting(on connection: ConnectionNumber) {
    let boxes = state.withLock { state in
      state.connections[connection, default: Connection()].changes += 1
      defer { state.connections[connection]?.waiting = [:] }
      return state.connections[connection]?.waiting.values.map(\.self) ?? []
    }
    for box in boxes { box.finish(true) }
  }
}
