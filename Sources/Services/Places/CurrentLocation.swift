import AlmanacCore
import EventLoop
package import Storage
import Synchronization

/// Knows where "here" is for each connection, keeps what was set across starts, and tells who waits
/// when it changes.
///
/// All of it happens on the loop's thread; the lock is there for the compiler and is never
/// contended.
package final class CurrentLocation: Sendable {
  private struct Connection {
    /// `location.set` or a device fix, whichever came last.
    var chosen: (place: ResolvedPlace, origin: LocationOrigin)?
    var initialized: PlaceReference?
    var authorization = LocationAuthorization.notDetermined
    var lastProblem: LocationProblem?
    var waiting: [Int: OnceBox<Bool>] = [:]
    /// How often the location changed.
    var changes = 0
  }

  private struct State {
    var connections: [ConnectionNumber: Connection] = [:]
    var stored: ResolvedPlace?
    var isLoaded = false
    var configured: PlaceReference?
    var lastTicket = 0
    /// Changes with everything that an answer about the location depends on.
    var revision = 0
    /// What was found last, until something changes.
    var known: (connection: ConnectionNumber, state: LocationState)?

    mutating func hasChanged() {
      revision += 1
      known = nil
    }
  }

  /// Resolves a name that only a provider may know; nil where nobody does.
  package typealias Resolve = @Sendable (PlaceReference) async -> ResolvedPlace?

  private static let settingKey = "location"

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

  /// The location where it can be told at once; nil where the store or a provider must be asked.
  package func known(on connection: ConnectionNumber) -> LocationState? {
    if let known = state.withLock({ $0.known }), known.connection == connection {
      return known.state
    }
    let found = find(on: connection)
    if let found { state.withLock { $0.known = (connection, found) } }
    return found
  }

  /// The same number means the same answers to every question about the location.
  package var revision: Int { state.withLock { $0.revision } }

  private func find(on connection: ConnectionNumber) -> LocationState? {
    let (chosen, references, isLoaded, stored) = state.withLock { state in
      (
        state.connections[connection]?.chosen, candidates(connection, state), state.isLoaded,
        state.stored
      )
    }
    if let chosen { return LocationState(found: chosen.place, origin: chosen.origin) }
    for candidate in references {
      switch candidate.origin {
      case .stored:
        guard isLoaded else { return nil }
        if let stored { return LocationState(found: stored, origin: .stored) }
      case .timezone: return lastResort(skipped: [])
      default:
        guard let reference = candidate.reference else { continue }
        guard let found = (try? local.find(reference)) ?? nil else { return nil }
        return LocationState(found: found, origin: candidate.origin)
      }
    }
    return nil
  }

  /// The location. It is always somewhere: at last the city of the system's time zone.
  package func current(on connection: ConnectionNumber) async -> LocationState {
    if let known = known(on: connection) { return known }
    await load()
    var skipped: [LocationOrigin] = []
    for candidate in state.withLock({ candidates(connection, $0) }) {
      if candidate.origin == .stored, let stored = state.withLock({ $0.stored }) {
        return LocationState(found: stored, origin: .stored, skipped: skipped)
      }
      guard let reference = candidate.reference else { continue }
      let found = (try? local.find(reference)) ?? nil
      if let place = found == nil ? await resolve(reference) : found {
        return LocationState(found: place, origin: candidate.origin, skipped: skipped)
      }
      skipped.append(candidate.origin)
    }
    return lastResort(skipped: skipped)
  }

  package func authorization(on connection: ConnectionNumber) -> LocationAuthorization {
    state.withLock { $0.connections[connection]?.authorization ?? .notDetermined }
  }

  package func lastProblem(on connection: ConnectionNumber) -> LocationProblem? {
    state.withLock { $0.connections[connection]?.lastProblem }
  }

  private func candidates(
    _ connection: ConnectionNumber, _ state: State
  ) -> [(origin: LocationOrigin, reference: PlaceReference?)] {
    [
      (.initialize, state.connections[connection]?.initialized),
      (.environment, defaults.environment),
      (.stored, nil), (.config, state.configured), (.timezone, nil),
    ].filter { $0.1 != nil || $0.0 == .stored || $0.0 == .timezone }
  }

  private func lastResort(skipped: [LocationOrigin]) -> LocationState {
    let city = defaults.timeZone.flatMap(local.gazetteer.place(ofTimeZone:)).flatMap(local.resolve)
    return LocationState(
      found: city ?? greenwich, origin: .timezone, skipped: skipped, isAssumed: city == nil)
  }

  /// Where a clock without a city points to: a machine in UTC is most often one that nobody told
  /// where it is. Under its own name, not that of the nearest place in the gazetteer.
  private var greenwich: ResolvedPlace {
    let parts = PlaceParts(name: "Greenwich", latitude: 51.4779, longitude: -0.0015)
    guard let found = (try? local.find(.parts(parts))) ?? nil else {
      preconditionFailure("a coordinate in range")
    }
    return found
  }

  private func load() async {
    guard !state.withLock({ $0.isLoaded }) else { return }
    let text = (try? await store.settings())?[Self.settingKey]
    let stored = text.flatMap(PlaceText.decode).flatMap(local.resolve)
    state.withLock { state in
      guard !state.isLoaded else { return }
      state.isLoaded = true
      state.stored = stored
      state.hasChanged()
    }
  }

  // MARK: Changing

  /// Makes a place the current one on this connection and keeps it for later starts.
  /// - Throws: when it could not be kept; it is in force all the same.
  package func set(
    _ place: ResolvedPlace, origin: LocationOrigin, on connection: ConnectionNumber
  ) async throws(StorageFailure) {
    state.withLock { state in
      state.connections[connection, default: Connection()].chosen = (place, origin)
      if origin == .client {
        state.connections[connection]?.authorization = .authorized
        state.connections[connection]?.lastProblem = nil
      }
      state.stored = place
      state.isLoaded = true
      state.hasChanged()
    }
    endWaiting(on: connection)
    try await store.setSetting(Self.settingKey, to: PlaceText.encode(place.place))
  }

  /// Forgets what was set or measured: the location is again what is said elsewhere.
  package func unset(on connection: ConnectionNumber) async throws(StorageFailure) {
    state.withLock { state in
      state.connections[connection]?.chosen = nil
      state.stored = nil
      state.isLoaded = true
      state.hasChanged()
    }
    endWaiting(on: connection)
    try await store.setSetting(Self.settingKey, to: nil)
  }

  /// What `initialize` said; weaker than what was set.
  package func initialize(_ reference: PlaceReference?, on connection: ConnectionNumber) {
    state.withLock { state in
      state.connections[connection, default: Connection()].initialized = reference
      state.hasChanged()
    }
    endWaiting(on: connection)
  }

  /// The device could not be asked or did not know. The location stays.
  package func note(_ problem: LocationProblem, on connection: ConnectionNumber) {
    state.withLock { state in
      state.connections[connection, default: Connection()].lastProblem = problem
      switch problem {
      case .denied: state.connections[connection]?.authorization = .denied
      case .notSupported: state.connections[connection]?.authorization = .unsupported
      case .unavailable, .timeout, .other: break
      }
      state.hasChanged()
    }
  }

  /// A new `location` of the configuration.
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

  /// How often the location of this connection changed: a call that was accepted before a change
  /// must not answer about the place after it.
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
